"""Places: how long it takes to find every legal one, with boards as full as they are late in a game."""

from __future__ import annotations

from time import perf_counter

import msgspec

from benchmarks.deciding import seats_of
from benchmarks.report import Line, timed
from engine.cli.self_play import moments
from engine.core import Placement
from engine.core.registry import AnyGame, games

PART = "places"
GAMES = 12
LATE = 0.75
"""Of the places asked for in a game, only those after this share of them are looked for."""
MOST_MS = 2.0


def measure() -> list[Line]:
    """A line for every kind of place in every game."""
    return [line for game in games().values() for line in _lines(game)]


def _lines(game: AnyGame) -> list[Line]:
    times: dict[str, list[float]] = {}
    for seed in range(1, GAMES + 1):
        for law, seconds in _late_places(game, seed):
            times.setdefault(law, []).append(seconds)
    return [
        msgspec.structs.replace(timed(PART, f"{law}: all legal ones", seconds), goal=MOST_MS)
        for law, seconds in times.items()
    ]


def _late_places(game: AnyGame, seed: int) -> list[tuple[str, float]]:
    """The laws asked about late in a game, and the time it took to find all that is legal by them."""
    asked = [
        (state, decision.seat, decision.form)
        for state in moments(game, seats_of(game), {}, seed)
        for decision in state.pending()
        if isinstance(decision.form, Placement)
    ]
    found = []
    for state, seat, form in asked[int(LATE * len(asked)) :]:
        began = perf_counter()
        list(form.legal(state, seat))
        found.append((form.law, perf_counter() - began))
    return found
