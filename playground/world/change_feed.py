"""The feed of changes: the gateway, the page, the save file and waiting tests listen to it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, TypeVar

from playground.world.changes import Change

Value = TypeVar("Value")

_CHECK_EVERY = 0.05


class ChangeFeed:
    """Publishes every change to all listeners, in order."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._waiting: dict[asyncio.Future[Any], Callable[[], Any]] = {}
        """What somebody waits for, by how they learn of it."""
        self._soon: asyncio.Handle | None = None
        self._later: asyncio.TimerHandle | None = None

    def publish(self, change: Change) -> None:
        """Notify every listener."""
        for listener in tuple(self._listeners):
            listener(change)
        if self._waiting and self._soon is None:
            self._soon = _loop_of(self._waiting).call_soon(self._look)

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` on every change, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def follow(self) -> AsyncIterator[Change]:
        """Yield all changes from now on."""
        queue: asyncio.Queue[Change] = asyncio.Queue()
        unsubscribe = self.subscribe(queue.put_nowait)
        try:
            while True:
                yield await queue.get()
        finally:
            unsubscribe()

    async def until(self, ready: Callable[[], Value], within: float) -> Value:
        """The first true value of `ready`, which is called now, after every change, and from time to time.

        From time to time, because the condition may depend on something outside, such as the bot's database.
        """
        async with asyncio.timeout(within):
            if value := ready():
                return value
            met: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
            self._waiting[met] = ready
            if self._later is None:
                self._look_again()
            try:
                return await met
            finally:
                del self._waiting[met]
                self._rest_if_nobody_waits()

    def _look(self) -> None:
        """Tell all whose condition is met; to wake each of them so that they look would cost far more."""
        self._soon = None
        for met, ready in tuple(self._waiting.items()):
            if met.done():
                continue
            try:
                value = ready()
            except Exception as error:
                met.set_exception(error)
            else:
                if value:
                    met.set_result(value)

    def _look_again(self) -> None:
        self._look()
        self._later = _loop_of(self._waiting).call_later(_CHECK_EVERY, self._look_again)

    def _rest_if_nobody_waits(self) -> None:
        if self._waiting:
            return
        for handle in (self._soon, self._later):
            if handle is not None:
                handle.cancel()
        self._soon = self._later = None


def _loop_of(waiting: Iterable[asyncio.Future[Any]]) -> asyncio.AbstractEventLoop:
    return next(iter(waiting)).get_loop()
