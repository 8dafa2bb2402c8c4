"""Who computer players are at a table: their names and tempers, so that people tell them apart."""

from __future__ import annotations

from typing import NamedTuple

from engine.search.players import Player


class Character(NamedTuple):
    """A computer player people meet."""

    name: str
    temper: str


CHARACTERS = (
    Character("Grix", "bold"),
    Character("Mumble", "careful"),
    Character("Onyx", "greedy"),
    Character("Pip", "careful"),
    Character("Ratchet", "bold"),
    Character("Sable", "greedy"),
)
"""In the order in which they sit down; the names are in saved games, so they stay."""


def player_called(name: str) -> Player:
    """How whoever bears this name plays; a substitute's name is followed by that of the absent person."""
    tempers = (who.temper for who in CHARACTERS if name.startswith(who.name))
    return Player("normal", next(tempers, ""))
