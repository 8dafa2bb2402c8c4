"""Legends: what a symbol in a picture means, each symbol followed by its words, in rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import QUIET, Colour
from render.kit.writing import Style, ink, width

STYLE = Style(Face.PLAIN, 24)
FIGURE = Style(Face.HEAVY, 26)
CELL = 2
BETWEEN = 22
BESIDE = 6
DOT = " \N{MIDDLE DOT} "
_MARK = re.compile(r"(?::([a-z0-9/-]+):|\[([a-z0-9-]+)\])\s*")

Samples = Mapping[str, Callable[[], Image.Image]]
"""What a legend shows besides symbols, by the names its text has for it."""


class Entry(NamedTuple):
    """Symbols and what they mean."""

    icons: tuple[Image.Image, ...]
    words: str

    @property
    def beside(self) -> int:
        """How far from its left edge the words begin."""
        return sum([icon.width + BESIDE for icon in self.icons])

    @property
    def width(self) -> int:
        """Symbols and words."""
        return self.beside + _width(self.words)


@lru_cache(maxsize=256)
def _width(words: str) -> int:
    return width(words, STYLE) + 2


Row = Sequence[Entry]


def entry_of(symbol: str, words: str) -> Entry:
    """A symbol and its meaning."""
    return Entry((sprite(symbol, CELL),), words)


def entries_of(text: str, samples: Samples | None = None) -> list[Entry]:
    """The entries of a text such as `:coin: loot · [won] gold won`: symbols by name, samples in brackets."""
    return [_read(part, samples or {}) for part in text.split(DOT)]


def _read(part: str, samples: Samples) -> Entry:
    icons = []
    while mark := _MARK.match(part):
        icons.append(sprite(mark[1], CELL) if mark[1] else samples[mark[2]]())
        part = part[mark.end() :]
    return Entry(tuple(icons), part)


def figure(letters: str, colour: Colour) -> Image.Image:
    """A sample of a number whose colour means something."""
    drawn = Image.new("RGBA", ink(letters, FIGURE).mask.size, colour)
    drawn.putalpha(ink(letters, FIGURE).mask)
    return drawn


def in_rows(entries: Iterable[Entry], room: int) -> list[list[Entry]]:
    """The entries in as few rows of `room` pixels as they need."""
    rows: list[list[Entry]] = [[]]
    for entry in entries:
        if rows[-1] and length([*rows[-1], entry]) > room:
            rows.append([])
        rows[-1].append(entry)
    return rows


def length(row: Row) -> int:
    """How wide a row is."""
    return sum([entry.width for entry in row]) + BETWEEN * (len(row) - 1)


def draw_row(canvas: Canvas, line: Box, row: Row) -> None:
    """Draw a row in the middle of a line."""
    left = line.middle[0] - length(row) // 2
    for entry in row:
        at = left
        for icon in entry.icons:
            canvas.stamp(icon, (at, line.middle[1] - icon.height // 2))
            at += icon.width + BESIDE
        words = line._replace(left=left + entry.beside, width=entry.width - entry.beside)
        canvas.text(entry.words, words, STYLE, QUIET)
        left += entry.width + BETWEEN
