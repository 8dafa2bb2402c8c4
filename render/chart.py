"""A chart of results: one bar per person or game, with the games won in gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.canvas import MARGIN, WIDTH, Box, Canvas, rounded
from render.kit.encoding import encode
from render.kit.fonts import Face
from render.kit.picture import Picture
from render.kit.theme import GOLD, INK, LINE, PANEL, QUIET
from render.kit.writing import Style
from texts import Speaker

HEADER = 96
CAPTIONS = 40
ROW_HEIGHT = 92
ROW_GAP = 12
RADIUS = 14
PADDING = 18
TRACK_LEFT = 356
TRACK = 230
THICKNESS = 34
SHARE_LEFT = TRACK_LEFT + TRACK + 14
SHARE = 130
TITLE = Style(Face.TITLE, 44)
CAPTION = Style(Face.PLAIN, 24)
NAME = Style(Face.BOLD, 32)
NUMBER = Style(Face.HEAVY, 36)


class Bar(NamedTuple):
    """One bar of the chart."""

    label: str
    played: int
    won: int
    mark: str
    """The rating at its end; empty without one."""


def chart(title: str, bars: Sequence[Bar], speaker: Speaker) -> Picture:
    """The bars from top to bottom, all of the same length: the chart compares shares."""
    height = HEADER + CAPTIONS + len(bars) * (ROW_HEIGHT + ROW_GAP) + MARGIN - ROW_GAP
    canvas = Canvas.blank(WIDTH, height)
    canvas.text(title, Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEADER), TITLE, GOLD, lines=2, align="middle")
    room = Box(MARGIN, HEADER + CAPTIONS, WIDTH - 2 * MARGIN, 0)
    captions = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, CAPTIONS).inner(PADDING, 0, PADDING)
    canvas.text(speaker("stats-chart-won"), captions.inner(TRACK_LEFT), CAPTION, QUIET)
    if any(bar.mark for bar in bars):
        canvas.text(speaker("stats-chart-rating"), captions, CAPTION, QUIET, align="right")
    for bar, box in zip(bars, room.grid(len(bars), 1, ROW_HEIGHT, ROW_GAP), strict=True):
        _draw_bar(canvas, box, bar)
    lines = "; ".join(_alt_text(bar, speaker) for bar in bars)
    return Picture("results.png", encode(canvas.image), speaker("stats-alt", title=title, lines=lines))


def _draw_bar(canvas: Canvas, box: Box, bar: Bar) -> None:
    canvas.box(box, PANEL, RADIUS, LINE)
    inside = box.inner(PADDING, 0, PADDING)
    canvas.text(bar.label, inside._replace(width=TRACK_LEFT - 16), NAME, INK, lines=2)
    track = Box(inside.left + TRACK_LEFT, box.middle[1] - THICKNESS // 2, TRACK, THICKNESS)
    canvas.box(track, QUIET, THICKNESS // 2)
    won = TRACK * bar.won // max(bar.played, 1)
    if won:
        shape = rounded(TRACK, THICKNESS, THICKNESS // 2)
        canvas.image.paste(GOLD, (track.left, track.top), shape.crop((0, 0, won, THICKNESS)))
    canvas.text(f"{bar.won}/{bar.played}", inside.inner(SHARE_LEFT)._replace(width=SHARE), NUMBER, INK)
    canvas.text(bar.mark, inside, NUMBER, GOLD, align="right")


def _alt_text(bar: Bar, say: Speaker) -> str:
    if bar.mark:
        return say("stats-alt-rated", label=bar.label, played=bar.played, won=bar.won, rating=bar.mark)
    return say("stats-alt-bar", label=bar.label, played=bar.played, won=bar.won)
