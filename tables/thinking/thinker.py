"""Has workers think about every thought in the database: one task per table that has any.

Other processes may do the same with the same database. A thought is claimed once a worker is free for it, so
it goes to whoever has one; a look around now and then finds what others have left behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from engine.search.jobs import Answer
from tables.store.fault_points import FaultPoint, fault_point, repeated
from tables.store.features.thoughts import Thought
from tables.store.model import Refused, Table
from tables.store.repository import TableRepository
from tables.thinking.thoughts import LEASE, Thoughts
from tables.thinking.workers import Worker, WorkerLostError, Workers

log = logging.getLogger("lairkeeper.thinking")

Change = Callable[[int, Callable[[Table], Awaitable[None]]], Awaitable[None]]
"""Changes a table while nobody else does."""
LOOK_AROUND = LEASE / 2
"""How many seconds pass before we look again for what others have left behind."""


class Thinker:
    """Connects thoughts and workers. What it cannot answer, a timer has the quick player answer."""

    def __init__(
        self, thoughts: Thoughts, repository: TableRepository, workers: Workers, change: Change
    ) -> None:
        self._thoughts = thoughts
        self._repository = repository
        self.workers = workers
        self._change = change
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._looking: asyncio.Task[None] | None = None
        self._runs = False

    async def start(self) -> None:
        """Start, first with what the bot has left unfinished."""
        self._runs = self.workers.count > 0
        if self._runs:
            self._looking = asyncio.create_task(self._look_around(), name="thinking")

    def wake(self, table_id: int) -> None:
        """Look whether there is something to think about at a table."""
        if not self._runs:
            return
        self._woken.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._attend(table_id), name=f"thinking-{table_id}")

    async def close(self) -> None:
        """Stop; what has not been answered stays in the database, for anybody to go on with."""
        self._runs = False
        tasks = [*self._tasks.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._looking is not None:
            await self._thoughts.release()
        await self.workers.close()

    async def _look_around(self) -> None:
        while True:
            try:
                for table_id in await self._thoughts.unclaimed():
                    self.wake(table_id)
            except Exception:
                log.exception("could not look for something to think about")
            await asyncio.sleep(LOOK_AROUND)

    async def _attend(self, table_id: int) -> None:
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                await self._think(table_id)
        except Refused as refused:  # the rules have failed; that is reported already
            log.error("a thought led nowhere: %s", refused.text.key, extra={"table": table_id})
        except Exception:
            log.exception("could not think", extra={"table": table_id})
        finally:
            self._woken.discard(table_id)
            del self._tasks[table_id]

    async def _think(self, table_id: int) -> None:
        """Answer what is to be thought about, until nothing is left or somebody else thinks about it."""
        while await self._thoughts.at(table_id) is not None:
            try:
                async with self.workers.worker() as worker:
                    answered = await self._think_once(table_id, worker)
            except WorkerLostError:
                continue  # if the row is still there, another worker tries
            if answered is None:
                return
            await fault_point(FaultPoint.THOUGHT_OF)
            for change in repeated(FaultPoint.THOUGHT_OF, [answered]):
                await self._change(table_id, change)

    async def _think_once(self, table_id: int, worker: Worker) -> Callable[[Table], Awaitable[None]] | None:
        """Claim the thought of a table and have a worker think; the change that makes the move.

        None if there is nothing to think about that is not somebody else's.
        """
        thought = await self._thoughts.at(table_id)
        if thought is None or not await self._thoughts.claim(thought):
            return None
        await fault_point(FaultPoint.THOUGHT_CLAIMED)
        job = await self._thoughts.job(await self._repository.table(table_id), thought)
        if job is None:
            return None
        answer = await self._while_claimed(thought, worker.think(job))
        return partial(self._thoughts.settle, thought=thought, answer=answer)

    async def _while_claimed(
        self, thought: Thought, thinking: Coroutine[None, None, Answer | None]
    ) -> Answer | None:
        """Wait for an answer, and renew the claim meanwhile; an answer that comes too late does no harm."""
        renewing = asyncio.create_task(self._renew(thought))
        try:
            return await thinking
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    async def _renew(self, thought: Thought) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            if not await self._thoughts.claim(thought):
                return
