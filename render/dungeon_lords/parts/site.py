"""The building site: twenty squares with tunnels, rooms, imps at work, banners, and marks for choices."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.dungeon_lords.lord import Lord, Tile
from engine.games.dungeon_lords.squares import COLUMNS, ENTRANCE, NEIGHBOURS, ROWS, SQUARES, cell, square_name
from render.dungeon_lords.parts.art import OWN, picture_of
from render.dungeon_lords.parts.pieces import dimmed
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.numbering import number_mark
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GOLD, GROUND, GROWTH, PANEL, QUIET, WOUND, WOUND_INK, mix
from render.kit.writing import Style

SQUARE = (112, 100)
LABEL = 34
NUMBER = 50
SITE_WIDTH = LABEL + COLUMNS * SQUARE[0]
SITE_HEIGHT = LABEL + ROWS * SQUARE[1]
LETTER = Style(Face.BOLD, 26)
ROCK = SHADES["K"]
CRACK = mix(SHADES["K"], GROUND, 0.45)
EARTH = SHADES["o"]
PATH = SHADES["O"]
LOST = SHADES["r"]
DOWN = "\N{BLACK DOWN-POINTING TRIANGLE}"
WORN = 14
"""How wide the rim of earth around a tunnel is."""


class Marks(NamedTuple):
    """What is marked on a site: the squares of a question, the square of a battle, and news."""

    open: tuple[int, ...] = ()
    battle: int | None = None
    traps: int = 0
    """Traps face down on the square of the battle."""
    fresh: tuple[str, ...] = ()
    """Names of squares where something has just changed."""
    numbered: bool = False
    """Whether the squares of the question carry their numbers, in the order of its options."""


def draw_site(canvas: Canvas, at: tuple[int, int], lord: Lord, marks: Marks) -> None:
    """The whole site with its letters and numbers."""
    canvas.stamp(_rock(), at)
    _draw_foremen(canvas, at, lord)
    for where in SQUARES:
        tile = lord.tiles[where]
        box = square_box(at, where)
        if tile is not None:
            joined = tuple([beside for beside in NEIGHBOURS[where] if lord.tiles[beside] is not None])
            canvas.stamp(tile_picture(where, tile, joined), (box.left, box.top))
            _draw_workers(canvas, box, lord, where)
        if where in marks.open:
            canvas.dashes(box.inset(5), GROWTH, 10, 5)
            if tile is None:
                name = box.inner(left=NUMBER // 2) if marks.numbered else box
                canvas.text(square_name(where), name, LETTER, GROWTH, align="middle")
            if marks.numbered:
                canvas.stamp(number_mark(marks.open.index(where) + 1, NUMBER), (box.left + 4, box.top + 4))
        if where == marks.battle:
            canvas.rim(box.inset(2), WOUND_INK, 10, 6)
            swords = sprite("sword", 3)
            canvas.stamp(swords, (box.left + 6, box.bottom - swords.height - 4))
            _draw_set_traps(canvas, box, marks.traps)
        if square_name(where) in marks.fresh:
            canvas.stamp(sprite("spark", 3), (box.left + 2, box.top + 2))


def _draw_set_traps(canvas: Canvas, box: Box, traps: int) -> None:
    jaws = sprite(f"{OWN}trap", 2)
    for number in range(traps):
        canvas.stamp(jaws, (box.right - jaws.width - 6, box.top + 8 + number * (jaws.height + 2)))


def square_box(at: tuple[int, int], where: int) -> Box:
    """Where a square lies on the sheet."""
    row, column = cell(where)
    width, height = SQUARE
    return Box(at[0] + LABEL + column * width, at[1] + LABEL + row * height, width, height)


@kept
def _rock() -> Image.Image:
    """The rock before anybody digs, with row letters, column numbers and the gate."""
    canvas = Canvas.blank(SITE_WIDTH, SITE_HEIGHT, GROUND)
    draw = ImageDraw.Draw(canvas.image)
    for where in SQUARES:
        box = square_box((0, 0), where)
        canvas.box(box.inset(1), ROCK, 4)
        for x, y in ((18, 22), (74, 40), (38, 72)):
            draw.rectangle((box.left + x, box.top + y, box.left + x + 20, box.top + y + 5), CRACK)
            draw.rectangle((box.left + x + 8, box.top + y + 6, box.left + x + 30, box.top + y + 11), CRACK)
    for row in range(ROWS):
        line = Box(0, LABEL + row * SQUARE[1], LABEL - 4, SQUARE[1])
        canvas.text(square_name(row * COLUMNS)[0], line, LETTER, QUIET, align="middle")
    for column in range(COLUMNS):
        line = Box(LABEL + column * SQUARE[0], 0, SQUARE[0], LABEL)
        colour = GOLD if column == ENTRANCE else QUIET
        words = f"{column + 1} {DOWN}" if column == ENTRANCE else str(column + 1)
        canvas.text(words, line, LETTER, colour, align="middle")
    return canvas.image.convert("RGBA")


@kept
def tile_picture(where: int, tile: Tile, joined: tuple[int, ...]) -> Image.Image:
    """A tunnel open to its neighbours, or a room; conquered ones are red and carry a banner."""
    width, height = SQUARE
    canvas = Canvas.blank(width, height, EARTH)
    ground = LOST if tile.conquered else PATH if not tile.room else PANEL
    canvas.box(canvas.whole.inset(WORN), ground, 10)
    for box in _openings(where, joined):
        canvas.box(box, LOST if tile.conquered else PATH)
    if tile.room:
        canvas.box(
            canvas.whole.inset(10),
            LOST if tile.conquered else PANEL,
            8,
            GOLD if not tile.conquered else WOUND,
        )
        art = picture_of(tile.room, 4)
        canvas.stamp_middle(dimmed(art) if tile.conquered else art, canvas.whole.middle)
    if tile.conquered:
        banner = sprite(f"{OWN}banner", 4 if not tile.room else 3)
        canvas.stamp(
            banner, (width - banner.width - 4, 8) if tile.room else ((width - banner.width) // 2, 20)
        )
    return canvas.cut_out(4)


def _openings(where: int, joined: tuple[int, ...]) -> list[Box]:
    """The ways out of a tile: to its neighbours, and at the entrance to the surface."""
    width, height = SQUARE
    across, down = width - 4 * WORN, height - 4 * WORN
    ways = {
        -COLUMNS: Box(2 * WORN, 0, across, WORN + 2),
        COLUMNS: Box(2 * WORN, height - WORN - 2, across, WORN + 2),
        -1: Box(0, 2 * WORN, WORN + 2, down),
        1: Box(width - WORN - 2, 2 * WORN, WORN + 2, down),
    }
    opened = [ways[beside - where] for beside in joined]
    return [*opened, ways[-COLUMNS]] if where == ENTRANCE else opened


def _draw_foremen(canvas: Canvas, at: tuple[int, int], lord: Lord) -> None:
    """Foremen stand on either side of the entrance."""
    foreman, gate = sprite(f"{OWN}foreman", 2), square_box(at, ENTRANCE)
    for left in (gate.left + 2, gate.right - foreman.width - 2)[: lord.foremen]:
        canvas.stamp(foreman, (left, gate.top - foreman.height))


def _draw_workers(canvas: Canvas, box: Box, lord: Lord, where: int) -> None:
    """Imps at work: digging, mining, or in a room that is in use."""
    tile = lord.tiles[where]
    if tile is None:
        return
    imp = sprite(f"{OWN}imp", 3)
    at_work = [tool for tool, squares in (("dig", lord.dug), ("mine", lord.mined)) if where in squares]
    for tool, top in zip(() if tile.room else at_work, (20, 46), strict=False):
        small = sprite(f"{OWN}imp", 2) if len(at_work) == 2 else imp
        canvas.stamp(small, (box.left + 18, box.top + top))
        canvas.stamp(picture_of(tool, 2), (box.left + 20 + small.width, box.top + top + 8))
    for number in range(lord.produced.count(tile.room) if tile.room else 0):
        canvas.stamp(imp, (box.right - imp.width - 2 - 30 * number, box.bottom - imp.height - 2))
