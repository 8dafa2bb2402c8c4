"""The tour of a first panel, and who gets it."""

from __future__ import annotations

import pytest

from cogs.ui.tour import tour, wants_purpose, wants_tour
from engine.core.registry import games
from texts import LOCALES, speaker

LONGEST_LINE = 110
"""On a phone that is two lines of small print."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("direct", [True, False])
def test_a_tour_has_three_short_lines_of_small_print(locale: str, direct: bool) -> None:
    for key in (*games(), "a-new-game"):
        lines = tour(key, 0, direct, speaker(locale)).splitlines()
        assert len(lines) == 3
        assert all(line.startswith("-# ") and len(line) <= LONGEST_LINE for line in lines)


def test_direct_messages_are_named_only_to_those_who_get_them() -> None:
    assert "direct messages" in tour("toy", 0, True, speaker("en"))
    assert "direct messages" not in tour("toy", 0, False, speaker("en"))


def test_only_the_first_panel_speaks_of_what_a_game_begins_with() -> None:
    first, later = (tour("mighty-monsters", answers, True, speaker("en")) for answers in (0, 1))

    assert "families" in first
    assert "families" not in later


def test_help_fades_unless_somebody_wants_more_or_less() -> None:
    assert [wants_tour(None, answers) for answers in (0, 1, 5)] == [True, False, False]
    assert [wants_purpose(None, answers) for answers in (0, 4, 5)] == [True, True, False]
    for wants in (wants_tour, wants_purpose):
        assert [wants("more", answers) for answers in (0, 9)] == [True, True]
        assert [wants("less", answers) for answers in (0, 9)] == [False, False]
