"""A small chart of results: for everybody or every game a bar of games played, its golden part those won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.encoding import encode
from render.kit.fonts import Face
from render.kit.theme import GOLD, INK, LINE, PANEL, QUIET
from render.kit.writing import Style
from render.pictures import Picture
from texts import Speaker

HEADER = 96
ROW_HEIGHT = 92
ROW_GAP = 12
RADIUS = 14
LABEL = 300
MARK = 150
THICKNESS = 34
TITLE = Style(Face.TITLE, 44)
NAME = Style(Face.BOLD, 32)
NUMBER = Style(Face.HEAVY, 30)


class Bar(NamedTuple):
    """One line of the chart."""

    label: str
    played: int
    won: int
    mark: str
    """What stands at its end, such as a rating."""


def chart(title: str, bars: Sequence[Bar], speaker: Speaker) -> Picture:
    """The bars from top to bottom, all to the same measure."""
    height = HEADER + len(bars) * (ROW_HEIGHT + ROW_GAP) + MARGIN
    canvas = Canvas.blank(WIDTH, height)
    canvas.text(title, Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEADER), TITLE, GOLD, align="middle")
    most = max(bar.played for bar in bars)
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, 0)
    for bar, box in zip(bars, room.grid(len(bars), 1, ROW_HEIGHT, ROW_GAP), strict=True):
        _draw_bar(canvas, box, bar, most)
    lines = [speaker("stats-alt-bar", label=bar.label, played=bar.played, won=bar.won) for bar in bars]
    return Picture(
        "results.png", encode(canvas.image), speaker("stats-alt", title=title, lines="; ".join(lines))
    )


def _draw_bar(canvas: Canvas, box: Box, bar: Bar, most: int) -> None:
    canvas.box(box, PANEL, RADIUS, LINE)
    inside = box.inset(18)
    canvas.text(bar.label, Box(inside.left, box.top, LABEL, box.height), NAME, INK, lines=2)
    canvas.text(bar.mark, Box(inside.right - MARK, box.top, MARK, box.height), NAME, GOLD, align="right")
    whole = inside.width - LABEL - MARK - 130
    track = Box(inside.left + LABEL + 16, box.middle[1] - THICKNESS // 2, whole, THICKNESS)
    played, won = (
        max(THICKNESS, track.width * part // most) if part else 0 for part in (bar.played, bar.won)
    )
    canvas.box(track._replace(width=played), QUIET, THICKNESS // 2)
    if won:
        canvas.box(track._replace(width=won), GOLD, THICKNESS // 2)
    share = Box(track.left + played + 12, box.top, 110, box.height)
    canvas.text(f"{bar.won}/{bar.played}", share, NUMBER, INK)
