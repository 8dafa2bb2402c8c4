"""The line of a path: on the main level, underground, down and up, through the air, in and out of gates."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from PIL import ImageDraw

from engine.games.fairy_market.board.dungeon import Dungeon, Point
from engine.games.fairy_market.board.layout import as_laid
from engine.games.fairy_market.cards.notation import OPPOSITE, STEPS
from render.fairy_market.parts.clay import middle
from render.kit.canvas import Canvas
from render.kit.sprites import SHADES
from render.kit.theme import GOLD, GROUND, INK, MAGIC, Colour

Spot = tuple[int, int]
Rooms = dict[Spot, tuple[int, str]]
"""For each square, the number of its card and the letter of its room."""

BELOW = SHADES["l"]
"""The line underground."""
FLIGHT = MAGIC
WRAPS, CLIMB, STAYING = "@wrap", "@climb", ("@cross", "@gift")
"""Books that lead round the edge or up a pit, and those that do not interrupt the line."""
HEAD = (0.17, 0.19)
"""Half the length and half the width of an arrow head, in cells."""
TOWARDS_DOOR = 0.24
"""In a room the line keeps close to its doors, so that it never seems to cross itself."""


class Leg(NamedTuple):
    """A straight piece of the path; `kind` is `main`, `under`, `between` the levels, or a `jump`."""

    kind: str
    start: Spot
    end: Spot


def legs(dungeon: Dungeon, cell: int) -> list[Leg]:
    """The path in straight pieces, from gate to end."""
    points, rooms = dungeon.path, room_cells(dungeon)
    if not points:
        return []
    spots = [_spot(points, number, rooms, cell) for number in range(len(points))]
    found = [Leg("main", gate_spot(points[0], dungeon.start[-1], cell), spots[0])]
    spells = iter(_jumping(dungeon))
    for number in range(1, len(points)):
        before, after, start, end = points[number - 1], points[number], spots[number - 1], spots[number]
        spell = next(spells, "") if after.jump else ""
        if spell.startswith(WRAPS):
            found += _round_the_edge(before, after, _side(spell), start, end, cell)
        elif after.jump and spell != CLIMB:
            origin = _portal_beside(dungeon, before, rooms, cell) if spell.startswith("O") else None
            found += [Leg("main", start, origin or start), Leg("jump", origin or start, end)]
        else:
            found += _walked(before, after, start, end, cell)
    if dungeon.exit:
        found.append(Leg("main", spots[-1], gate_spot(points[-1], dungeon.exit[-1], cell)))
    return [leg for leg in found if leg.start != leg.end]


def _walked(before: Point, after: Point, start: Spot, end: Spot, cell: int) -> list[Leg]:
    """To the next cell, or to the other level by the stairs or the pit between them."""
    if before.under == after.under:
        return [Leg("under" if after.under else "main", start, end)]
    hole = middle(after.x, after.y, False, cell)
    if after.under:
        return [Leg("main", start, hole), Leg("between", hole, end)]
    return [Leg("between", start, hole), Leg("main", hole, end)]


def _round_the_edge(before: Point, after: Point, side: str, start: Spot, end: Spot, cell: int) -> list[Leg]:
    out, back = gate_spot(before, side, cell), gate_spot(after, OPPOSITE[side], cell)
    return [Leg("main", start, out), Leg("main", back, end)]


def _jumping(dungeon: Dungeon) -> list[str]:
    """The steps that interrupt the line, in the order of the path."""
    return [step for step in dungeon.steps if step[0] in "O@" and not step.startswith(STAYING)]


def _side(spell: str) -> str:
    return spell.rpartition("(")[2].strip(")")


def edges_crossed(dungeon: Dungeon) -> list[tuple[Point, str, bool]]:
    """Where a book leads round the edge: cell, side, and whether inwards."""
    points = dungeon.path
    jumps = [number for number in range(1, len(points)) if points[number].jump]
    found = []
    for number, spell in zip(jumps, _jumping(dungeon), strict=False):
        if spell.startswith(WRAPS):
            side = _side(spell)
            found += [(points[number - 1], side, False), (points[number], OPPOSITE[side], True)]
    return found


def _portal_beside(dungeon: Dungeon, point: Point, rooms: Rooms, cell: int) -> Spot | None:
    """In a room, the portal the path leaves by: a used one at which it has not arrived."""
    room = rooms.get((point.x, point.y))
    arrived = {(other.x, other.y) for other in dungeon.path if other.jump}
    used = [(find.x, find.y) for find in dungeon.finds if find.kind == "portal" and find.spent]
    here = [spot for spot in used if room and rooms.get(spot) == room and spot not in arrived]
    return middle(*here[0], False, cell) if here and not point.under else None


def room_cells(dungeon: Dungeon) -> Rooms:
    """The squares of all rooms."""
    return {
        (laid.x + column, laid.y + row): (number, letter)
        for number, laid in enumerate(dungeon.cards)
        for letter, room in as_laid(laid.card, laid.turned).rooms().items()
        for row, column in room
    }


def _spot(points: tuple[Point, ...], number: int, rooms: Rooms, cell: int) -> Spot:
    """Where a point is drawn: in the middle of its cell, or near the door by which it goes on from a room."""
    point = points[number]
    x, y = middle(point.x, point.y, point.under, cell)
    if point.under or (point.x, point.y) not in rooms:
        return x, y
    nearby = [points[other] for other in (number - 1, number + 1) if 0 <= other < len(points)]
    for other in nearby:
        across, down = other.x - point.x, other.y - point.y
        if not other.under and (other.x, other.y) not in rooms and abs(across) + abs(down) == 1:
            return x + round(across * TOWARDS_DOOR * cell), y + round(down * TOWARDS_DOOR * cell)
    return x, y


def gate_spot(point: Point, side: str, cell: int) -> Spot:
    """Where a corridor leaves the dungeon."""
    x, y = middle(point.x, point.y, False, cell)
    down, across = STEPS[side]
    if across:
        return (point.x + (across > 0)) * cell, y
    return x, (point.y + (down > 0)) * cell


def draw_legs(canvas: Canvas, wanted: Iterable[Leg], cell: int, origin: Spot) -> None:
    """Pieces of the line, with a dark edge that sets it off from any ground."""
    draw = ImageDraw.Draw(canvas.image)
    moved = [Leg(kind, _moved(start, origin), _moved(end, origin)) for kind, start, end in wanted]
    for leg in moved:
        if leg.kind != "jump":
            _stroke(draw, leg, _thick(leg.kind, cell) + max(4, cell // 12), GROUND)
    for leg in moved:
        if leg.kind != "jump":
            _stroke(draw, leg, _thick(leg.kind, cell), INK if leg.kind == "main" else BELOW)
    for leg in moved:
        if leg.kind == "jump":
            _fly(draw, leg, cell)


def draw_ghost(canvas: Canvas, wanted: Iterable[Leg], cell: int, origin: Spot) -> None:
    """What is only proposed: dots along the line."""
    draw = ImageDraw.Draw(canvas.image)
    half, apart = max(3, cell // 11), max(9, cell // 3)
    for leg in wanted:
        (x, y), (to_x, to_y) = _moved(leg.start, origin), _moved(leg.end, origin)
        count = max(1, round(hypot(to_x - x, to_y - y) / apart))
        for number in range(1, count + 1):
            at = (x + (to_x - x) * number // count, y + (to_y - y) * number // count)
            box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
            draw.ellipse((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), GROUND)
            draw.ellipse(box, GOLD)


def draw_heads(canvas: Canvas, wanted: Iterable[Leg], cell: int, origin: Spot) -> None:
    """Arrow heads along the line that say which way it goes, halfway between every second pair of cells."""
    walked = [leg for leg in wanted if leg.kind == "jump" or _length(leg) >= cell * 2 // 3]
    for number, leg in enumerate(walked):
        if number % 2 == 0 or leg.kind == "jump":
            _draw_head(canvas, leg, cell, origin)


def _length(leg: Leg) -> int:
    return max(abs(leg.end[0] - leg.start[0]), abs(leg.end[1] - leg.start[1]))


def _draw_head(canvas: Canvas, leg: Leg, cell: int, origin: Spot) -> None:
    across, down = leg.end[0] - leg.start[0], leg.end[1] - leg.start[1]
    far = hypot(across, down)
    ahead, aside = (across / far, down / far), (-down / far, across / far)
    long, wide = HEAD[0] * cell, HEAD[1] * cell
    x, y = _moved(((leg.start[0] + leg.end[0]) // 2, (leg.start[1] + leg.end[1]) // 2), origin)
    corners = [
        (x + ahead[0] * long, y + ahead[1] * long),
        (x - ahead[0] * long + aside[0] * wide, y - ahead[1] * long + aside[1] * wide),
        (x - ahead[0] * long - aside[0] * wide, y - ahead[1] * long - aside[1] * wide),
    ]
    draw = ImageDraw.Draw(canvas.image)
    draw.polygon(corners, {"main": INK, "jump": FLIGHT}.get(leg.kind, BELOW))
    draw.line([*corners, corners[0], corners[1]], GROUND, max(2, cell // 24))


def _moved(spot: Spot, origin: Spot) -> Spot:
    return spot[0] + origin[0], spot[1] + origin[1]


def _thick(kind: str, cell: int) -> int:
    return max(4, round((0.13 if kind == "main" else 0.09) * cell))


def _stroke(draw: ImageDraw.ImageDraw, leg: Leg, thick: int, colour: Colour) -> None:
    (x, y), (to_x, to_y) = leg.start, leg.end
    low = thick // 2
    high = thick - low - 1
    if x == to_x or y == to_y:
        box = (min(x, to_x) - low, min(y, to_y) - low, max(x, to_x) + high, max(y, to_y) + high)
        draw.rectangle(box, colour)
        return
    draw.line((leg.start, leg.end), colour, thick)
    for x, y in (leg.start, leg.end):
        draw.ellipse((x - low, y - low, x + high, y + high), colour)


def _fly(draw: ImageDraw.ImageDraw, leg: Leg, cell: int) -> None:
    """Dots through the air, from a portal or a book's starting point to where it leads."""
    (x, y), (to_x, to_y) = leg.start, leg.end
    far = max(abs(to_x - x), abs(to_y - y))
    count = max(2, far * 3 // cell)
    half = max(3, cell // 12)
    for number in range(1, count):
        at = (x + (to_x - x) * number // count, y + (to_y - y) * number // count)
        draw.ellipse((at[0] - half - 2, at[1] - half - 2, at[0] + half + 2, at[1] + half + 2), GROUND)
        draw.ellipse((at[0] - half, at[1] - half, at[0] + half, at[1] + half), FLIGHT)


def draw_arrow(canvas: Canvas, tip: Spot, side: str, inwards: bool, cell: int, colour: Colour) -> None:
    """A triangle outside a gate, pointing in or out."""
    draw = ImageDraw.Draw(canvas.image)
    down, across = STEPS[side]
    long, wide = max(9, round(0.24 * cell)), max(8, round(0.18 * cell))
    near, far = (3, 3 + long) if inwards else (3 + long, 3)
    point = (tip[0] + across * near, tip[1] + down * near)
    base = (tip[0] + across * far, tip[1] + down * far)
    corners = [
        point,
        (base[0] + down * wide, base[1] + across * wide),
        (base[0] - down * wide, base[1] - across * wide),
    ]
    draw.polygon(corners, colour)
    draw.line([*corners, corners[0], corners[1]], GROUND, 2)
