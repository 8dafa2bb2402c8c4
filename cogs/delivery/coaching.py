"""What the coach says to somebody at a table, worked out from the log: nothing of it is stored."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Choice, Decision, Seat, State, Text, View, heard
from engine.core.coaching import Asked, Coaching, Memory, coaching, remembered, suggestion
from engine.core.registry import AnyGame, game_of
from tables import Table, TableService
from tables.store.history import Entry

_KEPT = 256


class Coached(NamedTuple):
    """What the coach says at one question, and what it would answer."""

    said: Coaching
    suggestion: Choice | None


class CoachReader:
    """Reads the log of a table as its coach does, from what one seat could see."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._memories: OrderedDict[tuple[int, Seat, int], Memory] = OrderedDict()

    async def at(
        self, table: Table, user_id: int, view: View, decision: Decision, begun: Sequence[str] = ()
    ) -> Coached | None:
        """What is said to somebody at their question, with so much of a long answer `begun`.

        None where nobody coaches them.
        """
        its_game, seat = game_of(table), decision.seat
        if its_game.coach is None or not await self._service.coach_switches.is_on(table, user_id):
            return None
        line = [one for one in await self._service.history.line(table) if one.version <= table.version]
        memory, since = await self._memory(table, seat, line)
        asked = Asked(view, decision, await self._story(table, seat, line, since), tuple(begun))
        return await asyncio.to_thread(_coached, its_game, memory, asked)

    async def _memory(self, table: Table, seat: Seat, line: Sequence[Entry]) -> tuple[Memory, int]:
        """What the learner knows, and the version of their latest answer; 0 before the first."""
        joined = table.holders[seat].since
        answers = [one for one in line if one.move and one.move.seat == seat and one.version > joined]
        memory, since = Memory(), 0
        for entry in answers:
            known = self._memories.get((table.id, seat, entry.version))
            memory = known or await self._after(table, seat, line, memory, since, entry)
            since = entry.version
            self._memories[table.id, seat, entry.version] = memory
        while len(self._memories) > _KEPT:
            self._memories.popitem(last=False)
        return memory, since

    async def _after(
        self, table: Table, seat: Seat, line: Sequence[Entry], memory: Memory, since: int, entry: Entry
    ) -> Memory:
        """What the learner knows after one more answer."""
        earlier = [one for one in line if one.version < entry.version]
        state = await self._service.history.state(table.id, earlier[-1].version)
        assert entry.move is not None
        decision = state.decision(seat, entry.move.number)
        if decision is None:
            return memory
        story = await self._story(table, seat, earlier, since)
        asked = Asked(game_of(table).view(state, seat), decision, story)
        return await asyncio.to_thread(_remembered, game_of(table), memory, asked, entry.move.choice)

    async def _story(self, table: Table, seat: Seat, line: Sequence[Entry], since: int) -> tuple[Text, ...]:
        """What a seat has heard since a version, that one included."""
        story: tuple[Text, ...] = ()
        for entry in line:
            if entry.version >= since:
                state: State = await self._service.history.state(table.id, entry.version)
                story += heard(state.events, seat)
        return story


def _coached(its_game: AnyGame, memory: Memory, asked: Asked) -> Coached:
    assert its_game.coach is not None
    said = coaching(its_game.coach, memory, asked)
    return Coached(said, suggestion(its_game.coach, memory, asked, its_game.quick_answer))


def _remembered(its_game: AnyGame, memory: Memory, asked: Asked, choice: Choice) -> Memory:
    assert its_game.coach is not None
    return remembered(its_game.coach, memory, asked, choice)
