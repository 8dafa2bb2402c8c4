"""Pixel creatures and things: text grids with a letter for each colour, scaled without smoothing."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from PIL import Image

from render.kit.keeping import kept
from render.kit.theme import Colour, colour

SHADES: dict[str, Colour] = {
    "k": colour("#0d0b14"),
    "K": colour("#2a2438"),
    "s": colour("#4a4460"),
    "S": colour("#6f6885"),
    "w": colour("#a9a3bd"),
    "W": colour("#f4efe6"),
    "r": colour("#8f2d45"),
    "R": colour("#d1495b"),
    "p": colour("#f08a8a"),
    "o": colour("#5a3825"),
    "O": colour("#8f5a34"),
    "t": colour("#c98f58"),
    "T": colour("#f0c48c"),
    "y": colour("#b07d2b"),
    "Y": colour("#f2c14e"),
    "l": colour("#ffe9a0"),
    "g": colour("#2f6b46"),
    "G": colour("#5fb878"),
    "L": colour("#a6dd9a"),
    "b": colour("#33488f"),
    "B": colour("#6c8ef5"),
    "c": colour("#8fd3f0"),
    "C": colour("#d6f3fb"),
    "q": colour("#1f5f6b"),
    "Q": colour("#3fa3a8"),
    "v": colour("#4b2f73"),
    "V": colour("#8a5cc4"),
    "m": colour("#c39af0"),
    "e": colour("#94511f"),
    "E": colour("#e08e45"),
    "f": colour("#ffb84d"),
}
CLEAR = "."
OUTLINE = (*SHADES["k"], 255)
MIRROR = "mirror"
"""A grid under this word is a left half; its right half is the same, turned round."""


def sprite_names() -> tuple[str, ...]:
    """Every sprite there is; those of one game stand in its folder."""
    folder = Path(str(files(__package__).joinpath("sprites")))
    found = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.txt"))
    return tuple(sorted(name.as_posix() for name in found))


@cache
def grid(name: str) -> tuple[str, ...]:
    """The rows of a sprite, as drawn in its file."""
    text = files(__package__).joinpath("sprites", f"{name}.txt").read_text("ascii")
    rows = [line for line in text.splitlines() if line and not line.startswith("#")]
    if rows[0] == MIRROR:
        rows = [row + row[::-1] for row in rows[1:]]
    return tuple(rows)


@cache
def _drawn(name: str) -> Image.Image:
    """The sprite at one pixel a cell, with a dark outline that sets it off from any ground."""
    rows = grid(name)
    picture = Image.new("RGBA", (len(rows[0]) + 2, len(rows) + 2))
    filled = [(x, y) for y, row in enumerate(rows, 1) for x, letter in enumerate(row, 1) if letter != CLEAR]
    for x, y in filled:
        for spot in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            picture.putpixel(spot, OUTLINE)
    for x, y in filled:
        picture.putpixel((x, y), (*SHADES[rows[y - 1][x - 1]], 255))
    return picture


@kept
def sprite(name: str, cell: int) -> Image.Image:
    """The sprite with `cell` pixels a cell."""
    picture = _drawn(name)
    return picture.resize((picture.width * cell, picture.height * cell), Image.Resampling.NEAREST)
