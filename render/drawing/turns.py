"""Whose picture is drawn next: what people look at goes first, but nothing waits for ever."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

A_MOMENT = 1.0
"""By how many seconds a picture may be overtaken that somebody finds when they look for it."""

_patience: ContextVar[float] = ContextVar("patience", default=0.0)


def others_go_first() -> None:
    """From now on, pictures that this task asks for let others go first, if those come within a moment."""
    _patience.set(A_MOMENT)


class Turns(Generic[T]):
    """Hands out whoever is free to draw, to the most urgent of those who wait."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._waiting: list[tuple[float, int, asyncio.Future[T]]] = []
        self._order = count()

    def put(self, free: T) -> None:
        """Somebody is free."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():  # it may have been given up
                turn.set_result(free)
                return
        self._free.append(free)

    async def get(self) -> T:
        """Wait until somebody is free, and it is one's turn."""
        if self._free:
            return self._free.popleft()
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[T] = loop.create_future()
        heappush(self._waiting, (loop.time() + _patience.get(), next(self._order), mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.put(mine.result())
            raise
