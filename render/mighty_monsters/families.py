"""The families to choose from, each with some of its monsters."""

from __future__ import annotations

from PIL import Image

from engine.games.mighty_monsters.cards import FAMILIES
from engine.games.mighty_monsters.phrases import plain
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import INK, LINE, PANEL
from render.kit.writing import Style
from render.mighty_monsters.parts.hall import hall
from render.mighty_monsters.parts.pieces import monster
from texts import Speaker

ACROSS = 3
CELL_HEIGHT = 176
NAME_HEIGHT = 48
NAME = Style(Face.BOLD, 34)
SHOWN = (1, 3, 5)
"""One of each size."""


def draw_families(speaker: Speaker) -> Image.Image:
    """Every family with its name."""
    rows = -(-len(FAMILIES) // ACROSS)
    height = rows * (CELL_HEIGHT + GAP) - GAP + 2 * MARGIN
    canvas = Canvas(hall(height, height - MARGIN).copy())
    cells = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 0).grid(len(FAMILIES), ACROSS, CELL_HEIGHT)
    for cell, family in zip(cells, FAMILIES, strict=True):
        canvas.box(cell, PANEL, 14, LINE)
        canvas.text(speaker.say(plain(family)), cell._replace(height=NAME_HEIGHT), NAME, INK, align="middle")
        room = cell.inner(8, NAME_HEIGHT, 8, 12)
        for spot, strength in zip(room.columns(len(SHOWN), 4), SHOWN, strict=True):
            picture = monster(family, strength, 4)
            canvas.stamp(picture, (spot.middle[0] - picture.width // 2, spot.bottom - picture.height))
    return canvas.image
