"""A strip of a picture, and a picture made of strips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from engine.core.text import Text
from render.boss_monster.parts.cavern import plain_cavern
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.writing import Style

SIDE = MARGIN // 2
GAP = 10
ROOM = WIDTH - 2 * SIDE
SMALL = Style(Face.BOLD, 24)
"""The smallest writing that can be read on a phone."""
FADED = 0.55
"""How far what cannot be chosen steps back."""


class Strip(NamedTuple):
    """A part of the picture from one side to the other."""

    height: int
    draw: Callable[[Canvas, Box], None]
    words: tuple[Text, ...]
    """The same for those who listen."""
    region: str = ""
    """What a coach calls it, if it is something to point at."""


def stacked(strips: Sequence[Strip]) -> Image.Image:
    """All strips, one below the other."""
    height = sum([strip.height + GAP for strip in strips]) + 2 * SIDE - GAP
    canvas = Canvas(plain_cavern(height).copy())
    for strip, box in zip(strips, _boxes(strips), strict=True):
        strip.draw(canvas, box)
    return canvas.image


def regions(strips: Sequence[Strip]) -> dict[str, Box]:
    """Where everything is that a coach may point at."""
    return {strip.region: box for strip, box in zip(strips, _boxes(strips), strict=True) if strip.region}


def _boxes(strips: Sequence[Strip]) -> list[Box]:
    tops = accumulate([strip.height + GAP for strip in strips], initial=SIDE)
    return [Box(SIDE, top, ROOM, strip.height) for strip, top in zip(strips, tops, strict=False)]
