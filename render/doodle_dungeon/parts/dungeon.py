"""The squares of a dungeon: walls, traps, monsters, treasures, the hero and his path."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.doodle_dungeon.board.sheet import CELLS, COLUMNS, ENTRANCE, EXIT, KINDS, ROWS, WALL
from engine.games.doodle_dungeon.show.views import DungeonView
from engine.games.doodle_dungeon.state import DEAD, ESCAPED, OUTSIDE
from render.doodle_dungeon.parts.colours import BLUE, GRAPHITE, MARKER, PAPER, RED, SOFT, SQUARES, STONE
from render.doodle_dungeon.parts.pencil import FINE, doodle, draw_line, faint
from render.doodle_dungeon.parts.trail import draw_trail, legs
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import mix
from render.kit.writing import Style

WALKED = mix(PAPER, BLUE, 0.42)
BRICK = mix(PAPER, STONE, 0.8)
MORTAR = mix(STONE, GRAPHITE, 0.35)
LABEL = 28
"""Room for the letters of the rows, and for the numbers of the columns."""


class Plot(NamedTuple):
    """Where the squares lie on the canvas, and how large they are."""

    left: int
    top: int
    cell: int

    @property
    def all(self) -> Box:
        """All squares."""
        return Box(self.left, self.top, COLUMNS * self.cell, ROWS * self.cell)

    def square(self, number: int) -> Box:
        """One of the squares."""
        row, column = CELLS[number]
        return Box(self.left + column * self.cell, self.top + row * self.cell, self.cell, self.cell)


def draw_dungeon(
    canvas: Canvas, plot: Plot, dungeon: DungeonView, marked: Iterable[int] = (), led: int | None = None
) -> None:
    """Everything on the sheet this viewer may see; `marked` squares are new, a path is `led` so far."""
    draw_ground(canvas, plot, marked)
    if not dungeon.path:
        draw_doors(canvas, plot)
    draw_walls(canvas, plot, dungeon.squares)
    draw_frame(canvas, plot)
    draw_path(canvas, plot, dungeon, led)
    draw_things(canvas, plot, dungeon.squares)
    for square in dungeon.treasures:
        draw_treasure(canvas, plot.square(square), dungeon.squares[square])
    for laid in dungeon.above:
        if laid.target != OUTSIDE:
            draw_target(canvas, plot.square(laid.target))
    draw_hero(canvas, plot, dungeon)


# ── the ground ───────────────────────────────────────────────────────────────────────────────────────────


def draw_ground(canvas: Canvas, plot: Plot, marked: Iterable[int]) -> None:
    """Empty squares, and the names of rows and columns."""
    for square in marked:
        canvas.box(plot.square(square), MARKER)
    draw = ImageDraw.Draw(canvas.image)
    area, cell = plot.all, plot.cell
    for column in range(1, COLUMNS):
        x = area.left + column * cell
        draw.line((x, area.top, x, area.bottom), SQUARES, 2)
    for row in range(1, ROWS):
        y = area.top + row * cell
        draw.line((area.left, y, area.right, y), SQUARES, 2)
    _draw_labels(canvas, plot)


def draw_frame(canvas: Canvas, plot: Plot) -> None:
    """A thick line around the squares, with a gap for the entrance and one for the exit."""
    draw = ImageDraw.Draw(canvas.image)
    area, width = plot.all, max(3, plot.cell // 14)
    door_in, door_out = plot.square(ENTRANCE), plot.square(EXIT)
    line = [
        (door_in.right, area.top),
        (area.right, area.top),
        (area.right, door_out.top),
    ]
    draw.line(line, GRAPHITE, width)
    draw.line(
        [
            (area.right + width // 2, area.bottom),
            (area.left, area.bottom),
            (area.left, area.top - width // 2),
        ],
        GRAPHITE,
        width,
    )


def draw_doors(canvas: Canvas, plot: Plot) -> None:
    """Arrows at entrance and exit, outside the squares, where nothing covers them."""
    draw, area = ImageDraw.Draw(canvas.image), plot.all
    size = max(9, plot.cell // 6)
    _draw_door(draw, (plot.square(ENTRANCE).middle[0], area.top - size), (0, 1), size)
    _draw_door(draw, (area.right, plot.square(EXIT).middle[1]), (1, 0), size)


def _draw_door(draw: ImageDraw.ImageDraw, at: tuple[int, int], way: tuple[int, int], size: int) -> None:
    """An arrow at a gap in the frame."""
    (x, y), (right, down) = at, way
    tip = (x + right * size, y + down * size)
    sides = [(x + turn * down * size, y + turn * right * size) for turn in (1, -1)]
    draw.polygon([tip, *sides], RED)


def _draw_labels(canvas: Canvas, plot: Plot) -> None:
    style = Style(Face.BOLD, 24 if plot.cell < 60 else 28)
    for row in range(ROWS):
        box = Box(plot.left - LABEL - 2, plot.top + row * plot.cell, LABEL - 2, plot.cell)
        canvas.text(chr(ord("A") + row), box, style, SOFT, align="middle")
    for column in range(COLUMNS):
        box = Box(plot.left + column * plot.cell, plot.all.bottom + 2, plot.cell, LABEL)
        canvas.text(str(column + 1), box, style, SOFT, align="middle")


# ── walls ────────────────────────────────────────────────────────────────────────────────────────────────


def draw_walls(canvas: Canvas, plot: Plot, squares: str) -> None:
    """Bricks, with a thick line only where a wall ends."""
    for square, letter in enumerate(squares):
        if letter == WALL:
            box = plot.square(square)
            canvas.image.paste(_wall(plot.cell, _open_sides(squares, square)), (box.left, box.top))


def _open_sides(squares: str, square: int) -> tuple[bool, bool, bool, bool]:
    """Whether the wall ends above, left, right, below; not at the edge, where the frame is."""
    row, column = CELLS[square]
    on_sheet = (row > 0, column > 0, column < COLUMNS - 1, row < ROWS - 1)
    beyond = (square - COLUMNS, square - 1, square + 1, square + COLUMNS)
    above, left, right, below = (
        on and squares[other] != WALL for on, other in zip(on_sheet, beyond, strict=True)
    )
    return above, left, right, below


@kept
def _wall(cell: int, ends: tuple[bool, bool, bool, bool]) -> Image.Image:
    side = cell * FINE
    sheet = Image.new("RGB", (side, side), BRICK)
    draw = ImageDraw.Draw(sheet)
    courses, joint = 3, max(1.2, cell / 30) * FINE
    height = side / courses
    for course in range(courses):
        y = course * height
        if course:
            draw_line(
                draw, [(0, y + joint / 2), (side / 2, y - joint / 3), (side, y + joint / 2)], MORTAR, joint
            )
        for x in (0.25, 0.75) if course % 2 else (0.5, 1.0):
            draw_line(draw, [(x * side, y), (x * side - joint / 2, y + height)], MORTAR, joint)
    thick = round(max(2.4, cell / 14) * FINE)
    lines = ((0, 0, side, 0), (0, 0, 0, side), (side, 0, side, side), (0, side, side, side))
    for ends_here, line in zip(ends, lines, strict=True):
        if ends_here:
            draw.line(line, GRAPHITE, 2 * thick)
    return sheet.reduce(FINE)


# ── traps, monsters, treasures ───────────────────────────────────────────────────────────────────────────


def draw_things(canvas: Canvas, plot: Plot, squares: str) -> None:
    """Traps and monsters; crossed-out ones faint, with a red cross."""
    size = plot.cell - max(3, plot.cell // 12)
    for square, letter in enumerate(squares):
        kind = KINDS.get(letter.upper())
        if kind is None:
            continue
        middle = plot.square(square).middle
        if letter.isupper():
            canvas.stamp_middle(doodle(kind, size), middle)
        else:
            canvas.stamp_middle(faint(kind, size), middle)
            canvas.stamp_middle(cross(size), middle)


@kept
def cross(size: int) -> Image.Image:
    """Two quick strokes with the red pencil."""
    sheet = Image.new("RGBA", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(sheet)
    side, width = size * FINE, max(2.6, size / 14) * FINE
    for line in (
        [(0.1, 0.14), (0.46, 0.5), (0.92, 0.88)],
        [(0.9, 0.1), (0.52, 0.52), (0.08, 0.92)],
    ):
        draw_line(draw, [(x * side, y * side) for x, y in line], RED, width)
    return sheet.convert("RGBa").reduce(FINE).convert("RGBA")


def draw_treasure(canvas: Canvas, box: Box, letter: str) -> None:
    """A chest: large on an empty square, in the corner of any other."""
    if letter == ".":
        canvas.stamp_middle(doodle("treasure", box.width * 2 // 3), box.middle)
    else:
        size = max(18, box.width // 2)
        canvas.stamp(doodle("treasure", size), (box.right - size + 2, box.bottom - size + 2))


def draw_target(canvas: Canvas, box: Box) -> None:
    """A bomb meant for the monster on this square."""
    size = max(18, box.width // 2)
    canvas.stamp(doodle("bomb", size), (box.right - size + 2, box.top - 2))


# ── the hero ─────────────────────────────────────────────────────────────────────────────────────────────


def draw_path(canvas: Canvas, plot: Plot, dungeon: DungeonView, led: int | None = None) -> None:
    """The whole path, paler where the hero has been, or where one that is still led goes on by itself."""
    steps = legs(dungeon.path, leaves=dungeon.path[-1:] == (EXIT,))
    walked = len(steps) if dungeon.fate == ESCAPED else dungeon.at + 1
    at = (plot.left, plot.top)
    if led is None:
        parts = ((steps[:walked], WALKED), (steps[walked:], BLUE))
    else:
        parts = ((steps[led + 1 :], WALKED), (steps[: led + 1], BLUE))
    for part, colour in parts:
        draw_trail(canvas, at, plot.cell, part, colour)


def draw_hero(canvas: Canvas, plot: Plot, dungeon: DungeonView) -> None:
    """The hero outside the entrance, on a square, dead, or escaping."""
    if not dungeon.path:
        return
    size = round(plot.cell * 0.86)
    if dungeon.fate == ESCAPED:
        door = plot.square(EXIT)
        canvas.stamp(doodle("runner", size), (door.right - size // 3, door.top - size // 2))
        return
    if dungeon.at == OUTSIDE:
        door = plot.square(ENTRANCE)
        canvas.stamp_middle(doodle("hero", size), (door.left + plot.cell // 8, door.top - size // 5))
        return
    square = dungeon.path[dungeon.at]
    box = plot.square(square)
    canvas.rim(box.inset(-3), BLUE if dungeon.fate != DEAD else RED, 6, max(3, plot.cell // 12))
    what = "skull" if dungeon.fate == DEAD else "hero"
    if dungeon.squares[square] == ".":
        canvas.stamp_middle(_halo(what, size), box.middle)
    else:  # beside what he fights, so that both can be seen
        canvas.stamp_middle(_halo(what, round(plot.cell * 0.72)), (box.left - plot.cell // 8, box.middle[1]))


@kept
def _halo(what: str, size: int) -> Image.Image:
    """A doodle with a rim of plain paper, so that it stands out from what it covers."""
    piece = doodle(what, size)
    around = max(2, size // 16)
    sheet = Image.new("RGBA", (size + 2 * around, size + 2 * around))
    shadow = Image.new("RGBA", piece.size, (*PAPER, 255))
    for right in (0, around, 2 * around):
        for down in (0, around, 2 * around):
            sheet.paste(shadow, (right, down), piece)
    sheet.paste(piece, (around, around), piece)
    return sheet
