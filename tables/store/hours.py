"""Quiet hours in a person's time zone, and deadlines that leave out the hours that do not count."""

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
    """When a person is not to be disturbed: minutes after midnight, in their own time zone."""

    begin: int
    end: int
    zone: str

    def spans(self, after: float) -> Iterator[Span]:
        """Endlessly, every stretch of quiet hours after a moment, including one it lies in."""
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
        return Span(begin, max(begin, end))  # short quiet hours may vanish when clocks are put forward


def _at(day: date, minutes: int, zone: ZoneInfo) -> float:
    hour, minute = divmod(minutes % _MINUTES_OF_A_DAY, 60)
    return datetime.combine(day, time(hour, minute), zone).timestamp()


def after_pauses(start: float, seconds: float, pauses: Iterable[Iterable[Span]]) -> float:
    """The moment at which so many seconds have passed since `start`, not counting the pauses.

    Each series of pauses is in order; different series may overlap.
    """
    moment, left = start, seconds
    for pause in heapq.merge(*pauses):
        if pause.begin - moment >= left:
            break
        left -= max(0.0, pause.begin - moment)
        moment = max(moment, pause.end)
    return moment + left
