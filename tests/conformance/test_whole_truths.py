"""The list of questions whose options need no note holds nothing that is not needed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Explanation
from engine.core.registry import games
from tests.conformance.explaining import entries_no_longer_needed, every_option_says_what_it_does
from tests.conformance.plays import cases, random_play
from tests.conformance.whole_truths import WHOLE_TRUTHS
from texts import LOCALES
from texts.library import book

MOST_CASES = 4
"""How many ways to sit down to a game are tried, spread over all there are."""
PLACING = "mighty-monsters-place"


@pytest.mark.parametrize("key", games())
def test_a_question_whose_options_all_have_notes_is_not_on_the_list(key: str) -> None:
    listed = {prompt for prompt in WHOLE_TRUTHS if prompt.startswith(key)}
    its_cases = [case for case in cases() if case.game == key] if listed else []
    tried = its_cases[:: -(-len(its_cases) // MOST_CASES) or 1]
    plays = [random_play(games()[key], case.seats, dict(case.settings), 1) for case in tried]

    assert entries_no_longer_needed(plays, listed) == set()


def test_a_game_that_explains_nothing_breaks_the_law_and_an_entry_too_many_is_found() -> None:
    game = games()["mighty-monsters"]
    play = random_play(game, 3, game.checked_settings({}), 1)
    silent = replace(play, game=replace(game, explain=lambda view, decision: Explanation()))

    every_option_says_what_it_does(play)
    assert entries_no_longer_needed([play], [PLACING]) == {PLACING}
    assert entries_no_longer_needed([play, silent], [PLACING]) == set()
    with pytest.raises(AssertionError):
        every_option_says_what_it_does(silent)


def test_every_entry_is_a_question_with_a_reason() -> None:
    assert all(key in book(locale) for locale in LOCALES for key in WHOLE_TRUTHS)
    assert all(WHOLE_TRUTHS.values())
