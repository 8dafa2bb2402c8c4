"""Times of day, dates and time zones: read as people type them, suggested, and told."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from cogs.ui.deadlines import day
from engine.core import Text
from tables import Person, QuietHours, Refused
from texts import Speaker

LONGEST_VACATION = 90
"""Days."""
_USUAL_ZONES = {
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "UTC"),
    "en": ("Europe/London", "America/New_York", "America/Chicago", "America/Los_Angeles", "UTC"),
}
_SUGGESTED_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 28)


def read_time(typed: str) -> int:
    """Read a time of day, in minutes after midnight."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.](\d{2}))?", typed.strip())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise Refused(Text("no-such-time"))
    return int(found[1]) * 60 + int(found[2] or 0)


def written_time(minutes: int) -> str:
    """Write minutes after midnight as a time of day."""
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def suggested_times(typed: str) -> list[str]:
    """Every half hour that starts with what is typed."""
    return [
        one for one in (written_time(minutes) for minutes in range(0, 24 * 60, 30)) if one.startswith(typed)
    ]


@cache
def _zones() -> tuple[str, ...]:
    return tuple(sorted(available_timezones()))


def read_zone(typed: str) -> str:
    """Read the name of a time zone."""
    if typed not in _zones():
        raise Refused(Text("no-such-zone"))
    return typed


def suggested_zones(typed: str, locale: str) -> list[str]:
    """Time zones whose name contains what is typed; if nothing is, those usual for the language."""
    wanted = typed.strip().casefold().replace(" ", "_")
    return [zone for zone in _zones() if wanted in zone.casefold()] if wanted else list(_USUAL_ZONES[locale])


def end_of_day(typed: str, zone: str | None, now: float) -> float:
    """When the typed day ends in somebody's time zone; it must be in the future, and not too far."""
    try:
        day = date.fromisoformat(typed.strip())
        end = datetime.combine(day + timedelta(days=1), time(), _zone(zone)).timestamp()
    except (ValueError, OverflowError):  # the last day of the calendar has no day after it
        raise Refused(Text("no-such-day")) from None
    if not now < end <= now + (LONGEST_VACATION + 1) * timedelta(days=1).total_seconds():
        raise Refused(Text("no-such-vacation", {"days": LONGEST_VACATION}))
    return end


def suggested_days(zone: str | None, now: float) -> list[tuple[int, str]]:
    """Suggested last days of a vacation: in how many days, and the date."""
    today = datetime.fromtimestamp(now, _zone(zone)).date()
    return [(days, (today + timedelta(days=days)).isoformat()) for days in _SUGGESTED_DAYS]


def _zone(name: str | None) -> ZoneInfo:
    return ZoneInfo(name or UTC.tzname(None))


def told_hours(quiet: QuietHours | None, say: Speaker) -> str:
    """From when to when somebody is not to be disturbed."""
    if quiet is None:
        return say("settings-show-no-hours")
    begin, end = written_time(quiet.begin), written_time(quiet.end)
    return say("settings-show-hours", begin=begin, end=end, zone=quiet.zone)


def told_quiet_hours(quiet: QuietHours | None, say: Speaker) -> str:
    """The same in a sentence of its own."""
    if quiet is None:
        return say("settings-quiet-none")
    begin, end = written_time(quiet.begin), written_time(quiet.end)
    return say("settings-quiet-set", begin=begin, end=end, zone=quiet.zone)


def told_vacation(person: Person, now: float, say: Speaker) -> str:
    """Until when somebody is away."""
    if person.vacation is None or not person.is_away(now):
        return say("settings-show-no-vacation")
    return say("settings-show-until", until=day(person.vacation.end))
