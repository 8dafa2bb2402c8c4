"""The lesson: a season and a battle for somebody who accepts, and what is said to one who goes astray."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.core import Choice, Text
from engine.core.registry import games
from engine.search.lessons import Moment, lesson_moments

GAME = games()["dungeon-lords"]


def taken(*answers: Choice) -> list[Moment]:
    """The lesson of somebody who gives these answers, and then does as suggested, up to the milestone."""
    given = iter(answers)

    def decide(moment: Moment) -> Choice:
        answer = next(given, moment.suggestion)
        assert answer is not None
        return answer

    moments: list[Moment] = []
    for moment in islice(lesson_moments(GAME, decide), 30):
        moments.append(moment)
        if moment.said.enough:
            break
    return moments


def said(moments: Sequence[Moment]) -> list[str]:
    texts = [text for moment in moments for text in (moment.said.outcome, moment.said.remark) if text]
    return [text.key.removeprefix("dungeon-lords-coach-") for text in texts]


def test_an_autumn_with_its_pay_day_is_followed_by_a_battle() -> None:
    assert said(taken()) == [
        "first-orders",
        "placed",
        "trade",
        "dig",
        "hire",
        "wages",
        "first-trap",
        "first-monsters",
        "first-attack",
        "caught",
        "later-trap",
        "later-monsters",
        "year-over",
        "winter",
    ]


def test_the_suggested_orders_are_those_in_the_lamplight() -> None:
    orders = taken()[0]

    assert orders.suggestion == ["food", "hire", "dig"]
    assert orders.said.look == ("order-1", "order-7", "order-3")


def test_an_order_that_came_to_nothing_is_explained() -> None:
    moments = taken(["mine", "build", "reputation"])

    outcomes = [moment.said.outcome for moment in moments if moment.said.outcome is not None]
    assert Text("dungeon-lords-coach-too-late", {"order": Text("dungeon-lords-build")}) in outcomes


def test_whoever_pays_no_wages_hears_who_has_left() -> None:
    moments = taken(["mine", "build", "reputation"], ["decline"], 0, ["mine"], ["leave:m1"])

    assert "unpaid" in said(moments)


def test_a_trap_that_is_not_advised_is_to_be_kept() -> None:
    """Whatever somebody does, the remark on a trap and the suggestion agree."""
    astray: list[Choice] = [["mine", "build", "reputation"], ["decline"], 0, ["mine"], ["leave:m1"]]
    for moments in (taken(), taken(*astray)):
        for moment in moments:
            if moment.said.remark is not None and moment.said.remark.key.endswith(("-trap", "trap-again")):
                assert moment.suggestion not in (["no-trap"], [])
