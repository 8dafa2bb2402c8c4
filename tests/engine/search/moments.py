"""Moments of games between quick players at which somebody has a choice."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from engine.cli.self_play import moments
from engine.core import Chance, Choice, Decision, State
from engine.core.mind import PLAIN
from engine.core.registry import AnyGame
from engine.search.knowledge import Knowledge
from engine.search.thinking import candidates, think


class Moment(NamedTuple):
    """A question at a table."""

    state: State
    decision: Decision


def moments_of_choice(game: AnyGame, seats: int, seed: int, most: int) -> list[Moment]:
    """So many questions of a game with more than one answer worth a thought, from all its parts."""
    asked = [
        Moment(state, decision)
        for state in moments(game, seats, game.checked_settings({}), seed)
        for decision in state.pending()[:1]
    ]
    found: list[Moment] = []
    for number in range(most):
        part = asked[len(asked) * number // most : len(asked) * (number + 1) // most]
        found += islice((moment for moment in part if _has_a_choice(game, moment)), 1)
    return found


def _has_a_choice(game: AnyGame, moment: Moment) -> bool:
    known = Knowledge(game, moment.state, moment.decision.seat)
    return len(candidates(known, moment.decision, PLAIN)) > 1


def thoughts_at(game: AnyGame, moment: Moment, playouts: int, seed: int = 5) -> list[tuple[Choice, float]]:
    """Every answer the search tries, and how it fares; the best one first."""
    known = Knowledge(game, moment.state, moment.decision.seat)
    trials = think(known, moment.decision, PLAIN, playouts, Chance(seed))
    return [(trial.choice, trial.mean) for trial in trials]
