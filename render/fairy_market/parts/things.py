"""What lies in a dungeon: the sprite of every kind, ringed when discovered, struck out when used up."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PIL import Image, ImageDraw

from engine.games.fairy_market.board.dungeon import Find
from engine.games.fairy_market.board.layout import as_laid
from render.fairy_market.parts.clay import middle
from render.kit.canvas import Canvas
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GROUND, GROWTH, WOUND

CELLS = 14
"""The largest size of a sprite in its own cells, outline included."""
LARGE, SMALL = 0.84, 0.56
"""How much of its square a thing on the main level may fill, and one underground."""
UNSEEN = 0.5
"""The opacity of a thing that a finished path has not found."""
FINE = 4


def size_of(cell: int, under: bool, crowded: bool = False) -> int:
    """The pixels for one cell of a sprite; fewer where both levels of a square have something."""
    size = max(1, int((SMALL if under else LARGE) * cell / CELLS))
    return max(1, size - 1) if crowded and not under else size


def on_card(card_id: str, turned: bool) -> list[Find]:
    """What is printed on a card, none of it discovered."""
    features = as_laid(card_id, turned).features
    return [Find(each.kind, each.column, each.row, each.under, False, False) for each in features]


def rooms_of(card_id: str, turned: bool) -> set[tuple[int, int]]:
    """The squares of a card that belong to rooms."""
    rooms = as_laid(card_id, turned).rooms().values()
    return {(column, row) for room in rooms for row, column in room}


def draw_things(
    canvas: Canvas,
    finds: Sequence[Find],
    rooms: Container[tuple[int, int]],
    cell: int,
    origin: tuple[int, int],
    finished: bool,
) -> None:
    """Everything there is, underground things first; a finished path dims what it has not found."""
    squares = [(find.x, find.y) for find in finds]
    for find in sorted(finds, key=lambda find: not find.under):
        crowded = squares.count((find.x, find.y)) > 1
        picture = sprite(find.kind, size_of(cell, find.under, crowded))
        x, y = middle(find.x, find.y, find.under, cell)
        off = _nudge(find, rooms, crowded, cell)
        at = (origin[0] + x + off, origin[1] + y + off)
        if finished and not find.found:
            picture = _faint(find.kind, size_of(cell, find.under, crowded))
        if find.found:
            canvas.stamp_middle(ring(_diameter(cell, find.under, crowded)), at)
        canvas.stamp_middle(picture, at)
        if find.spent:
            canvas.stamp_middle(stroke(_diameter(cell, find.under, crowded)), at)


def _nudge(find: Find, rooms: Container[tuple[int, int]], crowded: bool, cell: int) -> int:
    """How far to move a thing: out of the way of one below, and in a room away from its walls."""
    if find.under:
        return 0
    if crowded:
        return -cell // 16
    return cell // 10 if (find.x, find.y) in rooms else 0


def _diameter(cell: int, under: bool, crowded: bool) -> int:
    return min(round(1.02 * cell), size_of(cell, under, crowded) * CELLS + max(6, cell // 7))


@kept
def _faint(kind: str, size: int) -> Image.Image:
    picture = sprite(kind, size).copy()
    picture.putalpha(picture.getchannel("A").point([round(level * UNSEEN) for level in range(256)]))
    return picture


@kept
def ring(diameter: int) -> Image.Image:
    """The mark of a discovery: a bright disc with a dark edge, to be laid below it."""
    side = diameter * FINE
    sheet = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(sheet)
    rim = max(4, diameter // 10) * FINE
    draw.ellipse((0, 0, side - 1, side - 1), (*GROUND, 255))
    draw.ellipse((FINE, FINE, side - 1 - FINE, side - 1 - FINE), (*GROWTH, 255))
    draw.ellipse((rim, rim, side - 1 - rim, side - 1 - rim), (*GROUND, 110))
    return sheet.reduce(FINE)


@kept
def stroke(diameter: int) -> Image.Image:
    """The line through what is used up."""
    side = diameter * FINE
    sheet = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(sheet)
    ends = ((side * 0.12, side * 0.88), (side * 0.88, side * 0.12))
    thick = max(4, diameter // 11) * FINE
    draw.line(ends, (*GROUND, 255), thick + 4 * FINE)
    draw.line(ends, (*WOUND, 255), thick)
    return sheet.reduce(FINE)
