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

UNDER = "under"
SYMBOLS = (*(kind for kind in ORDER if kind not in ("pit", "room")), UNDER)
TIGHTEST, LOOSEST = 26, 34
COLUMN_HEIGHT = TIGHTEST * len(SYMBOLS)
"""A lower column could not hold them all."""
STRIP_COLUMNS, LEGEND_COLUMNS = 4, 3
STRIP_ROWS = -(-len(SYMBOLS) // STRIP_COLUMNS)
STRIP_HEIGHT = STRIP_ROWS * LOOSEST
WORD = Style(Face.PLAIN, 24)


def draw_column(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    """One symbol below the other."""
    row = min(LOOSEST, box.height // len(SYMBOLS))
    for number, kind in enumerate(SYMBOLS):
        _draw_symbol(canvas, Box(box.left + 8, box.top + number * row, box.width - 8, row), kind, speaker)


def draw_strip(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    """Side by side, in a few rows."""
    for number, kind in enumerate(SYMBOLS):
        column, row = divmod(number, STRIP_ROWS)
        cell = box.columns(STRIP_COLUMNS, 8)[column]
        line = Box(cell.left, box.top + row * LOOSEST, cell.width, LOOSEST)
        _draw_symbol(canvas, line, kind, speaker)


def draw_block(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    """In a few columns, from the top of a box."""
    rows = -(-len(SYMBOLS) // LEGEND_COLUMNS)
    for number, kind in enumerate(SYMBOLS):
        column, row = divmod(number, rows)
        cell = box.columns(LEGEND_COLUMNS, 0)[column]
        _draw_symbol(canvas, Box(cell.left, box.top + row * LOOSEST, cell.width, LOOSEST), kind, speaker)


def _draw_symbol(canvas: Canvas, line: Box, kind: str, speaker: Speaker) -> None:
    if kind == UNDER:
        draw_swatch(canvas, Box(line.left + 2, line.middle[1] - 9, 28, 18))
        word = speaker("fairy-market-picture-under")
    else:
        canvas.stamp_middle(sprite(kind, 2), (line.left + 16, line.middle[1]))
        word = speaker.say(item_name(kind))
    canvas.text(word, line.inner(left=40), WORD, QUIET)


def draw_swatch(canvas: Canvas, box: Box) -> None:
    """The colour of the underground."""
    canvas.box(box, OCHRE, 4, RIM)
