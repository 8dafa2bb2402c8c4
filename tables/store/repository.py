"""Reading tables and their states from the database."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from engine.core import Event, Seat, State, Text, heard
from engine.core.saving import load
from tables.store.database import Row, Storage
from tables.store.features.editions import get_to_know
from tables.store.model import Absentee, Holder, Line, Passage, Refused, Status, Table
from tables.store.states.rows import read_state, read_states
from tables.store.table_settings import with_defaults

_TABLES_KEPT_IN_MEMORY = 128
_STATES_KEPT_OF_EACH = 2
"""The present one, and the one before: somebody may still be shown that."""
_STATES_READ_AT_ONCE = 32
MOST_UNSEEN = 100
"""How many moves are looked through for what somebody has not seen."""
_LATEST = 2**62
_AT_SEATS = "id IN (SELECT table_id FROM seats WHERE {whose} = ?)"
_COUNTS = (
    "NOT EXISTS (SELECT 1 FROM undos WHERE undos.table_id = {rows}.table_id "
    "AND back_to < {rows}.version AND {rows}.version < undos.version)"
)
"""Whether a version was not undone."""
_THAT_COUNT = (
    f"AND version BETWEEN ?2 AND ?3 AND {_COUNTS.format(rows='states')} ORDER BY version DESC LIMIT ?4"
)
"""The latest states that were not undone."""


class _Events(msgspec.Struct):
    events: list[Event] = []
    mover: Seat | None = None


class _Saved(msgspec.Struct):
    """The part of a saved state that the story needs; events have kept their form since the first release."""

    state: _Events


_story = msgspec.json.Decoder(_Saved)


class TableRepository:
    """The tables as stored; recent states are cached, the rest is read when needed."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._states: OrderedDict[int, dict[int, State]] = OrderedDict()
        """By table and version."""

    async def table(self, table_id: int) -> Table:
        """A table by its number."""
        found = await self._tables("id = ?", (table_id,))
        if not found:
            raise Refused(Text("table-is-gone"))
        return found[0]

    async def open_in(self, channel_id: int) -> Table | None:
        """The lobby or game of a channel."""
        found = await self._tables("channel_id = ? AND status IN ('lobby', 'playing')", (channel_id,))
        return found[0] if found else None

    async def must_be_open_in(self, channel_id: int, otherwise: str = "no-table-here") -> Table:
        """The lobby or game of a channel; refuses if there is none, or if the game there is over."""
        here = await self.latest_in(channel_id)
        if here is None:
            raise Refused(Text(otherwise))
        if here.status is Status.OVER:
            raise Refused(Text("game-here-is-over"))
        return here

    async def latest_in(self, channel_id: int) -> Table | None:
        """The lobby or game of a channel, or else the last game that ended there."""
        found = await self._tables(
            "id = (SELECT id FROM tables WHERE channel_id = ? AND status != 'closed' "
            "ORDER BY status = 'over', id DESC LIMIT 1)",
            (channel_id,),
        )
        return found[0] if found else None

    async def of_person(self, user_id: int) -> list[Table]:
        """Every open table a person sits at, the oldest first."""
        where = f"{_AT_SEATS.format(whose='user_id')} AND status IN ('lobby', 'playing')"
        return await self._tables(where, (user_id,))

    async def with_clocks(self) -> list[Table]:
        """Every table at which a clock runs, the oldest first."""
        return await self._tables("id IN (SELECT table_id FROM clocks)", ())

    async def left_by(self, user_id: int) -> list[Table]:
        """Every game in which a computer player keeps a seat for this person, the oldest first."""
        return await self._tables(f"{_AT_SEATS.format(whose='owner_id')} AND status = 'playing'", (user_id,))

    async def to_look_back_at(self, user_id: int, channel_id: int | None) -> list[Table]:
        """The games of a channel and those of a person, running, over or ended early, the latest first."""
        where = f"seed IS NOT NULL AND ({_AT_SEATS.format(whose='user_id')} OR channel_id = ?)"
        return await self._tables(where, (user_id, channel_id), "changed_at DESC, id DESC")

    async def seed(self, table_id: int) -> int | None:
        """The seed a game was started with."""
        row = await self._storage.row("SELECT seed FROM tables WHERE id = ?", (table_id,))
        return row["seed"] if row else None

    async def _tables(self, where: str, values: Sequence[Any], order: str = "id") -> list[Table]:
        """Some tables with everybody at them, on one way to the database, so that both are of one moment."""
        query = f"SELECT * FROM tables LEFT JOIN seats ON table_id = id WHERE {where} ORDER BY {order}, seat"
        found = await self._storage.rows(query, values)
        return [await self._table(list(rows)) for _, rows in groupby(found, lambda row: int(row["id"]))]

    async def _table(self, rows: Sequence[Row]) -> Table:
        """A table, from a row for each seat; a closed lobby may have none."""
        row = rows[0]
        await get_to_know(self._storage, row["edition"])
        return Table(
            id=row["id"],
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            game=row["game"],
            settings=msgspec.json.decode(row["settings"], type=dict[str, str]),
            host_id=row["host_id"],
            status=Status(row["status"]),
            version=row["version"],
            locale=row["locale"],
            message_id=row["message_id"],
            message_at=row["message_at"],
            holders=tuple(_holder(seat) for seat in rows if seat["seat"] is not None),
            table_settings=with_defaults(msgspec.json.decode(row["options"], type=dict[str, str])),
            edition=row["edition"],
        )

    async def state(self, table: Table) -> State:
        """The state of a game in progress or over."""
        kept = self._states.get(table.id, {})
        if table.version in kept:
            self._states.move_to_end(table.id)
            return kept[table.version]
        saved = await read_state(self._storage, table.id, table.version)
        if saved is None:
            raise Refused(Text("game-has-not-started"))
        state = load(saved)
        self.keep(table.id, table.version, state)
        return state

    async def story(self, table: Table, viewer: Seat | None, moves: int, since: int = 0) -> list[list[Text]]:
        """The lines of `passages`, move by move."""
        told = await self.passages(table, viewer, moves, since)
        return [[line.text for line in passage.lines] for passage in told]

    async def passages(
        self, table: Table, viewer: Seat | None, moves: int, since: int = 0, upto: int = _LATEST
    ) -> list[Passage]:
        """The story of the latest moves as this viewer heard it, the oldest move first.

        Moves they heard nothing of do not count: otherwise a shorter story would give those moves away.
        What was undone is told by the undo, struck out, and by nothing else.
        Whoever has taken over a seat hears what came before only as everybody does.
        """
        joined_at = 0 if viewer is None else table.holders[viewer].since
        story: list[Passage] = []
        at_once = min(moves, _STATES_READ_AT_ONCE)
        while len(story) < moves:
            saved = await read_states(self._storage, table.id, _THAT_COUNT, since, upto, at_once)
            for version in reversed(list(saved)):
                state = _story.decode(saved[version]).state
                if state.events:
                    hears = viewer if version >= joined_at else None
                    texts = heard(state.events, hears)
                    lines = [
                        Line(text, event.weight, text is not event.text)
                        for text, event in zip(texts, state.events, strict=True)
                    ]
                    story.append(Passage(version, state.mover, lines, hears))
                upto = version - 1
            if len(saved) < at_once:
                break
            at_once = _STATES_READ_AT_ONCE
        return story[:moves][::-1]

    async def unseen(self, table: Table, seat: Seat, seen: int | None) -> list[Passage]:
        """What the holder of a seat has not seen, `seen` being the latest version they have.

        Whoever has never used a panel has seen what came before their own latest move or undo. The answer
        to an undo of one's own has told of it already.
        """
        since = seen + 1 if seen is not None else await self._own_latest(table.id, seat)
        since = max(table.holders[seat].since, since)
        query = "SELECT version FROM undos WHERE table_id = ? AND seat = ? AND kind = 'own'"
        undone = {row["version"] for row in await self._storage.rows(query, (table.id, seat))}
        told = await self.passages(table, seat, MOST_UNSEEN, since, table.version)
        return [passage for passage in told if passage.version not in undone]

    async def _own_latest(self, table_id: int, seat: Seat) -> int:
        """The version of the latest move or undo of a person at a seat, from which on a digest tells."""
        query = (
            "SELECT max(version) FROM (SELECT version FROM moves WHERE table_id = ?1 AND seat = ?2 "
            f"AND interaction_id IS NOT NULL AND {_COUNTS.format(rows='moves')} "
            "UNION ALL SELECT version + 1 FROM undos WHERE table_id = ?1 AND seat = ?2 AND kind = 'own') "
            "AS own"
        )
        row = await self._storage.row(query, (table_id, seat))
        return row[0] or 0 if row else 0

    def keep(self, table_id: int, version: int, state: State) -> None:
        """Cache a state of a table; the latest ones stay."""
        kept = self._states.setdefault(table_id, {})
        self._states.move_to_end(table_id)
        kept[version] = state
        if len(kept) > _STATES_KEPT_OF_EACH:
            del kept[min(kept)]
        if len(self._states) > _TABLES_KEPT_IN_MEMORY:
            self._states.popitem(last=False)


def _holder(row: Row) -> Holder:
    owner = row["owner_id"] and Absentee(row["owner_id"], row["owner_name"], row["returns_at"])
    return Holder(row["seat"], row["user_id"], row["name"], owner or None, row["since"], row["strength"])
