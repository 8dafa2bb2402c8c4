"""The cards on offer, one below the other."""

from __future__ import annotations

from PIL import Image

from engine.games.doodle_dungeon.show.views import TableView
from render.doodle_dungeon.parts.cardface import STRIP, draw_strip
from render.doodle_dungeon.parts.paper import HEADER, desk
from render.doodle_dungeon.parts.sheet import phase_word
from render.kit.canvas import MARGIN, WIDTH, Box
from render.kit.fonts import Face
from render.kit.theme import QUIET
from render.kit.writing import Style
from texts import Speaker

GAP = 12
LEGEND = Style(Face.PLAIN, 24)
LEGEND_HEIGHT = 40


def draw_offer(view: TableView, speaker: Speaker) -> Image.Image:
    """What may be taken: elements to build now, and the action for later."""
    height = HEADER + len(view.row) * (STRIP + GAP) + LEGEND_HEIGHT
    canvas = desk(height, speaker("doodle-dungeon-picture-offer"), phase_word(view, speaker))
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, 0)
    for card, box in zip(view.row, room.grid(len(view.row), 1, STRIP, GAP), strict=True):
        draw_strip(canvas, box, card, speaker)
    legend = Box(MARGIN, height - LEGEND_HEIGHT - 6, WIDTH - 2 * MARGIN, LEGEND_HEIGHT)
    canvas.text(speaker("doodle-dungeon-picture-sides-legend"), legend, LEGEND, QUIET, align="middle")
    return canvas.image
