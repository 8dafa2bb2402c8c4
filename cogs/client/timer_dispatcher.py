"""Runs due timers: reminders, deadlines, expiries. It sleeps until the earliest one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tables import StorageError, TableService

log = logging.getLogger("lairkeeper.timers")

AFTER_BROKEN_STORAGE = 5.0
LONGEST_NAP = 60.0
"""The sleep clock stops while the computer is suspended, so we check again at least this often."""


class TimerDispatcher:
    """Sleeps until the earliest timer, then runs it; every change of a table wakes it early."""

    def __init__(self, service: TableService, is_reachable: Callable[[], bool]) -> None:
        self._service = service
        self._is_reachable = is_reachable
        self._woken = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._closing = False
        service.on_timers(self.wake)

    def wake(self) -> None:
        """Check now: a timer may be due, or people can be reached again."""
        self._woken.set()

    def start(self) -> None:
        """Start, first with the timers that came due while the bot was down."""
        self._loop = asyncio.create_task(self._run(), name="timer-dispatcher")

    async def close(self) -> None:
        """Stop; the timers stay in the database."""
        self._closing = True
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)

    async def _run(self) -> None:
        # Cancelled at the very moment it is woken, `wait_for` forgets that it was cancelled (before 3.12).
        while not self._closing:
            self._woken.clear()
            try:
                nap = await self._run_due()
            except StorageError as trouble:
                log.warning("the timers cannot be read: %s", trouble)
                nap = AFTER_BROKEN_STORAGE
            except Exception:
                log.exception("could not run the timers")
                nap = LONGEST_NAP
            try:
                await asyncio.wait_for(self._woken.wait(), nap)
            except TimeoutError:
                continue

    async def _run_due(self) -> float:
        """Run the due timers, unless Discord is unreachable; returns how long to sleep."""
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
