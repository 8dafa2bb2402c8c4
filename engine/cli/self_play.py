"""Whole games between computer players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import perf_counter

import msgspec

from engine.core import Result, State, take
from engine.core.registry import AnyGame


class Simulation(msgspec.Struct):
    """The results and the speed of a number of games."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    results: list[Result]


def moments(game: AnyGame, seats: int, settings: Mapping[str, str], seed: int) -> Iterator[State]:
    """Every state of a game between computer players, from the first decision to the end."""
    state = game.start(seats, settings, seed)
    yield state
    while state.result is None:
        state = computer_move(game, state)
        yield state


def computer_move(game: AnyGame, state: State) -> State:
    """The state after a computer player has answered for the first seat awaited, or left standing orders."""
    return take(state, *game.computer_answer(state, state.pending()[0]))


def simulate(game: AnyGame, seats: int, settings: Mapping[str, str], seeds: range) -> Simulation:
    """Play one game per seed, and measure the speed."""
    results: list[Result] = []
    decisions = 0
    began = perf_counter()
    for seed in seeds:
        state: State = game.start(seats, settings, seed)
        while state.result is None:
            state = computer_move(game, state)
            decisions += 1
        results.append(state.result)
    seconds = perf_counter() - began
    return Simulation(len(seeds), decisions, round(seconds, 3), int(decisions / max(seconds, 1e-9)), results)
