"""A panel steps back when its table has something newer for everybody to see: the newer board goes first.

The panel is then written once, of the newest state, with the batch of that board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from contextvars import ContextVar
from typing import Any

from cogs.delivery.pace import Urgency, insist_before_sending, show_when_queueing
from tables import StorageError
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
        self._turn: asyncio.Future[float] | None = None

    async def give_way(self) -> None:
        if not self._has_begun and await self._is_overtaken():
            raise OvertakenError(self._user_id)

    async def begin(self) -> None:
        await self.give_way()
        self._has_begun = True

    def queue(self, turn: asyncio.Future[float]) -> None:
        self._turn = turn

    @property
    def is_queueing(self) -> bool:
        """Whether nothing has been sent, and its turn is yet to come."""
        return not self._has_begun and self._turn is not None and not self._turn.done()

    def step_back(self) -> None:
        """Wait no longer for a turn that would not be used."""
        if self._turn is not None and self.is_queueing:
            self._turn.set_exception(OvertakenError(self._user_id))


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
        self._places: dict[int, set[_Place]] = {}
        """By table: the panels that are being delivered."""
        self._looking: set[asyncio.Task[None]] = set()

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
        show_when_queueing(place.queue)
        places = self._places.setdefault(table_id, set())
        places.add(place)
        try:
            await panel
        finally:
            places.discard(place)
            if not places:
                self._places.pop(table_id, None)

    def look(self, table_id: int) -> None:
        """Something has happened at a table: panels that wait for their turn step back if overtaken."""
        if self._queueing(table_id):
            looking = asyncio.create_task(self._let_step_back(table_id), name=f"overtaking-{table_id}")
            self._looking.add(looking)
            looking.add_done_callback(self._looking.discard)

    async def _let_step_back(self, table_id: int) -> None:
        with suppress(StorageError):  # each panel looks again when its turn comes
            if await self._is_overtaken(table_id):
                for place in self._queueing(table_id):
                    place.step_back()

    def _queueing(self, table_id: int) -> list[_Place]:
        return [place for place in self._places.get(table_id, ()) if place.is_queueing]

    def urgency(self, table_id: int) -> Urgency:
        """How urgent the panels of a new batch are: those that have stepped back for long are like boards."""
        return Urgency.BOARD if self._has_waited(table_id) else Urgency.PANEL

    def note(self, table_id: int, overtaken: Collection[int]) -> None:
        """A batch is finished, and the panels of these people have stepped back."""
        if overtaken:
            self._since.setdefault(table_id, asyncio.get_running_loop().time())
        else:
            self._since.pop(table_id, None)

    async def _is_overtaken(self, table_id: int) -> bool:
        """Whether the channel waits for something newer; a secret change holds up nobody else's panel."""
        if table_id not in self._called or self._has_waited(table_id):
            return False
        return await self._outbox.has_public_news(table_id)

    def _has_waited(self, table_id: int) -> bool:
        """Whether panels of a table have been stepping back for so long that they do so no more."""
        now = asyncio.get_running_loop().time()
        return now - self._since.get(table_id, now) > LONGEST
