"""Due timers: the handler of each kind is run at its table; one that fails is tried again later."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from tables.store.fault_points import FaultPoint, fault_point, repeated
from tables.store.model import Refused, Table
from tables.store.timers import Timer, TimerHandler, Timers

log = logging.getLogger("lairkeeper.tables")

RETRY_AFTER = 300.0
"""How many seconds a timer that failed waits for its next try."""

Change = Callable[[int, Callable[[Table], Awaitable[None]]], Awaitable[None]]
"""Changes a table while nobody else does."""


class DueTimers:
    """Knows the handler of every kind of timer."""

    def __init__(self, timers: Timers, clock: Callable[[], float]) -> None:
        self._timers = timers
        self._clock = clock
        self._handlers: dict[str, TimerHandler] = {}

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
                # No traceback for a failed rule: it may contain somebody's secret.
                shown = None if isinstance(trouble, Refused) else trouble
                extra = {"table": timer.table_id}
                log.error("a timer failed: %s (%s)", timer.kind, trouble, exc_info=shown, extra=extra)
                await self._timers.postpone(timer, self._clock() + RETRY_AFTER)

    async def _run_one(self, table: Table, timer: Timer) -> None:
        if not await self._timers.still_set(timer):
            return
        await self._handlers[timer.kind](table, timer)
        if await self._timers.still_set(timer):
            raise RuntimeError(f"the handler of the timer {timer.kind} has left it set")
