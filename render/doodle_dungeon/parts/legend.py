"""What the symbols mean, where a place on the desk is free."""

from __future__ import annotations

from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.pencils import PAPER
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import INK
from render.kit.writing import Style
from texts import Speaker

SYMBOLS = ("dragon", "trap", "treasure", "hand", "upgrade", "start", "pencil", "hero")
ICON = 44
WORDS = Style(Face.PLAIN, 26)


def draw_legend(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    """A line for each symbol."""
    height = box.height // len(SYMBOLS)
    for number, symbol in enumerate(SYMBOLS):
        row = Box(box.left + 8, box.top + number * height, box.width - 8, height)
        scrap = Box(row.left, row.middle[1] - ICON // 2 - 4, ICON + 8, ICON + 8)
        canvas.box(scrap, PAPER, 6)
        canvas.stamp_middle(doodle(symbol, ICON - 2), scrap.middle)
        words = row.inner(left=ICON + 22)
        canvas.text(speaker(f"doodle-dungeon-picture-{symbol}-legend"), words, WORDS, INK, lines=2)
