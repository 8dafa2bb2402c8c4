"""The coach's lamp: what to look at, ringed in the same way on the pictures of all games."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.kit.alt_text import LONGEST
from render.kit.canvas import Box, Canvas
from render.kit.encoding import LEVEL
from render.kit.picture import Picture
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND
from texts import Speaker

RING = 8
RIM = 3
"""A dark edge on both sides of the ring sets it off from any ground."""
ROOM = 6
"""How far the ring is from what it marks."""
RADIUS = 16
LAMP = 2


def lamplit(picture: Picture, look: Sequence[str], game: str, speaker: Speaker) -> Picture:
    """The picture with rings around those of its regions that are named, and alt text that says so."""
    names = [name for name in look if name in picture.regions]
    if not names:
        return picture
    flat = Image.open(BytesIO(picture.png))
    canvas = Canvas(flat.convert("RGB"))
    for name in names:
        _ring(canvas, picture.regions[name])
    _hang_lamp(canvas, picture.regions[names[0]])
    marked = speaker("coach-marked", list=", ".join(_named(name, game, speaker) for name in names))
    alt = f"{marked} {picture.alt}"[:LONGEST]
    return picture._replace(png=_with_colours_of(flat, canvas.image), alt=alt)


def _ring(canvas: Canvas, box: Box) -> None:
    width, height = canvas.image.size
    left, top = max(0, box.left - ROOM - RING), max(0, box.top - ROOM - RING)
    right, bottom = min(width, box.right + ROOM + RING), min(height, box.bottom + ROOM + RING)
    outer = Box(left, top, right - left, bottom - top)
    canvas.rim(outer, GROUND, RADIUS, RING + RIM)
    canvas.rim(outer.inset(RIM), GOLD, RADIUS - RIM, RING - RIM)


def _hang_lamp(canvas: Canvas, box: Box) -> None:
    """A lantern at the upper right corner of the first ring."""
    lamp = sprite("lantern", LAMP)
    side = max(lamp.size) + 12
    width, _ = canvas.image.size
    left = min(width - side, box.right + ROOM + RING - side // 2)
    plate = Box(left, max(0, box.top - ROOM - RING - side // 3), side, side)
    canvas.box(plate, GROUND, side // 2, GOLD, RIM)
    canvas.stamp_middle(lamp, plate.middle)


def _named(name: str, game: str, speaker: Speaker) -> str:
    """A region in words: `guard-2` is the text `{game}-coach-look-guard` with the number 2."""
    kind, _, number = name.rpartition("-")
    if number.isdecimal():
        return speaker(f"{game}-coach-look-{kind}", number=int(number))
    return speaker(f"{game}-coach-look-{name}")


def _with_colours_of(flat: Image.Image, image: Image.Image) -> bytes:
    """The image as a PNG with the palette of the picture it was drawn on."""
    sheet = BytesIO()
    image.quantize(palette=flat, dither=Image.Dither.NONE).save(sheet, "PNG", compress_level=LEVEL)
    return sheet.getvalue()
