"""Whatever people do, and whenever the bot dies: clocks, timers and votes always fit their game."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import aiosqlite
import pytest

from engine.core import Chance, Refusal
from tables import House, Newcomer, QuietHours, Refused, Status, Table
from tables.clock.clocks import DEADLINE, LATE, is_timed
from tables.seats.transfers import must_be_playing
from tables.store.database import Storage
from tables.store.table_settings import DAY, HOUR, OPTIONS
from tests.tables.scene import STRANGER, Clock, Opener, play_randomly, rows, started, state_of

TABLE = 1
STEPS = 120
_ROUNDS = 3
"""What happens by itself may cause something else to come due at once; whoever keeps the time looks again."""
EVERYBODY = (100, 101, 102, STRANGER)
Doing = Callable[[House], Awaitable[object]]


class DiedError(BaseException):
    """The bot is gone in the middle of something; nobody is there to handle it."""


def let_die(storage: Storage, after: int) -> None:
    """Let the bot die once it has written so often."""
    write, left = storage.transaction, [after]

    @asynccontextmanager
    async def dying() -> AsyncIterator[aiosqlite.Connection]:
        if not left[0]:
            raise DiedError
        left[0] -= 1
        async with write() as writer:
            yield writer

    storage.transaction = dying  # type: ignore[method-assign]


class Life:
    """One step after the other, by lot."""

    def __init__(self, chance: Chance, clock: Clock) -> None:
        self._chance = chance
        self._clock = clock

    async def step(self, house: House) -> None:
        """Something happens; what is refused changes nothing."""
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
                self._option,
                self._call,
                self._outage,
                self._undo,
                self._leave,
            ]
        )
        with suppress(Refused, Refusal):
            await doing(house)
        await self.keep_time(house)

    async def keep_time(self, house: House) -> None:
        """Everything happens that has come due."""
        for _ in range(_ROUNDS):
            await house.ring()

    async def _wait(self, house: House) -> None:
        self._clock.now += self._chance.one_of([60.0, HOUR / 2, HOUR, 6 * HOUR, DAY])

    async def _move(self, house: House) -> None:
        if (await house.shelf.table(TABLE)).status is Status.PLAYING:
            async for _ in play_randomly(house, TABLE, self._chance, moves=1):
                pass

    async def _vote(self, house: House) -> None:
        votes = await house.votes.at(TABLE)
        if votes:
            vote = self._chance.one_of(votes)
            user_id = self._chance.one_of([*vote.ballots, STRANGER])
            choice = self._chance.one_of(house.votes.choices(vote))
            await self._change(house, house.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)

    async def _seat(self, house: House) -> None:
        someone, other = self._chance.one_of(EVERYBODY), self._chance.one_of(EVERYBODY)
        newcomer = Newcomer(other, f"Guest {other}")
        match self._chance.below(4):
            case 0:
                await self._change(house, house.handing.offer, user_id=someone, heir=newcomer)
            case 1:
                seat = self._chance.below(3)
                await self._change(house, house.handing.ask_for, guest=newcomer, seat=seat)
            case 2:
                await self._change(house, house.handing.kick, user_id=someone, target_id=other)
            case _:
                await self._change(house, house.absence.come_back, user_id=someone)

    async def _hours(self, house: House) -> None:
        someone = self._chance.one_of(EVERYBODY)
        if self._chance.below(2):
            days = self._chance.below(4)
            await house.absence.go_on_vacation(someone, self._clock.now + days * DAY)
        else:
            quiet = QuietHours(60 * self._chance.below(24), 61 * self._chance.below(23), "Europe/Berlin")
            await house.absence.choose_quiet(someone, self._chance.one_of([quiet, None]))

    async def _option(self, house: House) -> None:
        option = self._chance.one_of(OPTIONS)
        value = self._chance.one_of(option.values)
        pending = (await state_of(house, TABLE)).pending()
        if (await house.shelf.table(TABLE)).status is Status.PLAYING:
            await self._change(house, house.clocks.choose, key=option.key, value=value, asked=pending)

    async def _undo(self, house: House) -> None:
        seat = self._chance.below(3)
        match self._chance.below(3):
            case 0:
                how = {"seat": seat, "version": None, "interaction_id": None}
                await self._change(house, house.undoing.undo, **how)
            case 1:
                await self._change(house, house.undoing.ask, user_id=self._chance.one_of(EVERYBODY))
            case _:
                log = await house.history.line(await house.shelf.table(TABLE))
                version = self._chance.one_of(log).version
                await self._change(house, house.repair.step_back, version=version, interaction_id=None)

    async def _leave(self, house: House) -> None:
        if self._chance.below(8):  # else the table would soon be empty
            return
        someone = self._chance.one_of(EVERYBODY)
        if self._chance.below(2):
            await house.privacy.forget(someone, house.change)
        else:
            table = await house.shelf.table(TABLE)
            await self._change(house, house.play.resign, seat=must_be_playing(table, someone))

    async def _call(self, house: House) -> None:
        called = [user_id for user_id in EVERYBODY if self._chance.below(2)]
        await house.calling.rung_now(await house.shelf.table(TABLE), called)

    async def _outage(self, house: House) -> None:
        async with house.storage.transaction() as writer:
            present = "INSERT OR REPLACE INTO presence (one, alive_at) VALUES (1, ?)"
            await writer.execute(present, (self._clock.now,))
        await self._wait(house)
        await house.note_presence()

    async def _change(self, house: House, act: Callable[..., Awaitable[object]], **how: object) -> None:
        await house.change(TABLE, partial(act, **how))


async def flaws(house: House, path: Path, now: float) -> list[str]:
    """What does not fit together."""
    table, found = await house.shelf.table(TABLE), list[str]()
    state, clocks = await house.shelf.state(table), await house.clocks.at(TABLE)
    timers = {
        (kind, subject): due for kind, subject, due in rows(path, "SELECT kind, subject, due_at FROM timers")
    }
    votes = await house.votes.at(TABLE)
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
        f"{vote.kind} is decided, and nothing has happened" for vote in votes if house.votes._outcome(vote)
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


@pytest.mark.parametrize("seed", range(8))
async def test_all_that_is_written_down_fits_together_after_every_step(
    tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    clock, chance = Clock(1_790_000_000.0), Chance(seed)
    caplog.set_level(logging.WARNING)
    async with aclosing(Opener(tmp_path / "lair.sqlite3", clock)) as opener:
        house = await opener.open(seed)
        key = chance.one_of(["toy", "mighty-monsters"])
        await started(house, key, people=3, settings={"clock": "4-hours"})
        life = Life(chance, clock)
        for _ in range(STEPS):
            await opener.aclose()
            house = await opener.open(seed)
            if chance.below(2):
                let_die(house.storage, chance.below(3))
            try:
                await life.step(house)
            except DiedError:
                await opener.aclose()
                house = await opener.open(seed)
                await life.keep_time(house)
            assert await flaws(house, opener.path, clock.now) == []
            assert caplog.text == ""
