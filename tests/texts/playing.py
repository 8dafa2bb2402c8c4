"""Whole games between computer players and chance, for all the texts they produce."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import Chance, Decision, Move, Pick, State, Text, apply
from engine.core.registry import AnyGame, games
from tests.conformance.plays import setting_combinations


def every_table() -> list[object]:
    """Every game with the fewest and the most seats and its settings, as parameters of a test."""
    return [
        pytest.param(game, seats, settings, id=f"{game.key}-{seats}-{'-'.join(settings.values())}")
        for game in games().values()
        for seats in game.seats
        for settings in map(dict, setting_combinations(game))
    ]


def moments(game: AnyGame, seats: int, settings: dict[str, str], seed: int) -> Iterator[State]:
    """Every state of a game in which computer players and chance take turns deciding."""
    chance = Chance(seed)
    state: State = game.start(seats, settings, seed)
    yield state
    while state.result is None:
        decision = chance.one_of(state.pending())
        if chance.below(2):
            choice = decision.form.sample(state, decision.seat, chance)
        else:
            choice = game.computer_player(game.view(state, decision.seat), decision)
        state = apply(state, Move(decision.seat, decision.number, choice))
        yield state


def texts_of(game: AnyGame, state: State) -> Iterator[Text]:
    """Every text at one moment, for onlookers and for those who must decide."""
    for event in state.events:
        yield from (event.text, *event.private.values())
    for viewer in (None, *state.awaited()):
        yield from game.describe(game.view(state, viewer))
    for decision in state.decisions():
        yield from _texts_of_decision(decision)


def _texts_of_decision(decision: Decision) -> Iterator[Text]:
    yield decision.prompt
    if isinstance(decision.form, Pick):
        for option in decision.form.options:
            yield from (text for text in (option.text, option.group, option.note) if text is not None)
