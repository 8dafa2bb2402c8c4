"""The badge of a seat: its shape in its colour, with its letter."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import GROUND, SEATS, Colour, SeatMark
from render.kit.writing import LEAST, Style, ink

FINE = 4
"""Slanted edges need a finer sheet than boxes do."""
RIM = 0.07
LETTER = 0.56
LETTER_DROP = {"triangle": 0.15, "star": 0.03}
"""How far below the middle a shape has its heart."""

Points = list[tuple[float, float]]


@kept
def badge(seat: int, size: int) -> Image.Image:
    """The mark of a seat, `size` pixels a side."""
    return _drawn(SEATS[seat], size, SEATS[seat].colour, GROUND)


@kept
def dark_badge(seat: int, size: int) -> Image.Image:
    """The same mark to be laid on the seat's own colour."""
    return _drawn(SEATS[seat], size, GROUND, SEATS[seat].colour)


def _drawn(mark: SeatMark, size: int, fill: Colour, letters: Colour) -> Image.Image:
    sheet = Image.new("RGBA", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(sheet)
    outer, inner = _outline(mark.shape, 0.5), _outline(mark.shape, 0.5 - RIM)
    side = size * FINE
    draw.polygon([(x * side, y * side) for x, y in outer], fill=(*GROUND, 255))
    draw.polygon([(x * side, y * side) for x, y in inner], fill=(*fill, 255))
    done = sheet.reduce(FINE)
    letter = ink(mark.letter, Style(Face.HEAVY, max(LEAST, round(size * LETTER)))).mask
    left, top, right, bottom = letter.getbbox() or (0, 0, *letter.size)
    drop = LETTER_DROP.get(mark.shape, 0)
    at = ((size - (right - left)) // 2 - left, round(size * (0.5 + drop) - (bottom - top) / 2) - top)
    done.paste((*letters, 255), at, letter)
    return done


def _outline(shape: str, radius: float) -> Points:
    """The corners of a shape around the middle of a square of side 1."""
    match shape:
        case "circle":
            return _regular(48, radius)
        case "square":
            return _regular(4, radius * 1.28, turn=pi / 4)
        case "triangle":
            return _regular(3, radius * 1.24, turn=-pi / 2, drop=0.1)
        case "diamond":
            return _regular(4, radius * 1.04, turn=-pi / 2)
        case "hexagon":
            return _regular(6, radius * 1.02)
        case "star":
            return _star(radius * 1.08)
    raise ValueError(f"no shape is called {shape}")


def _regular(corners: int, radius: float, turn: float = 0.0, drop: float = 0.0) -> Points:
    return [
        (
            0.5 + radius * cos(turn + 2 * pi * n / corners),
            0.5 + drop + radius * sin(turn + 2 * pi * n / corners),
        )
        for n in range(corners)
    ]


def _star(radius: float) -> Points:
    angles = [-pi / 2 + pi * n / 5 for n in range(10)]
    return [
        (
            0.5 + (radius if n % 2 == 0 else radius * 0.62) * cos(angle),
            0.53 + (radius if n % 2 == 0 else radius * 0.62) * sin(angle),
        )
        for n, angle in enumerate(angles)
    ]
