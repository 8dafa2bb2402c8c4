"""The engine: whole games between computer players, with a copy of the state for every move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import perf_counter

from benchmarks.report import Line, compared, timed
from engine.cli.self_play import moments, simulate
from engine.core import State
from engine.core.copying import deep_copy
from engine.core.registry import AnyGame, games
from engine.core.saving import load, save

PART = "engine"
SEATS = 4
SECONDS = 6.0
"""Total playing time over all games."""


def seats_of(game: AnyGame) -> int:
    """Four seats, or as close to that as the game allows."""
    least, most = game.seats
    return min(max(SEATS, least), most)


def measure() -> list[Line]:
    """Decisions per second of every game, and what the copies cost."""
    return [line for game in games().values() for line in _lines(game)]


def _lines(game: AnyGame) -> list[Line]:
    seats = seats_of(game)
    states = list(moments(game, seats, {}, seed=1))
    speed = Line(
        part=PART,
        what=f"{game.key}, {seats} seats: decisions",
        unit="a second",
        p50=_decisions_a_second(game, seats),
    )
    by_type = timed(PART, "copy by type", _times(deep_copy, states))
    by_saving = timed(PART, f"{game.key}: copy by saving and loading", _times(_saved, states))
    return [speed, compared(by_saving, by_type)]


def _decisions_a_second(game: AnyGame, seats: int) -> float:
    decisions, seconds = 0, 0.0
    for seed in count(1):
        played = simulate(game, seats, {}, range(seed, seed + 1))
        decisions += played.decisions
        seconds += played.seconds
        if seconds >= SECONDS / len(games()):
            break
    return decisions / seconds


def _times(copy: Callable[[State], State], states: list[State]) -> list[float]:
    times = []
    for state in states * 5:
        began = perf_counter()
        copy(state)
        times.append(perf_counter() - began)
    return times


def _saved(state: State) -> State:
    return load(save(state))
