"""Text that fits: it shrinks one step, then takes further lines, then ends with an ellipsis."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from render.kit.fonts import Face, Font, font, font_for, legible
from render.kit.keeping import kept

LEAST = 24
"""No letter in a picture is smaller than this."""
STEP = 0.86
LEADING = 1.22
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


class Style(NamedTuple):
    """How a text is set: its face and its size in pixels."""

    face: Face
    size: int

    @property
    def smaller(self) -> Style:
        """One step down, but never too small to read on a phone."""
        return Style(self.face, max(LEAST, round(self.size * STEP)))

    @property
    def leading(self) -> int:
        """From one line to the next."""
        return round(self.size * LEADING)


class Fitted(NamedTuple):
    """Lines that fit their box, and the style in which they do."""

    lines: tuple[str, ...]
    style: Style

    @property
    def width(self) -> int:
        """The longest line."""
        return max((width(line, self.style) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """All lines, from the top of the first to the bottom of the last."""
        return self.style.leading * len(self.lines)


class Ink(NamedTuple):
    """A line as a mask to pour colour through; `rise` is how far its base lies below its top."""

    mask: Image.Image
    rise: int


@lru_cache(maxsize=2048)
def fit(text: str, style: Style, room: int, lines: int = 1) -> Fitted:
    """The text in at most `lines` lines of `room` pixels each."""
    text = legible(text, style.face, style.size)
    attempts = ((style, 1), (style.smaller, 1)) if lines < 3 else ((style, lines),)
    for attempt, most in (*attempts, (style.smaller, lines)):
        wrapped = _wrapped(text, attempt, room)
        if len(wrapped) <= most and all(width(line, attempt) <= room for line in wrapped):
            return Fitted(tuple(wrapped), attempt)
    return _cut(text, style.smaller, room, lines)


def _wrapped(text: str, style: Style, room: int) -> list[str]:
    """The words in as few lines as they need; a single long word may stick out."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, style) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(text: str, style: Style, room: int, most: int) -> Fitted:
    """As much as there is room for; the ellipsis comes where the first thing is left out."""
    wrapped = _wrapped(text, style, room)
    kept: list[str] = []
    for number, line in enumerate(wrapped[:most]):
        if width(line, style) > room or number == most - 1:
            kept.append(_head(" ".join(wrapped[number:]), style, room))
            break
        kept.append(line)
    return Fitted(tuple(kept), style)


def _head(text: str, style: Style, room: int) -> str:
    """The longest beginning that fits together with an ellipsis."""
    heads = (text[:size].rstrip() + ELLIPSIS for size in range(len(text) - 1, 0, -1))
    return next((head for head in heads if width(head, style) <= room), "")


@lru_cache(maxsize=4096)
def width(line: str, style: Style) -> int:
    """How wide a line is."""
    return round(sum(ready.getlength(letters) for ready, letters in _runs(line, style)))


@kept
def ink(line: str, style: Style) -> Ink:
    """A line drawn once; whoever needs it again gets the same mask."""
    own = font(style.face, style.size)
    rise, fall = own.getmetrics()
    mask = Image.new("L", (max(1, width(line, style) + 2), rise + fall))
    x = 0.0
    for ready, letters in _runs(line, style):
        drawn, (left, top) = ready.getmask2(letters, "L", anchor="ls")
        if all(drawn.size):
            piece = Image.frombytes("L", drawn.size, bytes(drawn))
            mask.paste(255, (max(0, round(x) + left), rise + top), piece)
        x += ready.getlength(letters)
    return Ink(mask, rise)


def _runs(line: str, style: Style) -> Iterator[tuple[Font, str]]:
    """The line in pieces, each with the font that has its letters."""
    own = font(style.face, style.size)
    for ready, letters in groupby(line, lambda letter: font_for(letter, *style) or own):
        yield ready, "".join(letters)
