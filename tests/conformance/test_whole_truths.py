"""The list of questions whose options need no note holds nothing that is not needed."""

from __future__ import annotations

import pytest

from engine.core.registry import games
from tests.conformance.explaining import entries_no_longer_needed, every_option_says_what_it_does
from tests.conformance.plays import cases, random_play
from tests.conformance.whole_truths import RARELY, UNEXPLAINED, WHOLE_TRUTHS
from texts import LOCALES
from texts.library import book

MOST_CASES = 4
"""How many ways to sit down to a game are tried, spread over all there are."""


@pytest.mark.parametrize("key", games())
def test_a_question_whose_options_all_have_notes_is_not_on_the_list(key: str) -> None:
    its_cases = [case for case in cases() if case.game == key]
    tried = its_cases[:: -(-len(its_cases) // MOST_CASES)]
    plays = [random_play(games()[key], case.seats, dict(case.settings), 1) for case in tried]

    assert entries_no_longer_needed(plays, {*WHOLE_TRUTHS, *UNEXPLAINED} - RARELY) == set()


def test_a_note_more_takes_a_question_off_the_list_and_a_note_less_puts_it_there() -> None:
    play = random_play(games()["mighty-monsters"], 3, games()["mighty-monsters"].checked_settings({}), 1)

    assert entries_no_longer_needed([play], ["mighty-monsters-place"]) == {"mighty-monsters-place"}
    assert entries_no_longer_needed([play], ["mighty-monsters-choose-family"]) == set()
    every_option_says_what_it_does(play)


def test_every_entry_is_a_question_and_on_one_list_only() -> None:
    assert all(key in book(locale) for locale in LOCALES for key in (*WHOLE_TRUTHS, *UNEXPLAINED))
    assert all(WHOLE_TRUTHS.values())
    assert not UNEXPLAINED & WHOLE_TRUTHS.keys()
    assert RARELY <= UNEXPLAINED
