"""The colours of paper and pencils, and the palette the pictures are saved in."""

from __future__ import annotations

from functools import cache
from itertools import product

from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, RAISED, SEATS, Colour, colour, mix

PAPER = colour("#f6efdd")
SQUARES = colour("#c8d6dd")
"""The print of squared paper."""
GRAPHITE = colour("#2b2933")
SOFT = colour("#5f5a66")
"""Lighter graphite for less important words."""
RED = colour("#b8283c")
BLUE = colour("#2457a8")
LEAF = colour("#2c6b35")
"""Green for letters."""
STONE = colour("#8b8790")
MARKER = colour("#ffe27a")
"""A text marker for what is new."""

TINTS: dict[str, Colour] = {
    "r": colour("#d8505c"),
    "b": colour("#6d9be0"),
    "g": colour("#84bf62"),
    "y": colour("#f2c33c"),
    "o": colour("#e8934a"),
    "n": colour("#b98350"),
    "v": colour("#9a7cc8"),
    "s": colour("#b7b4b8"),
    "k": colour("#4a4752"),
    "w": PAPER,
}
"""Coloured pencils by the letters doodles name them with; `w` leaves the paper."""

LETTERS = (GRAPHITE, SOFT, RED, BLUE, LEAF)
WRITTEN = (
    *((ink, PAPER) for ink in LETTERS),
    *((ink, MARKER) for ink in (GRAPHITE, BLUE)),
)
"""Every pair of ink and ground that text is written with."""

COLOURS = 256
APART = 6
SHARES = (0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.86)
FEW_SHARES = (0.25, 0.5, 0.75)


@cache
def palette() -> tuple[Colour, ...]:
    """Paper, pencils and the mixtures between them, then the desk, then a coarse grid of all colours."""
    chosen: list[Colour] = []
    for shade in (*_pencils(), *_between(), *_rest()):
        if len(chosen) < COLOURS and all(_apart(shade, other) for other in chosen):
            chosen.append(shade)
    return tuple(chosen)


def _pencils() -> list[Colour]:
    plain = [PAPER, SQUARES, GRAPHITE, SOFT, RED, BLUE, LEAF, STONE, MARKER, *TINTS.values()]
    desk = [GROUND, PANEL, RAISED, LINE, INK, QUIET, GOLD, *(mark.colour for mark in SEATS)]
    return [*plain, *desk]


def _between() -> list[Colour]:
    """The mixtures that smoothing makes of lines, letters and hatching."""
    on_paper = [
        mix(PAPER, ink, share) for ink in (GRAPHITE, RED, BLUE, SOFT, *TINTS.values()) for share in SHARES
    ]
    outlines = [mix(tint, GRAPHITE, share) for tint in TINTS.values() for share in FEW_SHARES]
    bright = (INK, GOLD, *(mark.colour for mark in SEATS))
    on_desk = [mix(GROUND, tone, share) for tone in bright for share in FEW_SHARES]
    marked = [mix(MARKER, GRAPHITE, share) for share in FEW_SHARES]
    return [*on_paper, *outlines, *on_desk, *marked]


def _rest() -> list[Colour]:
    steps = (24, 80, 136, 192, 244)
    return [(red, green, blue) for red, green, blue in product(steps, steps, steps)]


def _apart(one: Colour, other: Colour) -> bool:
    return any(abs(a - b) >= APART for a, b in zip(one, other, strict=True))
