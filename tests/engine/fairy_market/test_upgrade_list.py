"""With the expedition, players may already decide what becomes of its cards."""

from __future__ import annotations

from typing import Unpack

import pytest

from engine.core.undo import differs
from engine.games.fairy_market.rules.upgrade_list import CUT, KEEP, RECYCLE
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import Situation, asked, exploring, plan, plannable, play, story

QUIET = "A B S A c3E: W"
SCISSORS = "A B S A b1N: S W S"
"""Through S9, past its scissors; S1 lies below."""
RECYCLING = "A b1N: S #3"
"""Through the room of D316 to its recycling."""


def handed_in(path: str, hand: str, seats: int = 2, **situation: Unpack[Situation]) -> Fair:
    """A has handed in this expedition; the others have not."""
    situation["hands"] = {"A": hand}
    return play(exploring(seats, **situation), "A", path)


def test_scissors_are_used_as_decided_with_the_expedition() -> None:
    g = plan(handed_in(SCISSORS, "S9 S1"), "A", CUT, "S1", "S9")

    g = play(g, "B", QUIET)

    assert (g.round, g.box) == (2, ["S1"])
    assert "story-decided-ahead" in story(g)


def test_a_list_gives_as_many_cards_as_may_be_cut() -> None:
    g = plan(handed_in(SCISSORS, "S9 S1", books={"A": "prune"}), "A", CUT, "S1", "S9")

    assert play(g, "B", QUIET).box == ["S9", "S1"]


def test_recycling_may_be_decided_ahead_as_well() -> None:
    g = plan(handed_in(RECYCLING, "D316 S1"), "A", RECYCLE, "D316")

    assert play(g, "B", QUIET).players[0].hand[0] == "D316"


def test_paying_for_a_card_may_be_decided_ahead_with_coins_just_found() -> None:
    g = handed_in("A B S A c3E: W W S E S S S S ! S", "S7 S6", books={"A": "keep"}, coins={"A": 0})
    g = play(plan(g, "A", KEEP, "S6"), "B", QUIET)

    assert "kept-for-coins" in story(g)


def test_one_may_decide_to_do_nothing() -> None:
    g = plan(handed_in(SCISSORS, "S9 S1"), "A", CUT, "none")

    g = play(g, "B", QUIET)

    assert (g.round, g.box) == (2, [])


def test_whoever_wants_to_see_the_next_goal_first_is_asked() -> None:
    g = play(handed_in(SCISSORS, "S9 S1"), "B", QUIET)

    assert (g.phase, asked(g)) == ("improvement", "A")


def test_whoever_plans_only_a_part_is_asked_for_the_rest() -> None:
    g = handed_in(RECYCLING, "D316 S1", books={"A": "prune"})
    g = play(plan(g, "A", CUT, "none"), "B", QUIET)

    assert [one.prompt.key for one in g.pending()] == ["fairy-market-recycle"]


def test_there_is_nothing_to_decide_without_upgrades() -> None:
    g = handed_in(QUIET, "S7 S6")

    assert [plannable(g, "A", about) for about in (CUT, RECYCLE, KEEP)] == [[], [], []]


def test_another_expedition_has_other_cards_to_decide_about() -> None:
    g = plan(handed_in(SCISSORS, "S9 S1"), "A", CUT, "S1")
    g = play(g, "A", "A b1N: S W S")
    assert plannable(g, "A", CUT) == ["S9", "none"]

    g = play(g, "B", QUIET)

    assert asked(g) == "A"  # what was planned is not possible any more


def test_nothing_is_decided_ahead_in_the_last_round() -> None:
    assert handed_in(SCISSORS, "S9 S1", round_number=6).foresights == []


def test_when_the_round_is_over_what_was_not_needed_is_forgotten() -> None:
    g = play(handed_in(SCISSORS, "S9 S1"), "B", QUIET)
    g = play(g, "A", [])

    assert not [one for one in g.foresights if one.about in (CUT, RECYCLE, KEEP)]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_is_decided_ahead_gives_nothing_away(viewer: int | None) -> None:
    before = handed_in(SCISSORS, "S9 S1", 3)
    planned = plan(before, "A", CUT, "S9")

    assert not differs(before, planned, viewer)
