"""The rows of records: what was achieved in finished games, and which servers have a hall of fame."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core import Seat, Text
from tables.store.database import Storage, Writer


class Achievement(NamedTuple):
    """What one seat has achieved in a finished game."""

    table_id: int
    seat: Seat
    record: str
    value: int


class BestRow(NamedTuple):
    """An achievement with who it belongs to."""

    game: str
    record: str
    value: int
    user_id: int
    name: str
    table_id: int
    rated: bool

    @property
    def text(self) -> Text:
        """What was achieved, in the game's own words."""
        return Text(f"{self.game}-record-{self.record}", {"value": self.value})


async def achievements_on(storage: Storage, guild_id: int | None) -> list[BestRow]:
    """What people have achieved on a server, the greatest first, of equals the earliest; None: everywhere.

    Whoever was forgotten is left out.
    """
    query = (
        "SELECT tables.game, record, value, user_id, name, records.table_id, rated FROM records "
        "JOIN results ON results.table_id = records.table_id AND results.seat = records.seat "
        "JOIN tables ON tables.id = records.table_id "
        "WHERE user_id IS NOT NULL AND (guild_id = ?1 OR ?1 IS NULL) "
        "ORDER BY value DESC, changed_at, records.table_id, records.seat"
    )
    rows = await storage.rows(query, (guild_id,))
    return [BestRow(*row) for row in rows]


async def has_hall(storage: Storage, guild_id: int) -> bool:
    """Whether a server has a hall of fame."""
    return await storage.row("SELECT 1 FROM halls WHERE guild_id = ?", (guild_id,)) is not None


async def open_hall(writer: Writer, guild_id: int) -> None:
    """Give a server a hall of fame."""
    await writer.execute("INSERT INTO halls (guild_id) VALUES (?) ON CONFLICT DO NOTHING", (guild_id,))


async def close_hall(writer: Writer, guild_id: int) -> None:
    """Take it away; the records stay."""
    await writer.execute("DELETE FROM halls WHERE guild_id = ?", (guild_id,))


async def write_achievements(writer: Writer, achievements: Iterable[Achievement]) -> None:
    """Write what was achieved, and delete what belongs to games that no longer have results."""
    await writer.execute("DELETE FROM records WHERE table_id NOT IN (SELECT table_id FROM results)")
    await writer.executemany(
        "INSERT INTO records (table_id, seat, record, value) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        achievements,
    )


async def delete_achievements(writer: Writer, table_id: int) -> None:
    """Delete what was achieved in a game."""
    writer.later("DELETE FROM records WHERE table_id = ?", (table_id,))
