"""A lord's stock: evil, gold, food, imps, trolls, traps and seals in numbers."""

from __future__ import annotations

from engine.games.dungeon_lords.lord import Lord
from render.dungeon_lords.parts.art import GOODS, OWN
from render.dungeon_lords.parts.pieces import NUMBER, RADIUS, Part, draw_parts, width_of
from render.kit.canvas import Box, Canvas
from render.kit.theme import INK, LINE, PANEL


def draw_stock(canvas: Canvas, room: Box, lord: Lord, traps: int, *, starts: bool) -> None:
    """What a lord has; the start player carries a flag."""
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
    if starts:
        parts.append(Part("", "flag"))
    canvas.box(room, PANEL, RADIUS, LINE)
    gap = min(64, (room.width - 40 - width_of(parts, NUMBER, 3, 0)) // len(parts))
    draw_parts(canvas, parts, (room.left + 20, room.middle[1]), NUMBER, INK, 3, gap)


def _idle_of(workers: int, busy: int) -> str:
    return f"{workers - busy}/{workers}" if busy else str(workers)
