"""The pace Discord allows: so many requests a second over all routes, and what people wait for goes first.

discord.py heeds the limit of each route, but learns of the limit over all of them only by breaking it, and
then everything stands still. Clicks are answered on routes that do not count, so they never wait here.

Discord counts a request somewhere between its leaving and its answer, and on a busy machine or line that may
be long. So a request takes up room from the moment it leaves until a second after it was answered: whatever
second Discord looks at, there are never more than allowed in it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar
from enum import Enum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.http import Route

Clock = Callable[[], float]
Later = Callable[[float, Callable[[], None]], object]

PER_SECOND = 50
WINDOW = 1.0
_UNCOUNTED = ("/interactions/", "/webhooks/")
"""How the routes begin that Discord does not count: those on which clicks are answered."""


class Urgency(Enum):
    """By how many seconds a request may be overtaken by others."""

    BOARD = 0.0
    """What everybody at a table waits for; and whatever has said nothing else."""
    PANEL = 1.0
    """What one person sees in their direct messages."""


_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.BOARD)


def note_urgency(urgency: Urgency) -> None:
    """From now on, whatever this task asks of Discord is this urgent."""
    _urgency.set(urgency)


_insisting: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("insisting", default=None)


def insist_before_sending(still_ours: Callable[[], Awaitable[None]]) -> None:
    """From now on, this task checks again when its turn has come: it may have waited for long."""
    _insisting.set(still_ours)


class _Place:
    """Room for one request of a task."""

    def __init__(self) -> None:
        self.is_used = False


_place: ContextVar[_Place | None] = ContextVar("place", default=None)


class Pace:
    """Lets requests through, never more than allowed within any second, the most urgent first.

    What is less urgent is overtaken for a moment only, so nothing waits for ever. Whoever has much to send
    asks for room before they write it: what comes up until then goes into the same messages.
    """

    def __init__(
        self, per_second: int = PER_SECOND, clock: Clock | None = None, later: Later | None = None
    ) -> None:
        self._most = per_second
        self._own_clock = clock
        self._own_later = later
        self._under_way = 0
        self._answered: deque[float] = deque()
        """When requests were answered, for a second each."""
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._patient: deque[asyncio.Future[None]] = deque()
        self._order = count()
        self._alarm: object | None = None

    @property
    def backlog(self) -> int:
        """How many requests wait for their turn."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    def allow(self, per_second: int) -> None:
        """From now on, let so many requests through within any second."""
        self._most = per_second
        self._let_through()

    def paced(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
        """How the client makes a request, at this pace.

        It waits before discord.py has taken it into the queue of its route: from there, nothing steps back.
        """

        async def paced(*args: Any, **kwargs: Any) -> Any:
            await self.begin()
            place = _Place()
            _place.set(place)
            try:
                return await request(*args, **kwargs)
            finally:
                if not place.is_used:
                    self._give_up()

        return paced

    def trace(self) -> aiohttp.TraceConfig:
        """How the client's session tells when requests leave and are answered; those it repeats wait anew."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._starts)
        config.on_request_end.append(self._ends)
        config.on_request_exception.append(self._ends)
        return config

    async def _starts(
        self, _session: aiohttp.ClientSession, request: SimpleNamespace, sent: aiohttp.TraceRequestStartParams
    ) -> None:
        request.counts = is_counted(str(sent.url))
        if not request.counts:
            return
        place = _place.get()
        if place is None or place.is_used:
            await self.turn(_urgency.get())
        else:
            place.is_used = True

    async def _ends(
        self,
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        _sent: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if request.counts:
            self.end()

    async def begin(self) -> None:
        """Wait until a request of this task may leave, and still should; it takes up room until its `end`."""
        await self.turn(_urgency.get())
        try:
            if (still_ours := _insisting.get()) is not None:
                await still_ours()
        except BaseException:
            self._give_up()
            raise

    def end(self) -> None:
        """A request was answered, or never will be."""
        self._under_way -= 1
        self._answered.append(self._now())
        self._let_through()

    async def room(self) -> None:
        """Wait until less waits here than Discord takes within half a second; first come, first served."""
        if self.backlog < self._most // 2:
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._patient.append(mine)
        await mine

    async def turn(self, urgency: Urgency) -> None:
        """Wait for one's turn."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (self._now() + urgency.value, next(self._order), mine))
        self._let_through()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._give_up()
            raise

    def _give_up(self) -> None:
        """What had its turn does not leave after all."""
        self._under_way -= 1
        self._let_through()

    def _let_through(self) -> None:
        now = self._now()
        while self._answered and now - self._answered[0] >= WINDOW:
            self._answered.popleft()
        while self._waiting and self._under_way + len(self._answered) < self._most:
            _, _, turn = heappop(self._waiting)
            if not turn.done():  # it may have been given up
                self._under_way += 1
                turn.set_result(None)
            self._make_room()
        if self._waiting and self._answered and self._alarm is None:
            later = self._own_later or asyncio.get_running_loop().call_later
            self._alarm = later(self._answered[0] + WINDOW - now, self._ring)

    def _make_room(self) -> None:
        """Let one more write their messages, for each request that has gone or was given up."""
        while self._patient and self.backlog < self._most // 2:
            mine = self._patient.popleft()
            if not mine.done():
                mine.set_result(None)
                return

    def _ring(self) -> None:
        self._alarm = None
        self._let_through()

    def _now(self) -> float:
        return self._own_clock() if self._own_clock else asyncio.get_running_loop().time()


def is_counted(url: str) -> bool:
    """Whether Discord counts requests to this address against its limit over all routes."""
    path = url.removeprefix(Route.BASE)
    return path != url and not path.startswith(_UNCOUNTED)
