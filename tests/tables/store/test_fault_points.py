"""Fault points: off they do nothing, on they strike where and when the setting says."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tables import StorageError
from tables.store.fault_points import FaultPoint, Kind, arm, fault_point, plan_of, repeated

EVERYTHING = tuple(Kind)


@pytest.fixture(autouse=True)
def disarmed() -> Iterator[None]:
    yield
    arm("")


async def test_without_a_setting_nothing_happens_anywhere() -> None:
    for point in FaultPoint:
        await fault_point(point)
    assert list(repeated(FaultPoint.DUE, [1, 2])) == [1, 2]


def test_without_a_setting_nobody_waits_and_nothing_is_copied() -> None:
    things = [1, 2]
    for point in FaultPoint:
        with pytest.raises(StopIteration):  # it ends without handing the turn to anybody
            fault_point(point).send(None)
        assert repeated(point, things) is things


async def test_a_fault_strikes_once_at_its_place_and_time(caplog: pytest.LogCaptureFixture) -> None:
    arm("fail store.committing 2")
    await fault_point(FaultPoint.BEGUN)
    await fault_point(FaultPoint.COMMITTING)
    with pytest.raises(StorageError):
        await fault_point(FaultPoint.COMMITTING)
    await fault_point(FaultPoint.COMMITTING)
    assert caplog.messages == ["a fault on demand: fail at store.committing"]


async def test_places_can_be_counted_whichever_they_are(caplog: pytest.LogCaptureFixture) -> None:
    arm("fail anywhere 3")
    for point in (FaultPoint.BEGUN, FaultPoint.COMMITTED, FaultPoint.COMMITTING):  # in one nothing can fail
        await fault_point(point)
    with pytest.raises(ConnectionError):
        await fault_point(FaultPoint.SENDING)
    await fault_point(FaultPoint.SENDING)
    assert caplog.messages == ["a fault on demand: fail at requests.sending"]


async def test_places_can_be_written_down_without_harm(caplog: pytest.LogCaptureFixture) -> None:
    arm("always tell anywhere")
    for point in FaultPoint:
        await fault_point(point)
    assert caplog.messages == [f"a fault on demand: tell at {point.label}" for point in FaultPoint]


async def test_nothing_fails_where_nothing_can_fail() -> None:
    arm("fail store.committed 1")
    await fault_point(FaultPoint.COMMITTED)


async def test_a_file_switches_faults_on_and_off_while_a_process_runs(tmp_path: Path) -> None:
    file = tmp_path / "faults"
    arm(f"file {file}")
    await fault_point(FaultPoint.COMMITTING)
    file.write_text("always fail store.committing")
    for _ in range(2):
        with pytest.raises(StorageError):
            await fault_point(FaultPoint.COMMITTING)
    file.write_text("")
    await fault_point(FaultPoint.COMMITTING)


async def test_a_delay_lets_others_go_first() -> None:
    arm("delay store.begun 1")
    order: list[str] = []

    async def late() -> None:
        await fault_point(FaultPoint.BEGUN)
        order.append("late")

    waiting = asyncio.create_task(late())
    await asyncio.sleep(0)
    order.append("others")
    await waiting
    assert order == ["others", "late"]


def test_a_crash_leaves_no_time_for_anything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    child = os.fork()
    if child == 0:
        arm("crash store.committed 1")
        asyncio.run(fault_point(FaultPoint.COMMITTED))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == -9


def test_what_is_repeated_is_done_twice_in_a_row() -> None:
    arm("repeat timers.due 2")
    assert list(repeated(FaultPoint.DUE, ["a", "b", "c"])) == ["a", "b", "b", "c"]


def test_a_seed_strikes_the_same_way_every_time() -> None:
    def strikes(seed: int) -> list[Kind | None]:
        plan = plan_of(f"seed {seed} 0.2 crash delay fail")
        assert plan is not None
        return [plan.struck(point, EVERYTHING) for point in FaultPoint for _ in range(9)]

    assert strikes(7) == strikes(7)
    assert strikes(7) != strikes(8)
    assert Kind.REPEAT not in strikes(7)
    assert 10 < len([one for one in strikes(7) if one]) < 60


@pytest.mark.parametrize(
    "setting", ["crash nowhere 1", "explode store.begun 1", "crash store.begun", "seed x 1"]
)
def test_a_setting_that_means_nothing_is_refused(setting: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        plan_of(setting)


def test_every_place_has_a_name_of_its_own() -> None:
    assert len({point.label for point in FaultPoint}) == len(FaultPoint)
