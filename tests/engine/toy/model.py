"""The toy's table: its state, and what a viewer sees of it."""

from __future__ import annotations

from engine.core import (
    Cell,
    Deck,
    Seat,
    State,
    View,
)

CARDS = ("ace", "king", "queen", "jack")
SIDE = 3


class Toy(State, kw_only=True):
    """A table that notes down whatever happens on it."""

    log: list[str] = []
    deck: Deck
    hands: list[list[str]]
    wishes: dict[Seat, str] = {}
    taken: list[Cell] = []


class ToyView(View, frozen=True, gc=False, kw_only=True):
    """What a viewer knows of the table."""

    log: tuple[str, ...]
    hand: tuple[str, ...]
    cards_left: int
