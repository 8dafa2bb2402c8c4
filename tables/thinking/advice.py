"""*What would you do?*: the answer of a hard player, for the eyes of whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Choice, Decision, Seat, State, Text
from engine.core.editions.edition import to_carry
from engine.core.registry import game_of
from engine.search.jobs import Job
from engine.search.knowledge import Knowledge
from tables.play.games import Play
from tables.store.database import Storage
from tables.store.features.thoughts import note_advice, saved_state
from tables.store.model import Refused, Table
from tables.store.table_settings import gives_advice
from tables.thinking.workers import WorkerLostError, Workers

PATIENCE = 10.0
"""How many seconds somebody waits for advice before they get that of the quick player."""
_KEPT = 64


class Advice(NamedTuple):
    """What to answer, and why."""

    choice: Choice
    reasons: Sequence[Text] = ()
    """A sentence or two to the asker; none if it was not thought about."""


class Adviser:
    """Gives advice. Nobody else learns of it: it writes nothing that is shown, and makes no move."""

    def __init__(self, storage: Storage, play: Play, workers: Workers) -> None:
        self._storage = storage
        self._play = play
        self._workers = workers
        self._asking: set[int] = set()
        self._given: OrderedDict[tuple[int, int, Seat, int], Advice] = OrderedDict()

    async def ask(self, table: Table, user_id: int, number: int) -> Advice:
        """What a hard player would answer to somebody's question, from what they may know."""
        seat = table.must_seat(user_id)
        state = await self._play.state_in_play(table)
        asked = next((one for one in state.pending() if (one.seat, one.number) == (seat, number)), None)
        if asked is None:
            raise Refused(Text("question-is-stale"))
        if not gives_advice(table.table_settings):
            raise Refused(Text("advice-is-off"))
        if user_id in self._asking:
            raise Refused(Text("advice-under-way"))
        if table.table_settings["advice"] == "unrated":
            async with self._storage.transaction() as writer:
                await note_advice(writer, table.id)
        self._asking.add(user_id)
        try:
            return await self._advice(table, state, asked)
        finally:
            self._asking.discard(user_id)

    async def _advice(self, table: Table, state: State, asked: Decision) -> Advice:
        key = (table.id, table.version, asked.seat, asked.number)
        known = self._given.get(key)
        if known is not None:
            return known
        advice = await self._thought(table, asked)
        if advice is None:
            return Advice(await asyncio.to_thread(_quick_answer, state, asked))
        self._given[key] = advice
        if len(self._given) > _KEPT:
            self._given.popitem(last=False)
        return advice

    async def _thought(self, table: Table, asked: Decision) -> Advice | None:
        saved = await saved_state(self._storage, table.id, table.version)
        if saved is None or not self._workers.count:
            return None
        job = Job(saved, asked.seat, asked.number, advises=True, edition=to_carry(table.edition))
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._workers.think(job)
        except (WorkerLostError, TimeoutError):
            return None
        return None if answer is None else Advice(answer.choice, answer.reasons)


def _quick_answer(state: State, asked: Decision) -> Choice:
    its_game = game_of(state)
    choice: Choice = its_game.quick_answer(Knowledge(its_game, state, asked.seat).view, asked)
    return choice
