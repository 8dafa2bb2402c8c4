"""The tracks of a sheet in full: every box, ticked or not, and the level every group unlocks."""

from __future__ import annotations

from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, TRACKS
from engine.games.doodle_dungeon.show.views import DungeonView
from render.doodle_dungeon.parts.colours import GRAPHITE, MARKER, PAPER, SOFT
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.status import level_word
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.writing import Style, width

ROW = 42
BOX = 20
ICON = 36
VALUE = Style(Face.BOLD, 26)
REACHED = Style(Face.HEAVY, 28)
LAYOUT = (("goblin",), ("orc",), ("dragon", "treasure"), ("trap", "hand"))
SECOND = 500
"""Where the second track of a row begins."""
TRACKS_HEIGHT = len(LAYOUT) * ROW


def draw_tracks(canvas: Canvas, room: Box, dungeon: DungeonView) -> dict[str, Box]:
    """All six, the longest ones in rows of their own; returns where each of them is."""
    places: dict[str, Box] = {}
    ticks = dict(zip(CATEGORIES, dungeon.boxes, strict=True))
    for number, together in enumerate(LAYOUT):
        for place, category in enumerate(together):
            row = Box(room.left + place * SECOND, room.top + number * ROW, room.width, ROW)
            end = _draw_track(canvas, row, category, ticks[category])
            places[category] = row._replace(width=end - row.left)
    return places


def _draw_track(canvas: Canvas, row: Box, category: str, ticked: int) -> int:
    """One of them; returns where it ends."""
    canvas.stamp(doodle(category, ICON), (row.left, row.middle[1] - ICON // 2))
    level = LEVELS[category][ticked]
    left = _draw_value(canvas, row._replace(left=row.left + ICON + 4), category, TRACKS[category].base, level)
    for boxes, value in TRACKS[category].groups:
        for number in range(boxes):
            box = Box(left, row.middle[1] - BOX // 2, BOX, BOX)
            canvas.box(box, PAPER, 3, GRAPHITE, 2)
            if number < ticked:
                canvas.stamp_middle(doodle("tick", BOX + 6), (box.middle[0] + 1, box.middle[1] - 2))
            left = box.right + 3
        ticked -= boxes
        left = _draw_value(canvas, row._replace(left=left + 1), category, value, level)
    return left


def _draw_value(canvas: Canvas, row: Box, category: str, value: int, level: int) -> int:
    """A level; the one that counts is marked."""
    text = level_word(category, value)
    style = REACHED if value == level else VALUE
    box = Box(row.left, row.top + 5, width(text, style) + 8, row.height - 10)
    if value == level:
        canvas.box(box, MARKER, 6)
    canvas.text(text, box, style, GRAPHITE if value <= level else SOFT, align="middle")
    return box.right + 5
