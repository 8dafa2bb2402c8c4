"""When time goes by: reminders at half and at nine tenths, and in the end what the table has agreed on."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Decision, Illegal, Move, State, Text, default_move, seat_name
from tables.clock.absence import Absence
from tables.clock.clocks import DEADLINE, HALF, LATE, NEARLY, Clock, Clocks, is_timed
from tables.clock.notifications import CALL, call_again
from tables.play.playing import Play
from tables.play.votes import Kind, Vote, Votes, end_vote, is_answered, majority, open_vote
from tables.store import outbox
from tables.store.database import Storage
from tables.store.messages import Letters
from tables.store.model import Commit, PanelErrand, Table, TableErrand
from tables.store.people import People
from tables.store.timers import Timer, TimerHandler, Timers, drop_timer


class Lateness:
    """What clocks do."""

    def __init__(
        self,
        storage: Storage,
        play: Play,
        people: People,
        clocks: Clocks,
        absence: Absence,
        votes: Votes,
        letters: Letters,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._timers = Timers(storage)
        self._play = play
        self._people = people
        self._clocks = clocks
        self._absence = absence
        self._letters = letters
        self._clock = clock
        votes.add(Kind(LATE, ("wait", "default", "bot"), majority, "wait", self._decided, self._has_answered))

    @property
    def timer_handlers(self) -> dict[str, TimerHandler]:
        """Half of the time is over, nearly all of it, all of it."""
        return {HALF: self._reminds, NEARLY: self._reminds, DEADLINE: self._is_up}

    async def _reminds(self, table: Table, timer: Timer) -> None:
        """Call somebody again; but if more has come due since, because the bot was away, only that counts."""
        clock = (await self._clocks.at(table.id))[timer.subject]
        overtaken = any(
            other.table_id == table.id and other.subject == timer.subject and other.kind in (NEARLY, DEADLINE)
            for other in await self._timers.due(self._clock())
            if other.kind != timer.kind
        )
        note = Text(f"story-reminder-{timer.kind}", {"seat": seat_name(timer.subject)})
        errands = [] if overtaken else call_again(await self._people.get(clock.user_id), note)
        async with self._storage.transaction() as writer:
            await drop_timer(writer, *timer[:3])
            await drop_timer(writer, table.id, CALL, clock.user_id)  # a reminder is call enough
            await outbox.put(writer, table.id, errands)

    async def _is_up(self, table: Table, timer: Timer) -> None:
        clock = (await self._clocks.at(table.id))[timer.subject]
        match table.table_settings["late"]:
            case "default":
                await self._default_move(table, clock)
            case "bot":
                await self._absence.replace_late(table, clock.seat)
            case _:
                await self._call_vote(table, clock)

    async def _default_move(self, table: Table, clock: Clock) -> None:
        """What they had begun counts, if it can stand as it is; else what costs the least."""
        state = await self._play.state_in_play(table)
        question = await self._question(table, clock)
        begun = Move(question.seat, question.number, await self._letters.draft(table.id, question))
        move = begun if begun.choice and _can_stand(state, question, begun) else default_move(state, question)
        await self._play.move(table, move, None, Text("story-late-default", {"seat": seat_name(clock.seat)}))

    async def _question(self, table: Table, clock: Clock) -> Decision:
        state = await self._play.state_in_play(table)
        return next(one for one in state.pending() if (one.seat, one.number) == (clock.seat, clock.number))

    # ── the others decide ────────────────────────────────────────────────────────────────────────────────

    async def _call_vote(self, table: Table, clock: Clock) -> None:
        """Ask the others; the clock stands at its end until they or the late one have decided."""
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
            await self._clocks.start(writer, table, question, self._clock())
            await outbox.put(writer, table.id, [TableErrand((note,)), panel])

    def _has_answered(self, vote: Vote, commit: Commit) -> bool:
        """The late one is not asked that any more, or is somebody else, or nobody waits for them any more."""
        return is_answered(vote, commit) or not is_timed(commit.table, int(vote.about["seat"]))


def _can_stand(state: State, question: Decision, begun: Move) -> bool:
    try:
        question.form.read(state, begun.seat, begun.choice)
    except Illegal:
        return False
    return True
