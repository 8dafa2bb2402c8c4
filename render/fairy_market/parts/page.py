"""The layout of a picture of one dungeon: as large as possible, with notes or cards beside or below it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.fairy_market.board.dungeon import Dungeon
from render.fairy_market.parts.aside import Aside
from render.fairy_market.parts.scene import CELLS, size_of
from render.fairy_market.parts.stall import HEADER
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box


class Sheet(NamedTuple):
    """How large a picture may be, how narrow, and where its content begins."""

    widest: int
    tallest: int
    narrowest: int
    top: int
    numbered: bool = False
    """Whether gates have numbers, which take more room."""


FULL = Sheet(WIDTH, TALLEST, 560, HEADER)
"""A tall dungeon needs less than the whole width; a narrower picture shows it larger on a phone."""


class Page(NamedTuple):
    """The size of the picture and of a cell, and the room for the scene and for what goes with it."""

    width: int
    height: int
    cell: int
    scene: Box
    aside: Box


def page(dungeon: Dungeon, aside: Aside, foot: int, sheet: Sheet = FULL) -> Page:
    """The arrangement with the largest cells."""
    for cell in CELLS:
        for arranged in (_beside, _below):
            found = arranged(dungeon, aside, foot, cell, sheet)
            if found.width <= sheet.widest and found.height <= sheet.tallest:
                return found
    raise ValueError("no dungeon of five cards is so large")


def _beside(dungeon: Dungeon, aside: Aside, foot: int, cell: int, sheet: Sheet) -> Page:
    wide, high = size_of(dungeon, cell, sheet.numbered)
    across, down = aside.beside(max(high, sheet.tallest // 2))
    content = wide + GAP + across
    width = max(sheet.narrowest, content + 2 * MARGIN)
    scene = Box((width - content) // 2, sheet.top, wide, high)
    height = sheet.top + max(high, down + 8) + MARGIN // 2 + foot
    return Page(width, height, cell, scene, Box(scene.right + GAP, sheet.top + 8, across, down))


def _below(dungeon: Dungeon, aside: Aside, foot: int, cell: int, sheet: Sheet) -> Page:
    wide, high = size_of(dungeon, cell, sheet.numbered)
    width = max(sheet.narrowest, wide + 2 * MARGIN)
    across, down = aside.below(width - 2 * MARGIN)
    scene = Box((width - wide) // 2, sheet.top, wide, high)
    height = sheet.top + high + GAP + down + MARGIN // 2 + foot
    return Page(width, height, cell, scene, Box((width - across) // 2, scene.bottom + GAP, across, down))
