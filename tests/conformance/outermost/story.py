"""The story of one table: people answer, plan, draft, ask, undo, vote, are late, leave and are replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from engine.core import Chance, Decision, Move, Refusal, State
from engine.core.registry import AnyGame
from tables import Newcomer, Refused, Status, Table, TableService
from tables.play.limits import Limits
from tables.store.features.seen import Shown
from tables.store.table_settings import DAY
from tables.thinking.workers import Workers
from tests.conformance.outermost.memory import MemoryStorage
from tests.conformance.plays import NAMES

CHANNEL, SERVER = 7, 1
FIRST_GUEST = 100
NEWCOMER = 500
BEGINNING = 1_790_000_000.0
MOST_STEPS = 700
_GENEROUS = Limits(votes_per_hour=10_000, tables_per_person=10_000, lobbies_per_person=10_000)


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self) -> float:
        return self.now


class Moment(NamedTuple):
    """What a step has led to: the table as it was and as it is."""

    before: Table
    table: Table


class Story:
    """One game from its first question to its end, with everything that goes on around it."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.clock = Clock()
        self.storage = MemoryStorage()
        self.service = TableService(self.storage, self.clock, lambda: seed, _GENEROUS, Workers(0))
        self._chance = Chance(seed)
        self._table_id = 0
        self._newcomers = NEWCOMER
        self.done: Counter[str] = Counter()
        """What has been done so far, if it was not refused, and how often."""

    async def moments(self) -> AsyncIterator[Moment]:
        """Play, step by step, to the end."""
        before = await self._sit_down()
        await self.service.change(self._table_id, self.service.play.start)
        yield await self._moment(before)
        for _ in range(MOST_STEPS):
            before = await self.table()
            if before.status is not Status.PLAYING:
                return
            doing = self._something()
            with suppress(Refused, Refusal):
                await doing()
                self.done[doing.__name__.strip("_")] += 1
            yield await self._moment(before)

    async def table(self) -> Table:
        """The table as it is now."""
        return await self.service.repository.table(self._table_id)

    async def state(self) -> State:
        """The state of the game as it is now."""
        return await self.service.repository.state(await self.table())

    async def _moment(self, before: Table) -> Moment:
        batch = await self.service.outbox.claim(self._table_id)
        if batch is not None:
            await self.service.outbox.done(batch)
        table = await self.table()
        await self._deliver(table)
        return Moment(before, table)

    async def _deliver(self, table: Table) -> None:
        """Everybody's panel arrives; some look at it."""
        for holder in table.people:
            assert holder.user_id is not None
            await self.service.seen.deliver(table.id, holder.user_id, table.version, Shown.DIRECT)
            if not self._chance.below(4):
                await self.service.seen.use(table.id, holder.user_id, Shown.DIRECT)

    # ── before the game ──────────────────────────────────────────────────────────────────────────────────

    async def _sit_down(self) -> Table:
        """A lobby with people, now and then with computer players, and with any table settings."""
        least, most = self.game.seats
        seats = least + self.seed % (most - least + 1)
        people = seats if self._chance.below(3) or seats < 3 else seats - 1
        lobbies, host = self.service.lobbies, self._guest(0)
        self._table_id = (await lobbies.open(SERVER, CHANNEL, host, self.game.key, "en")).id
        for seat in range(1, people):
            await self._change(lobbies.join, guest=self._guest(seat))
        for _ in range(people, seats):
            await self._change(lobbies.add_computer_player, user_id=FIRST_GUEST)
        for key, values in _TABLE_SETTINGS.items():
            value = self._chance.one_of(values)
            await self._change(lobbies.choose, user_id=FIRST_GUEST, setting=key, value=value)
        for setting in self.game.settings:
            if not self._chance.below(2):
                value = self._chance.one_of(setting.values)
                with suppress(Refused, Refusal):
                    await self._change(lobbies.choose, user_id=FIRST_GUEST, setting=setting.key, value=value)
        return await self.table()

    def _guest(self, seat: int) -> Newcomer:
        return Newcomer(FIRST_GUEST + seat, NAMES[seat])

    # ── step by step ─────────────────────────────────────────────────────────────────────────────────────

    def _something(self) -> Callable[[], Awaitable[None]]:
        return self._chance.one_of(
            [
                *[self._answer] * 14,
                *[self._plan] * 4,
                self._draft,
                self._ask_for_advice,
                self._undo,
                self._ask_to_undo,
                self._vote,
                self._vote,
                self._be_late,
                self._leave,
                self._take_over,
                self._switch_the_coach,
            ]
        )

    async def _answer(self) -> None:
        """Somebody who is asked answers."""
        pending = await self._open((await self.state()).pending())
        await self._choose(pending)

    async def _plan(self) -> None:
        """Somebody decides something ahead that nobody waits for."""
        offers = [one for one in (await self.state()).decisions() if one.standing]
        await self._choose(await self._open(offers))

    async def _open(self, decisions: list[Decision]) -> list[Decision]:
        held = {holder.seat for holder in (await self.table()).people}
        return [decision for decision in decisions if decision.seat in held]

    async def _choose(self, decisions: list[Decision]) -> None:
        if not decisions:
            return
        state, decision = await self.state(), self._chance.one_of(decisions)
        choice = decision.form.sample(state, decision.seat, self._chance)
        move = Move(decision.seat, decision.number, choice)
        number = self._chance.below(1 << 60)
        await self._change(self.service.play.move, move=move, interaction_id=number)

    async def _draft(self) -> None:
        """Somebody begins to put an answer together."""
        for decision in await self._open((await self.state()).pending()):
            words = decision.form.sample(await self.state(), decision.seat, self._chance)
            if isinstance(words, list):
                await self.service.drafts.save(self._table_id, decision, words)

    async def _ask_for_advice(self) -> None:
        for decision in await self._open((await self.state()).pending()):
            table = await self.table()
            user_id = table.holders[decision.seat].user_id
            assert user_id is not None
            await self.service.adviser.ask(table, user_id, decision.number)

    async def _undo(self) -> None:
        seat = self._chance.below(len((await self.table()).holders))
        how = {"seat": seat, "version": None, "interaction_id": self._chance.below(1 << 60)}
        await self._change(self.service.undos.undo, **how)

    async def _ask_to_undo(self) -> None:
        if not self._chance.below(3):
            await self._change(self.service.undos.ask, user_id=await self._somebody())

    async def _vote(self) -> None:
        for vote in await self.service.votes.at(self._table_id):
            for user_id in vote.missing:
                choice = self._chance.one_of(self.service.votes.choices(vote))
                await self._change(self.service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)

    async def _be_late(self) -> None:
        """Time passes until some clocks run out, now and then."""
        self.clock.now += self._chance.one_of([60.0, 3600.0, DAY / 2, 3 * DAY])
        await self.service.run_due_timers()

    async def _leave(self) -> None:
        """Somebody resigns, if others stay; a computer player takes the seat."""
        if len((await self.table()).people) > 1 and not self._chance.below(4):
            await self._change(self.service.transfers.resign, user_id=await self._somebody())

    async def _take_over(self) -> None:
        """Somebody comes back to their seat, or somebody new asks for that of a computer player."""
        table = await self.table()
        for holder in table.holders:
            if holder.absentee is not None:
                await self._change(self.service.absence.come_back, user_id=holder.absentee.user_id)
            elif holder.user_id is None:
                self._newcomers += 1
                guest = Newcomer(self._newcomers, f"Guest {self._newcomers}")
                await self._change(self.service.transfers.ask_for, guest=guest, seat=holder.seat)

    async def _switch_the_coach(self) -> None:
        on = bool(self._chance.below(2))
        await self.service.coach_switches.turn(self._table_id, await self._somebody(), on=on)

    async def _somebody(self) -> int:
        user_id = self._chance.one_of((await self.table()).people).user_id
        assert user_id is not None
        return user_id

    async def _change(self, act: Callable[..., Awaitable[object]], **how: object) -> None:
        await self.service.change(self._table_id, partial(act, **how))


_TABLE_SETTINGS = {
    "clock": ("none", "4-hours", "1-day"),
    "late": ("bot", "default", "vote"),
    "advice": ("on", "unrated"),
    "coach": ("on", "off"),
    "calls": ("channel", "quiet"),
    "substitutes": ("easy", "normal"),
}
