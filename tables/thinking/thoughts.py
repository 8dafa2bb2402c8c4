"""What hard computer players have to think about: written with every move, settled with or without one."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engine.core import Move, Refusal
from engine.core.editions.edition import to_carry
from engine.search.characters import temper_of
from engine.search.jobs import Answer, Job
from tables.play.computer_players import to_think_about
from tables.play.games import Play
from tables.store.commits import Commit
from tables.store.database import Storage, Writer
from tables.store.features.thoughts import (
    Thought,
    claim_thought,
    delete_thought,
    release_thoughts,
    saved_state,
    tables_in_thought,
    thought_at,
    unclaimed_tables,
    write_thought,
)
from tables.store.model import Status, Table
from tables.store.timers import THINKING, Timer, drop_timers, set_timer

log = logging.getLogger("lairkeeper.thinking")

LIMIT = 10.0
"""How many seconds a question may be thought about before the quick player answers it."""
LEASE = 3.0
"""For how many seconds a thought is claimed, unless the claim is renewed."""
MOST_IN_A_ROW = 300
"""How many questions are thought about before a person must decide something: more than any game needs."""


class Thoughts:
    """Everything that is to be thought about, at all tables."""

    def __init__(self, storage: Storage, play: Play, clock: Callable[[], float], owner: str) -> None:
        self._storage = storage
        self._play = play
        self._clock = clock
        self.owner = owner
        """Who claims thoughts here."""

    async def at(self, table_id: int) -> Thought | None:
        """What is to be thought about at a table."""
        return await thought_at(self._storage, table_id)

    async def tables(self) -> list[int]:
        """The tables at which there is something to think about."""
        return await tables_in_thought(self._storage)

    async def unclaimed(self) -> list[int]:
        """The tables at which nobody thinks: nobody has begun, or whoever had is dead or late."""
        return await unclaimed_tables(self._storage, self._clock())

    async def claim(self, thought: Thought) -> bool:
        """Claim a thought for a while, or renew the claim; whether it is ours."""
        now = self._clock()
        async with self._storage.transaction() as writer:
            return await claim_thought(writer, thought, self.owner, now, now + LEASE)

    async def release(self) -> None:
        """Leave to others whatever is claimed here."""
        async with self._storage.transaction() as writer:
            await release_thoughts(writer, self.owner)

    async def job(self, table: Table, thought: Thought) -> Job | None:
        """The job for a worker; None if the state is gone."""
        saved = await saved_state(self._storage, thought.table_id, thought.version)
        if saved is None:
            return None
        temper, edition = temper_of(table.holders[thought.seat].name), to_carry(table.edition)
        return Job(saved, thought.seat, thought.number, temper, edition=edition)

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Write what is to be thought about now.

        Whoever was asked before has no more time than they had then, whatever else has happened meanwhile.
        """
        table = commit.table
        asked = to_think_about(table.holders, commit.state) if self._play.thinks else None
        if asked is None or table.status is not Status.PLAYING:
            await delete_thought(writer, table.id)
            await drop_timers(writer, table.id, THINKING)
            return
        # Nobody else changes the table meanwhile, so what is read here is up to date.
        former = await thought_at(self._storage, table.id)
        run = former.run + 1 if former is not None and commit.interaction_id is None else 1
        await write_thought(writer, Thought(table.id, table.version, asked.seat, asked.number, run))
        if former is None or (former.seat, former.number) != (asked.seat, asked.number):
            due_at = commit.at + (LIMIT if run <= MOST_IN_A_ROW else 0.0)
            await drop_timers(writer, table.id, THINKING)
            await set_timer(writer, Timer(table.id, THINKING, asked.seat, due_at))

    async def settle(self, table: Table, thought: Thought, answer: Answer | None) -> None:
        """Make the move that was thought about, unless play has gone on meanwhile.

        Without an answer, and with one that is none, the quick player moves.
        """
        if await self.at(table.id) != thought or table.version != thought.version:
            return
        if answer is not None:
            try:
                await self._play.go_on(table, Move(thought.seat, answer.number, answer.choice))
            except Refusal as refusal:
                log.error("a thought was refused: %s", refusal.text.key, extra={"table": table.id})
            else:
                return
        await self._play.go_on(table)

    async def give_up(self, table: Table, timer: Timer) -> None:
        """Let the quick player move: nobody has thought of an answer in time."""
        thought = await self.at(table.id)
        if thought is not None and thought.version == table.version and table.status is Status.PLAYING:
            await self._play.go_on(table)
            return
        async with self._storage.transaction() as writer:
            await delete_thought(writer, table.id)
            await drop_timers(writer, table.id, THINKING)
