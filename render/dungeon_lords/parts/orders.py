"""Orders: the spaces on the board, and the order cards."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.cards import FREE, ORDERS, Space
from engine.games.dungeon_lords.phrases import SPACE_NAMES
from render.dungeon_lords.parts.art import GOODS, OWN, picture_of
from render.dungeon_lords.parts.pieces import AMOUNT, NAME, RADIUS, Part, draw_parts, parts_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import GOLD, GROUND, GROWTH, INK, LINE, PANEL, PARCHMENT, QUIET, WOUND_INK
from render.kit.writing import Style

ORDER_HEIGHT = 148
NUMERAL = Style(Face.BOLD, 24)
PLACE = Style(Face.HEAVY, 36)
UP_TO = "\N{LESS-THAN OR EQUAL TO}"


def draw_space(canvas: Canvas, box: Box, order: str, number: int) -> None:
    """Draw a space: its number, its cost in red, and below it what it brings."""
    space = ORDERS[order].spaces[number]
    canvas.box(box, GROUND, 8)
    canvas.dashes(box, LINE, 8, 2)
    canvas.text(SPACE_NAMES[number], numeral_box(box), NUMERAL, QUIET, align="middle")
    paid, made = _paid(space), _made(order, space)
    left, half = box.left + 36, box.height // 4
    if paid:
        draw_parts(canvas, paid, (left, box.top + half + 1), AMOUNT, WOUND_INK, gap=5)
        draw_parts(canvas, made, (left, box.bottom - half - 1), AMOUNT, GROWTH, gap=5)
    else:
        draw_parts(canvas, made, (left, box.middle[1]), AMOUNT, GROWTH, gap=5)


def _paid(space: Space) -> list[Part]:
    foremen = [Part(str(space.foremen), GOODS["imps"])] if space.foremen else []
    return [*(parts_of(space.pay) if space.pay != FREE else []), *foremen]


def _made(order: str, space: Space) -> list[Part]:
    if order == "hire":
        return [Part("", GOODS["monsters"])]
    if order == "build":
        return [Part("", "bricks")]
    if space.up_to:
        return [Part(f"{UP_TO}{space.up_to}", f"{OWN}tunnel" if order == "dig" else "coin")]
    spying = [Part("", "eye")] if space.spy else []
    return [*parts_of(space.get), *spying]


def numeral_box(box: Box) -> Box:
    """Where a space shows its number."""
    return Box(box.left + 4, box.top + 4, 30, box.height - 8)


@kept
def order_card(order: str, name: str, place: int, width: int) -> Image.Image:
    """An order card; a chosen one shows which number it is."""
    canvas = Canvas.blank(width, ORDER_HEIGHT, GOLD if place else LINE)
    canvas.box(canvas.whole.inset(5 if place else 3), PARCHMENT if place else PANEL, RADIUS - 4)
    ink = GROUND if place else INK
    canvas.stamp_middle(picture_of(order, 4), (width // 2, 48))
    line = Box(8, 82, width - 16, ORDER_HEIGHT - 88)
    canvas.text(name, line, NAME, ink, lines=2, align="middle")
    if place:
        canvas.text(f"{place}.", Box(14, 8, 60, 46), PLACE, ink)
    return canvas.cut_out(RADIUS)
