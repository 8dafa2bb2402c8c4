"""Drawing in processes: nothing of it holds the event loop, and every core can help.

A process that dies is replaced, and what it was drawing is drawn again; a picture on which several die is
given up.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from render.drawing import worker
from render.drawing.jobs import LENGTH, Failed, Job, packed, unpacked
from render.drawing.turns import Turns
from render.pictures import artist, illustrated_games

log = logging.getLogger("lairkeeper.drawing")

_COMMAND = (sys.executable, "-m", worker.__name__)
_ROOT = Path(__file__).parents[2]
LONGEST_START, LONGEST_JOB = 300.0, 60.0
"""After so many seconds a worker is taken for lost."""
START_PATIENCE = 5.0
"""So many seconds the bot waits for its first workers; then it goes on, and pictures come when they can."""
MOST_TRIES = 3
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0
"""How many seconds pass before a lost worker is replaced; twice as many each time, until one succeeds."""


class WorkerLostError(Exception):
    """A worker has ended, or does not come to an end, while it was drawing."""


class DrawingFailedError(Exception):
    """A picture could not be drawn."""


class Worker:
    """One process, which draws one picture at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def is_ready(self) -> None:
        """Wait until it has warmed up."""
        await self._answer(LONGEST_START)

    async def draw(self, message: bytes) -> object:
        """Send a job and wait for its picture."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(message)
            await self.process.stdin.drain()
        except OSError as trouble:
            raise WorkerLostError(type(trouble).__name__) from trouble
        return await self._answer(LONGEST_JOB)

    async def _answer(self, patience: float) -> object:
        answers = self.process.stdout
        assert answers is not None
        try:
            async with asyncio.timeout(patience):
                length = int.from_bytes(await answers.readexactly(LENGTH), "big")
                answer: object = unpacked(await answers.readexactly(length))
                return answer
        except (OSError, asyncio.IncompleteReadError) as trouble:  # TimeoutError, too
            raise WorkerLostError(type(trouble).__name__) from trouble

    async def end(self) -> None:
        """End the process, and wait until it has."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Processes:
    """All processes that draw for this bot."""

    def __init__(self, count: int, command: Sequence[str] = _COMMAND) -> None:
        self._count = count
        self._command = command
        self._idle: Turns[Worker] = Turns()
        self._all: set[Worker] = set()
        self._hiring: set[asyncio.Task[None]] = set()
        self._losses = 0
        self._closing = False

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [one.process.pid for one in self._all if one.process.returncode is None]

    async def start(self) -> None:
        """Start all processes, and wait until they are ready to draw; but no longer than a while."""
        for _ in range(self._count):
            self._hire()
        for game in illustrated_games():
            artist(game)  # who knows which pictures there are; loading them later would hold the event loop
        await asyncio.wait(self._hiring, timeout=START_PATIENCE)

    async def draw(self, job: Job) -> object:
        """Draw a picture, once a worker is free."""
        message = packed(job)
        for _ in range(MOST_TRIES):
            try:
                picture = await self._draw_once(message)
            except WorkerLostError as lost:
                if self._closing:
                    raise asyncio.CancelledError from lost
                log.warning("a worker was lost while it was drawing: %s", lost)
                continue
            if isinstance(picture, Failed):
                raise DrawingFailedError(f"{picture.kind}\n{picture.where}")
            return picture
        raise DrawingFailedError(f"{MOST_TRIES} workers were lost")

    async def _draw_once(self, message: bytes) -> object:
        drawer = await self._idle.get()
        try:
            picture = await drawer.draw(message)
        except BaseException:
            # Also when we are cancelled: its picture would be taken for that of the next job.
            self._losses += 1
            await asyncio.shield(self._drop(drawer))
            self._hire()
            raise
        self._losses = 0
        self._idle.put(drawer)
        return picture

    def _hire(self) -> None:
        if not self._closing:
            hiring = asyncio.create_task(self._add_after_all(), name="studio-hiring")
            self._hiring.add(hiring)
            hiring.add_done_callback(self._hiring.discard)

    async def _add_after_all(self) -> None:
        """Start a process; if that fails, try again, at longer and longer intervals."""
        while True:
            if self._losses:
                await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._losses))
            try:
                return await self._add()
            except (OSError, WorkerLostError) as trouble:
                self._losses += 1
                log.warning("nobody could be started to draw: %s", trouble)

    async def _add(self) -> None:
        """Start a process; it draws once it is ready."""
        process = await asyncio.create_subprocess_exec(
            *self._command,
            cwd=_ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        newcomer = Worker(process)
        self._all.add(newcomer)
        try:
            await newcomer.is_ready()
        except BaseException:
            await asyncio.shield(self._drop(newcomer))
            raise
        self._idle.put(newcomer)

    async def _drop(self, lost: Worker) -> None:
        await lost.end()
        self._all.discard(lost)

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        hiring = list(self._hiring)
        for task in hiring:
            task.cancel()
        await asyncio.gather(*hiring, return_exceptions=True)
        for drawer in list(self._all):
            await self._drop(drawer)
