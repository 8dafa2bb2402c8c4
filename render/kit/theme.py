"""The colours of the house and the marks of the seats."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`#rrggbb` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of `other` in it, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


GROUND = colour("#16131f")
PANEL = colour("#221d30")
RAISED = colour("#2d2740")
LINE = colour("#3a3350")
INK = colour("#f4efe6")
QUIET = colour("#a79fb8")
GOLD = colour("#f2c14e")
WOUND = colour("#d1495b")
GROWTH = colour("#5fb878")
MAGIC = colour("#6c8ef5")
TRAP = colour("#e08e45")
PARCHMENT = colour("#eadfc8")
WOUND_INK = colour("#f28b98")
"""Wound for letters: the plain tone is too dark to read on a panel."""


TORCHLIGHT = mix(PANEL, TRAP, 0.34)
"""A wall right beside a flame."""


class SeatMark(NamedTuple):
    """How a seat is told from the others: by colour, by shape, and by letter."""

    colour: Colour
    shape: str
    letter: str


SEATS = (
    SeatMark(colour("#e69f00"), "circle", "A"),
    SeatMark(colour("#56b4e9"), "square", "B"),
    SeatMark(colour("#009e73"), "triangle", "C"),
    SeatMark(colour("#f0e442"), "diamond", "D"),
    SeatMark(colour("#cc79a7"), "star", "E"),
    SeatMark(colour("#d55e00"), "hexagon", "F"),
)

WRITTEN = (
    *((ink, ground) for ink in (INK, QUIET, GOLD, GROWTH, WOUND_INK) for ground in (GROUND, PANEL, RAISED)),
    (INK, TORCHLIGHT),
    (GOLD, TORCHLIGHT),
    *((GROUND, ground) for ground in (GOLD, GROWTH, WOUND_INK, TRAP, MAGIC, INK, PARCHMENT)),
    *((GROUND, mark.colour) for mark in SEATS),
)
"""Every pair of letters and ground that pictures may use."""


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as the web's accessibility guidelines measure it, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(shade: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in shade)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
