"""The part of a large dungeon where the path has got to, seen from near by.

Five cards in a row are so long that a phone shows their cells too small to walk by; but then there is room
beside them or below.
"""

from __future__ import annotations

from engine.games.fairy_market.board.dungeon import Dungeon, Point
from render.fairy_market.parts.page import Page
from render.fairy_market.parts.scene import Look, air_around, draw_dungeon, origin_of
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.theme import GROUND, INK

NEAR = 54
"""The side of a cell under the lens."""
SMALL = 40
"""Larger cells can be made out without it."""
LEAST, HIGH = 4, 6
"""So many cells a lens shows at least, side by side; and so many, one above the other, below a dungeon."""


def with_lens(where: Page, tallest: int) -> tuple[Page, Box] | None:
    """The page spread out, and the room for a lens; None if it needs none, or has no room for one."""
    if where.cell >= SMALL:
        return None
    scene, aside = where.scene, where.aside
    is_beside = aside.left >= scene.right
    if scene.height >= scene.width:
        scene = scene._replace(left=MARGIN // 2)
        if is_beside:
            aside = aside._replace(left=where.width - MARGIN - aside.width)
        right = aside.left if is_beside else where.width - MARGIN
        room = Box(scene.right + GAP, scene.top, right - scene.right - 2 * GAP, scene.height)
        spread = where._replace(scene=scene, aside=aside)
    else:
        high = HIGH * NEAR
        below = max(scene.bottom, aside.bottom if is_beside else 0)
        room = Box(MARGIN, below + GAP // 2, where.width - 2 * MARGIN, high)
        if not is_beside:
            aside = aside._replace(top=aside.top + high + GAP)
        spread = where._replace(height=where.height + high + GAP, aside=aside)
    fits = spread.height <= tallest and min(room.width, room.height) >= LEAST * NEAR
    return (spread, room) if fits else None


def draw_lens(canvas: Canvas, room: Box, where: Page, dungeon: Dungeon, look: Look) -> None:
    """What lies around the end of the path, and where it may go on."""
    air = air_around(NEAR, look.numbered)
    wide, high = (2 * air + cells * NEAR for cells in (dungeon.width, dungeon.height))
    near = Canvas.blank(wide, high, GROUND)
    draw_dungeon(near, dungeon, NEAR, (air, air), look)
    x, y = _middle(dungeon, look)
    width, height = min(room.width, wide), min(room.height, high)
    left = min(max(0, air + round(x * NEAR) - width // 2), wide - width)
    top = min(max(0, air + round(y * NEAR) - height // 2), high - height)
    at = (room.left + (room.width - width) // 2, room.top + (room.height - height) // 2)
    canvas.image.paste(near.image.crop((left, top, left + width, top + height)), at)
    canvas.rim(Box(*at, width, height).inset(-3), INK, 6, 3)
    first = origin_of((where.scene.left, where.scene.top), where.cell, look)
    corner = (first[0] + _scaled(left - air, where.cell), first[1] + _scaled(top - air, where.cell))
    seen = Box(*corner, _scaled(width, where.cell), _scaled(height, where.cell))
    canvas.rim(seen, INK, 4, 3)


def _scaled(pixels: int, cell: int) -> int:
    return round(pixels * cell / NEAR)


def _middle(dungeon: Dungeon, look: Look) -> tuple[float, float]:
    """Between the end of the path and what is proposed, nearer to the end."""
    here = dungeon.path[-1]
    ahead: list[Point] = list(look.ghost.path[len(dungeon.path) :]) if look.ghost is not None else []
    points = [here, here, *ahead[:LEAST]]
    return (
        sum(point.x + 0.5 for point in points) / len(points),
        sum(point.y + 0.5 for point in points) / len(points),
    )
