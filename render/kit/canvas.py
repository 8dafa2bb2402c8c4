"""A sheet to draw on: soft-edged boxes, fitted text, sprites, and glows, each shape made once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.keeping import kept
from render.kit.theme import GROUND, Colour, mix
from render.kit.writing import Fitted, Style, fit, ink

WIDTH = 900
TALLEST = 1200
MARGIN = 24
GAP = 16
GLOW = (0.08, 0.16, 0.36, 0.6)
"""How much of its colour a glow has left, from its far end to its near one."""
FINE = 2
"""Shapes are drawn this much larger and then reduced, which smooths their edges."""


class Box(NamedTuple):
    """A rectangle on the sheet."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond."""
        return self.top + self.height

    @property
    def middle(self) -> tuple[int, int]:
        """The centre."""
        return self.left + self.width // 2, self.top + self.height // 2

    def inset(self, by: int) -> Box:
        """The box without a rim."""
        return self.inner(by, by, by, by)

    def inner(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Box:
        """The box without parts of its rim."""
        return Box(self.left + left, self.top + top, self.width - left - right, self.height - top - bottom)

    def columns(self, count: int, gap: int = GAP) -> list[Box]:
        """The box cut into equal columns."""
        width = (self.width - gap * (count - 1)) // count
        return [Box(self.left + n * (width + gap), self.top, width, self.height) for n in range(count)]

    def grid(self, count: int, columns: int, height: int, gap: int = GAP) -> list[Box]:
        """`count` cells of a height, row by row from the top."""
        cells = self.columns(columns, gap)
        return [
            cells[number % columns]._replace(top=self.top + number // columns * (height + gap), height=height)
            for number in range(count)
        ]


class Canvas:
    """A picture in the making."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour = GROUND) -> Canvas:
        """A sheet of one colour."""
        return cls(Image.new("RGB", (width, height), ground))

    def cut_out(self, radius: int) -> Image.Image:
        """The finished sheet as a piece with round corners, to be laid on another."""
        piece = self.image.copy()
        piece.putalpha(rounded(*piece.size, radius))
        return piece

    @property
    def whole(self) -> Box:
        """All of the sheet."""
        return Box(0, 0, *self.image.size)

    def box(self, box: Box, fill: Colour, radius: int = 0, rim: Colour | None = None, width: int = 3) -> None:
        """A filled box, with a rim inside its edge if wanted."""
        if rim is not None:
            self._fill(rim, box, radius)
            box, radius = box.inset(width), max(0, radius - width)
        self._fill(fill, box, radius)

    def rim(self, box: Box, colour: Colour, radius: int, width: int = 3) -> None:
        """Only the edge of a box."""
        self._edge(colour, box, edges(hollow, box.width, box.height, radius, width))

    def dashes(self, box: Box, colour: Colour, radius: int, width: int = 3) -> None:
        """An edge of dashes, for a place where something may still come."""
        self._edge(colour, box, edges(dashed, box.width, box.height, radius, width))

    def glow(self, box: Box, colour: Colour, radius: int, reach: int = 12) -> None:
        """Light around a box, in a few clear steps."""
        for step in range(len(GLOW), 0, -1):
            far = reach * step // len(GLOW)
            shade = mix(GROUND, colour, GLOW[4 - step])
            self._fill(shade, box.inset(-far), radius + far)

    def line(self, start: tuple[int, int], end: tuple[int, int], colour: Colour, width: int = 3) -> None:
        """A straight line."""
        ImageDraw.Draw(self.image).line((start, end), colour, width)

    def stamp(self, picture: Image.Image, at: tuple[int, int]) -> None:
        """A ready picture with transparent parts, by its top left corner."""
        self.image.paste(picture, at, picture)

    def stamp_middle(self, picture: Image.Image, centre: tuple[int, int]) -> None:
        """A ready picture with transparent parts, by its centre."""
        self.stamp(picture, (centre[0] - picture.width // 2, centre[1] - picture.height // 2))

    def fade(self, box: Box, share: float, radius: int = 0) -> None:
        """What lies in the box steps back into the dark."""
        self.tint(box, GROUND, share, radius)

    def tint(self, box: Box, colour: Colour, share: float, radius: int = 0) -> None:
        """A veil of a colour over what lies in the box."""
        self._pour(colour, box, veil(box.width, box.height, radius, share))

    def text(
        self, text: str, box: Box, style: Style, colour: Colour, *, lines: int = 1, align: str = "left"
    ) -> Fitted:
        """Text that fits its box, in the middle of its height."""
        fitted = fit(text, style, box.width, lines)
        top = box.top + (box.height - fitted.height) // 2
        for number, line in enumerate(fitted.lines):
            drawn = ink(line, fitted.style)
            slack = box.width - drawn.mask.width
            left = box.left + {"left": 0, "middle": slack // 2, "right": slack}[align]
            leading = fitted.style.leading
            row = top + number * leading + (leading - drawn.mask.height) // 2
            self.image.paste(colour, (left, row), drawn.mask)
        return fitted

    def _fill(self, colour: Colour, box: Box, radius: int) -> None:
        """A box with round corners; only the corners need a mask, and masks are what takes time."""
        if min(box.width, box.height) < 2 * radius + 2:
            self._pour(colour, box, rounded(box.width, box.height, radius))
            return
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        far, low = right - radius, bottom - radius
        self.image.paste(colour, (left + radius, top, far, bottom))
        if not radius:
            return
        self.image.paste(colour, (left, top + radius, left + radius, low))
        self.image.paste(colour, (far, top + radius, right, low))
        spots = ((left, top), (far, top), (left, low), (far, low))
        for spot, mask in zip(spots, corners(radius), strict=True):
            self.image.paste(colour, spot, mask)

    def _pour(self, colour: Colour, box: Box, mask: Image.Image) -> None:
        self.image.paste(colour, (box.left, box.top), mask)

    def _edge(self, colour: Colour, box: Box, bands: tuple[Band, ...]) -> None:
        for band in bands:
            self.image.paste(colour, (box.left + band.left, box.top + band.top), band.mask)


@kept
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a box with round corners."""
    mask = Image.new("L", (width * FINE, height * FINE))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width * FINE - 1, height * FINE - 1), radius * FINE, fill=255
    )
    return mask.reduce(FINE)


@kept
def corners(radius: int) -> tuple[Image.Image, ...]:
    """The masks of the four corners of any box with that radius, row by row."""
    side = 4 * radius
    mask = rounded(side, side, radius)
    far = side - radius
    spots = ((0, 0), (far, 0), (0, far), (far, far))
    return tuple(mask.crop((x, y, x + radius, y + radius)) for x, y in spots)


@kept
def hollow(width: int, height: int, radius: int, rim: int) -> Image.Image:
    """The mask of a box's edge."""
    mask = rounded(width, height, radius).copy()
    hole = rounded(width - 2 * rim, height - 2 * rim, max(0, radius - rim))
    mask.paste(0, (rim, rim), hole)
    return mask


class Band(NamedTuple):
    """A part of a mask, and where it lies in the whole."""

    left: int
    top: int
    mask: Image.Image


@kept
def edges(
    draw: Callable[[int, int, int, int], Image.Image], width: int, height: int, radius: int, rim: int
) -> tuple[Band, ...]:
    """The mask of an edge in bands, without the empty middle: pouring through that takes most of the time."""
    mask, deep = draw(width, height, radius, rim), max(radius, rim)
    if min(width, height) <= 2 * deep:
        return (Band(0, 0, mask),)
    low, far = height - deep, width - deep
    areas = ((0, 0, width, deep), (0, low, width, height), (0, deep, deep, low), (far, deep, width, low))
    return tuple(Band(left, top, mask.crop((left, top, right, bottom))) for left, top, right, bottom in areas)


@kept
def veil(width: int, height: int, radius: int, share: float) -> Image.Image:
    """The mask of a box that lets through only a share of what is poured."""
    return rounded(width, height, radius).point([round(level * share) for level in range(256)])


@kept
def dashed(width: int, height: int, radius: int, rim: int, dash: int = 14) -> Image.Image:
    """The mask of a box's edge with gaps."""
    mask = hollow(width, height, radius, rim).copy()
    draw = ImageDraw.Draw(mask)
    for x in range(dash + radius // 2, width - dash, 2 * dash):
        draw.rectangle((x, 0, x + dash // 2 + 2, rim), fill=0)
        draw.rectangle((x, height - rim - 1, x + dash // 2 + 2, height), fill=0)
    for y in range(dash + radius // 2, height - dash, 2 * dash):
        draw.rectangle((0, y, rim, y + dash // 2 + 2), fill=0)
        draw.rectangle((width - rim - 1, y, width, y + dash // 2 + 2), fill=0)
    return mask
