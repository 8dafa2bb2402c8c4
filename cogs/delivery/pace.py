"""The pace Discord allows: so many requests a second over all routes, and what people wait for goes first.

discord.py heeds the limit of each route, but learns of the limit over all of them only by breaking it, and
then everything stands still. Clicks are answered on routes that do not count, so they never wait here.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar
from enum import Enum
from heapq import heappop, heappush
from itertools import count
from typing import Any

import aiohttp

Clock = Callable[[], float]
Later = Callable[[float, Callable[[], None]], object]

PER_SECOND = 48
"""Discord allows 50; two are left for what arrives a little sooner than it was meant to."""
WINDOW = 1.0


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
_queueing: ContextVar[Callable[[asyncio.Future[float]], None] | None] = ContextVar("queueing", default=None)


def insist_before_sending(still_ours: Callable[[], Awaitable[None]]) -> None:
    """From now on, this task checks again when its turn has come: it may have waited for long."""
    _insisting.set(still_ours)


def show_when_queueing(place: Callable[[asyncio.Future[float]], None]) -> None:
    """From now on, `place` gets each turn this task waits for: with an exception it need not come."""
    _queueing.set(place)


async def insist() -> None:
    """Check what this task insists on; what it raises says why nothing may be sent."""
    if (still_ours := _insisting.get()) is not None:
        await still_ours()


def insist_whenever_sending(trace: aiohttp.TraceConfig) -> None:
    """Have every request check that as it leaves: discord.py waits, too, and tries again by itself."""

    async def leaves(*_about: object) -> None:
        await insist()

    trace.on_request_start.append(leaves)


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
        self._sent: deque[float] = deque(maxlen=per_second)
        self._waiting: list[tuple[float, int, asyncio.Future[float]]] = []
        self._patient: deque[asyncio.Future[None]] = deque()
        self._order = count()
        self._alarm: object | None = None
        self._reminder: object | None = None

    @property
    def backlog(self) -> int:
        """How many requests wait for their turn."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    def allow(self, per_second: int) -> None:
        """From now on, let so many requests through within any second."""
        self._most = per_second
        self._sent = deque(self._sent, maxlen=per_second)
        self._let_through()

    def paced(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
        """How the client makes a request, at this pace."""

        async def paced(*args: Any, **kwargs: Any) -> Any:
            turn = await self.turn(_urgency.get())
            try:
                await insist()
            except BaseException:
                self._give_back(turn)
                raise
            return await request(*args, **kwargs)

        return paced

    async def room(self) -> None:
        """Wait until less waits here than Discord takes within half a second; first come, first served."""
        if self._is_free and not self._patient:
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._patient.append(mine)
        self._remember_the_patient()
        await mine

    async def turn(self, urgency: Urgency) -> float:
        """Wait for one's turn; it is known by when it came."""
        mine: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (self._now() + urgency.value, next(self._order), mine))
        if (place := _queueing.get()) is not None:
            place(mine)
        self._let_through()
        try:
            return await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it has just come
                self._give_back(mine.result())
            raise

    def _give_back(self, turn: float) -> None:
        """Let somebody else have a turn that nothing was sent with."""
        if turn in self._sent:
            self._sent.remove(turn)
            self._let_through()

    def _let_through(self) -> None:
        now = self._now()
        while self._waiting and self._has_room(now):
            _, _, turn = heappop(self._waiting)
            if not turn.done():  # it may have been given up
                self._sent.append(now)
                turn.set_result(now)
            self._make_room()
        if self._waiting and self._alarm is None:
            self._alarm = self._later(self._sent[0] + WINDOW - now, self._ring)

    def _make_room(self) -> None:
        """Let one more write their messages, for each request that has gone or was given up."""
        while self._patient and self._is_free:
            mine = self._patient.popleft()
            if not mine.done():
                mine.set_result(None)
                return

    def _remember_the_patient(self) -> None:
        """Look after them once a second: whoever was let in before them may have had nothing to send."""
        if self._patient and self._reminder is None:
            self._reminder = self._later(WINDOW, self._remind)

    def _remind(self) -> None:
        self._reminder = None
        if not self.backlog:
            for _ in range(self._half):
                self._make_room()
        self._remember_the_patient()

    @property
    def _half(self) -> int:
        return self._most // 2

    @property
    def _is_free(self) -> bool:
        return self.backlog < self._half

    def _has_room(self, now: float) -> bool:
        return len(self._sent) < self._most or now - self._sent[0] >= WINDOW

    def _ring(self) -> None:
        self._alarm = None
        self._let_through()

    def _now(self) -> float:
        return self._own_clock() if self._own_clock else asyncio.get_running_loop().time()

    def _later(self, seconds: float, ring: Callable[[], None]) -> object:
        later = self._own_later or asyncio.get_running_loop().call_later
        return later(seconds, ring)
