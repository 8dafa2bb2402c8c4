"""The rows of standings with which people have agreed to end a game."""

from __future__ import annotations

from collections.abc import Sequence

from tables.store.database import Storage, Writer


async def write_standing(writer: Writer, table_id: int, points: Sequence[int]) -> None:
    """Write everybody's points; should there be a standing already, the new one counts."""
    await writer.execute("DELETE FROM standings WHERE table_id = ?", (table_id,))
    rows = [(table_id, seat, each) for seat, each in enumerate(points)]
    await writer.executemany("INSERT INTO standings (table_id, seat, points) VALUES (?, ?, ?)", rows)


async def read_standing(storage: Storage, table_id: int) -> list[int]:
    """Everybody's points; none if the game was not ended like that."""
    query = "SELECT points FROM standings WHERE table_id = ? ORDER BY seat"
    return [row["points"] for row in await storage.rows(query, (table_id,))]
