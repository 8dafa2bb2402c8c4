"""The cards on offer, one below the other."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.games.doodle_dungeon.show.views import TableView
from render.doodle_dungeon.parts.cardface import SIDES, STRIP, draw_strip
from render.doodle_dungeon.parts.colours import PAPER
from render.doodle_dungeon.parts.paper import HEADER, desk
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.sheet import phase_word
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.keeping import kept
from render.kit.legend import Samples, draw_row, entries_of
from texts import Speaker

GAP = 12
LEGEND_HEIGHT = 40
SCRAP = 34


def draw_offer(view: TableView, speaker: Speaker) -> Image.Image:
    """What may be taken: elements to build now, and the action for later."""
    height = HEADER + len(view.row) * (STRIP + GAP) + LEGEND_HEIGHT
    canvas = desk(height, speaker("doodle-dungeon-picture-offer"), phase_word(view, speaker))
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, 0)
    for card, box in zip(view.row, room.grid(len(view.row), 1, STRIP, GAP), strict=True):
        draw_strip(canvas, box, card, speaker)
    legend = Box(MARGIN, height - LEGEND_HEIGHT - 6, WIDTH - 2 * MARGIN, LEGEND_HEIGHT)
    draw_row(canvas, legend, entries_of(speaker("doodle-dungeon-picture-sides-legend"), MARKS))
    return canvas.image


@kept
def _mark(side: str) -> Image.Image:
    """The mark of a side on a scrap of paper."""
    _, mark = SIDES[side]
    scrap = Canvas.blank(SCRAP, SCRAP, PAPER)
    scrap.stamp_middle(doodle(mark, SCRAP - 2), scrap.whole.middle)
    return scrap.cut_out(6)


MARKS: Samples = {side: partial(_mark, side) for side in SIDES}
"""The marks below actions, which say whom an action helps."""
