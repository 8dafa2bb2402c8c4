"""What a path has discovered, as the goals count it."""

from __future__ import annotations

from collections import Counter
from functools import cache

from engine.games.fairy_market.board.maze import Maze
from engine.games.fairy_market.board.walking import Trail

PITS = ("fall-pit", "lava-pit")


def counts(maze: Maze, trail: Trail) -> dict[str, int]:
    """How many of each kind count; pits are one kind, and upgrades are counted, too."""
    found = Counter(
        counted_as(thing.kind) for number, thing in enumerate(maze.things) if trail.found >> number & 1
    )
    return dict(sorted(found.items()))


@cache
def counted_as(kind: str) -> str:
    """The goal that a discovery counts for."""
    return "pit" if kind in PITS else kind
