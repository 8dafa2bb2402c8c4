"""Quiet hours in a person's time zone, summer time included, and deadlines that leave out pauses."""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from zoneinfo import ZoneInfo

import pytest

from tables import QuietHours, Span
from tables.store.hours import after_pauses

HOUR = 3600.0
NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")
SIESTA = QuietHours(13 * 60, 15 * 60, "Asia/Kolkata")


def moment(local: str, zone: str = "Europe/Berlin") -> float:
    return datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_a_night_goes_over_midnight_and_one_may_be_in_the_middle_of_it() -> None:
    first, second = islice(NIGHT.spans(moment("2026-05-02 03:00")), 2)

    assert first == (moment("2026-05-01 22:00"), moment("2026-05-02 07:00"))
    assert second.begin == moment("2026-05-02 22:00")


def test_quiet_hours_by_day_end_on_the_same_day() -> None:
    zone = SIESTA.zone
    first = next(SIESTA.spans(moment("2026-05-02 03:00", zone)))

    assert first == (moment("2026-05-02 13:00", zone), moment("2026-05-02 15:00", zone))


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("2026-05-01 21:59", "2026-05-01 21:59"),
        ("2026-05-01 22:00", "2026-05-02 07:00"),
        ("2026-05-02 03:00", "2026-05-02 07:00"),
        ("2026-05-02 07:00", "2026-05-02 07:00"),
    ],
)
def test_a_moment_in_quiet_hours_is_put_off_to_their_end(asked: str, answer: str) -> None:
    assert NIGHT.over(moment(asked)) == moment(answer)


@pytest.mark.parametrize(("evening", "hours"), [("2026-03-28", 8), ("2026-10-24", 10), ("2026-05-01", 9)])
def test_a_night_is_as_long_as_it_really_is_when_clocks_are_changed(evening: str, hours: int) -> None:
    night = next(NIGHT.spans(moment(f"{evening} 21:00")))

    assert night.end - night.begin == hours * HOUR


def test_without_pauses_time_just_goes_by() -> None:
    assert after_pauses(1000.0, 500.0, []) == 1500.0


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-05-01 12:00", 4, "2026-05-01 16:00"),
        ("2026-05-01 12:00", 10, "2026-05-01 22:00"),  # just before the night
        ("2026-05-01 12:00", 11, "2026-05-02 08:00"),
        ("2026-05-01 23:00", 1, "2026-05-02 08:00"),  # asked in the night
        ("2026-05-01 12:00", 24, "2026-05-02 21:00"),
        ("2026-05-01 12:00", 26, "2026-05-03 08:00"),  # two nights
    ],
)
def test_the_time_asleep_does_not_count(start: str, hours: float, end: str) -> None:
    assert after_pauses(moment(start), hours * HOUR, [NIGHT.spans(moment(start))]) == moment(end)


def test_pauses_may_overlap() -> None:
    start = moment("2026-05-01 12:00")
    vacation = Span(moment("2026-05-01 18:00"), moment("2026-05-03 12:00"))

    assert after_pauses(start, 8 * HOUR, [NIGHT.spans(start), [vacation]]) == moment("2026-05-03 14:00")


def test_a_vacation_that_began_before_or_is_over_counts_as_far_as_it_reaches() -> None:
    start = moment("2026-05-01 12:00")
    begun = Span(start - 9 * HOUR, start + HOUR)
    over = Span(start - 9 * HOUR, start - HOUR)

    assert after_pauses(start, HOUR, [[begun]]) == start + 2 * HOUR
    assert after_pauses(start, HOUR, [[over]]) == start + HOUR
