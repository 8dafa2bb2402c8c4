"""The lesson of Fairy Market explains the first expedition while it is put together."""

from __future__ import annotations

import pytest

from engine.cli.lessons import ACCEPT, decider
from engine.core import Script
from engine.core.coaching import LONGEST_REMARK, coaching
from engine.core.registry import game
from engine.games.fairy_market.board.script import path_begins
from engine.search.lessons import Moment, lesson_moments
from texts import LOCALES, speaker

GAME = game("fairy-market")


def expeditions(most: int) -> list[Moment]:
    """The first questions of the lesson at which an expedition is drawn."""
    found: list[Moment] = []
    for moment in lesson_moments(GAME, decider(ACCEPT)):
        if isinstance(moment.decision.form, Script):
            found.append(moment)
            if len(found) == most:
                break
    return found


@pytest.fixture(scope="module")
def drawn() -> tuple[Moment, Moment]:
    first, second = expeditions(2)
    return first, second


def said_with(moment: Moment, words: list[str]) -> str:
    """The key of what is said when so much is drawn; it is short in every language."""
    assert GAME.coach is not None
    remark = coaching(GAME.coach, moment.memory, moment.asked._replace(begun=tuple(words))).remark
    assert remark is not None
    assert all(0 < len(speaker(locale).say(remark)) <= LONGEST_REMARK for locale in LOCALES)
    return remark.key.partition("-coach-")[2]


def test_every_step_of_the_first_expedition_has_a_remark_of_its_own(drawn: tuple[Moment, Moment]) -> None:
    first, _ = drawn
    words = list(first.suggestion or ())  # type: ignore[arg-type]  # a script is a list of words
    cards = path_begins(words)

    said = list(dict.fromkeys(said_with(first, words[:end]) for end in range(len(words) + 1)))

    assert cards == 5
    assert said == [
        "first-expedition",
        "laying",
        "gate",
        "walking",
        "obstacles",
        "underground",
        "exits",
        "out",
    ]


def test_nonsense_that_somebody_has_typed_is_no_exit(drawn: tuple[Moment, Moment]) -> None:
    assert said_with(drawn[0], ["a1N", "nonsense"]) == "walking"


def test_later_expeditions_are_not_explained_step_by_step(drawn: tuple[Moment, Moment]) -> None:
    _, second = drawn

    assert said_with(second, []) == said_with(second, ["A"]) == "longer-ways"
