"""Moments of real games between computer players."""

from __future__ import annotations

from functools import cache
from typing import cast

from engine.cli.self_play import moments
from engine.core.registry import game
from engine.games.doodle_dungeon import Table, TableView

GAME = game("doodle-dungeon")
SEATS = (2, 3, 4)


@cache
def game_of(seats: int, seed: int = 1) -> tuple[Table, ...]:
    """Every state of a game, from the first decision to the end."""
    return cast(tuple[Table, ...], tuple(moments(GAME, seats, {}, seed)))


def seen(state: Table, viewer: int | None = None) -> TableView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, TableView)
    return view
