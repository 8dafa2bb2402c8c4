"""Watches an event loop: the longest that a single callback has held it."""

from __future__ import annotations

from asyncio.events import Handle
from collections.abc import Callable
from time import thread_time

Run = Callable[[Handle], None]


class Watch:
    """The longest that a single callback has held the event loop.

    Counted in processor time of the loop's thread, which does not depend on what else the computer does. The
    clock is read once for each callback: reading it takes as long as a short one does.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self._latest: float | None = None

    def run_of(self, run: Run) -> Run:
        """How the event loop runs a callback, watched."""

        def watched(handle: Handle) -> None:
            run(handle)
            now = thread_time()
            if self._latest is not None:
                self.longest = max(self.longest, now - self._latest)
            self._latest = now

        return watched
