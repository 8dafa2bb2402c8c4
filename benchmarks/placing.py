"""Places: how long it takes to find every legal one on the full boards of a late game."""

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
"""Only the placements after this share of a game are measured."""
MOST_MS = 2.0


def measure() -> list[Line]:
    """One line per law of placement in every game."""
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
    """The laws of the late placements of a game, and the seconds to find every legal place."""
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
