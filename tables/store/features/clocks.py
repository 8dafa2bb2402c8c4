"""The rows of clocks: until when a person may answer a question."""

from __future__ import annotations

import msgspec

from engine.core import Seat
from tables.store.database import Storage, Writer


class Clock(msgspec.Struct, frozen=True):
    """How long a person has for a question."""

    seat: Seat
    user_id: int
    number: int
    reaction: bool
    started_at: float
    deadline: float


async def clocks_at(storage: Storage, table_id: int) -> dict[Seat, Clock]:
    """The clocks of a table, by seat."""
    query = (
        "SELECT seat, user_id, number, reaction, started_at, deadline FROM clocks "
        "WHERE table_id = ? ORDER BY seat"
    )
    rows = await storage.rows(query, (table_id,))
    return {row["seat"]: msgspec.convert(dict(row), Clock, strict=False) for row in rows}


async def write_clock(writer: Writer, table_id: int, clock: Clock) -> None:
    """Write a seat's clock, replacing the one before."""
    writer.later(
        "INSERT INTO clocks (table_id, seat, user_id, number, reaction, started_at, deadline) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
        "user_id = excluded.user_id, number = excluded.number, reaction = excluded.reaction, "
        "started_at = excluded.started_at, deadline = excluded.deadline",
        (table_id, *msgspec.structs.astuple(clock)),
    )


async def delete_clock(writer: Writer, table_id: int, seat: Seat) -> None:
    """Delete a seat's clock."""
    writer.later("DELETE FROM clocks WHERE table_id = ? AND seat = ?", (table_id, seat))
