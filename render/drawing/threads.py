"""Drawing in threads: it needs no further memory, but holds the interpreter while a picture is packed."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from render.drawing.jobs import Job
from render.drawing.memory import Leftovers


class Threads:
    """A few threads that draw."""

    def __init__(self, count: int = 1) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="studio")
        self._leftovers = Leftovers()

    async def start(self) -> None:
        """Nothing is to be done: what pictures need is loaded with the first of each kind."""

    async def draw(self, job: Job) -> object:
        """Draw a picture, once a thread is free."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._drawn, job)

    def _drawn(self, job: Job) -> object:
        try:
            return job.done()
        finally:
            self._leftovers.one_more()

    async def close(self) -> None:
        """Finish what is being drawn, and stop."""
        self._pool.shutdown(cancel_futures=True)
