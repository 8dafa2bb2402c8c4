"""Random legal play of every game, for every number of seats and every combination of settings.

With more combinations than there is time for, so many are played that any two values meet in one of them.

`CONFORMANCE_SEEDS` says how many games are played with the usual settings; with others it is half as many.
The default keeps the folder quick.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from engine.core import Chance, Decision, Move, Seat, State, apply
from engine.core.registry import AnyGame, games

USUAL_GAMES = 2
GAMES_PER_CASE = int(os.environ.get("CONFORMANCE_SEEDS", str(USUAL_GAMES)))

MOST_COMBINATIONS = 8
"""Beyond so many, settings are combined in pairs only."""

NAMES = ("Anna", "Ben", "Clara", "David", "Ewa", "Farid")


class Case(NamedTuple):
    """A way to sit down to a game."""

    game: str
    seats: int
    settings: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.settings)
        return f"{self.game}-{self.seats}{chosen}"


class Turn(NamedTuple):
    """One move, with the states around it."""

    before: State
    move: Move
    after: State


@dataclass(frozen=True)
class Play:
    """A game from the first decision to the last."""

    game: AnyGame
    seats: int
    settings: Mapping[str, str]
    seed: int
    start: State
    turns: tuple[Turn, ...]

    @property
    def states(self) -> list[State]:
        """Every state of the game, the last one included."""
        return [self.start, *(turn.after for turn in self.turns)]

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who may look at the table."""
        return [None, *range(self.seats)]

    def chance(self) -> Chance:
        """Randomness of its own for a check, the same at every run."""
        return Chance(self.seed * 7919 + self.seats)


def share_of_a_case(total: int) -> int:
    """How many of so many in total fall to each case, rounded up."""
    return -(-total // len(cases()))


def cases() -> list[Case]:
    """Every number of seats with every combination of settings, for every game, and some of its exercises."""
    return [case for key, game in games().items() for case in (*_games(key, game), *_exercises(key, game))]


def _games(key: str, game: AnyGame) -> list[Case]:
    least, most = game.seats
    return [
        Case(key, seats, settings)
        for seats in range(least, most + 1)
        for settings in setting_combinations(game)
    ]


def _exercises(key: str, game: AnyGame) -> list[Case]:
    """Some of the exercises, which are all alike; with more seeds, every one of them."""
    names = list(game.exercises)[:: 3 if GAMES_PER_CASE <= USUAL_GAMES else 1]
    settings = [game.exercise_settings(name) for name in names]
    return [Case(key, game.seats_with(one)[0], tuple(one.items())) for one in settings]


def setting_combinations(game: AnyGame) -> list[tuple[tuple[str, str], ...]]:
    """The combinations of settings to be played: all of them, or such that any two values come together."""
    every = list(product(*([(each.key, value) for value in each.values] for each in game.settings)))
    if len(every) <= MOST_COMBINATIONS:
        return every
    missing = {pair for settings in every for pair in combinations(settings, 2)}
    chosen = []
    while missing:
        best = max(every, key=lambda settings: len(missing.intersection(combinations(settings, 2))))
        missing.difference_update(combinations(best, 2))
        chosen.append(best)
    return chosen


def plays(case: Case) -> list[Play]:
    """The random games of a case; the seeds are its own, so that no two cases deal the same cards."""
    first = crc32(str(case).encode())
    game, settings = games()[case.game], dict(case.settings)
    usual = settings == game.checked_settings({})
    count = GAMES_PER_CASE if usual else max(1, GAMES_PER_CASE // 2)
    return [random_play(game, case.seats, settings, seed) for seed in range(first, first + count)]


def random_play(game: AnyGame, seats: int, settings: Mapping[str, str], seed: int) -> Play:
    """A game in which everybody does anything that is allowed."""
    chance = Chance(seed)
    start = state = game.start(seats, settings, seed)
    turns: list[Turn] = []
    while state.result is None:
        assert len(turns) < 4 * game.most_decisions(seats), "the game does not end"
        decision = _some_decision(state, chance)
        choice = decision.form.sample(state, decision.seat, chance)
        move = Move(decision.seat, decision.number, choice)
        turns.append(Turn(state, move, apply(state, move)))
        state = turns[-1].after
    return Play(game, seats, settings, seed, start, tuple(turns))


def _some_decision(state: State, chance: Chance) -> Decision:
    """Mostly a question play waits for; now and then an offer, or a secret answer given anew."""
    pending = state.pending()
    assert pending, "nobody can act, and the game is not over"
    return chance.one_of(state.decisions() if chance.below(8) == 0 else pending)


def asked(decisions: list[Decision]) -> set[tuple[Seat, int]]:
    """Which questions these are: whose, and their numbers."""
    return {(decision.seat, decision.number) for decision in decisions}


def encoded(thing: Any) -> bytes:
    """Something as JSON: equal bytes are what a reader could not tell apart."""
    return msgspec.json.encode(thing)
