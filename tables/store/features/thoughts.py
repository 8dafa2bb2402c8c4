"""The rows of thoughts: what a hard computer player has to think about, and who thinks about it.

Any number of processes may think about the rows of one database. Whoever has a worker to spare claims a row
for a moment, and renews the claim while the worker thinks; a claim that is not renewed belongs to somebody
dead or late, and anybody may take it over.
"""

from __future__ import annotations

import msgspec

from engine.core import Seat
from tables.store.database import Storage, Writer
from tables.store.states.rows import read_state


class Thought(msgspec.Struct, frozen=True):
    """A question to a hard computer player."""

    table_id: int
    version: int
    """The version of the table it is asked at; no other is thought about."""
    seat: Seat
    number: int
    run: int
    """How many have been thought about in a row, this one included."""


async def thought_at(storage: Storage, table_id: int) -> Thought | None:
    """What is to be thought about at a table."""
    query = "SELECT table_id, version, seat, number, run FROM thoughts WHERE table_id = ?"
    row = await storage.row(query, (table_id,))
    return None if row is None else msgspec.convert(dict(row), Thought)


async def tables_in_thought(storage: Storage) -> list[int]:
    """The tables at which there is something to think about."""
    return [row["table_id"] for row in await storage.rows("SELECT table_id FROM thoughts ORDER BY table_id")]


async def unclaimed_tables(storage: Storage, now: float) -> list[int]:
    """The tables at which nobody thinks about what there is to think about."""
    query = "SELECT table_id FROM thoughts WHERE claimed_until <= ? ORDER BY table_id"
    return [row["table_id"] for row in await storage.rows(query, (now,))]


async def claim_thought(writer: Writer, thought: Thought, owner: str, now: float, until: float) -> bool:
    """Claim a thought, or renew one's claim; whether nobody else has it.

    One statement, so that two processes cannot both have it.
    """
    change = (
        "UPDATE thoughts SET claimed_by = ?, claimed_until = ? "
        "WHERE table_id = ? AND version = ? AND seat = ? AND number = ? "
        "AND (claimed_by = ? OR claimed_until <= ?)"
    )
    asked = (thought.table_id, thought.version, thought.seat, thought.number)
    return await writer.execute(change, (owner, until, *asked, owner, now)) == 1


async def release_thoughts(writer: Writer, owner: str) -> None:
    """Give up all claims: somebody else may think at once."""
    await writer.execute(
        "UPDATE thoughts SET claimed_by = '', claimed_until = 0 WHERE claimed_by = ?", (owner,)
    )


async def saved_state(storage: Storage, table_id: int, version: int) -> bytes | None:
    """The state to think about."""
    return await read_state(storage, table_id, version)


async def note_advice(writer: Writer, table_id: int) -> None:
    """Note that somebody at a table has asked for advice."""
    await writer.execute("UPDATE tables SET advised = 1 WHERE id = ?", (table_id,))


async def was_advised(storage: Storage, table_id: int) -> bool:
    """Whether somebody at a table has asked for advice where a game does not count then."""
    row = await storage.row("SELECT advised FROM tables WHERE id = ?", (table_id,))
    return row is not None and bool(row["advised"])


async def write_thought(writer: Writer, thought: Thought) -> None:
    """Write what is to be thought about at a table now; nobody has claimed it yet."""
    await writer.execute(
        "INSERT INTO thoughts (table_id, version, seat, number, run) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, seat = excluded.seat, "
        "number = excluded.number, run = excluded.run, claimed_by = '', claimed_until = 0",
        msgspec.structs.astuple(thought),
    )


async def delete_thought(writer: Writer, table_id: int) -> None:
    """Delete what was to be thought about at a table."""
    writer.later("DELETE FROM thoughts WHERE table_id = ?", (table_id,))
