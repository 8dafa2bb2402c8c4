"""Finds all games: every package below `engine.games` has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import replace
from functools import cache
from typing import Any, Protocol

import engine.games
from engine.core.editions import module_of
from engine.core.editions.edition import OURS
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


class Played(Protocol):
    """A table, its state or a view of it: something that tells which game it is, and of which edition."""

    @property
    def game(self) -> str:
        """The key of the game."""
        ...

    @property
    def edition(self) -> str:
        """The id of the edition."""
        ...


def game(key: str, edition: str = OURS) -> AnyGame:
    """The game called `key`, with our values or an edition's; raises a LookupError if there is none."""
    return games()[key] if edition == OURS else _edited(key, edition)


def game_of(played: Played) -> AnyGame:
    """The game that is played somewhere, with the values of its edition."""
    return game(played.game, played.edition)


@cache
def _edited(key: str, edition: str) -> AnyGame:
    plain: AnyGame = module_of(f"engine.games.{key.replace('-', '_')}", edition).GAME
    return replace(plain, edition=edition)
