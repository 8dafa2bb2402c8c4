"""Phase D at the table: handing in, changing, and the time bonus."""

from __future__ import annotations

import pytest

from engine.core import Barrier, Number, Text
from engine.games.fairy_market import GAME
from engine.games.fairy_market.rules.exploration import NOT_MEASURED, explore
from engine.games.fairy_market.rules.reward import reward
from tests.engine.fairy_market.scenario import (
    KEY,
    OUT,
    TIMED,
    UNTIMED,
    asked,
    begun,
    drawing,
    expedition_form,
    exploring,
    play,
    story,
    table,
)

# ── handing in ───────────────────────────────────────────────────────────────────────────────────────────


def test_all_explore_at_once() -> None:
    assert asked(exploring(4)) == "ABCD"


def test_nothing_is_scored_before_all_are_done() -> None:
    g = play(exploring(), "A", OUT)

    assert asked(g) == "B"
    assert g.players[0].dungeon is None


def test_an_expedition_may_be_changed_until_all_are_done() -> None:
    """Ambiguity 18."""
    g = play(exploring(goal=UNTIMED), "A", OUT, KEY)

    g = play(g, "B", OUT)

    assert g.players[0].scores[0].main == 2
    assert g.players[1].scores[0].main == 0


def test_without_cards_there_is_nothing_to_explore() -> None:
    g = table(hands={"A": "S7"}, decks={"B": ""})
    g.box += g.players[1].deck.discards
    g.players[1].deck.discards = []
    g = begun(g, explore, reward)
    assert asked(g) == "A"

    g = play(g, "A", "A c3E")

    assert "stayed-home" in story(g)
    assert g.players[1].scores[0].points == 0


# ── the time bonus ───────────────────────────────────────────────────────────────────────────────────────


def test_in_a_race_the_first_one_done_takes_the_bonus() -> None:
    g = play(exploring(goal=TIMED), "B", OUT)
    assert "done-first" in story(g)

    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 2]


def test_the_first_one_done_cannot_change_anything() -> None:
    g = play(exploring(3, goal=TIMED), "B", OUT)
    g = play(g, "A", OUT)

    assert [one.seat for one in g.decisions() if not one.ahead] == [2, 0]


def test_the_first_one_done_cannot_take_it_back_either() -> None:
    """Others may after a round without an hourglass, or once the bonus is gone."""
    g = play(exploring(3, goal=TIMED), "B", OUT)

    assert g.barrier is Barrier.TURNED_UP
    assert play(g, "A", OUT).barrier is not Barrier.TURNED_UP
    assert play(exploring(3, goal=UNTIMED), "B", OUT).barrier is None


def test_without_an_hourglass_there_is_no_bonus() -> None:
    """R14."""
    g = play(exploring(goal=UNTIMED), "B", OUT)
    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 0]


def test_an_hourglass_on_the_side_goal_means_nothing() -> None:
    """R14."""
    g = play(exploring(goal=UNTIMED, side="coin-1"), "B", OUT)
    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 0]
    [goal_text] = [event.text.args["goal"] for event in g.events if event.text.key.endswith("side-goal")]
    assert goal_text == Text("fairy-market-goal-coin")


def test_switched_off_there_is_no_bonus_and_all_may_change() -> None:
    g = play(exploring(goal=TIMED, time_bonus="off"), "B", OUT, OUT)
    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 0]


@pytest.mark.parametrize(("time_bonus", "shown"), [("race", True), ("own-time", True), ("off", False)])
def test_an_hourglass_is_shown_and_told_only_where_it_means_something(time_bonus: str, shown: bool) -> None:
    view = GAME.view(exploring(goal=TIMED, time_bonus=time_bonus), None)

    assert view.main_goal.hourglass is shown
    assert ("fairy-market-goal-timed" in str(GAME.describe(view))) is shown


def test_of_their_own_times_the_shortest_wins() -> None:
    g = exploring(3, goal=TIMED, time_bonus="own-time")
    for who, seconds in (("A", 200), ("B", 90), ("C", 91)):
        g = play(g, who, "open", OUT, seconds)

    assert [player.scores[0].time for player in g.players] == [0, 2, 0]


def test_equal_times_both_win() -> None:
    g = exploring(goal=TIMED, time_bonus="own-time")
    g = play(g, "A", "open", OUT, 90)
    g = play(g, "B", "open", OUT, 90)

    assert [player.scores[0].time for player in g.players] == [2, 2]


def test_a_time_that_was_not_measured_wins_nothing() -> None:
    g = exploring(goal=TIMED, time_bonus="own-time")
    g = play(g, "A", "open", OUT, NOT_MEASURED)
    g = play(g, "B", "open", OUT, NOT_MEASURED)

    assert [player.scores[0].time for player in g.players] == [0, 0]


def test_with_own_times_nobody_knows_their_hand_before_they_open_it() -> None:
    g = drawing(goal=TIMED, time_bonus="own-time")
    assert [player.hand for player in g.players] == [[], []]
    g = play(g, "A", "open")

    assert [len(player.hand) for player in g.players] == [5, 0]
    assert [decision.prompt.key for decision in g.pending()] == [
        "fairy-market-explore",
        "fairy-market-open-hand",
    ]


def test_the_time_runs_from_opening_the_hand_also_with_a_look_at_the_first_card() -> None:
    g = drawing(goal=TIMED, time_bonus="own-time", books={"A": "peek"})
    opening = next(decision.number for decision in g.pending() if decision.seat == 0)
    g = play(g, "A", "open", "keep")
    g = play(g, "A", expedition_form(g).default(g, 0))
    [how_long] = [decision.form for decision in g.pending() if decision.seat == 0]

    assert isinstance(how_long, Number)
    assert how_long.since == opening


def test_nobody_is_asked_for_a_time_without_an_hourglass() -> None:
    g = play(exploring(goal=UNTIMED, time_bonus="own-time"), "A", OUT)

    assert asked(g) == "B"


def test_with_own_times_nothing_is_taken_back_to_begin_anew() -> None:
    """Not even opening a hand of five bought cards, to which nothing is drawn."""
    hand = {"A": "D301 D302 D303 D304 D305"}
    g = play(exploring(goal=TIMED, time_bonus="own-time", hands=hand), "A", "open")
    assert g.barrier is Barrier.TURNED_UP

    g = play(g, "A", expedition_form(g).default(g, 0))
    assert g.barrier is Barrier.TURNED_UP
    assert play(g, "A", 60).barrier is Barrier.TURNED_UP


def test_with_own_times_nothing_can_be_changed() -> None:
    g = play(exploring(goal=TIMED, time_bonus="own-time"), "A", "open", OUT, 60)

    assert [one.seat for one in g.decisions() if not one.ahead] == [1]
