"""The legend: every symbol with its name."""

from __future__ import annotations

from engine.games.fairy_market.phrases import ORDER, item_name
from render.fairy_market.parts.clay import OCHRE, RIM
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import QUIET
from render.kit.writing import Style
from texts import Speaker

KINDS = tuple(kind for kind in ORDER if kind not in ("pit", "room"))
TIGHTEST, LOOSEST = 26, 34
WORD = Style(Face.PLAIN, 24)


def draw_symbols(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    """One below the other, if there is room for all; half a legend helps nobody."""
    row = min(LOOSEST, box.height // (len(KINDS) + 1))
    if row < TIGHTEST:
        return
    for number, kind in enumerate(KINDS):
        line = Box(box.left + 8, box.top + number * row, box.width - 8, row)
        canvas.stamp_middle(sprite(kind, 2), (line.left + 16, line.middle[1]))
        canvas.text(speaker.say(item_name(kind)), line.inner(left=40), WORD, QUIET)
    line = Box(box.left + 8, box.top + len(KINDS) * row, box.width - 8, row)
    draw_swatch(canvas, Box(line.left + 2, line.middle[1] - 9, 28, 18))
    canvas.text(speaker("fairy-market-picture-under"), line.inner(left=40), WORD, QUIET)


def draw_swatch(canvas: Canvas, box: Box) -> None:
    """The colour of the underground."""
    canvas.box(box, OCHRE, 4, RIM)
