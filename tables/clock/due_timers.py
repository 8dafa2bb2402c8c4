"""Due timers: the handler of each kind is run at its table; one that fails is tried again later."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

from tables.store.database import StorageError
from tables.store.fault_points import FaultPoint, fault_point, repeated
from tables.store.model import Refused, Table
from tables.store.timers import Timer, TimerHandler, Timers

log = logging.getLogger("lairkeeper.tables")

RETRY_AFTER = 300.0
"""How many seconds a timer that failed waits for its next try."""
RETRY_SOON = 5.0
"""The same if it had to wait for the database, or for others at its table; then twice as long each time."""

Change = Callable[[int, Callable[[Table], Awaitable[None]]], Awaitable[None]]
"""Changes a table while nobody else does."""


class DueTimers:
    """Knows the handler of every kind of timer."""

    def __init__(self, timers: Timers, clock: Callable[[], float]) -> None:
        self._timers = timers
        self._clock = clock
        self._handlers: dict[str, TimerHandler] = {}
        self._waited: Counter[tuple[int, str, int]] = Counter()
        """By table, kind and subject: how often in a row a timer had to wait."""

    def add(self, kind: str, handler: TimerHandler) -> None:
        """Register what happens when a timer of this kind is due."""
        if kind in self._handlers:
            raise ValueError(f"two handlers for the timer {kind}")
        self._handlers[kind] = handler

    async def run(self, change: Change) -> None:
        """Run the handlers of all timers that are due."""
        for timer in repeated(FaultPoint.DUE, await self._timers.due(self._clock())):
            try:
                await fault_point(FaultPoint.DUE)
                await change(timer.table_id, partial(self._run_one, timer=timer))
                await fault_point(FaultPoint.RUN)
            except Exception as trouble:
                await self._timers.postpone(timer, self._clock() + self._pause_after(trouble, timer))
            else:
                self._waited.pop(timer[:3], None)

    def _pause_after(self, trouble: Exception, timer: Timer) -> float:
        extra = {"table": timer.table_id}
        if isinstance(trouble, StorageError) or _is_busy(trouble):
            log.warning("a timer must wait: %s (%s)", timer.kind, trouble, extra=extra)
            self._waited[timer[:3]] += 1
            return min(RETRY_AFTER, RETRY_SOON * 2.0 ** min(self._waited[timer[:3]] - 1, 10))
        # No traceback for a failed rule: it may contain somebody's secret.
        shown = None if isinstance(trouble, Refused) else trouble
        log.error("a timer failed: %s (%s)", timer.kind, trouble, exc_info=shown, extra=extra)
        return RETRY_AFTER

    async def _run_one(self, table: Table, timer: Timer) -> None:
        if not await self._timers.still_set(timer):
            return
        await self._handlers[timer.kind](table, timer)
        if await self._timers.still_set(timer):
            raise RuntimeError(f"the handler of the timer {timer.kind} has left it set")


def _is_busy(trouble: Exception) -> bool:
    return isinstance(trouble, Refused) and trouble.text.key == "table-is-busy"
