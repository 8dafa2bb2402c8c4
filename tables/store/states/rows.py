"""The rows of states: written packed, and read together with what they are packed against."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from engine.core import State
from engine.core.saving import save
from tables.store.database import Storage, Writer
from tables.store.states.packing import BLOCK, Row, SavedStates, packed_rows

WITH_BASES = (
    "WITH RECURSIVE wanted (version, asked) AS ("
    "SELECT * FROM (SELECT version, 1 FROM states WHERE table_id = ?1 {which}) AS those UNION "
    "SELECT base, 0 FROM wanted CROSS JOIN states "
    "WHERE table_id = ?1 AND states.version = wanted.version AND base < states.version) "
    "SELECT states.version, base, state, asked FROM wanted CROSS JOIN states "
    "WHERE table_id = ?1 AND states.version = wanted.version"
)
"""States, and whatever they are packed against. With CROSS JOIN, SQLite looks for the states one by one."""
_OF_THE_BLOCK = (
    "SELECT version, base, state FROM states "
    "WHERE table_id = ? AND version BETWEEN ? AND ? AND base IS NOT NULL ORDER BY version"
)
"""Whatever the next states of a block may be packed against."""


_FEW = 4


async def read_states(storage: Storage, table_id: int, which: str, *values: int) -> SavedStates:
    """Some states of a table: `which` is the rest of a WHERE clause with these values, from `?2` on."""
    return saved_states(await storage.rows(WITH_BASES.format(which=which), (table_id, *values)))


async def read_all_states(storage: Storage, table_id: int) -> SavedStates:
    """Every state of a table."""
    query = "SELECT version, base, state, 1 FROM states WHERE table_id = ? ORDER BY version"
    return saved_states(await storage.rows(query, (table_id,)))


async def read_state(storage: Storage, table_id: int, version: int) -> bytes | None:
    """One state as it was saved; None if there is none."""
    found = await read_states(storage, table_id, "AND version = ?2", version)
    return found[version] if found else None


def saved_states(rows: Iterable[Iterable[Any]]) -> SavedStates:
    """The states behind rows of version, base, state, and whether it was asked for."""
    found = [(Row(version, base, state), asked) for version, base, state, asked in rows]
    return SavedStates((row for row, _ in found), (row.version for row, asked in found if asked))


async def write_states(writer: Writer, table_id: int, first: int, states: Sequence[State]) -> None:
    """Write the states of successive versions, the first of which has this number."""
    rows = await writer.rows(_OF_THE_BLOCK, (table_id, first - first % BLOCK, first - 1))
    pack = partial(_packed, [Row(*row) for row in rows], first, states)
    # A move or two take less time than a thread does to begin; a row of computer players takes its time.
    new = pack() if len(states) <= _FEW else await asyncio.to_thread(pack)
    writer.later(
        "INSERT INTO states (table_id, version, base, state) VALUES (?, ?, ?, ?)",
        *[(table_id, *row) for row in new],
    )


def _packed(block: Sequence[Row], first: int, states: Sequence[State]) -> list[Row]:
    return packed_rows(block, first, [save(state) for state in states])
