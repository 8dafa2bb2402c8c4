"""Moments of real games between computer players."""

from __future__ import annotations

from functools import cache

from engine.core import Move, apply
from engine.core.registry import game
from engine.games.doodle_dungeon import Table, TableView

GAME = game("doodle-dungeon")
SEATS = (2, 3, 4)


@cache
def game_of(seats: int, seed: int = 1) -> tuple[Table, ...]:
    """Every state of a game, from the first decision to the end."""
    state = GAME.start(seats, {}, seed)
    assert isinstance(state, Table)
    states = [state]
    while pending := state.pending():
        asked = pending[0]
        choice = GAME.bot(GAME.view(state, asked.seat), asked)
        state = apply(state, Move(asked.seat, asked.number, choice))
        states.append(state)
    return tuple(states)


def seen(state: Table, viewer: int | None = None) -> TableView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, TableView)
    return view
