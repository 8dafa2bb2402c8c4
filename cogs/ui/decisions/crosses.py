"""The cross of arrows under a piece: where each of them takes it.

Every arrow leads to the next place where the piece fits, so a piece never lies where it may not.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Spot
from engine.core.grid import Cell

LEFT, UP, DOWN, RIGHT = "←", "↑", "↓", "→"
TURN_LEFT, TURN_RIGHT, MIRROR = "⟲", "⟳", "⇋"
ARROWS: dict[str, Cell] = {LEFT: (0, -1), UP: (-1, 0), DOWN: (1, 0), RIGHT: (0, 1)}
NAMES = {
    **{LEFT: "left", UP: "up", DOWN: "down", RIGHT: "right"},
    **{TURN_LEFT: "turned-left", TURN_RIGHT: "turned-right", MIRROR: "mirrored"},
}
MOVES = ((LEFT, UP, DOWN, RIGHT),)
MOVES_AND_TURNS = ((TURN_LEFT, UP, TURN_RIGHT, MIRROR), (LEFT, DOWN, RIGHT))
"""What stands in each row: for a piece that lies one way only, and for any other."""

Way = tuple[bool, int]
"""How a piece lies: whether mirrored, and its quarter turns."""


def led_to(spot: Spot, legal: Sequence[Spot]) -> dict[str, Spot]:
    """Where the arrows lead; those that lead nowhere are left out."""
    found = {arrow: _next(spot, legal, *step) for arrow, step in ARROWS.items()}
    ways = sorted({_way(other) for other in legal} | {_way(spot)})
    found |= {sign: _nearest(spot, legal, way) for sign, way in _turned(spot, ways).items()}
    return {arrow: other for arrow, other in found.items() if other is not None}


def can_turn(legal: Sequence[Spot]) -> bool:
    """Whether the piece can lie in more than one way."""
    return len({_way(spot) for spot in legal}) > 1


def _way(spot: Spot) -> Way:
    return spot.mirrored, spot.turns


def _turned(spot: Spot, ways: Sequence[Way]) -> dict[str, Way]:
    """How the piece would lie after each turn; those of one that lies only two ways lead to the same."""
    alike = [way for way in ways if way[0] is spot.mirrored]
    here = alike.index(_way(spot))
    found: dict[str, Way] = {}
    if len(alike) > 1:
        found[TURN_RIGHT] = alike[(here + 1) % len(alike)]
        found[TURN_LEFT] = alike[here - 1]
    mirrored = [way for way in ways if way[0] is not spot.mirrored]
    if mirrored:
        found[MIRROR] = min(mirrored, key=lambda way: (way[1] != spot.turns, way))
    return found


def _nearest(spot: Spot, legal: Sequence[Spot], way: Way) -> Spot | None:
    """The nearest place where the piece fits if it lies like this."""
    fitting = [other for other in legal if _way(other) == way]
    return min(fitting, key=lambda other: _distance(spot, other), default=None)


def _distance(spot: Spot, other: Spot) -> tuple[int, int, int]:
    return abs(other.row - spot.row) + abs(other.column - spot.column), other.row, other.column


def _next(spot: Spot, legal: Sequence[Spot], down: int, right: int) -> Spot | None:
    """The nearest place in a direction where the piece fits as it lies.

    It need not be in line: a piece goes around what stands in its way.
    """

    def ahead(other: Spot) -> int:
        return (other.row - spot.row) * down + (other.column - spot.column) * right

    def aside(other: Spot) -> int:
        return abs((other.row - spot.row) * right) + abs((other.column - spot.column) * down)

    fitting = [other for other in legal if _way(other) == _way(spot) and ahead(other) > aside(other)]
    return min(fitting, key=lambda other: (ahead(other) + aside(other), aside(other)), default=None)
