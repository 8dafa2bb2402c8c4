"""What the start card says of a game agrees with the game: how long it takes, and how hard it is."""

from __future__ import annotations

import pytest

from engine.cli.self_play import moments
from engine.core.registry import AnyGame, games
from texts import speaker

EVERY_GAME = pytest.mark.parametrize("its_game", games().values(), ids=games())
SEATS = 4
ABOUT_THE_BOT = {"ahead", "input"}
"""Topics that tell how to answer here, not how the game is played."""
SECONDS_AN_ANSWER = range(20, 150)
"""From a click in passing to a move one thinks over, with what one reads and watches in between."""


@EVERY_GAME
def test_the_minutes_are_enough_for_all_answers_and_not_far_too_many(its_game: AnyGame) -> None:
    answers = sum(1 for _ in moments(its_game, SEATS, its_game.checked_settings({}), seed=1))

    assert int(its_game.minutes * 60 / (answers / SEATS)) in SECONDS_AN_ANSWER


def test_a_game_is_called_harder_only_if_there_is_more_to_read() -> None:
    say = speaker("en")
    rules = {
        one.key: sum(
            len(say(f"{one.key}-rules-{topic}").split()) for topic in one.topics if topic not in ABOUT_THE_BOT
        )
        for one in games().values()
    }

    for easier in games().values():
        for harder in games().values():
            if easier.difficulty < harder.difficulty:
                assert rules[easier.key] < rules[harder.key]
