"""Workers: processes of their own, replaced when they die, and gone when the bot is."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.registry import game
from engine.core.saving import save
from engine.search.jobs import Job, work_out
from tables.thinking import workers as module
from tables.thinking.workers import WorkerLostError, Workers
from tests.tables.waiting import until

PATIENCE = 30.0
STUCK = (sys.executable, "-c", "import time; time.sleep(600)")
DEAD = (sys.executable, "-c", "")


def job() -> Job:
    """A quick question to the first seat of a small game."""
    state = game("mighty-monsters").start(3, {}, 7)
    asked = state.pending()[0]
    return Job(save(state), asked.seat, asked.number, "bold")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1)
    yield workers
    await workers.close()


async def test_a_worker_answers_as_anybody_would_and_is_kept_for_the_next_job(workers: Workers) -> None:
    assert workers.processes == []
    assert await workers.think(job()) == work_out(job())
    running = workers.processes
    assert len(running) == 1
    assert os.getpriority(os.PRIO_PROCESS, running[0]) > os.getpriority(os.PRIO_PROCESS, 0)
    assert await workers.think(job()) == work_out(job())
    assert workers.processes == running


async def test_a_job_that_fails_has_no_answer_and_the_worker_goes_on(workers: Workers) -> None:
    assert await workers.think(Job(b"{}", 0, 1)) is None
    running = workers.processes
    assert await workers.think(job()) == work_out(job())
    assert workers.processes == running


async def test_a_worker_that_is_killed_is_replaced(workers: Workers) -> None:
    await workers.think(job())
    [killed] = workers.processes
    os.kill(killed, signal.SIGKILL)
    with pytest.raises(WorkerLostError):
        await workers.think(job())
    assert await workers.think(job()) == work_out(job())

    assert killed not in workers.processes


async def test_a_worker_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_JOB", 0.1)
    workers = Workers(1, STUCK)
    with pytest.raises(WorkerLostError):
        await workers.think(job())

    assert workers.processes == []


async def test_workers_that_die_at_once_are_replaced_ever_more_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    pauses: list[float] = []

    async def nap(seconds: float) -> None:
        pauses.append(seconds)

    workers = Workers(1, DEAD)
    monkeypatch.setattr("asyncio.sleep", nap)
    for _ in range(9):
        with pytest.raises(WorkerLostError):
            await workers.think(job())

    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60]


async def test_no_more_workers_run_than_are_allowed() -> None:
    workers = Workers(2)
    answers = await asyncio.gather(*(workers.think(job()) for _ in range(5)))

    assert answers == [work_out(job())] * 5
    assert len(workers.processes) == 2
    await workers.close()


async def test_stopping_leaves_no_worker_behind_not_even_one_that_thinks() -> None:
    workers = Workers(1, STUCK)
    thinking = asyncio.ensure_future(workers.think(job()))
    await until(lambda: bool(workers.processes))
    running = workers.processes
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    await workers.close()

    assert not any(map(is_alive, running))


async def test_a_worker_ends_when_whoever_started_it_is_gone() -> None:
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "engine.search.worker"),
        cwd=Path(__file__).parents[3],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert worker.stdin is not None
    worker.stdin.close()

    assert await asyncio.wait_for(worker.wait(), PATIENCE) == 0


async def test_a_worker_imports_nothing_but_the_engine() -> None:
    told = (
        "import sys, engine.search.worker as w; w.games(); "
        "print(*sorted({m.partition('.')[0] for m in sys.modules}))"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", told), cwd=Path(__file__).parents[3], stdout=asyncio.subprocess.PIPE
    )
    loaded = set((await process.communicate())[0].decode().split())

    assert "engine" in loaded
    assert not loaded & {"tables", "cogs", "render", "texts", "playground", "discord", "PIL", "aiosqlite"}
