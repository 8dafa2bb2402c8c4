"""The processes that think: a bounded number, started when first needed, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

import engine
from engine.search.jobs import Answer, Failure, Job
from engine.search.worker import LENGTH, framed

log = logging.getLogger("lairkeeper.thinking")

_COMMAND = (sys.executable, "-m", "engine.search.worker")
_ROOT = Path(engine.__file__).parents[1]
_answers = msgspec.msgpack.Decoder(Answer | Failure)
LONGEST_JOB = 30.0
"""After so many seconds a worker is taken for lost."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 60.0
"""How many seconds pass before a lost worker is replaced; twice as many each time, until one succeeds."""


class WorkerLostError(Exception):
    """A worker has ended, or does not come to an end, while it was thinking."""


class Worker:
    """One process, which thinks about one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def think(self, job: Job) -> Answer | None:
        """Send a job and wait for its answer; None if it finds none."""
        answer = await self._answer(job)
        if isinstance(answer, Failure):
            log.error("thinking failed: %s", answer.kind)
            return None
        return answer

    async def _answer(self, job: Job) -> Answer | Failure:
        sent, answers = self.process.stdin, self.process.stdout
        assert sent is not None
        assert answers is not None
        try:
            async with asyncio.timeout(LONGEST_JOB):
                sent.write(framed(job))
                await sent.drain()
                length = int.from_bytes(await answers.readexactly(LENGTH), "big")
                answer: Answer | Failure = _answers.decode(await answers.readexactly(length))
                return answer
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as trouble:  # TimeoutError, too
            raise WorkerLostError(type(trouble).__name__) from trouble

    async def end(self) -> None:
        """End the process, and wait until it has."""
        if self.process.returncode is None:
            # Not `process.kill()`: that would take the exit code of a dead process away from asyncio.
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Workers:
    """All workers of this bot."""

    def __init__(self, count: int, command: Sequence[str] = _COMMAND) -> None:
        self.count = count
        self._command = command
        self._free = asyncio.Semaphore(count)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._losses = 0

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process.pid for worker in self._all if worker.process.returncode is None]

    async def think(self, job: Job) -> Answer | None:
        """Have a worker think, once one is free; None if it finds no answer.

        Raises `WorkerLostError` if the worker is lost; another one may do better.
        """
        async with self.worker() as worker:
            return await worker.think(job)

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[Worker]:
        """A worker for one's own, once one is free; it is lost if anything goes wrong meanwhile."""
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                yield worker
            except BaseException as trouble:
                # Also when we are cancelled: its answer would be taken for that to the next job.
                await asyncio.shield(self._lose(worker))
                if isinstance(trouble, WorkerLostError):
                    self._losses += 1
                    log.warning("a worker was lost: %s", trouble)
                raise
            self._losses = 0
            self._idle.append(worker)

    async def _start(self) -> Worker:
        if self._losses:
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._losses - 1)))
        process = await asyncio.create_subprocess_exec(
            *self._command,
            cwd=_ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        worker = Worker(process)
        self._all.add(worker)
        return worker

    async def _lose(self, worker: Worker) -> None:
        await worker.end()
        self._all.discard(worker)

    async def close(self) -> None:
        """End all workers; whatever they were thinking about is still in the database."""
        for worker in list(self._all):
            await self._lose(worker)
        self._idle.clear()
