"""The solver and the computer player: legal, sensible, and as good as looking at every path."""

from __future__ import annotations

import random

import pytest

from engine.games.fairy_market import GAME
from engine.games.fairy_market.board.discoveries import count_discoveries
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.board.planner import CHEAP, USUAL, plan_expedition, worths
from engine.games.fairy_market.board.script import read_script
from engine.games.fairy_market.board.solver import THOROUGH, Search
from engine.games.fairy_market.board.trail import OUTSIDE, Kit, Trail, beginnings
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.cards import DUNGEON_CARDS, STARTERS
from tests.engine.fairy_market.scenario import cards, exploring, kit, play, shopping, some_layout, walk

KEYS = {"key": 2.0, "coin": 0.1}


def exhaustively(dungeon: str, bringing: str, worth: dict[str, float]) -> float:
    """The value of the best path, by looking at every path there is."""
    maze = maze_of(cards(dungeon))

    def value(trail: Trail) -> float:
        found = count_discoveries(maze, trail)
        return sum(worth.get(kind, 0) * number for kind, number in found.items()) + (trail.at == OUTSIDE)

    best, waiting = 0.0, beginnings(maze, kit(bringing))
    while waiting:
        trail = waiting.pop()
        best = max(best, value(trail))
        waiting += following(maze, trail)
    return best


@pytest.mark.parametrize(
    ("dungeon", "bringing"),
    [
        ("S7@0,0 S6@0,5", ""),
        ("S7@0,0 S6@0,5", "sword key"),
        ("D417@0,0", "rope"),
        ("D614@0,0", "key scroll"),
        ("D305@0,0 S5@0,5", "climb"),
        ("S2@0,0 S1@0,5", "hunt sword"),
        ("D601@0,0 S1@3,0", "scroll"),
        ("D417@0,0", "rope cross"),
        ("S1@0,0 S4@0,5", "wrap-horizontal barrel-jump"),
    ],
)
def test_with_enough_time_the_best_path_is_found(dungeon: str, bringing: str) -> None:
    """Branch and bound gives up nothing that would have been better."""
    worth = {"key": 2.0, "coin": 0.45, "barrel": 0.3, "monster": 0.9, "pit": 0.7, "portal": 0.4, "room": 0.2}
    search = Search(maze_of(cards(dungeon)), worth, 1.0, 10**6)
    search.run(kit(bringing))

    assert search.best_value == pytest.approx(exhaustively(dungeon, bringing, worth))


def test_the_solver_finds_the_keys() -> None:
    maze = maze_of(cards("S7@0,0 S6@0,5"))
    search = Search(maze, KEYS, 0.0, THOROUGH)
    search.run(Kit())

    assert search.best is not None
    assert count_discoveries(maze, search.best)["key"] == 1


@pytest.mark.parametrize("seed", range(8))
def test_looking_further_loses_next_to_nothing(seed: int) -> None:
    maze = maze_of(some_layout(random.Random(seed), 5))
    values = []
    for most in (100, 1000, 5000):
        search = Search(maze, worths("key-2", last=False), 0.6, most)
        search.run(Kit())
        values.append(search.best_value)

    assert values[2] >= 0.97 * max(values)


@pytest.mark.parametrize("seed", range(10))
def test_a_plan_is_a_legal_expedition_with_up_to_five_cards(seed: int) -> None:
    chance = random.Random(seed)
    hand = tuple(chance.sample([*DUNGEON_CARDS, *STARTERS], 3 + seed % 4))
    bringing = kit("gift sword" if seed % 2 else "hunt climb")
    for effort in (CHEAP, USUAL):
        words = plan_expedition(hand, bringing, "monster-2", False, effort)
        sketch = read_script(hand, bringing, tuple(words))
        assert sketch.trail is not None
        assert len(sketch.cards) == min(5, len(hand))


def test_the_same_hand_gets_the_same_plan() -> None:
    hand = ("S1", "S2", "S3", "S4", "S5")

    assert plan_expedition(hand, Kit(), "key-2", False, USUAL) == plan_expedition(
        hand, Kit(), "key-2", False, USUAL
    )


def test_a_gift_is_opened_in_the_last_round_if_it_brings_anything() -> None:
    """S2 gives nothing without a sword."""
    assert "@gift(sword)" in plan_expedition(("S2",), kit("gift"), "monster-2", True, USUAL)


def test_a_gift_is_kept_for_later_if_it_brings_little() -> None:
    words = plan_expedition(("S1",), kit("gift"), "coin-2", False, USUAL)

    assert not any(word.startswith("@gift") for word in words)


def test_the_computer_player_buys_a_token_for_the_goal() -> None:
    g = shopping(goal="monster-2", coins={"A": 1})
    decision = g.pending()[0]

    assert GAME.computer_player(GAME.view(g, 0), decision) == ["token:sword"]


def test_the_computer_player_scores_more_than_chance() -> None:
    g = exploring(hands={"A": "S1 S2 S3 S7 S8"}, goal="coin-2", round_number=6)
    choice = GAME.computer_player(GAME.view(g, 0), g.decisions()[0])
    assert isinstance(choice, list)

    g = play(play(g, "A", choice), "B", "A c3E")

    assert g.players[0].scores[-1].main >= 4


def test_hints_look_at_a_bounded_number_of_paths() -> None:
    """The bound on time is a bound on work: the search stops after so many paths, whatever the dungeon."""
    for seed in range(5):
        search = Search(
            maze_of(some_layout(random.Random(seed), 5)), worths("key-2", last=False), 0.6, THOROUGH
        )
        search.run(kit("sword rope key scroll hunt"))
        assert search.left >= 0


def test_a_walk_and_a_plan_agree_on_what_is_found() -> None:
    words = plan_expedition(("S7", "S6"), Kit(), "key-2", False, USUAL)
    sketch = read_script(("S7", "S6"), Kit(), tuple(words))
    assert sketch.trail is not None
    dungeon = " ".join(f"{each.card}@{each.x},{each.y}{'r' * each.turned}" for each in sketch.cards)
    path = words[next(n for n, word in enumerate(words) if word[0].islower()) :]

    assert walk(dungeon, " ".join(path)).found == count_discoveries(maze_of(sketch.cards), sketch.trail)
