"""Dungeon cards without anything in them: rock, clay corridors, rooms, and the ochre tunnels below.

Both levels of a cell share one square of the picture. The main level is drawn a little towards the upper left
of it, the underground towards the lower right, so that a tunnel is seen even below a corridor that runs along
with it; where the two cross, the corridor bridges the tunnel, and below a room the tunnel shines through.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.games.fairy_market.board.layout import as_laid
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS, STEPS, Card, cells, open_sides
from render.kit.keeping import kept
from render.kit.theme import Colour, colour, mix

ROCK = colour("#38292c")
STRATA = colour("#4a3738")
RIM = colour("#1d1418")
CLAY = colour("#c98f6b")
EDGE = colour("#2a191a")
FLOOR = colour("#b3adb4")
TILE = colour("#9b949f")
WALL = colour("#6b6272")
OCHRE = colour("#cf9a1c")
PROP = colour("#7d5a10")
DEEP = mix(FLOOR, OCHRE, 0.6)
"""A tunnel seen through the floor of a room."""
TONES = (ROCK, STRATA, RIM, CLAY, EDGE, FLOOR, TILE, WALL, OCHRE, PROP, DEEP)

MAIN, UNDER = 0.4, 0.8
"""Where the middle of a cell is in its square, on either level, as a share of the side."""
BROAD, NARROW = 0.2, 0.12
"""Half the width of a corridor, and of a tunnel."""
WALLS = 0.07

Rect = tuple[int, int, int, int]


def middle(x: float, y: float, under: bool, cell: int) -> tuple[int, int]:
    """The middle of a cell, in pixels."""
    share = UNDER if under else MAIN
    return round((x + share) * cell), round((y + share) * cell)


@kept
def ground(card_id: str, turned: bool, cell: int) -> Image.Image:
    """The rock of a card, its tunnels, and its rooms, through whose floors the tunnels show."""
    card = as_laid(card_id, turned)
    image = Image.new("RGB", (COLUMNS * cell, ROWS * cell), ROCK)
    draw = ImageDraw.Draw(image)
    for row, column in cells():
        _draw_strata(draw, column * cell, row * cell, cell)
    _draw_tunnels(draw, card, cell, OCHRE, EDGE)
    for room in card.rooms().values():
        _draw_room(draw, room, cell)
    _draw_tunnels_below_rooms(image, card, cell)
    return image


@kept
def corridors(card_id: str, turned: bool, cell: int) -> Image.Image:
    """The corridors of the main level, to be laid over the ground and the path below it."""
    card = as_laid(card_id, turned)
    image = Image.new("RGBA", (COLUMNS * cell, ROWS * cell))
    draw = ImageDraw.Draw(image)
    rim = max(2, cell // 24)
    for row, column in cells():
        for left, top, right, bottom in _arms(card, row, column, cell, 0):
            draw.rectangle((left - rim, top - rim, right + rim, bottom + rim), EDGE)
    for row, column in cells():
        for arm in _arms(card, row, column, cell, round(2 * WALLS * cell)):
            draw.rectangle(arm, CLAY)
    _draw_posts(draw, card, cell)
    return image


def _draw_strata(draw: ImageDraw.ImageDraw, left: int, top: int, cell: int) -> None:
    """Two strokes in every square tell rock from empty ground."""
    thick = max(2, cell // 24)
    for x, y, length in ((0.1, 0.22, 0.3), (0.58, 0.7, 0.24)):
        at = (left + round(x * cell), top + round(y * cell))
        draw.rectangle((at[0], at[1], at[0] + round(length * cell), at[1] + thick - 1), STRATA)


def _draw_tunnels(draw: ImageDraw.ImageDraw, card: Card, cell: int, fill: Colour, edge: Colour) -> None:
    rim = max(2, cell // 24)
    where = [(row, column) for row, column in cells() if card.glyph(row, column, under=True) not in ("", ".")]
    arms = [arm for row, column in where for arm in _tunnel(card, row, column, cell)]
    shafts = [_shaft(each.row, each.column, cell) for each in card.features if _leads_down(each.kind)]
    for left, top, right, bottom in arms:
        draw.rectangle((left - rim, top - rim, right + rim, bottom + rim), edge)
    for shaft in shafts:
        draw.line(shaft, edge, round(2 * NARROW * cell) + 2 * rim)
    for arm in arms:
        draw.rectangle(arm, fill)
    for shaft in shafts:
        draw.line(shaft, fill, round(2 * NARROW * cell))
    for row, column in where:
        _draw_props(draw, card, row, column, cell)


def _leads_down(kind: str) -> bool:
    return kind in ("stairs", "fall-pit")


def _shaft(row: int, column: int, cell: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """From stairs or a pit down to the tunnel below."""
    return middle(column, row, False, cell), middle(column, row, True, cell)


def _draw_props(draw: ImageDraw.ImageDraw, card: Card, row: int, column: int, cell: int) -> None:
    """Timber wherever a tunnel goes on to the next cell."""
    x, y = middle(column, row, True, cell)
    half, thick, on = round(NARROW * cell), max(2, cell // 28), round(0.5 * cell)
    for side in open_sides(card.glyph(row, column, under=True)):
        if side == "S":
            draw.rectangle((x - half, y + on - thick, x + half - 1, y + on), PROP)
        elif side == "E":
            draw.rectangle((x + on - thick, y - half, x + on, y + half - 1), PROP)


def _draw_tunnels_below_rooms(image: Image.Image, card: Card, cell: int) -> None:
    """The same tunnels in a paler tone, only where a room lies above."""
    if not card.under:
        return
    size = image.size
    deep = Image.new("RGBA", size)
    _draw_tunnels(ImageDraw.Draw(deep), card, cell, DEEP, TILE)
    rooms = Image.new("L", size)
    draw = ImageDraw.Draw(rooms)
    for room in card.rooms().values():
        draw.rectangle(_room(room, cell, 2 * WALLS), 255)
    both = Image.new("L", size)
    both.paste(deep.getchannel("A"), (0, 0), rooms)
    image.paste(deep, (0, 0), both)


def _room(room: list[tuple[int, int]], cell: int, inset: float) -> Rect:
    """The rectangle of a room, made smaller by `inset` on every side."""
    (top, left), (bottom, right) = room[0], room[-1]
    by = round(inset * cell)
    return left * cell + by, top * cell + by, (right + 1) * cell - 1 - by, (bottom + 1) * cell - 1 - by


def _draw_room(draw: ImageDraw.ImageDraw, room: list[tuple[int, int]], cell: int) -> None:
    rim = max(2, cell // 24)
    left, top, right, bottom = _room(room, cell, WALLS)
    draw.rectangle((left - rim, top - rim, right + rim, bottom + rim), EDGE)
    draw.rectangle((left, top, right, bottom), WALL)
    left, top, right, bottom = _room(room, cell, 2 * WALLS)
    draw.rectangle((left, top, right, bottom), FLOOR)
    for x in range(left + cell // 2, right, cell // 2):
        draw.line((x, top, x, bottom), TILE, 2)
    for y in range(top + cell // 2, bottom, cell // 2):
        draw.line((left, y, right, y), TILE, 2)


def _arms(card: Card, row: int, column: int, cell: int, inside: int) -> list[Rect]:
    """The pieces of a corridor cell: its middle, and one for every open side, `inside` pixels into rooms."""
    x, y = middle(column, row, False, cell)
    half = round(BROAD * cell)
    glyph = card.glyph(row, column)
    if glyph == "." or glyph.isalpha():
        return []
    arms = [(x - half, y - half, x + half, y + half)]
    for side in open_sides(glyph):
        down, right = STEPS[side]
        extra = inside if card.glyph(row + down, column + right).isalpha() else 0
        arms.append(_arm(side, (x, y), half, (column * cell, row * cell, cell), extra))
    return arms


def _tunnel(card: Card, row: int, column: int, cell: int) -> list[Rect]:
    x, y = middle(column, row, True, cell)
    half = round(NARROW * cell)
    sides = open_sides(card.glyph(row, column, under=True))
    square = (column * cell, row * cell, cell)
    return [
        (x - half, y - half, x + half, y + half),
        *(_arm(side, (x, y), half, square, 0) for side in sides),
    ]


def _arm(side: str, centre: tuple[int, int], half: int, square: tuple[int, int, int], extra: int) -> Rect:
    """From the middle of a cell to its edge, and `extra` beyond."""
    (x, y), (left, top, cell) = centre, square
    match side:
        case "N":
            return x - half, top - extra, x + half, y
        case "S":
            return x - half, y, x + half, top + cell - 1 + extra
        case "W":
            return left - extra, y - half, x, y + half
        case _:
            return x, y - half, left + cell - 1 + extra, y + half


def _draw_posts(draw: ImageDraw.ImageDraw, card: Card, cell: int) -> None:
    """Door posts where a corridor opens into a room."""
    half, thick = round(BROAD * cell), max(3, round(0.07 * cell))
    for row, column in cells():
        for side in open_sides(card.glyph(row, column)):
            down, right = STEPS[side]
            if not card.glyph(row + down, column + right).isalpha():
                continue
            x, y = middle(column, row, False, cell)
            edge_x = (column + (right > 0)) * cell + right * round(WALLS * cell)
            edge_y = (row + (down > 0)) * cell + down * round(WALLS * cell)
            for hinge in (-half, half):
                at = (edge_x, y + hinge) if right else (x + hinge, edge_y)
                box = (at[0] - thick, at[1] - thick, at[0] + thick - 1, at[1] + thick - 1)
                draw.rectangle(box, WALL, EDGE, 2)
