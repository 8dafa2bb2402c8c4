"""From pixels to bytes: one palette for all pictures, so that the same picture is always the same file."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from io import BytesIO
from itertools import product
from threading import Lock

from PIL import Image

from render.kit import theme
from render.kit.keeping import FILES
from render.kit.sprites import SHADES
from render.kit.theme import Colour, mix

COLOURS = 256
LEVEL = 3
"""zlib's effort: level 6 takes twice as long and saves about a fifth of the bytes."""
APART = 5
"""Two colours closer than this on every channel share a place in the palette."""
SOFT_EDGES = (0.16, 0.36, 0.6, 0.8)


def encode(image: Image.Image, colours: tuple[Colour, ...] = ()) -> bytes:
    """The picture as a PNG of at most 256 colours that holds nothing but the picture.

    The colours are those of the house, unless a game with a look of its own brings others.
    """
    with _alone:
        flat = image.quantize(palette=_holder(colours), dither=Image.Dither.NONE)
    # Nearly every second picture has been drawn before, often for a view that differs where nobody looks;
    # packing one takes longer than comparing many.
    pixels = colours, flat.size, sha256(flat.tobytes()).digest()
    file: bytes = FILES.find(pixels) or FILES.put(pixels, _packed(flat))
    return file


_alone = Lock()
"""Two threads must not share the table of nearest colours that comes with a palette."""


def _packed(flat: Image.Image) -> bytes:
    sheet = BytesIO()
    flat.save(sheet, "PNG", compress_level=LEVEL)
    return sheet.getvalue()


@cache
def _holder(own: tuple[Colour, ...]) -> Image.Image:
    colours = own or palette()
    holder = Image.new("P", (1, 1))
    holder.putpalette([channel for shade in colours for channel in shade])
    return holder


@cache
def palette() -> list[Colour]:
    """The tones of the theme and the sprites, then soft edges, then a rough rest of the world."""
    chosen: list[Colour] = []
    for shade in (*_tones(), *_edges(), *_rest()):
        if len(chosen) < COLOURS and all(_apart(shade, other) for other in chosen):
            chosen.append(shade)
    return chosen


def _tones() -> list[Colour]:
    named = [value for name, value in vars(theme).items() if name.isupper() and _is_colour(value)]
    torchlit = [mix(theme.PANEL, theme.TORCHLIGHT, step / 5) for step in range(5)]
    return [*named, *(mark.colour for mark in theme.SEATS), *SHADES.values(), *torchlit]


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def _edges() -> list[Colour]:
    """What smoothing makes of letters and shapes on the grounds they are drawn on."""
    bright = (
        theme.INK,
        theme.GOLD,
        theme.QUIET,
        *(mark.colour for mark in theme.SEATS),
        theme.GROWTH,
        theme.WOUND,
    )
    grounds = (theme.GROUND, theme.PANEL)
    return [mix(ground, tone, share) for tone in bright for ground in grounds for share in SOFT_EDGES]


def _rest() -> list[Colour]:
    steps = (24, 80, 136, 192, 244)
    return [(red, green, blue) for red, green, blue in product(steps, steps, steps)]


def _apart(one: Colour, other: Colour) -> bool:
    return any(abs(a - b) >= APART for a, b in zip(one, other, strict=True))
