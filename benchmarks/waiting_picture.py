"""`python -m benchmarks.waiting_picture FILE`: how often a game of four stops, drawn for the README."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from benchmarks.deciding import seats_of
from benchmarks.waiting import counted
from engine.cli.burden import Burden
from engine.core.registry import games
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.encoding import encode
from render.kit.fonts import Face
from render.kit.theme import GOLD, GROWTH, INK, LINE, PANEL, QUIET
from render.kit.writing import Style
from texts import speaker

HEADER = 120
ROW_HEIGHT = 96
ROW_GAP = 12
NAMES = 290
NUMBERS = 80
TITLE = Style(Face.TITLE, 40)
CAPTION = Style(Face.PLAIN, 26)
NAME = Style(Face.BOLD, 30)
NUMBER = Style(Face.HEAVY, 32)


def main() -> None:
    """Play, count and draw."""
    found = [counted(game) for game in games().values()]
    Path(sys.argv[1]).write_bytes(encode(draw_waits(found)))


def draw_waits(found: list[Burden]) -> Image.Image:
    """Two bars for each game: how often it stops if nobody decides ahead, and if everybody does."""
    height = HEADER + len(found) * (ROW_HEIGHT + ROW_GAP) + MARGIN - ROW_GAP
    canvas = Canvas.blank(WIDTH, height)
    whole = Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEADER)
    seats = seats_of(games()[found[0].game])
    canvas.text("How often a game stops", whole.inner(bottom=48), TITLE, GOLD, align="middle")
    captions = whole.inner(top=64)
    canvas.text(
        f"with {seats} players, if nobody decides ahead (grey) or everybody does (green)",
        captions,
        CAPTION,
        QUIET,
        align="middle",
    )
    most = max(one.without.stages for one in found)
    rows = Box(MARGIN, HEADER, whole.width, 0).grid(len(found), 1, ROW_HEIGHT, ROW_GAP)
    for one, box in zip(found, rows, strict=True):
        _draw_game(canvas, box, one, most)
    return canvas.image


def _draw_game(canvas: Canvas, box: Box, one: Burden, most: float) -> None:
    canvas.box(box, PANEL, 14, LINE)
    room = box.inner(18, 8, 18, 8)
    title = speaker("en").say(games()[one.game].title)
    canvas.text(title, room.inner(right=room.width - NAMES), NAME, INK, lines=2)
    track = room.inner(left=NAMES, right=NUMBERS)
    bars = ((one.without.stages, QUIET), (one.planning.stages, GROWTH))
    for number, (stages, colour) in enumerate(bars):
        line = Box(track.left, track.top + number * track.height // 2, track.width, track.height // 2)
        bar = Box(line.left, line.top + 6, max(8, round(line.width * stages / most)), line.height - 12)
        canvas.box(bar, colour, 8)
        canvas.text(str(round(stages)), Box(bar.right + 12, line.top, NUMBERS, line.height), NUMBER, INK)


if __name__ == "__main__":
    main()
