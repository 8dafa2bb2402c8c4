"""What somebody may do only so often within an hour, counted over all processes."""

from __future__ import annotations

import msgspec

from tables.store.database import Storage, Writer
from tables.store.table_settings import HOUR


async def forget_hours(storage: Storage, now: float) -> None:
    """Delete what nobody counts any more.

    In a transaction of its own: whoever counts has locked a row, and must not wait for another one.
    """
    async with storage.transaction() as writer:
        await writer.execute("DELETE FROM hourly WHERE until <= ?", (now,))


async def moments_within_the_hour(
    writer: Writer, what: str, user_id: int, table_id: int, now: float
) -> list[float]:
    """When somebody did something; until the transaction ends, nobody else can count it."""
    lock = (
        "INSERT INTO hourly (what, user_id, table_id, moments, until) VALUES (?, ?, ?, '[]', ?) "
        "ON CONFLICT (what, user_id, table_id) DO UPDATE SET until = excluded.until"
    )
    await writer.execute(lock, (what, user_id, table_id, now + HOUR))
    query = "SELECT moments FROM hourly WHERE what = ? AND user_id = ? AND table_id = ?"
    [row] = await writer.rows(query, (what, user_id, table_id))
    moments = msgspec.json.decode(row["moments"], type=list[float])
    return [moment for moment in moments if moment > now - HOUR]


async def note_moments(writer: Writer, what: str, user_id: int, table_id: int, moments: list[float]) -> None:
    """Write when somebody did something."""
    change = "UPDATE hourly SET moments = ? WHERE what = ? AND user_id = ? AND table_id = ?"
    await writer.execute(change, (msgspec.json.encode(moments).decode(), what, user_id, table_id))
