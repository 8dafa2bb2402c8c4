"""What is due and cannot be done is done later: soon if it only had to wait, late if something is wrong."""

from __future__ import annotations

import sqlite3

import pytest

from engine.core import Text
from tables import Refused, StoreAddress, TableService
from tables.clock.due_timers import RETRY_AFTER, RETRY_SOON
from tables.store import timers
from tables.store.table_settings import HOUR
from tests.tables.databases import rows
from tests.tables.scene import START, Clock, failing, running


async def due_again(service: TableService, clock: Clock, table: int) -> float:
    """Run what is due; after how many seconds the deadline of the first seat is due again."""
    await service.run_due_timers()
    [due_at] = await service.timers.due_times(table, (timers.DEADLINE,), 0)
    return due_at - clock.now


@pytest.fixture
async def overdue(service: TableService, clock: Clock) -> int:
    """A table at which somebody's time is over."""
    table = await running(service, clock="1-hour", late="default")
    clock.now = START + HOUR
    return table


async def test_a_timer_that_the_database_has_failed_is_tried_again_soon(
    service: TableService, clock: Clock, store: StoreAddress, overdue: int
) -> None:
    async with failing(service.storage, sqlite3.SQLITE_INSERT, "moves"):
        for expected in (RETRY_SOON, 2 * RETRY_SOON, 4 * RETRY_SOON):
            assert await due_again(service, clock, overdue) == expected
            clock.now += expected
    await service.run_due_timers()
    assert rows(store, "SELECT seat FROM moves") == [(0,)]
    clock.now += HOUR

    async with failing(service.storage, sqlite3.SQLITE_INSERT, "moves"):
        await service.run_due_timers()
    assert clock.now + RETRY_SOON in {one.due_at for one in await service.timers.due(clock.now + HOUR)}


async def test_a_database_that_stays_broken_is_asked_less_and_less_often(
    service: TableService, clock: Clock, overdue: int
) -> None:
    async with failing(service.storage, sqlite3.SQLITE_INSERT, "moves"):
        for _ in range(8):
            pause = await due_again(service, clock, overdue)
            clock.now += pause

    assert pause == RETRY_AFTER


@pytest.mark.parametrize(
    ("trouble", "pause"),
    [(Refused(Text("table-is-busy")), RETRY_SOON), (Refused(Text("not-seated")), RETRY_AFTER)],
)
async def test_a_busy_table_is_soon_free_and_anything_else_takes_longer(
    service: TableService,
    clock: Clock,
    overdue: int,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Exception,
    pause: float,
) -> None:
    async def refuse(*_about: object) -> None:
        raise trouble

    monkeypatch.setattr(service, "change", refuse)
    assert await due_again(service, clock, overdue) == pause
