"""The layout of a picture of one dungeon: as large as possible, with notes or cards beside or below it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.fairy_market.board.dungeon import Dungeon
from render.fairy_market.parts.aside import Aside
from render.fairy_market.parts.scene import CELLS, size_of
from render.fairy_market.parts.stall import HEADER
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box

NARROWEST = 560
"""A tall dungeon needs less than the whole width; a narrower picture shows it larger on a phone."""


class Page(NamedTuple):
    """The size of the picture and of a cell, and the room for the scene and for what goes with it."""

    width: int
    height: int
    cell: int
    scene: Box
    aside: Box


def page(dungeon: Dungeon, aside: Aside, foot: int) -> Page:
    """The arrangement with the largest cells."""
    for cell in CELLS:
        for arranged in (_beside, _below):
            found = arranged(dungeon, aside, foot, cell)
            if found.width <= WIDTH and found.height <= TALLEST:
                return found
    raise ValueError("no dungeon of five cards is so large")


def _beside(dungeon: Dungeon, aside: Aside, foot: int, cell: int) -> Page:
    wide, high = size_of(dungeon, cell)
    across, down = aside.beside(max(high, TALLEST // 2))
    content = wide + GAP + across
    width = max(NARROWEST, content + 2 * MARGIN)
    scene = Box((width - content) // 2, HEADER, wide, high)
    height = HEADER + max(high, down + 8) + MARGIN // 2 + foot
    return Page(width, height, cell, scene, Box(scene.right + GAP, HEADER + 8, across, down))


def _below(dungeon: Dungeon, aside: Aside, foot: int, cell: int) -> Page:
    wide, high = size_of(dungeon, cell)
    width = max(NARROWEST, wide + 2 * MARGIN)
    across, down = aside.below(width - 2 * MARGIN)
    scene = Box((width - wide) // 2, HEADER, wide, high)
    height = HEADER + high + GAP + down + MARGIN // 2 + foot
    return Page(width, height, cell, scene, Box((width - across) // 2, scene.bottom + GAP, across, down))
