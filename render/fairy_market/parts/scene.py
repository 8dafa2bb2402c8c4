"""A dungeon as it lies there: cards side by side, letters and numbers for the cells, gates, path, finds."""

from __future__ import annotations

from typing import NamedTuple

from PIL import ImageDraw

from engine.games.fairy_market.board.dungeon import Dungeon, Point
from engine.games.fairy_market.board.layout import as_laid
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS, STEPS, doors
from render.fairy_market.parts.clay import RIM, corridors, ground, middle
from render.fairy_market.parts.path import (
    draw_arrow,
    draw_ghost,
    draw_heads,
    draw_legs,
    edges_crossed,
    gate_spot,
    legs,
    room_cells,
)
from render.fairy_market.parts.things import draw_things
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.numbering import number_mark
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, GROWTH, INK, MAGIC, QUIET
from render.kit.writing import Style

RAIL = 34
"""Room for the letters and numbers of the cells."""
CELLS = (
    84,
    80,
    76,
    72,
    68,
    64,
    60,
    56,
    52,
    50,
    48,
    46,
    44,
    42,
    40,
    38,
    36,
    34,
    32,
    30,
    28,
    26,
    24,
    22,
    20,
    18,
    16,
)
"""The sizes a cell may be drawn in, in pixels."""
CROWDED = 26
"""In cells smaller than this, only every other row has room for its number."""
MARK = 30
"""The number of a gate."""
ACTIVE = 5
LABEL = Style(Face.BOLD, 24)
PLATE = Style(Face.HEAVY, 26)
DOOR = Style(Face.HEAVY, 24)


class Look(NamedTuple):
    """How a dungeon is shown."""

    plates: tuple[str, ...] = ()
    """What is written on the cards, in their order."""
    finished: bool = True
    """Whether the path is complete; then things it has not found are dim."""
    here: bool = False
    """Whether a frame says how far the path has got."""
    stopped: bool = True
    """Whether a cross says that it gets no further; a path that leaves by an exit has none."""
    numbered: bool = False
    """Whether the gates have numbers."""
    ghost: Dungeon | None = None
    """The same dungeon with a longer path, of which the rest is only proposed."""
    active: int | None = None
    """The card that has been laid last, or is being moved."""
    proposed: bool = False
    """Whether the cards themselves are only proposed."""


def size_of(dungeon: Dungeon, cell: int, numbered: bool = False) -> tuple[int, int]:
    """Width and height of a scene."""
    around = 2 * air_around(cell, numbered)
    return RAIL + around + dungeon.width * cell, RAIL + around + dungeon.height * cell


def air_around(cell: int, numbered: bool) -> int:
    """Room around the cards for arrows or numbers at the gates."""
    return max(MARK if numbered else 0, round(0.34 * cell))


def origin_of(at: tuple[int, int], cell: int, look: Look) -> tuple[int, int]:
    """Where the first cell of a scene lies."""
    air = air_around(cell, look.numbered)
    return at[0] + RAIL + air, at[1] + RAIL + air


def draw_scene(canvas: Canvas, at: tuple[int, int], dungeon: Dungeon, cell: int, look: Look) -> None:
    """The whole dungeon and the names of its cells, with its top left corner at `at`."""
    air = air_around(cell, look.numbered)
    origin = origin_of(at, cell, look)
    _draw_names_of_cells(canvas, dungeon, cell, origin, air)
    draw_dungeon(canvas, dungeon, cell, origin, look)


def draw_dungeon(canvas: Canvas, dungeon: Dungeon, cell: int, origin: tuple[int, int], look: Look) -> None:
    """The cards with everything on them, the first cell at `origin`."""
    line = legs(dungeon, cell)
    for laid in dungeon.cards:
        canvas.image.paste(ground(laid.card, laid.turned, cell), _corner(laid.x, laid.y, cell, origin))
    below = [leg for leg in line if leg.kind == "under"]
    draw_legs(canvas, below, cell, origin)
    draw_heads(canvas, below, cell, origin)
    for laid in dungeon.cards:
        canvas.stamp(corridors(laid.card, laid.turned, cell), _corner(laid.x, laid.y, cell, origin))
        frame = Box(*_corner(laid.x, laid.y, cell, origin), COLUMNS * cell, ROWS * cell)
        ImageDraw.Draw(canvas.image).rectangle(
            (frame.left, frame.top, frame.right - 1, frame.bottom - 1), outline=RIM, width=2
        )
    draw_legs(canvas, [leg for leg in line if leg.kind in ("main", "between")], cell, origin)
    if look.ghost is not None:
        draw_ghost(canvas, [leg for leg in legs(look.ghost, cell) if leg not in line], cell, origin)
    draw_things(canvas, dungeon.finds, room_cells(dungeon), cell, origin, look.finished)
    draw_legs(canvas, [leg for leg in line if leg.kind == "jump"], cell, origin)
    draw_heads(canvas, [leg for leg in line if leg.kind in ("main", "jump")], cell, origin)
    _draw_gates(canvas, dungeon, cell, origin, look)
    _draw_end(canvas, dungeon, cell, origin, look)
    if not look.finished:
        _draw_doors(canvas, dungeon, cell, origin)
    if look.proposed:
        for laid in dungeon.cards:
            box = Box(*_corner(laid.x, laid.y, cell, origin), COLUMNS * cell, ROWS * cell)
            canvas.dashes(box, GOLD, 4, ACTIVE)
    if look.active is not None:
        laid = dungeon.cards[look.active]
        canvas.rim(Box(*_corner(laid.x, laid.y, cell, origin), COLUMNS * cell, ROWS * cell), GOLD, 4, ACTIVE)
    for laid, plate in zip(dungeon.cards, look.plates, strict=False):
        draw_plate(canvas, plate, _corner(laid.x, laid.y, cell, origin))


def _corner(x: int, y: int, cell: int, origin: tuple[int, int]) -> tuple[int, int]:
    return origin[0] + x * cell, origin[1] + y * cell


def draw_plate(canvas: Canvas, text: str, corner: tuple[int, int]) -> None:
    """A letter in the corner of a card."""
    box = Box(corner[0] - 10, corner[1] - 10, 32, 32)
    canvas.box(box, GOLD, 10, GROUND, 2)
    canvas.text(text, box, PLATE, GROUND, align="middle")


def _draw_names_of_cells(
    canvas: Canvas, dungeon: Dungeon, cell: int, origin: tuple[int, int], air: int
) -> None:
    for column in range(dungeon.width):
        x, _ = middle(column, 0, False, cell)
        box = Box(origin[0] + x - cell // 2, origin[1] - air - RAIL, cell, RAIL)
        canvas.text(chr(ord("a") + column), box, LABEL, QUIET, align="middle")
    for row in range(0, dungeon.height, 2 if cell < CROWDED else 1):
        _, y = middle(0, row, False, cell)
        box = Box(origin[0] - air - RAIL, origin[1] + y - RAIL // 2, RAIL - 2, RAIL)
        canvas.text(str(row + 1), box, LABEL, QUIET, align="right")


def _draw_gates(canvas: Canvas, dungeon: Dungeon, cell: int, origin: tuple[int, int], look: Look) -> None:
    """Where a path may come in; once there is one, where it comes in and goes out."""
    for number, (point, side, name) in enumerate(gates(dungeon), 1):
        x, y = gate_spot(point, side, cell)
        tip = (origin[0] + x, origin[1] + y)
        if name == dungeon.start:
            draw_arrow(canvas, tip, side, True, cell, INK)
        elif name == dungeon.exit:
            draw_arrow(canvas, tip, side, False, cell, GROWTH)
        elif look.numbered:
            down, across = STEPS[side]
            mark = number_mark(number, MARK, QUIET if dungeon.path else GOLD)
            canvas.stamp_middle(mark, (tip[0] + across * MARK // 2, tip[1] + down * MARK // 2))
        elif not look.finished:
            draw_arrow(canvas, tip, side, not dungeon.path, cell, QUIET if dungeon.path else GOLD)
    for point, side, inwards in edges_crossed(dungeon):
        x, y = gate_spot(point, side, cell)
        draw_arrow(canvas, (origin[0] + x, origin[1] + y), side, inwards, cell, MAGIC)


def gates(dungeon: Dungeon) -> list[tuple[Point, str, str]]:
    """Every open corridor at the edge in the order of their numbers: its cell, its side, and its name."""
    covered = {
        (laid.x + column, laid.y + row)
        for laid in dungeon.cards
        for column in range(COLUMNS)
        for row in range(ROWS)
    }
    found = []
    for laid in dungeon.cards:
        for row, column, side in as_laid(laid.card, laid.turned).openings():
            x, y = laid.x + column, laid.y + row
            down, across = STEPS[side]
            if (x + across, y + down) not in covered:
                found.append((Point(x, y, False, False), side, f"{chr(ord('a') + x)}{y + 1}{side}"))
    return sorted(found, key=lambda gate: (gate[0].y, gate[0].x, gate[1]))


def _draw_end(canvas: Canvas, dungeon: Dungeon, cell: int, origin: tuple[int, int], look: Look) -> None:
    """Marks at the end of a path that has not left by an exit, beside whatever lies there."""
    if not dungeon.path or dungeon.exit:
        return
    last = dungeon.path[-1]
    across, down = middle(last.x, last.y, last.under, cell)
    x, y = origin[0] + across, origin[1] + down
    half = round((0.36 if last.under else 0.5) * cell)
    if look.here:
        _draw_corners(canvas, (x, y), half, max(4, cell // 12))
    if look.stopped:
        aside = half * 3 // 4 if any((find.x, find.y) == (last.x, last.y) for find in dungeon.finds) else 0
        canvas.stamp_middle(sprite("cross", max(2, cell // 28)), (x + aside, y + aside))


def _draw_corners(canvas: Canvas, centre: tuple[int, int], half: int, thick: int) -> None:
    """The four corners of a frame."""
    draw = ImageDraw.Draw(canvas.image)
    for edge, colour in ((2, GROUND), (0, MAGIC)):
        for across in (-1, 1):
            for down in (-1, 1):
                x, y = centre[0] + across * half, centre[1] + down * half
                arm = half // 2
                for wide, high in ((arm, thick), (thick, arm)):
                    left, right = sorted((x, x - across * wide))
                    top, bottom = sorted((y, y - down * high))
                    draw.rectangle((left - edge, top - edge, right + edge, bottom + edge), colour)


def _draw_doors(canvas: Canvas, dungeon: Dungeon, cell: int, origin: tuple[int, int]) -> None:
    """The numbers of the doors, while the path stands in a room and has to choose one."""
    if not dungeon.path or dungeon.exit or dungeon.path[-1].under:
        return
    here = dungeon.path[-1]
    walked = {(point.x, point.y) for point in dungeon.path if not point.under}
    for laid in dungeon.cards:
        card = as_laid(laid.card, laid.turned)
        letter = card.glyph(here.y - laid.y, here.x - laid.x)
        if not letter.isalpha():
            continue
        for number, (row, column, side) in enumerate(doors(card, letter), 1):
            down, across = STEPS[side]
            if (laid.x + column + across, laid.y + row + down) in walked:
                continue
            inside = Point(laid.x + column, laid.y + row, False, False)
            x, y = gate_spot(inside, side, cell)
            draw_door_number(canvas, str(number), (origin[0] + x, origin[1] + y))


def draw_door_number(canvas: Canvas, number: str, at: tuple[int, int]) -> None:
    """A small plate on a door."""
    box = Box(at[0] - 14, at[1] - 14, 28, 28)
    canvas.box(box, INK, 14, GROUND, 2)
    canvas.text(number, box, DOOR, GROUND, align="middle")
