"""The one dispatcher of everything that happens by itself: it sleeps until the earliest timer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tables import TableService

log = logging.getLogger("lairkeeper.timekeeping")

LONGEST_NAP = 60.0
"""Sleeping is measured by a clock that stands still while the computer does, so it looks up now and then."""


class TimerDispatcher:
    """Lets things happen at their time; whoever changes a table wakes it, as it may have an earlier one."""

    def __init__(self, service: TableService, is_reachable: Callable[[], bool]) -> None:
        self._service = service
        self._is_reachable = is_reachable
        self._woken = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None
        service.on_timers(self.wake)

    def wake(self) -> None:
        """Look up: something may have come due, or people can be reached again."""
        self._woken.set()

    def start(self) -> None:
        """Begin with whatever came due while nobody was watching."""
        self._watch = asyncio.create_task(self._keep_watch(), name="timekeeper")

    async def close(self) -> None:
        """Stop; what is to happen stays written down."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def _keep_watch(self) -> None:
        while True:
            self._woken.clear()
            try:
                nap = await self._look_up()
            except Exception:
                log.exception("the timers cannot be read")
                nap = LONGEST_NAP
            try:
                await asyncio.wait_for(self._woken.wait(), nap)
            except TimeoutError:
                continue

    async def _look_up(self) -> float:
        """Let happen what has come due, unless nobody could have answered; and how long to sleep then."""
        if not self._is_reachable():
            return LONGEST_NAP
        await self._service.note_presence()
        await self._service.run_due_timers()
        return await self._nap()

    async def _nap(self) -> float:
        earliest = await self._service.timers.earliest()
        if earliest is None:
            return LONGEST_NAP
        return min(LONGEST_NAP, max(0.0, earliest - self._service.clock()))
