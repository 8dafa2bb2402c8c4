"""Phase E and the end of the game: points, coins, tokens, exits, ties."""

from __future__ import annotations

import pytest

from engine.core import Deck
from engine.games.fairy_market import GAME
from engine.games.fairy_market.cards import GOALS
from engine.games.fairy_market.rules.reward import exit_points, final_ranks, final_scores, points_for
from engine.games.fairy_market.state import Player, Score
from tests.engine.fairy_market.scenario import OUT, drawn_dungeon, exploring, play, play_out, started, walk

LOCK = "A B S A c3E: W W S E S S S S ! S"


def player(main: list[int], side: list[int], time: list[int], exits: int, coins: int) -> Player:
    rows = zip(main, side, time, strict=True)
    scores = [Score(*row, number < exits) for number, row in enumerate(rows)]
    return Player(Deck([]), coins=coins, scores=scores)


def test_the_rulebooks_final_example() -> None:
    """R13: 20 + 6 + 2 + 2 + 1 = 31."""
    winner = player([3, 2, 6, 2, 4, 3], [4, 1, 2, 0, 4, 2], [0, 2, 0, 0, 0, 0], exits=4, coins=5)
    other = player([0] * 6, [0] * 6, [0] * 6, exits=3, coins=0)

    final = final_scores([winner, other])[0]

    assert final == (20, 6, 2, 2, 1)
    assert final.total == 31


def test_side_goals_are_halved_once_at_the_end() -> None:
    assert final_scores([player([0] * 2, [1, 1], [0, 0], 0, 0)])[0].side == 1


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert final_scores([player([0], [0], [0], 0, coins)])[0].coins == points


@pytest.mark.parametrize(
    ("ticks", "points"),
    [
        ([4, 3, 2], [2, 1, 0]),
        ([4, 4, 2], [2, 2, 1]),
        ([4, 3, 3, 1], [2, 1, 1, 0]),
        ([0, 0], [0, 0]),
        ([3, 0], [2, 0]),
        ([2, 2, 2], [2, 2, 2]),
    ],
)
def test_the_most_exits_score_two_and_the_second_most_one(ticks: list[int], points: list[int]) -> None:
    """Ambiguity 9."""
    assert [exit_points(ticks, own) for own in ticks] == points


def test_a_tie_is_broken_by_the_side_goals_not_halved() -> None:
    """Ambiguity 11: 2 and 3 points halve to the same."""
    one, other = player([5], [2], [0], 0, 0), player([5], [3], [0], 0, 0)

    assert [final.total for final in final_scores([one, other])] == [6, 6]
    assert final_ranks([one, other])[1] > final_ranks([one, other])[0]


def test_then_the_victory_is_shared() -> None:
    one, other = player([5], [2], [0], 0, 0), player([5], [2], [0], 0, 0)

    assert final_ranks([one, other])[1] == final_ranks([one, other])[0]


@pytest.mark.parametrize("kind", sorted({goal.kind for goal in GOALS.values()}))
def test_a_goal_counts_its_own_discoveries(kind: str) -> None:
    """R1 for every kind of goal."""
    goal = next(goal for goal in GOALS.values() if goal.kind == kind)
    dungeon = drawn_dungeon({kind: 3, "recycling": 5})

    assert points_for(goal.id, dungeon) == 3 * goal.points


TWO = "S7@0,0 S6@0,5"
COUNTED: dict[str, tuple[tuple[str, str, str], tuple[str, str, str]]] = {
    "barrel": ((TWO, "c1N", ""), (TWO, "c3E: W W", "")),
    "monster": ((TWO, "c3E: W W N E !", ""), (TWO, "c3E: W W N E", "")),
    "room": (("S8@0,0", "b1N: S", ""), ("S2@0,0", "b1N: S", "")),
    "pit": (("D305@0,0", "b5S: N D", ""), ("D305@0,0", "b5S: N", "")),
    "sword": ((TWO, "c3E", ""), ("S7@0,0", "c1N: S W !", "sword")),
    "stairs": (("S5@0,0", "b1N: S", ""), ("S5@0,0", "b1N", "")),
    "key": (("S4@0,0", "b1N: S E S", ""), ("D614@0,0", "a3W: !", "key")),
    "rope": (("D417@0,0", "c5S: N #3", ""), ("D417@0,0", "a1N: !", "rope")),
    "coin": (("S1@0,0", "b1N", ""), ("S1@0,0", "b5S", "")),
    "scroll": (("S8@0,0", "b1N: S", ""), ("D601@0,0", "c1E: W W S E E Oc4", "scroll")),
    "lock": (("D614@0,0", "a3W: !", "key"), ("D614@0,0", "a3W", "")),
    "portal": (("D601@0,0", "c1E: W W S E E", ""), ("D601@0,0", "c1E: W W", "")),
}
"""A path that finds one of a kind, and one that comes to nothing: past it, stopped by it, or with a token."""


@pytest.mark.parametrize("kind", COUNTED)
def test_a_goal_counts_what_a_path_has_discovered_and_nothing_else(kind: str) -> None:
    goal = next(goal for goal in GOALS.values() if goal.kind == kind)
    one, none = (walk(*path) for path in COUNTED[kind])

    assert one.refused == none.refused == ""
    assert points_for(goal.id, drawn_dungeon(one.found)) == goal.points
    assert points_for(goal.id, drawn_dungeon(none.found)) == 0


def test_every_kind_of_goal_has_such_paths() -> None:
    assert set(COUNTED) == {goal.kind for goal in GOALS.values()}


def test_main_and_side_goal_are_scored_and_coins_taken() -> None:
    """R3, R4: the sword counts although it was used, and so does the monster."""
    g = exploring(goal="sword-2", side="monster-2", round_number=6)
    g = play(play(g, "A", OUT), "B", LOCK)

    assert g.players[0].scores[-1] == Score(1, 3, 0, True)
    assert g.players[1].scores[-1] == Score(1, 0, 0, False)
    assert (g.players[0].coins, g.players[1].coins) == (7, 9)


def test_tokens_go_back_before_the_scoring() -> None:
    g = exploring(tokens={"A": "sword key"}, round_number=6)
    g = play(play(g, "A", OUT), "B", OUT)

    assert g.players[0].tokens == {}
    assert g.tokens_left("sword") == 5


def test_a_token_used_is_back_only_after_the_exploration() -> None:
    """Ambiguity 20."""
    g = exploring(tokens={"A": "sword"}, round_number=6)
    g = play(g, "A", "A c1N: S W !")
    assert g.tokens_left("sword") == 4

    assert play(g, "B", OUT).tokens_left("sword") == 5


def test_a_gift_leaves_the_game_and_other_books_stay() -> None:
    g = exploring(books={"A": "gift hunt"}, round_number=6)
    g = play(play(g, "A", "A B S A a7W: E S @gift(key) !"), "B", OUT)

    assert g.players[0].books == ["hunt"]
    assert g.box == ["gift"]


def test_what_paid_is_shown_found_items_first_then_tokens_then_books() -> None:
    g = exploring(tokens={"A": "sword"}, books={"A": "slay"}, round_number=6)
    g = play(play(g, "A", OUT), "B", "A B S A c1N: S W")

    dungeon = g.players[0].dungeon
    assert dungeon is not None
    assert (dungeon.tokens, dungeon.books) == ({}, ())
    assert {find.kind for find in dungeon.finds if find.spent} == {"sword", "monster"}


def test_a_token_pays_before_a_book() -> None:
    g = exploring(tokens={"A": "sword"}, books={"A": "slay"}, round_number=6)
    g = play(play(g, "A", "A c1N: S W !"), "B", OUT)

    dungeon = g.players[0].dungeon
    assert dungeon is not None
    assert (dungeon.tokens, dungeon.books) == ({"sword": 1}, ())


def test_the_dungeon_shows_cards_path_and_exit() -> None:
    g = exploring(round_number=6)
    g = play(play(g, "A", OUT), "B", LOCK)
    dungeon, other = g.players[0].dungeon, g.players[1].dungeon
    assert dungeon is not None
    assert other is not None

    assert (dungeon.width, dungeon.height) == (3, 10)
    assert (dungeon.start, dungeon.exit, dungeon.end) == ("c3E", "c1N", "exit")
    assert [(point.x, point.y) for point in dungeon.path][:4] == [(2, 2), (1, 2), (0, 2), (0, 1)]
    assert (other.exit, other.end) == ("", "dead-end")


def test_the_game_ends_with_the_reward_of_round_six() -> None:
    g = play_out(started(2))

    assert [len(each.scores) for each in g.players] == [6, 6]
    assert g.round == 6
    assert len(g.goals.discards) == 10  # the two goals of round 6 are still open
    assert g.result is not None
    assert g.result.scores == tuple(final.total for final in final_scores(g.players))


def test_the_goal_of_the_scoring_stays_known_beside_the_next_one() -> None:
    g = exploring(goal="key-2")
    g = play(play(g, "A", OUT), "B", OUT)
    view = GAME.view(g, None)

    assert view.scored_goal is not None
    assert view.scored_goal.id == "key-2"
    assert view.main_goal.id != "key-2"
