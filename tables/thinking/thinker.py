"""Has workers think about every thought in the database: one task per table that has any."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from tables.store.model import Refused, Table
from tables.store.repository import TableRepository
from tables.thinking.thoughts import Thoughts
from tables.thinking.workers import WorkerLostError, Workers

log = logging.getLogger("lairkeeper.thinking")

Change = Callable[[int, Callable[[Table], Awaitable[None]]], Awaitable[None]]
"""Changes a table while nobody else does."""


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
        self._runs = False

    async def start(self) -> None:
        """Start, first with what the bot has left unfinished."""
        self._runs = self.workers.count > 0
        for table_id in await self._thoughts.tables():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """Look whether there is something to think about at a table."""
        if not self._runs:
            return
        self._woken.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._attend(table_id), name=f"thinking-{table_id}")

    async def close(self) -> None:
        """Stop; what has not been answered stays in the database."""
        self._runs = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

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
        """Answer what is to be thought about, until nothing is left."""
        while (thought := await self._thoughts.at(table_id)) is not None:
            table = await self._repository.table(table_id)
            job = await self._thoughts.job(table, thought)
            if job is None:
                return
            try:
                answer = await self.workers.think(job)
            except WorkerLostError:
                continue  # if the row is still there, another worker tries
            await self._change(table_id, partial(self._thoughts.settle, thought=thought, answer=answer))
