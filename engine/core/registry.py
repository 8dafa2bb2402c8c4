"""Finds all games: every package below `engine.games` has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine.games
from engine.core.game import Game

AnyGame = Game[Any, Any]


@cache
def games() -> dict[str, AnyGame]:
    """All games by key, in alphabetical order."""
    found = {}
    for module in pkgutil.iter_modules(engine.games.__path__):
        game: AnyGame = importlib.import_module(f"engine.games.{module.name}").GAME
        found[game.key] = game
    return dict(sorted(found.items()))


def game(key: str) -> AnyGame:
    """The game called `key`; raises KeyError if there is none."""
    return games()[key]
