"""Who has left a game that others went on with, and how somebody's latest games have ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from tables.store.database import Row, Storage, Writer

_WITH_OTHERS = (
    "EXISTS (SELECT 1 FROM results AS other WHERE other.table_id = results.table_id "
    "AND other.user_id != ?1) OR EXISTS (SELECT 1 FROM departures AS gone "
    "WHERE gone.table_id = results.table_id AND gone.user_id != ?1)"
)
"""Whether a finished game had other people in it; nobody waits for anybody in a game with computers alone."""
_LATEST = (
    "SELECT 0 AS gone, changed_at AS ended_at, answers, waited, times FROM results "
    f"JOIN tables ON tables.id = table_id WHERE user_id = ?1 AND guild_id = ?2 AND ({_WITH_OTHERS}) "
    "UNION ALL SELECT 1 AS gone, left_at AS ended_at, 0 AS answers, 0 AS waited, "
    "CAST(NULL AS TEXT) AS times FROM departures JOIN tables ON tables.id = table_id "
    "WHERE user_id = ?1 AND guild_id = ?2 AND excused = 0 "
    "ORDER BY ended_at DESC LIMIT ?3"
)


class EndedGame(NamedTuple):
    """How a game has ended for somebody."""

    gone: bool
    """Whether they left it."""
    times: Sequence[float]
    """How many seconds their answers took."""


async def latest_games(storage: Storage, user_id: int, guild_id: int | None, most: int) -> list[EndedGame]:
    """How somebody's latest games with others have ended on a server, the latest first."""
    rows = await storage.rows(_LATEST, (user_id, guild_id, most))
    return [EndedGame(bool(row["gone"]), _times(row)) for row in rows]


def _times(row: Row) -> Sequence[float]:
    """How long answers took; in games from before that was kept, all took as long as they did on average."""
    if row["times"] is not None:
        return msgspec.json.decode(row["times"], type=list[int])
    return [row["waited"] / row["answers"]] * row["answers"] if row["answers"] else []


async def has_departed(storage: Storage, table_id: int, user_id: int) -> bool:
    """Whether somebody has left a game, and that counts."""
    query = "SELECT 1 FROM departures WHERE table_id = ? AND user_id = ? AND excused = 0"
    return await storage.row(query, (table_id, user_id)) is not None


async def note_departures(writer: Writer, table_id: int, people: Iterable[int], now: float) -> None:
    """Note who has left a game."""
    await writer.executemany(
        "INSERT INTO departures (table_id, user_id, left_at) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, user_id) DO UPDATE SET left_at = excluded.left_at",
        [(table_id, user_id, now) for user_id in people],
    )


async def delete_departures(writer: Writer, table_id: int, people: Iterable[int]) -> None:
    """Forget that people had left a game: they are back."""
    rows = [(table_id, user_id) for user_id in people]
    await writer.executemany("DELETE FROM departures WHERE table_id = ? AND user_id = ?", rows)


async def excuse_departure(writer: Writer, table_id: int, user_id: int) -> None:
    """Have somebody's departure not count."""
    change = "UPDATE departures SET excused = 1 WHERE table_id = ? AND user_id = ?"
    await writer.execute(change, (table_id, user_id))
