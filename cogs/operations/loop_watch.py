"""How long the event loop is held: a task that sleeps briefly, over and over, and notes how late it wakes."""

from __future__ import annotations

import asyncio
from collections import deque

from cogs.operations.exposition import Histogram

_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
EVERY = 0.1
REMEMBERED = 60.0


class LoopWatch:
    """Watches the event loop it runs on."""

    def __init__(self) -> None:
        self.late = Histogram(_BOUNDS)
        self._latest: deque[tuple[float, float]] = deque()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start watching."""
        self._task = asyncio.create_task(self._watch(), name="loop-watch")

    async def close(self) -> None:
        """Stop watching."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def note(self, now: float, late: float) -> None:
        """Count one more awakening."""
        self.late.observe(late)
        self._latest.append((now, late))
        while self._latest[0][0] < now - REMEMBERED:
            self._latest.popleft()

    @property
    def longest(self) -> float:
        """The longest hold of the last minute, in seconds."""
        return max((late for _, late in self._latest), default=0.0)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.note(loop.time(), max(0.0, loop.time() - due))
