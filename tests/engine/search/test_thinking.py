"""The search: repeatable, on a budget, only about what is asked, and open about what it has tried."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from engine.core import Chance, apply
from engine.core.mind import PLAIN, Thought
from engine.core.play import Move
from engine.core.registry import game, games
from engine.search.knowledge import Knowledge
from engine.search.players import Player, answer
from engine.search.thinking import Trial, seeming, think
from tests.engine.search.moments import moments_of_choice, thoughts_at

THINK_ELSEWHERE = """
from engine.core.registry import game, games
from tests.engine.search.moments import moments_of_choice, thoughts_at
for key in games():
    for moment in moments_of_choice(game(key), 3, seed=31, most=2):
        print(thoughts_at(game(key), moment, playouts=4))
"""


@pytest.mark.parametrize("key", games())
def test_the_same_seed_gives_the_same_thoughts_and_another_seed_others(key: str) -> None:
    its_game = game(key)
    differ = 0
    for moment in moments_of_choice(its_game, 3, seed=31, most=2):
        first = thoughts_at(its_game, moment, 12, seed=1)
        assert thoughts_at(its_game, moment, 12, seed=1) == first
        differ += thoughts_at(its_game, moment, 12, seed=2) != first

    assert differ


def test_the_same_seed_gives_the_same_thoughts_in_another_process() -> None:
    """Whatever order sets have there."""
    told = [
        subprocess.run(
            [sys.executable, "-c", THINK_ELSEWHERE],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.getcwd()},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert told[0]
    assert told[0] == told[1]


@pytest.mark.parametrize("key", games())
def test_what_is_thought_about_is_what_is_asked_and_the_answer_is_legal(key: str) -> None:
    """Offers to decide ahead stand open all the time; they are nothing to think about."""
    its_game = game(key)
    for moment in moments_of_choice(its_game, 3, seed=33, most=4):
        seat = moment.decision.seat
        known = Knowledge(its_game, moment.state, seat)
        for trial in think(known, moment.decision, PLAIN, 2, Chance(1)):
            apply(moment.state, Move(seat, moment.decision.number, trial.choice))
        for strength in ("easy", "normal", "random"):
            answered, choice = answer(Player(strength), known, moment.decision, Chance(2))
            assert not answered.ahead or not answered.standing
            apply(moment.state, Move(seat, answered.number, choice))


@pytest.mark.parametrize("key", games())
def test_every_candidate_is_tried_and_the_better_ones_more_often(key: str) -> None:
    mind = game(key).mind
    assert mind is not None
    its_game = replace(game(key), mind=replace(mind, pride=0.0))  # then outlooks are chances to win
    for moment in moments_of_choice(its_game, 3, seed=34, most=3):
        known = Knowledge(its_game, moment.state, moment.decision.seat)
        trials = think(known, moment.decision, PLAIN, 24, Chance(3))
        assert len(trials) <= mind.candidates
        assert all(trial.tries for trial in trials)
        assert trials[0].tries == max(trial.tries for trial in trials)
        assert all(0 <= trial.mean <= 1 for trial in trials)


@pytest.mark.parametrize(("tries", "first"), [(2, "promising"), (60, "proven")])
def test_what_promises_most_at_first_sight_comes_first_until_enough_playouts_speak_against_it(
    tries: int, first: str
) -> None:
    promising, proven = Trial(Thought(2.0, ["promising"])), Trial(Thought(0.0, ["proven"]))
    proven.doubt = 0.05
    for _ in range(tries):
        promising.count(0.3, {})
        proven.count(0.4, {})

    assert max(promising, proven, key=lambda trial: seeming(trial, trust=20.0)).choice == [first]
    assert max(promising, proven, key=lambda trial: seeming(trial, trust=0.0)) is proven
