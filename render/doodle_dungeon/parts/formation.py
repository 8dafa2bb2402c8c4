"""A wall formation as a small picture."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.games.doodle_dungeon.cards import FORMATIONS
from render.doodle_dungeon.parts.pencil import FINE
from render.doodle_dungeon.parts.pencils import GRAPHITE, STONE


@lru_cache(maxsize=128)
def formation(name: str, size: int) -> Image.Image:
    """Its walls as bricks, in the middle of a square of so many pixels."""
    rows = FORMATIONS[name].rows
    brick = size * FINE // max(3, len(rows[0]), len(rows))
    sheet = Image.new("RGBA", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(sheet)
    left, top = (sheet.width - brick * len(rows[0])) // 2, (sheet.height - brick * len(rows)) // 2
    line = max(6, brick // 8)
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "#":
                at = (left + x * brick, top + y * brick)
                draw.rectangle((*at, at[0] + brick - 1, at[1] + brick - 1), STONE, GRAPHITE, line)
                middle = at[1] + brick // 2
                draw.line((at[0], middle, at[0] + brick, middle), GRAPHITE, line // 2)
    return sheet.convert("RGBa").reduce(FINE).convert("RGBA")
