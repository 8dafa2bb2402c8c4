"""Whoever has time finds better expeditions, and whoever has coins buys cards while they still come back."""

import pytest

from engine.core import Decision
from engine.core.mind import PLAIN
from engine.games.fairy_market import GAME
from engine.games.fairy_market.ai.expeditions import best_expedition
from engine.games.fairy_market.ai.player import consider
from engine.games.fairy_market.board.discoveries import count_discoveries
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.board.planner import EXIT_WORTH, USUAL, plan_expedition, worths
from engine.games.fairy_market.board.script import read_script
from engine.games.fairy_market.board.trail import OUTSIDE, Kit
from engine.games.fairy_market.state import Fair

NOTHING = Kit((0, 0, 0, 0), ())
HANDS = {
    "barrel-1": ("D617", "S8", "S3", "S9", "S4"),
    "rope-1": ("D418", "D409", "S2", "S5", "S6"),
    "lock-2": ("D315", "S1", "S5", "D609", "S8"),
}


def value(hand: tuple[str, ...], goal: str, words: list[str]) -> float:
    sketch, worth = read_script(hand, NOTHING, tuple(words)), worths(goal, False)
    assert sketch.trail is not None
    found = count_discoveries(maze_of(sketch.cards), sketch.trail)
    return sum(worth.get(kind, 0.0) * number for kind, number in found.items()) + EXIT_WORTH * (
        sketch.trail.at == OUTSIDE
    )


def test_more_time_leads_to_better_expeditions() -> None:
    quick = [
        value(hand, goal, plan_expedition(hand, NOTHING, goal, False, USUAL)) for goal, hand in HANDS.items()
    ]
    hard = [value(hand, goal, best_expedition(hand, NOTHING, goal, False)) for goal, hand in HANDS.items()]

    assert all(better >= usual for better, usual in zip(hard, quick, strict=True))
    assert sum(hard) > sum(quick) + 1.0


def test_an_empty_hand_stays_at_home() -> None:
    assert best_expedition((), NOTHING, "rope-1", False) == []


@pytest.mark.parametrize(("round_", "buys"), [(1, True), (6, False)])
def test_a_dear_card_is_bought_early_but_not_for_the_last_round_alone(round_: int, buys: bool) -> None:
    g = GAME.start(2, GAME.checked_settings({}), 4)
    assert isinstance(g, Fair)
    g.round, g.main_goal = round_, "portal-1"
    question: Decision = g.pending()[0]
    thoughts = consider(GAME.view(g, question.seat), question, PLAIN)
    gains = {thing: worth for worth, choice in thoughts if isinstance(choice, list) for thing in choice}

    assert (gains["card:top6"] > gains["pass"]) == buys
