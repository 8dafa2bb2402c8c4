"""Puzzles of every game: the solution reaches the best, nobody can do better, and it takes a thought."""

from __future__ import annotations

import pytest

from engine.cli.proofs import prove, start_of
from engine.core import EXERCISE, State, Text, default_move, take
from engine.core.puzzles import LEVELS, SOLVER, replayed
from engine.core.registry import games
from texts import LOCALES, speaker

PUZZLES = [(key, name) for key, game in games().items() for name in game.puzzles]
TAKES_LONG = {("boss-monster", "smash")}
"""Proved by `python -m engine puzzles --prove` only; it takes ten seconds."""
DONE_FOR_YOU = {("dungeon-lords", "first")}
"""The rulebook's first example, which whoever does not answer gets right, too."""


def score(state: State) -> int:
    assert state.result is not None
    return state.result.scores[SOLVER]


@pytest.mark.parametrize("key", games())
def test_every_game_has_puzzles_from_easy_to_hard(key: str) -> None:
    levels = [puzzle.level for puzzle in games()[key].puzzles.values()]

    assert len(levels) >= 6
    assert levels == sorted(levels)
    assert set(levels) == set(LEVELS)
    assert set(games()[key].puzzles) <= set(games()[key].exercises)


@pytest.mark.parametrize(("key", "name"), PUZZLES)
def test_the_solution_reaches_the_best_result(key: str, name: str) -> None:
    game = games()[key]
    states = list(replayed(start_of(game, name), game.puzzles[name].solution))

    assert [state.result for state in states[:-1]] == [None] * (len(states) - 1)
    assert score(states[-1]) == game.puzzles[name].best


@pytest.mark.parametrize(("key", "name"), [one for one in PUZZLES if one not in TAKES_LONG])
def test_nobody_can_be_sure_of_more(key: str, name: str) -> None:
    assert prove(games()[key], name).best == games()[key].puzzles[name].best


@pytest.mark.parametrize(("key", "name"), [one for one in PUZZLES if one not in DONE_FOR_YOU])
def test_no_puzzle_solves_itself(key: str, name: str) -> None:
    state = start_of(games()[key], name)
    while state.result is None:
        decision = state.pending()[0]
        state = take(state, decision, default_move(state, decision).choice)

    assert score(state) < games()[key].puzzles[name].best


@pytest.mark.parametrize(("key", "name"), PUZZLES)
def test_goal_and_every_stage_of_the_solution_are_told_in_every_language(key: str, name: str) -> None:
    stages = range(1, len(games()[key].puzzles[name].stages) + 1)
    keys = [f"{key}-goal-{name}", *(f"{key}-solution-{name}-{stage}" for stage in stages)]

    for locale in LOCALES:
        assert all(speaker(locale).say(Text(one)) for one in keys)


@pytest.mark.parametrize(("key", "name"), PUZZLES)
def test_luck_has_no_say(key: str, name: str) -> None:
    game = games()[key]
    settings = game.exercise_settings(name)
    one, other = (game.start(game.puzzles[name].seats, settings, seed) for seed in (1, 2))
    other.chance = one.chance

    assert settings[EXERCISE] == name
    assert one == other
