"""A person's own time: quiet hours in their zone, and when something ends if some hours do not count."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

_MINUTES_OF_A_DAY = 24 * 60


class Span(NamedTuple):
    """A stretch of time, in seconds since 1970."""

    begin: float
    end: float


class QuietHours(NamedTuple):
    """When a person is not to be disturbed: from and to as minutes after midnight, in their own zone."""

    begin: int
    end: int
    zone: str

    def spans(self, after: float) -> Iterator[Span]:
        """Every night from that moment on, the one it may lie in included, without end."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(after, zone).date() - timedelta(days=1)
        while True:
            span = self._on(day, zone)
            if span.end > after:
                yield span
            day += timedelta(days=1)

    def over(self, moment: float) -> float:
        """The moment itself, or the end of the quiet hours it lies in."""
        span = next(self.spans(moment))
        return span.end if span.begin <= moment else moment

    def _on(self, day: date, zone: ZoneInfo) -> Span:
        following = day + timedelta(days=1) if self.end <= self.begin else day
        begin, end = _at(day, self.begin, zone), _at(following, self.end, zone)
        return Span(begin, max(begin, end))  # a night may vanish when clocks are put forward


def _at(day: date, minutes: int, zone: ZoneInfo) -> float:
    hour, minute = divmod(minutes % _MINUTES_OF_A_DAY, 60)
    return datetime.combine(day, time(hour, minute), zone).timestamp()


def after_working(start: float, seconds: float, pauses: Iterable[Iterable[Span]]) -> float:
    """The moment at which so many seconds have gone by since `start`, if time stands still in every pause.

    Each kind of pause comes in its own order; they may overlap.
    """
    moment, left = start, seconds
    for pause in heapq.merge(*pauses):
        if pause.begin - moment >= left:
            break
        left -= max(0.0, pause.begin - moment)
        moment = max(moment, pause.end)
    return moment + left
