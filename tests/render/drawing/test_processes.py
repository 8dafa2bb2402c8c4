"""Pictures drawn in processes are the same, and a process that dies costs nobody a picture."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import termios
from collections.abc import AsyncIterator
from threading import Timer
from typing import IO

import pytest
import pytest_asyncio

from render import pictures
from render.drawing.jobs import LENGTH, job, packed, unpacked
from render.drawing.processes import DrawingFailedError, Processes
from render.drawing.worker import READY
from render.studio import Studio
from tests.render.mighty_monsters.moments import game_of, seen
from tests.render.voices import voice
from texts import Speaker

COLD = "from render.drawing import worker; worker.warm_up = lambda: None; worker.main()"
"""A worker that does not warm up: these tests want few pictures, and soon."""
PATIENCE = 60.0
PIPE = 65536
"""How many bytes Linux keeps in a pipe until somebody reads them."""
LONG = 3 * PIPE


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[Processes]:
    processes = Processes(1, (sys.executable, "-c", COLD))
    await processes.start()
    yield processes
    await processes.close()


def deadly(_speaker: Speaker) -> None:
    """A picture on which a process dies."""
    os.kill(os.getpid(), signal.SIGKILL)


def long(length: int, _speaker: Speaker) -> bytes:
    """A picture of so many bytes."""
    return bytes(length)


def broken(secret: str, _speaker: Speaker) -> None:
    """A picture that cannot be drawn."""
    raise ValueError(secret)


async def test_a_picture_is_the_same_wherever_it_is_drawn_and_drawn_once(processes: Processes) -> None:
    studio, view = Studio(processes), seen(game_of(3)[5], 1)

    drawn = await asyncio.gather(studio.hand(view, voice("de", 3)), studio.hand(view, voice("de", 3)))

    assert drawn[0] == pictures.hand(view, voice("de", 3))
    assert drawn[0] is drawn[1]
    assert studio.asked_for == {"drawn": 1, "kept": 1}


async def test_a_killed_worker_is_replaced_and_its_picture_drawn_again(processes: Processes) -> None:
    [pid] = processes.processes
    os.kill(pid, signal.SIGSTOP)  # so that it dies in the middle of its job, not before or after
    drawing = asyncio.create_task(processes.draw(job(pictures.table, (seen(game_of(3)[5]),), voice("en", 3))))
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)

    async with asyncio.timeout(PATIENCE):
        assert await drawing == pictures.table(seen(game_of(3)[5]), voice("en", 3))
    assert pid not in processes.processes
    assert len(processes.processes) == 1


async def test_a_picture_on_which_workers_die_is_given_up_and_the_next_one_drawn(
    processes: Processes,
) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(DrawingFailedError):
            await processes.draw(job(deadly, (), voice("en", 3)))
        assert await processes.draw(job(pictures.table, (seen(game_of(3)[5]),), voice("en", 3)))


async def test_an_error_tells_where_it_happened_but_not_what_was_drawn(processes: Processes) -> None:
    with pytest.raises(DrawingFailedError) as failed:
        await processes.draw(job(broken, ("the crown is in C3",), voice("en", 3)))

    assert "ValueError" in str(failed.value)
    assert "broken" in str(failed.value)
    assert "C3" not in str(failed.value)


async def test_none_is_left_behind() -> None:
    processes = Processes(2, (sys.executable, "-c", COLD))
    await processes.start()
    started = processes.processes
    await processes.close()

    assert len(started) == 2
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_closing_in_the_middle_of_a_picture_starts_nobody_anew(processes: Processes) -> None:
    studio, [pid] = Studio(processes), processes.processes
    os.kill(pid, signal.SIGSTOP)
    drawing = asyncio.create_task(studio.hand(seen(game_of(3)[5], 1), voice("en", 3)))
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await studio.close()

    assert processes.processes == []
    with pytest.raises(asyncio.CancelledError):
        await drawing


def test_a_worker_that_is_paused_amid_a_long_picture_sends_the_rest_of_it() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", COLD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as process:
        hangman = Timer(PATIENCE, process.kill)
        hangman.start()
        assert process.stdin is not None
        assert process.stdout is not None
        assert received(process.stdout) == READY
        process.stdin.write(packed(job(long, (LONG,), voice("en", 3))))
        process.stdin.flush()
        while held_by(process.stdout) < PIPE:  # until no more fits into the pipe
            os.sched_yield()
        os.kill(process.pid, signal.SIGSTOP)
        os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT)
        os.kill(process.pid, signal.SIGCONT)

        assert received(process.stdout) == bytes(LONG)
        process.stdin.close()
        hangman.cancel()


def held_by(pipe: IO[bytes]) -> int:
    """How many bytes wait in a pipe."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)


def received(answers: IO[bytes]) -> object:
    """The next message of a worker."""
    return unpacked(answers.read(int.from_bytes(answers.read(LENGTH), "big")))
