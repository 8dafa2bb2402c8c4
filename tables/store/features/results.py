"""The rows of results: how each seat of a finished game did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from engine.core import EXERCISE, LESSON, Seat
from tables.store.database import Row, Storage, Writer

_COUNTED = (
    "SELECT id FROM tables WHERE (status = 'over' "
    "OR status = 'closed' AND id IN (SELECT table_id FROM standings)) "
    f"AND coalesce(json_extract(settings, '$.{EXERCISE}'), json_extract(settings, '$.{LESSON}')) IS NULL"
)
"""Games that are over, or were ended with a standing that counts; but no exercises and no lessons."""

MOST_TIMES = 500
"""More answers of one game than that say nothing new about how fast somebody answers."""


class Result(NamedTuple):
    """How one seat of a finished game did."""

    table_id: int
    seat: Seat
    user_id: int | None
    name: str
    place: int
    winners: int
    answers: int
    waited: float
    rated: bool
    times: Sequence[int]
    """How many seconds answers took; at most so many of the latest as `MOST_TIMES` says."""


async def results_on(storage: Storage, guild_id: int | None) -> list[Row]:
    """All results on a server with their games, in the order in which those ended; None: everywhere."""
    query = (
        "SELECT results.*, tables.game FROM results JOIN tables ON tables.id = table_id "
        "WHERE guild_id = ?1 OR ?1 IS NULL ORDER BY changed_at, table_id, seat"
    )
    return await storage.rows(query, (guild_id,))


async def tables_without_results(storage: Storage) -> list[int]:
    """Finished games whose results are not written yet."""
    rows = await storage.rows(f"{_COUNTED} AND id NOT IN (SELECT table_id FROM results)")
    return [row["id"] for row in rows]


async def write_results(writer: Writer, results: Iterable[Result]) -> None:
    """Write new results, and delete those of games that are no longer over."""
    await writer.execute(f"DELETE FROM results WHERE table_id NOT IN ({_COUNTED})")
    await writer.executemany(
        "INSERT INTO results (table_id, seat, user_id, name, place, winners, answers, "
        "waited, rated, times) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(*result[:-1], msgspec.json.encode(result.times[-MOST_TIMES:]).decode()) for result in results],
    )


async def delete_results(writer: Writer, table_id: int) -> None:
    """Delete the results of a game."""
    writer.later("DELETE FROM results WHERE table_id = ?", (table_id,))
