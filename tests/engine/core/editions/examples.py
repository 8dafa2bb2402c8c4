"""An edition of every game, each with one value that shows."""

from __future__ import annotations

from typing import Any

from engine.core.editions import Edition, learn
from engine.core.registry import AnyGame, game

VALUES: dict[str, dict[str, Any]] = {
    "boss-monster": {"heroes": [{"id": "MB078", "health": 9}]},
    "doodle-dungeon": {"sheet": {"hearts": 9}},
    "dungeon-lords": {"monsters": [{"id": "troll", "cost": {"food": 3}}]},
    "fairy-market": {"market": {"start_coins": 9}},
    "mighty-monsters": {"monsters": [{"strength": 1, "healing": 4}]},
}


def example(key: str) -> Edition:
    """The edition of a game."""
    return Edition(key, "The printed one", VALUES[key])


def edited(key: str) -> AnyGame:
    """The game as its edition has it."""
    return game(key, learn(example(key)))
