"""A lord's stock: evil, gold, food, imps, trolls, traps and seals in numbers."""

from __future__ import annotations

from engine.games.dungeon_lords.lord import Lord
from render.dungeon_lords.parts.art import GOODS, OWN
from render.dungeon_lords.parts.ledger import stamp
from render.dungeon_lords.parts.pieces import MINUS, NUMBER, RADIUS, Part, draw_parts, width_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GOLD, INK, LINE, PANEL
from render.kit.writing import Style

STARTS = Style(Face.HEAVY, 24)
STARTS_WIDTH = 220
LEAST_GAP = 14
"""Where numbers would stand closer, symbols are drawn smaller."""


def draw_stock(canvas: Canvas, room: Box, lord: Lord, traps: int, points: int | None, starts: str) -> None:
    """What a lord has, and how many points that would be in the end.

    `starts` is the word stamped on the start player's stock, empty for others.
    """
    parts = [
        Part(str(lord.evil), GOODS["evil"]),
        Part(str(lord.gold), GOODS["gold"]),
        Part(str(lord.food), GOODS["food"]),
        Part(_idle_of(lord.imps, lord.busy), GOODS["imps"]),
    ]
    if lord.trolls:
        parts.append(Part(_idle_of(lord.trolls, lord.busy_trolls), f"{OWN}troll-token"))
    parts.append(Part(str(traps), GOODS["traps"]))
    if lord.seals:
        parts.append(Part(str(lord.seals), f"{OWN}seal"))
    if points is not None:
        parts.append(Part(str(points).replace("-", MINUS), "crown"))
    canvas.box(room, PANEL, RADIUS, GOLD if starts else LINE)
    taken = 40
    if starts:
        mark = stamp(starts, GOLD, STARTS_WIDTH, STARTS)
        canvas.stamp(mark, (room.right - mark.width - 8, room.middle[1] - mark.height // 2))
        taken += mark.width + 8
    size, gap = 3, _gap(parts, room.width - taken, 3)
    if gap < LEAST_GAP:
        size, gap = 2, _gap(parts, room.width - taken, 2)
    draw_parts(canvas, parts, (room.left + 20, room.middle[1]), NUMBER, INK, size, gap)


def _gap(parts: list[Part], room: int, size: int) -> int:
    """How far apart the numbers may be, with symbols of this size."""
    return min(64, (room - width_of(parts, NUMBER, size, 0)) // len(parts))


def _idle_of(workers: int, busy: int) -> str:
    return f"{workers - busy}/{workers}" if busy else str(workers)
