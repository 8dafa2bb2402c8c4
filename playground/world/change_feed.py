"""The feed of changes: the gateway, the page, the save file and waiting tests listen to it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import TypeVar

from playground.world.changes import Change

Value = TypeVar("Value")

_CHECK_EVERY = 0.05


class ChangeFeed:
    """Publishes every change to all listeners, in order."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._pulse = asyncio.Event()

    def publish(self, change: Change) -> None:
        """Notify every listener."""
        for listener in tuple(self._listeners):
            listener(change)
        # Each waiter checks for itself whether this is the change it waits for.
        pulse, self._pulse = self._pulse, asyncio.Event()
        pulse.set()

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
            while not (value := ready()):
                with suppress(TimeoutError):
                    async with asyncio.timeout(_CHECK_EVERY):
                        await self._pulse.wait()
        return value
