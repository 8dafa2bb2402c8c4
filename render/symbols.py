"""Our sprites and doodles as small square pictures, for use inside texts, on buttons and in lists."""

from __future__ import annotations

import io
from functools import cache

from PIL import Image

from render.doodle_dungeon.parts.colours import PAPER
from render.doodle_dungeon.parts.pencil import doodle, doodle_names
from render.kit.canvas import Canvas
from render.kit.sprites import sprite, sprite_names

SIDE = 128
"""As large as Discord keeps an emoji."""
_DOODLES = "doodle-dungeon/"
_CORNER = 24
_EDGE = 8


@cache
def symbol_names() -> frozenset[str]:
    """All symbols: a game's own stand in its folder."""
    return frozenset([*sprite_names(), *(f"{_DOODLES}{name}" for name in doodle_names())])


def symbol_picture(name: str) -> bytes:
    """A symbol as a PNG."""
    buffer = io.BytesIO()
    symbol_image(name).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def symbol_image(name: str) -> Image.Image:
    """A symbol on a clear square, or on a scrap of paper."""
    return _doodle(name.removeprefix(_DOODLES)) if name.startswith(_DOODLES) else _sprite(name)


def _sprite(name: str) -> Image.Image:
    """A sprite, as large as it fits, in the middle of a clear square."""
    grown = sprite(name, SIDE // max(sprite(name, 1).size))
    square = Image.new("RGBA", (SIDE, SIDE))
    square.paste(grown, ((SIDE - grown.width) // 2, (SIDE - grown.height) // 2))
    return square


def _doodle(name: str) -> Image.Image:
    """A doodle on a scrap of paper: pencil does not show on a dark ground."""
    scrap = Canvas.blank(SIDE, SIDE, PAPER)
    scrap.stamp(doodle(name, SIDE - 2 * _EDGE), (_EDGE, _EDGE))
    return scrap.cut_out(_CORNER)
