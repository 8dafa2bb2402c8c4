"""Deadlines: reminders at half and nine tenths of the time, and at its end what the table has agreed on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engine.core import Decision, Illegal, Move, State, Text, default_move, seat_name
from tables.clock.absence import Absence
from tables.clock.clocks import LATE, Clocks, is_timed
from tables.clock.notifications import call_again
from tables.play.games import Play
from tables.play.votes import Kind, is_answered, majority
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.database import Storage
from tables.store.drafts import Drafts
from tables.store.features.clocks import Clock
from tables.store.features.votes import Vote, end_vote, open_vote
from tables.store.model import PanelErrand, Table, TableErrand
from tables.store.people import People
from tables.store.timers import CALL, DEADLINE, NEARLY, Timer, Timers, drop_timer


class Deadlines:
    """Reminds players, and acts when their time is up."""

    def __init__(
        self,
        storage: Storage,
        play: Play,
        people: People,
        clocks: Clocks,
        absence: Absence,
        drafts: Drafts,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._timers = Timers(storage)
        self._play = play
        self._people = people
        self._clocks = clocks
        self._absence = absence
        self._drafts = drafts
        self._clock = clock

    async def remind(self, table: Table, timer: Timer) -> None:
        """Remind a player, unless a later reminder or the deadline is due as well."""
        clock = (await self._clocks.at(table.id))[timer.subject]
        overtaken = any(
            other.table_id == table.id and other.subject == timer.subject and other.kind in (NEARLY, DEADLINE)
            for other in await self._timers.due(self._clock())
            if other.kind != timer.kind
        )
        note = Text(f"story-reminder-{timer.kind}", {"seat": seat_name(timer.subject)})
        errands = [] if overtaken else call_again(table, await self._people.get(clock.user_id), note)
        async with self._storage.transaction() as writer:
            await drop_timer(writer, *timer[:3])
            await drop_timer(writer, table.id, CALL, clock.user_id)  # the reminder replaces the call
            await outbox.put(writer, table.id, errands)

    async def end(self, table: Table, timer: Timer) -> None:
        """Do what the table has agreed on for a player whose time is up."""
        clock = (await self._clocks.at(table.id))[timer.subject]
        match table.table_settings["late"]:
            case "default":
                await self._default_move(table, clock)
            case "bot":
                await self._absence.replace_late(table, clock.seat)
            case _:
                await self._call_vote(table, clock)

    async def _default_move(self, table: Table, clock: Clock) -> None:
        """Submit a late player's draft if it is legal, and the default move otherwise."""
        state = await self._play.state_in_play(table)
        question = await self._question(table, clock)
        draft = Move(question.seat, question.number, await self._drafts.get(table.id, question))
        may = bool(draft.choice) and await asyncio.to_thread(_is_legal, state, question, draft)
        move = draft if may else await asyncio.to_thread(default_move, state, question)
        await self._play.move(table, move, None, Text("story-late-default", {"seat": seat_name(clock.seat)}))

    async def _question(self, table: Table, clock: Clock) -> Decision:
        state = await self._play.state_in_play(table)
        return next(one for one in state.pending() if (one.seat, one.number) == (clock.seat, clock.number))

    # ── the others decide ────────────────────────────────────────────────────────────────────────────────

    @property
    def vote(self) -> Kind:
        """The vote on a player whose time is up."""
        return Kind(LATE, ("wait", "default", "bot"), majority, "wait", self._decided, _is_settled)

    async def _call_vote(self, table: Table, clock: Clock) -> None:
        """Ask the others; the clock stands still at its end until they or the late player decide."""
        others = [holder.user_id for holder in table.people if holder.seat != clock.seat]
        about = {"seat": clock.seat, "number": clock.number}
        voters = dict.fromkeys(user_id for user_id in others if user_id is not None)
        async with self._storage.transaction() as writer:
            await open_vote(writer, table.id, LATE, about, voters)
            await drop_timer(writer, table.id, DEADLINE, clock.seat)
            await outbox.put(writer, table.id, [TableErrand(asked=tuple(voters))])

    async def _decided(self, table: Table, vote: Vote, choice: str) -> None:
        clock = (await self._clocks.at(table.id))[int(vote.about["seat"])]
        match choice:
            case "default":
                await self._default_move(table, clock)
            case "bot":
                await self._absence.replace_late(table, clock.seat)
            case _:
                await self._wait_longer(table, vote, clock)

    async def _wait_longer(self, table: Table, vote: Vote, clock: Clock) -> None:
        question = await self._question(table, clock)
        note = Text("story-late-wait", {"seat": seat_name(clock.seat)})
        panel = PanelErrand(clock.user_id, your_turn=False)
        async with self._storage.transaction() as writer:
            await end_vote(writer, vote)
            await self._clocks.start(writer, table, [question], self._clock())
            await outbox.put(writer, table.id, [TableErrand((note,)), panel])


def _is_settled(vote: Vote, commit: Commit) -> bool:
    """Whether the question is answered, somebody else sits there, or nobody waits for the seat any more."""
    return is_answered(vote, commit) or not is_timed(commit.table, int(vote.about["seat"]))


def _is_legal(state: State, question: Decision, draft: Move) -> bool:
    try:
        question.form.read(state, draft.seat, draft.choice)
    except Illegal:
        return False
    return True
