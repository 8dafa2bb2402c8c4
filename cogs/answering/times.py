"""Times of day, dates and zones as people type them, and what is suggested while they do."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from engine.core import Text
from tables import Refused

LONGEST_VACATION = 90
"""Days."""
_USUAL_ZONES = {
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "UTC"),
    "en": ("Europe/London", "America/New_York", "America/Chicago", "America/Los_Angeles", "UTC"),
}
_SUGGESTED_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 28)


def read_time(typed: str) -> int:
    """A time of day as minutes after midnight."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.](\d{2}))?", typed.strip())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise Refused(Text("no-such-time"))
    return int(found[1]) * 60 + int(found[2] or 0)


def written_time(minutes: int) -> str:
    """Minutes after midnight as a time of day."""
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def suggested_times(typed: str) -> list[str]:
    """Every half hour that begins as typed."""
    return [
        one for one in (written_time(minutes) for minutes in range(0, 24 * 60, 30)) if one.startswith(typed)
    ]


@cache
def _zones() -> tuple[str, ...]:
    return tuple(sorted(available_timezones()))


def read_zone(typed: str) -> str:
    """A time zone by its name."""
    if typed not in available_timezones():
        raise Refused(Text("no-such-zone"))
    return typed


def suggested_zones(typed: str, locale: str) -> list[str]:
    """Zones in whose name the typed letters occur; before that, some where a language is spoken."""
    wanted = typed.strip().casefold().replace(" ", "_")
    return [zone for zone in _zones() if wanted in zone.casefold()] if wanted else list(_USUAL_ZONES[locale])


def end_of_day(typed: str, zone: str | None, now: float) -> float:
    """The moment at which a day is over, in somebody's zone; it must come, and not too late."""
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError:
        raise Refused(Text("no-such-day")) from None
    end = datetime.combine(day + timedelta(days=1), time(), _zone(zone)).timestamp()
    if not now < end <= now + (LONGEST_VACATION + 1) * timedelta(days=1).total_seconds():
        raise Refused(Text("no-such-vacation", {"days": LONGEST_VACATION}))
    return end


def suggested_days(zone: str | None, now: float) -> list[tuple[int, str]]:
    """How many days from now, and the date."""
    today = datetime.fromtimestamp(now, _zone(zone)).date()
    return [(days, (today + timedelta(days=days)).isoformat()) for days in _SUGGESTED_DAYS]


def _zone(name: str | None) -> ZoneInfo:
    return ZoneInfo(name or UTC.tzname(None))
