"""Who computer players are at a table: their names, tempers and faces, so that people tell them apart."""

from __future__ import annotations

from typing import NamedTuple

from engine.search.players import NORMAL, Player


class Character(NamedTuple):
    """A computer player people meet."""

    name: str
    temper: str

    @property
    def face(self) -> str:
        """The name of the sprite that shows it."""
        return f"faces/{self.name.lower()}"


CHARACTERS = (
    Character("Grix", "bold"),
    Character("Mumble", "careful"),
    Character("Onyx", "greedy"),
    Character("Pip", "careful"),
    Character("Ratchet", "bold"),
    Character("Sable", "greedy"),
)
"""In the order in which they sit down; the names are in saved games, so they stay."""


def character_called(name: str) -> Character | None:
    """Whoever bears this name; a substitute's name is followed by that of the absent person."""
    return next((who for who in CHARACTERS if name.startswith(who.name)), None)


def temper_of(name: str) -> str:
    """The temper of whoever bears this name."""
    who = character_called(name)
    return who.temper if who else ""


def player_called(name: str, strength: str = NORMAL) -> Player:
    """How whoever bears this name plays."""
    return Player(strength, temper_of(name))
