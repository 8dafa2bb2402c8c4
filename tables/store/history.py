"""The log of a table: every version with the move or undo that led to it, and its states."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import NamedTuple

import msgspec

from engine.core import Barrier, Choice, Move, Seat, State
from engine.core.saving import BrokenSaveError, load
from engine.core.undo import Kind, Turn, Undo
from tables.store.database import Row, Storage
from tables.store.model import Table
from tables.store.states.packing import SavedStates
from tables.store.states.rows import read_all_states, read_state, read_states

_MOST_ASKED_AT_ONCE = 100
_MOST_REMEMBERED = 1000
"""Of so many questions it is kept in memory when they were asked: it takes several states to find out."""


class _Asked(msgspec.Struct):
    asked: list[int]


class _Counters(msgspec.Struct):
    """The part of a saved state that going back needs, should the rest be unreadable."""

    state: _Asked


_counters = msgspec.json.Decoder(_Counters)


class WayBack(NamedTuple):
    """An undo, and the version of the table it goes back to."""

    back_to: int
    undo: Undo


class Record(NamedTuple):
    """A new state, and the move or undo that led to it, if one did."""

    state: State
    move: Move | None = None
    way_back: WayBack | None = None


class Entry(NamedTuple):
    """One version of a table, and what led to it: a move, an undo, or neither."""

    version: int
    move: Move | None = None
    barrier: Barrier | None = None
    way_back: WayBack | None = None
    at: float | None = None
    by_person: bool = False
    """Whether a person made the move, not a computer player and not the clock."""

    @property
    def is_reseating(self) -> bool:
        """Whether only the holder of a seat has changed; meaningless for the first entry."""
        return self.move is None and self.way_back is None


class Moment(NamedTuple):
    """A move that still counts, and the version before it."""

    before: int
    version: int
    move: Move
    barrier: Barrier | None
    at: float | None


def line_of(log: Iterable[Entry]) -> list[Entry]:
    """The entries that led to the last one, without what was undone."""
    line: list[Entry] = []
    for entry in log:
        if entry.way_back is not None:
            back_to = entry.way_back.back_to
            line = [earlier for earlier in line if earlier.version <= back_to]
        line.append(entry)
    return line


def moments_of(line: Sequence[Entry]) -> list[Moment]:
    """The moves on a line."""
    return [
        Moment(before.version, entry.version, entry.move, entry.barrier, entry.at)
        for before, entry in pairwise(line)
        if entry.move is not None
    ]


class History:
    """Reads the log of a table, and its earlier states."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asked_at: dict[tuple[int, Seat, int], float | None] = {}

    async def log(self, table_id: int) -> list[Entry]:
        """Every version of a game since its start."""
        query = (
            "SELECT states.version, moves.seat, number, choice, barrier, "
            "back_to, kind, undos.seat AS undoer, coalesce(moves.made_at, undos.made_at) AS at, "
            "moves.interaction_id IS NOT NULL AS by_person FROM states "
            "LEFT JOIN moves USING (table_id, version) LEFT JOIN undos USING (table_id, version) "
            "WHERE states.table_id = ? ORDER BY states.version"
        )
        return [_entry(row) for row in await self._storage.rows(query, (table_id,))]

    async def line(self, table: Table) -> list[Entry]:
        """The log that led to the present state, without what was undone."""
        return line_of(await self.log(table.id))

    async def is_counted(self, interaction_id: int | None) -> bool:
        """Whether this interaction has already led to a move or an undo."""
        query = (
            "SELECT 1 FROM moves WHERE interaction_id = ?1 "
            "UNION ALL SELECT 1 FROM undos WHERE interaction_id = ?1"
        )
        return await self._storage.row(query, (interaction_id,)) is not None

    async def answered_at(self, table_id: int, seat: Seat, number: int) -> float | None:
        """When a seat last answered the question with this number; None if it never did."""
        query = "SELECT max(made_at) FROM moves WHERE table_id = ? AND seat = ? AND number = ?"
        row = await self._storage.row(query, (table_id, seat, number))
        return row[0] if row else None

    async def asked_at(self, table_id: int, seat: Seat, number: int) -> float | None:
        """When a seat was asked the question with this number, which is open; None if that is not known.

        Nobody noted when a game began; and states that cannot be read wait for their repair.
        """
        question = table_id, seat, number
        if question not in self._asked_at:
            if len(self._asked_at) >= _MOST_REMEMBERED:
                self._asked_at.clear()
            with suppress(msgspec.MsgspecError, BrokenSaveError):
                self._asked_at[question] = await self._found_asked_at(*question)
        return self._asked_at.get(question)

    async def _found_asked_at(self, table_id: int, seat: Seat, number: int) -> float | None:
        """The first version that has asked so much is found by halves: questions are only ever added."""
        query = (
            "SELECT states.version, coalesce(moves.made_at, undos.made_at) AS at FROM states "
            "LEFT JOIN moves USING (table_id, version) LEFT JOIN undos USING (table_id, version) "
            "WHERE states.table_id = ? ORDER BY states.version"
        )
        rows = await self._storage.rows(query, (table_id,))
        low, high = 0, len(rows) - 1
        while low < high:
            middle = (low + high) // 2
            saved = await read_state(self._storage, table_id, rows[middle]["version"])
            if saved is not None and _counters.decode(saved).state.asked[seat] >= number:
                high = middle
            else:
                low = middle + 1
        at: float | None = rows[low]["at"] if rows else None
        return at

    async def state(self, table_id: int, version: int) -> State:
        """The state of any version."""
        saved = await read_state(self._storage, table_id, version)
        assert saved is not None
        return load(saved)

    async def saved(self, table_id: int) -> SavedStates:
        """All states by version; one that is damaged raises `BrokenSaveError` when it is asked for."""
        return await read_all_states(self._storage, table_id)

    async def turn(self, table_id: int, moment: Moment) -> Turn:
        """A move with the states around it, which are nearly always packed against the same others."""
        around = moment.before, moment.version
        saved = await read_states(self._storage, table_id, "AND version IN (?2, ?3)", *around)
        before, after = [load(saved[version]) for version in around]
        return Turn(before, moment.move, after)

    async def turns_since(self, table: Table, version: int) -> list[Turn]:
        """Every move on the line after a version."""
        moments = moments_of(await self.line(table))
        return [await self.turn(table.id, moment) for moment in moments if moment.before >= version]

    async def readable_turns_since(self, table: Table, version: int) -> list[Turn]:
        """Every move on the line after a version, except those whose states can no longer be read."""
        turns = []
        for moment in moments_of(await self.line(table)):
            if moment.before >= version:
                with suppress(BrokenSaveError):
                    turns.append(await self.turn(table.id, moment))
        return turns

    async def asked(self, table_id: int) -> list[int]:
        """How many questions each seat has been asked; at least that many if states are unreadable."""
        saved = await self.saved(table_id)
        for unread, version in enumerate(reversed(list(saved))):
            with suppress(msgspec.MsgspecError, BrokenSaveError):
                asked = _counters.decode(saved[version]).state.asked
                return [number + unread * _MOST_ASKED_AT_ONCE for number in asked]
        raise BrokenSaveError("none of the states can be read")


def _entry(row: Row) -> Entry:
    version, at = row["version"], row["at"]
    if row["kind"] is not None:
        way_back = WayBack(row["back_to"], Undo(Kind(row["kind"]), row["undoer"]))
        return Entry(version, way_back=way_back, at=at)
    if row["choice"] is None:
        return Entry(version)
    choice: Choice = msgspec.json.decode(row["choice"], type=Choice)
    seat: Seat = row["seat"]
    barrier = Barrier(row["barrier"]) if row["barrier"] else None
    return Entry(version, Move(seat, row["number"], choice), barrier, at=at, by_person=bool(row["by_person"]))
