"""How well a seat stands: its gold, and what its cards promise for the rounds to come."""

from __future__ import annotations

from math import sqrt

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.mighty_monsters.state import Castle

STRENGTH = 0.3
"""What a point of strength in hand is worth before a round, in gold."""
TEMPERS: dict[str, Parts] = {
    "bold": {"healing": 0.6, "cards": 0.5},
    "careful": {"healing": 1.4, "cards": 1.5},
    "greedy": {"healing": 0.9, "cards": 0.2},
}
"""The bold do not mind a wound, the careful do, and the greedy never think of tomorrow."""


def value(g: Castle, seat: Seat) -> Parts:
    """In gold."""
    lair = g.lairs[seat]
    return {"gold": float(lair.gold), "cards": STRENGTH * sum(lair.hand) if g.result is None else 0.0}


def swing(g: Castle) -> float:
    """Every round to come moves some gold."""
    return 2.0 + 2.5 * sqrt(g.rounds - g.round + 1)


def milestone(g: Castle) -> int:
    """The round."""
    return g.round
