"""A panel steps back when its table has something newer for everybody to see: the newer board goes first.

The panel is then written once, of the newest state, with the batch of that board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextvars import ContextVar
from typing import Any

from cogs.delivery.pace import insist_before_sending
from tables.store.outbox import Outbox

LONGEST = 2.0
"""For how many seconds the panels of a table may step back, one batch after the other."""


class OvertakenError(Exception):
    """A panel was not sent, and nothing of it has left us: it goes out with the next batch of its table."""

    def __init__(self, user_id: int) -> None:
        super().__init__(user_id)
        self.user_id = user_id


class _Place:
    """The place of one panel in the queue: it may step back until its first request goes out."""

    def __init__(self, user_id: int, is_overtaken: Callable[[], Awaitable[bool]]) -> None:
        self._user_id = user_id
        self._is_overtaken = is_overtaken
        self._has_begun = False

    async def give_way(self) -> None:
        if not self._has_begun and await self._is_overtaken():
            raise OvertakenError(self._user_id)

    async def begin(self) -> None:
        await self.give_way()
        self._has_begun = True


_place: ContextVar[_Place | None] = ContextVar("place", default=None)


async def give_way() -> None:
    """Raise `OvertakenError` if what this task is about to queue up for had better step back."""
    if (place := _place.get()) is not None:
        await place.give_way()


class Overtaking:
    """Which panels step back, and for how long."""

    def __init__(self, outbox: Outbox, called: Collection[int]) -> None:
        self._outbox = outbox
        self._called = called
        """The tables at which something has happened since their latest batch."""
        self._since: dict[int, float] = {}
        """Since when panels of a table have been stepping back, by the clock of the event loop."""

    async def patiently(
        self,
        table_id: int,
        user_id: int,
        panel: Coroutine[Any, Any, None],
        must_be_ours: Callable[[], Awaitable[None]],
    ) -> None:
        """Send a panel, or raise `OvertakenError`; only for what no earlier try can have sent."""
        place = _Place(user_id, lambda: self._is_overtaken(table_id))

        async def begin() -> None:
            await place.begin()
            await must_be_ours()

        _place.set(place)
        insist_before_sending(begin)
        await panel

    def note(self, table_id: int, overtaken: Collection[int]) -> None:
        """A batch is finished, and the panels of these people have stepped back."""
        if overtaken:
            self._since.setdefault(table_id, asyncio.get_running_loop().time())
        else:
            self._since.pop(table_id, None)

    async def _is_overtaken(self, table_id: int) -> bool:
        """Whether the channel waits for something newer; a secret change holds up nobody else's panel."""
        now = asyncio.get_running_loop().time()
        if table_id not in self._called or now - self._since.get(table_id, now) > LONGEST:
            return False
        return await self._outbox.has_public_news(table_id)
