"""What a path has discovered, as the goals count it."""

from __future__ import annotations

from collections import Counter
from functools import cache

from engine.games.fairy_market.board.maze import Maze
from engine.games.fairy_market.board.trail import Trail
from engine.games.fairy_market.cards import CARDS

PITS = ("fall-pit", "lava-pit")
"""One goal counts both kinds."""


def count_discoveries(maze: Maze, trail: Trail) -> dict[str, int]:
    """How many discoveries of each kind a path has made, upgrades included."""
    found = Counter(
        counted_as(thing.kind) for number, thing in enumerate(maze.things) if trail.found >> number & 1
    )
    return dict(sorted(found.items()))


@cache
def on_card(card: str, kind: str) -> int:
    """How many discoveries of a kind, as goals count them, there are on a card at most."""
    face = CARDS[card]
    if kind == "room":
        return len(face.rooms())
    return sum(counted_as(feature.kind) == kind for feature in face.features)


@cache
def counted_as(kind: str) -> str:
    """The kind under which goals count a discovery."""
    return "pit" if kind in PITS else kind
