"""The lesson: what a learner meets who accepts, and what is said to one who goes astray."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.core import Choice
from engine.core.registry import games
from engine.search.lessons import Moment, lesson_moments
from texts import speaker

GAME = games()["boss-monster"]
WEAK_START: list[Choice] = [["MB027"], ["done"]]
"""A single room of 2 damage, to which a hero of 4 health comes."""
SMASH = "MB071/0"


def taken(*answers: Choice, questions: int = 12) -> list[Moment]:
    """The lesson of somebody who gives these answers, and then does as suggested."""
    given = iter(answers)

    def decide(moment: Moment) -> Choice:
        answer = next(given, moment.suggestion)
        assert answer is not None
        return answer

    return list(islice(lesson_moments(GAME, decide), questions))


def said(moments: Sequence[Moment]) -> list[str]:
    texts = [text for moment in moments for text in (moment.said.outcome, moment.said.remark) if text]
    return [text.key.removeprefix("boss-monster-coach-") for text in texts]


def test_two_rounds_have_a_build_a_lure_a_death_a_wound_a_spell_and_a_miniboss() -> None:
    moments = taken()
    [end] = [number for number, moment in enumerate(moments) if moment.said.enough]

    assert said(moments[:end]) == [
        "first-market",
        "first-build",
        "stops",
        "soul-and-wound",
        "miniboss",
        "stop-for-spell",
        "spell",
        "doomed",
    ]
    assert moments[end].asked.view.round == 3  # type: ignore[attr-defined]  # it is this game's view


def test_a_spell_that_is_too_weak_is_not_advised() -> None:
    too_strong = taken(*WEAK_START, [], ["MB024@1"], ["end-MB086"])[5]

    assert said([too_strong]) == ["in-vain"]
    assert SMASH in str(too_strong.decision.form)
    assert too_strong.suggestion == ["pass"]


def test_a_spell_that_is_strong_where_a_miniboss_lives_is_advised_there() -> None:
    orders, room = taken(*WEAK_START, [], ["MB063@1"])[4:6]

    assert orders.suggestion == ["end-MB086"]
    assert room.suggestion == [SMASH]


def test_nothing_is_promised_of_heroes_who_visit_somebody_else() -> None:
    moments = taken(*WEAK_START, ["enter-MB084", "enter-MB098"], ["pass"])

    assert said(moments[3:5]) == ["too-early", "abroad"]
    assert [moment.suggestion for moment in moments[3:5]] == [["pass"], ["pass"]]


def test_whoever_is_wounded_hears_why() -> None:
    say = speaker("en", ("Anna", "Grix"))
    outcome = taken(*WEAK_START, [])[3].said.outcome

    assert outcome is not None
    assert say.say(outcome).startswith("Ouch: Tess had 4 health, and your rooms dealt 2.")


def test_with_a_single_room_the_coach_explains_a_miniboss_but_builds_first() -> None:
    build = taken(*WEAK_START, [])[3]

    assert said([build])[-1] == "miniboss-later"
    assert build.suggestion == ["MB025@new"]
