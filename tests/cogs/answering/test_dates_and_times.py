"""What people type for times, dates and zones, and what is suggested to them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cogs.answering.dates_and_times import (
    end_of_day,
    read_time,
    read_zone,
    suggested_days,
    suggested_times,
    suggested_zones,
    written_time,
)
from tables import Refused

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "minutes"), [("22:00", 1320), ("7", 420), ("07.30", 450), (" 0:05 ", 5), ("23:59", 1439)]
)
def test_a_time_of_day_is_read_as_people_write_it(typed: str, minutes: int) -> None:
    assert read_time(typed) == minutes


@pytest.mark.parametrize("typed", ["", "24:00", "12:60", "noon", "7pm", "1:2", "-1"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="no-such-time"):
        read_time(typed)


def test_times_are_suggested_by_the_half_hour_as_one_types() -> None:
    assert suggested_times("22") == ["22:00", "22:30"]
    assert len(suggested_times("")) == 48
    assert written_time(read_time("7:05")) == "07:05"


def test_zones_are_found_by_any_part_of_their_name_and_some_before_one_types() -> None:
    assert "America/New_York" in suggested_zones("new york", "en")
    for locale in ("en", "de"):
        assert all(read_zone(zone) == zone for zone in suggested_zones("", locale))
    with pytest.raises(Refused, match="no-such-zone"):
        read_zone("Europe/Atlantis")


def test_a_vacation_lasts_to_the_end_of_its_last_day_in_ones_own_zone() -> None:
    assert end_of_day("2026-05-03", None, NOON) == datetime(2026, 5, 4, tzinfo=UTC).timestamp()
    assert end_of_day("2026-05-03", "Asia/Tokyo", NOON) == datetime(2026, 5, 3, 15, tzinfo=UTC).timestamp()
    assert end_of_day("2026-05-01", None, NOON) > NOON


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("2026-04-30", "no-such-vacation"),
        ("2027-05-01", "no-such-vacation"),
        ("0001-01-01", "no-such-vacation"),
        ("9999-12-31", "no-such-day"),
        ("tomorrow", "no-such-day"),
        ("9" * 6000, "no-such-day"),
    ],
)
def test_a_vacation_ends_neither_in_the_past_nor_too_late(typed: str, refusal: str) -> None:
    with pytest.raises(Refused, match=refusal):
        end_of_day(typed, None, NOON)


def test_days_are_suggested_as_dates_in_ones_own_zone() -> None:
    late_evening = datetime(2026, 5, 1, 20, tzinfo=UTC).timestamp()

    assert suggested_days("Asia/Tokyo", late_evening)[0] == (1, "2026-05-03")
    assert suggested_days(None, late_evening)[0] == (1, "2026-05-02")
