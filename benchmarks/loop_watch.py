"""Watches an event loop: the longest that a single callback has held it."""

from __future__ import annotations

from asyncio.events import Handle
from collections.abc import Callable
from time import thread_time

Run = Callable[[Handle], None]


class Watch:
    """The longest that a single callback has held the event loop.

    Counted in processor time of the loop's thread, which does not depend on what else the computer does.
    """

    def __init__(self) -> None:
        self.longest = 0.0

    def run_of(self, run: Run) -> Run:
        """How the event loop runs a callback, watched."""

        def watched(handle: Handle) -> None:
            began = thread_time()
            run(handle)
            self.longest = max(self.longest, thread_time() - began)

        return watched
