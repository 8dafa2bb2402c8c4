"""Random lives of a table, with crashes: clocks, timers and votes always fit the game."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from engine.core import Chance, Refusal
from tables import Newcomer, QuietHours, Refused, Status, StoreAddress, Table, TableService
from tables.clock.clocks import LATE, is_timed
from tables.store.database import Storage, Writer
from tables.store.features.presence import note_alive
from tables.store.table_settings import DAY, HOUR, TABLE_SETTINGS
from tables.store.timers import DEADLINE
from tests.tables.databases import rows
from tests.tables.scene import STRANGER, Clock, Opener, play_randomly, started, state_of

TABLE = 1
BEGINNING = 1_790_000_000.0
SEEDS = int(os.environ.get("LIFE_SEEDS", "8"))
"""How many lives; each lasts about a week by its own clock."""
STEPS = 120
FEWER_STEPS = 12
"""On PostgreSQL, where a restart takes longer; what happens there is the same."""
_ROUNDS = 3
"""What a timer does may make another one due at once, so timers are run several times."""
EVERYBODY = (100, 101, 102, STRANGER)
Doing = Callable[[TableService], Awaitable[object]]


class DiedError(BaseException):
    """The bot dies in the middle of something; nothing handles this."""


def let_die(storage: Storage, after: int) -> None:
    """Let the bot die after so many transactions."""
    write, left = storage.transaction, [after]

    @asynccontextmanager
    async def dying() -> AsyncIterator[Writer]:
        if not left[0]:
            raise DiedError
        left[0] -= 1
        async with write() as writer:
            yield writer

    storage.transaction = dying  # type: ignore[method-assign]


def let_rest(storage: Storage) -> None:
    """Let the dead be buried: its connections are closed as those of any other."""
    vars(storage).pop("transaction", None)


class Life:
    """A random sequence of steps."""

    def __init__(self, chance: Chance, clock: Clock) -> None:
        self._chance = chance
        self._clock = clock

    async def step(self, service: TableService) -> None:
        """Do something at random; a refusal changes nothing."""
        doing = self._chance.one_of(
            [
                self._wait,
                self._wait,
                self._move,
                self._move,
                self._vote,
                self._vote,
                self._seat,
                self._hours,
                self._setting,
                self._call,
                self._outage,
                self._undo,
                self._leave,
            ]
        )
        with suppress(Refused, Refusal):
            await doing(service)
        await self.keep_time(service)

    async def keep_time(self, service: TableService) -> None:
        """Run all timers that are due."""
        for _ in range(_ROUNDS):
            await service.run_due_timers()

    async def _wait(self, service: TableService) -> None:
        self._clock.now += self._chance.one_of([60.0, HOUR / 2, HOUR, 6 * HOUR, DAY])

    async def _move(self, service: TableService) -> None:
        if (await service.repository.table(TABLE)).status is Status.PLAYING:
            async for _ in play_randomly(service, TABLE, self._chance, moves=1):
                pass

    async def _vote(self, service: TableService) -> None:
        votes = await service.votes.at(TABLE)
        if votes:
            vote = self._chance.one_of(votes)
            user_id = self._chance.one_of([*vote.ballots, STRANGER])
            choice = self._chance.one_of(service.votes.choices(vote))
            await self._change(service, service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)

    async def _seat(self, service: TableService) -> None:
        someone, other = self._chance.one_of(EVERYBODY), self._chance.one_of(EVERYBODY)
        newcomer = Newcomer(other, f"Guest {other}")
        match self._chance.below(4):
            case 0:
                await self._change(service, service.transfers.offer, user_id=someone, heir=newcomer)
            case 1:
                seat = self._chance.below(3)
                await self._change(service, service.transfers.ask_for, guest=newcomer, seat=seat)
            case 2:
                await self._change(service, service.transfers.kick, user_id=someone, target_id=other)
            case _:
                await self._change(service, service.absence.come_back, user_id=someone)

    async def _hours(self, service: TableService) -> None:
        someone = self._chance.one_of(EVERYBODY)
        if self._chance.below(2):
            days = self._chance.below(4)
            await service.absence.go_on_vacation(someone, self._clock.now + days * DAY)
        else:
            quiet = QuietHours(60 * self._chance.below(24), 61 * self._chance.below(23), "Europe/Berlin")
            await service.absence.choose_quiet(someone, self._chance.one_of([quiet, None]))

    async def _setting(self, service: TableService) -> None:
        setting = self._chance.one_of(TABLE_SETTINGS)
        value = self._chance.one_of(setting.values)
        pending = (await state_of(service, TABLE)).pending()
        if (await service.repository.table(TABLE)).status is Status.PLAYING:
            await self._change(service, service.clocks.choose, key=setting.key, value=value, asked=pending)

    async def _undo(self, service: TableService) -> None:
        seat = self._chance.below(3)
        match self._chance.below(3):
            case 0:
                how = {"seat": seat, "version": None, "interaction_id": None}
                await self._change(service, service.undos.undo, **how)
            case 1:
                await self._change(service, service.undos.ask, user_id=self._chance.one_of(EVERYBODY))
            case _:
                log = await service.history.line(await service.repository.table(TABLE))
                version = self._chance.one_of(log).version
                await self._change(service, service.repair.step_back, version=version, interaction_id=None)

    async def _leave(self, service: TableService) -> None:
        if self._chance.below(8):  # otherwise the table would soon be empty
            return
        someone = self._chance.one_of(EVERYBODY)
        if self._chance.below(2):
            await service.forget(someone)
        else:
            await self._change(service, service.transfers.resign, user_id=someone)

    async def _call(self, service: TableService) -> None:
        called = [user_id for user_id in EVERYBODY if self._chance.below(2)]
        await service.notifications.allowed_now(await service.repository.table(TABLE), called)

    async def _outage(self, service: TableService) -> None:
        async with service.storage.transaction() as writer:
            await note_alive(writer, self._clock.now)
        await self._wait(service)
        await service.note_presence()

    async def _change(
        self, service: TableService, act: Callable[..., Awaitable[object]], **how: object
    ) -> None:
        await service.change(TABLE, partial(act, **how))


async def flaws(service: TableService, store: StoreAddress, now: float) -> list[str]:
    """What does not fit together, in words."""
    table, found = await service.repository.table(TABLE), list[str]()
    state, clocks = await service.repository.state(table), await service.clocks.at(TABLE)
    timers = {
        (kind, subject): due for kind, subject, due in rows(store, "SELECT kind, subject, due_at FROM timers")
    }
    votes = await service.votes.at(TABLE)
    late = {vote.about["seat"] for vote in votes if vote.kind == LATE}
    awaited = {one.seat: one.number for one in reversed(state.pending()) if is_timed(table, one.seat)}
    if {seat: clock.number for seat, clock in clocks.items()} != awaited:
        found.append(f"clocks {set(clocks)} for {awaited}")
    for seat, clock in clocks.items():
        if clock.user_id != table.holders[seat].user_id:
            found.append(f"the clock of seat {seat} is somebody else's")
        if seat not in late and timers.get((DEADLINE, seat)) != clock.deadline:
            found.append(f"nothing happens at the end of the clock of seat {seat}")
    found += [
        f"{vote.kind} is decided, and nothing has happened" for vote in votes if service.votes._outcome(vote)
    ]
    if any(due <= now for due in timers.values()):
        found.append("something has come due, and nothing has happened")
    if table.status is not Status.PLAYING and (votes or clocks or timers):
        found.append("something goes on at a table that is over")
    if table.status is Status.PLAYING and not any(kind in ("warning", "closing") for kind, _ in timers):
        found.append("this table would never be closed")
    return [*found, *_wrong_seats(table)]


def _wrong_seats(table: Table) -> list[str]:
    kept = [holder for holder in table.holders if holder.absentee is not None]
    owners = [holder.absentee.user_id for holder in kept if holder.absentee]
    return [
        *(f"{holder.name} is there and is not" for holder in kept if holder.user_id is not None),
        *(f"{owner} has two seats" for owner in owners if table.seat_of(owner) is not None),
    ]


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_all_that_is_written_down_fits_together_after_every_step(
    store: StoreAddress, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    clock, chance = Clock(BEGINNING), Chance(seed)
    caplog.set_level(logging.WARNING)
    async with aclosing(Opener(store, clock)) as opener:
        service = await opener.open(seed)
        key = chance.one_of(["toy", "mighty-monsters"])
        await started(service, key, people=3, settings={"clock": "4-hours"})
        life = Life(chance, clock)
        for _ in range(STEPS if isinstance(store, Path) else FEWER_STEPS):
            await opener.aclose()
            service = await opener.open(seed)
            if chance.below(2):
                let_die(service.storage, chance.below(3))
            try:
                await life.step(service)
            except DiedError:
                let_rest(service.storage)
                await opener.aclose()
                service = await opener.open(seed)
                await life.keep_time(service)
            let_rest(service.storage)
            assert await flaws(service, opener.store, clock.now) == []
            assert caplog.text == ""
        print(f"{(clock.now - BEGINNING) / DAY:.1f} simulated days")
