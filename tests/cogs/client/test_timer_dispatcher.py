"""The dispatcher: it sleeps until the earliest timer, wakes for a new one, and goes on after a failure."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from cogs.client.timer_dispatcher import AFTER_BROKEN_STORAGE, LONGEST_NAP, TimerDispatcher
from tables import Status, StorageError, TableService
from tables.seats.lobby import LIFETIME
from tables.store.table_settings import HOUR
from tests.tables.scene import Clock, lobby, started


class Bed:
    """Where the dispatcher sleeps: it notes for how long, and wakes it when the test says so."""

    def __init__(self) -> None:
        self.naps: list[float] = []
        self._asleep = asyncio.Event()
        self._alarm = asyncio.Event()

    async def wait_for(self, waiting: object, nap: float) -> None:
        assert asyncio.iscoroutine(waiting)
        self.naps.append(nap)
        woken = asyncio.ensure_future(waiting)
        alarm = asyncio.ensure_future(self._alarm.wait())
        self._asleep.set()
        done, pending = await asyncio.wait((woken, alarm), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        self._alarm.clear()
        if woken not in done:
            raise TimeoutError

    async def asleep(self) -> None:
        """Wait until the dispatcher has gone to sleep once more."""
        async with asyncio.timeout(5):
            await self._asleep.wait()
        self._asleep.clear()

    def run_due_timers(self) -> None:
        """The nap is over."""
        self._alarm.set()


@pytest.fixture
def bed(monkeypatch: pytest.MonkeyPatch) -> Bed:
    bed = Bed()
    monkeypatch.setattr(asyncio, "wait_for", bed.wait_for)
    return bed


@asynccontextmanager
async def watching(
    service: TableService, reachable: Callable[[], bool] = lambda: True
) -> AsyncIterator[TimerDispatcher]:
    client = TimerDispatcher(service, reachable)
    client.start()
    try:
        yield client
    finally:
        await client.close()


async def test_it_sleeps_until_the_earliest_timer_but_never_too_long(
    service: TableService, clock: Clock, bed: Bed
) -> None:
    await lobby(service)
    for waited, nap in ((0.0, LONGEST_NAP), (LIFETIME - 10, 10.0)):
        clock.now += waited
        async with watching(service):
            await bed.asleep()
        assert bed.naps[-1] == nap
        await forget_presence(service)


async def forget_presence(service: TableService) -> None:
    """Nobody knows any more when the bot was last there."""
    async with service.storage.transaction() as writer:
        await writer.execute("DELETE FROM presence")


async def test_what_was_to_happen_while_the_computer_slept_happens_later(
    service: TableService, clock: Clock, bed: Bed
) -> None:
    table = await lobby(service)
    async with watching(service):
        await bed.asleep()
        clock.now += LIFETIME
        bed.run_due_timers()
        await bed.asleep()

    assert (await service.repository.table(table.id)).status is Status.LOBBY


async def test_while_discord_is_away_nothing_happens_and_then_everybody_has_more_time(
    service: TableService, clock: Clock, bed: Bed
) -> None:
    table, reachable = await started(service, settings={"clock": "1-hour"}), [True]
    async with watching(service, lambda: reachable[0]) as client:
        await bed.asleep()
        reachable[0] = False
        clock.now += 2 * HOUR
        bed.run_due_timers()
        await bed.asleep()
        assert (await service.repository.table(table.id)).version == table.version
        reachable[0] = True
        client.wake()
        await bed.asleep()

    assert (await service.repository.table(table.id)).version == table.version
    assert (await service.clocks.at(table.id))[0].deadline == clock.now + HOUR


async def test_what_came_due_while_nobody_watched_happens_first(
    service: TableService, clock: Clock, bed: Bed
) -> None:
    table = await lobby(service)
    clock.now += LIFETIME
    async with watching(service):
        await bed.asleep()

    assert (await service.repository.table(table.id)).status is Status.CLOSED


async def test_a_table_that_changes_wakes_it(service: TableService, clock: Clock, bed: Bed) -> None:
    async with watching(service):
        await bed.asleep()
        await lobby(service)
        await bed.asleep()

    assert len(bed.naps) > 1


async def test_a_database_that_is_away_is_soon_asked_again(
    service: TableService, bed: Bed, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise StorageError

    monkeypatch.setattr(service, "run_due_timers", away)
    async with watching(service):
        await bed.asleep()

    assert bed.naps == [AFTER_BROKEN_STORAGE]


async def test_a_failure_is_logged_and_the_watch_goes_on(
    service: TableService,
    clock: Clock,
    bed: Bed,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken() -> None:
        raise OSError("no clock")

    table = await lobby(service)
    clock.now += LIFETIME
    with monkeypatch.context() as for_a_while:
        for_a_while.setattr(service, "run_due_timers", broken)
        async with watching(service):
            await bed.asleep()
            for_a_while.undo()
            monkeypatch.setattr(asyncio, "wait_for", bed.wait_for)
            bed.run_due_timers()
            await bed.asleep()

    assert "could not run the timers" in caplog.text
    assert (await service.repository.table(table.id)).status is Status.CLOSED


@pytest.mark.parametrize("ticks", range(5))
async def test_it_stops_even_if_it_is_woken_at_that_very_moment(service: TableService, ticks: int) -> None:
    dispatcher = TimerDispatcher(service, lambda: False)
    dispatcher.start()
    for _ in range(5):
        await asyncio.sleep(0)
    dispatcher.wake()
    for _ in range(ticks):
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await dispatcher.close()
