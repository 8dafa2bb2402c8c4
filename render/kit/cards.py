"""The anatomy of a card: name on top, art in the middle, and each number always in the same corner."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, PARCHMENT, RAISED, WOUND, Colour, mix
from render.kit.writing import Style, fit

RADIUS = 14
PADDING = 12
ROOMY = 400
"""From this width on a card has wider margins."""
RULES = Style(Face.PLAIN, 28)
MOST_LINES = 8
LARGE_MARGIN = 20


class Number(NamedTuple):
    """A number with the symbol that says what it counts."""

    icon: str
    text: str


class Stock(NamedTuple):
    """The paper a card is printed on."""

    ground: Colour
    rim: Colour
    ink: Colour


BACK = Stock(RAISED, LINE, INK)
"""What everybody sees of a card that lies face down."""
FRONT = Stock(PARCHMENT, GOLD, GROUND)
"""A card turned up."""


class Card(NamedTuple):
    """What is printed on a card; the corners are cost, strength and reward."""

    art: Image.Image
    stock: Stock = BACK
    name: str = ""
    stars: int = 0
    cost: Number | None = None
    strength: Number | None = None
    reward: Number | None = None


def draw_card(card: Card, width: int, height: int, number: Style, name: Style) -> Image.Image:
    """The card as a piece with round corners."""
    canvas = Canvas.blank(width, height, card.stock.rim)
    inside = canvas.whole.inset(4)
    canvas.box(inside, card.stock.ground, RADIUS - 4)
    room = inside.inset(PADDING - 4 if width < ROOMY else 2 * PADDING - 4)
    head = _draw_head(canvas, card, room, name)
    canvas.stamp_middle(card.art, (canvas.whole.middle[0], (head + _foot(card, room, number)) // 2))
    if card.strength and card.reward:
        _draw_corner(canvas, card.strength, room, number, card.stock.ink, "left")
        _draw_corner(canvas, card.reward, room, number, card.stock.ink, "right")
    elif card.strength:
        _draw_lone_corner(canvas, card.strength, room, number, card.stock.ink)
    return canvas.cut_out(RADIUS)


def _draw_head(canvas: Canvas, card: Card, room: Box, style: Style) -> int:
    """Name or stars, and the cost; the result is where the art may begin."""
    bottom, taken = room.top, 0
    if card.stars:
        symbol = sprite("star", 3)
        taken = card.stars * (symbol.width + 2)
        left = room.right - taken if card.name else canvas.whole.middle[0] - taken // 2
        for number in range(card.stars):
            canvas.stamp(symbol, (left + number * (symbol.width + 2), room.top - 2))
        bottom += symbol.height
    if card.cost:
        symbol = sprite(card.cost.icon, 4)
        digits = fit(card.cost.text, style, room.width)
        taken = symbol.width + digits.width + 14
        line = Box(room.right - digits.width - 2, room.top, digits.width + 2, symbol.height)
        canvas.text(card.cost.text, line, style, card.stock.ink)
        canvas.stamp(symbol, (line.left - symbol.width - 4, room.top))
        bottom += symbol.height
    if card.name:
        title = Box(room.left, room.top, room.width - taken, max(style.leading, bottom - room.top))
        canvas.text(card.name, title, style, card.stock.ink)
        bottom = max(bottom, title.bottom)
    return bottom


def _foot(card: Card, room: Box, style: Style) -> int:
    """Where the art must end: above wide numbers, or at the bottom of a card without any."""
    return room.bottom - (style.leading if card.strength or card.reward else 0)


def _draw_corner(canvas: Canvas, corner: Number, room: Box, style: Style, colour: Colour, align: str) -> None:
    """The symbol stands on its number, so that even a narrow card has room for both corners."""
    width = fit(corner.text, style, room.width).width + 2
    symbol = sprite(corner.icon, 3 if style.size < 60 else 4)
    left = room.left if align == "left" else room.right - width
    line = Box(left, room.bottom - style.leading + style.size // 6, width, style.leading)
    canvas.text(corner.text, line, style, colour)
    above = left if align == "left" else room.right - symbol.width
    canvas.stamp(symbol, (above, line.top - symbol.height + style.size // 9))


def _draw_lone_corner(canvas: Canvas, corner: Number, room: Box, style: Style, colour: Colour) -> None:
    """Where the other corner is empty, the symbol stands beside its number."""
    line = Box(room.left, room.bottom - style.leading + style.size // 8, room.width, style.leading)
    width = canvas.text(corner.text, line, style, colour).width
    symbol = sprite(corner.icon, 4)
    canvas.stamp(symbol, (room.left + width + 12, line.middle[1] - symbol.height // 2))


def draw_pile(size: int, art: Image.Image, width: int, height: int) -> Image.Image:
    """A pile of face-down cards with the back of the top one."""
    sheet = Image.new("RGBA", (width + 12, height + 12))
    layers = min(size, 3)
    for layer in range(layers):
        canvas = Canvas.blank(width, height, LINE)
        canvas.box(canvas.whole.inset(3), mix(PANEL, RAISED, layer / 2), 7)
        if layer == layers - 1:
            canvas.stamp_middle(art, canvas.whole.middle)
        piece = canvas.cut_out(9)
        sheet.paste(piece, (12 - 6 * (3 - layers + layer), 12 - 6 * (3 - layers + layer)), piece)
    return sheet


def strike(canvas: Canvas, box: Box, colour: Colour = WOUND) -> None:
    """A line through what is used up or beaten."""
    canvas.line((box.left + 6, box.bottom - 6), (box.right - 6, box.top + 6), colour, 8)


def draw_large_card(
    card: Card, rules: tuple[str, ...], width: int, number: Style, name: Style
) -> Image.Image:
    """The large form: the card, and below it what it does."""
    upper = draw_card(card, width - 2 * LARGE_MARGIN, card.art.height + 190, number, name)
    return with_rules(upper, rules, width)


def with_rules(upper: Image.Image, rules: tuple[str, ...], width: int) -> Image.Image:
    """A card ready drawn, and below it what it does."""
    margin = LARGE_MARGIN
    paragraphs = [fit(rule, RULES, width - 4 * margin, MOST_LINES) for rule in rules]
    text = sum(paragraph.height for paragraph in paragraphs) + margin * (len(paragraphs) + 1)
    canvas = Canvas.blank(width, upper.height + text + 3 * margin, GROUND)
    canvas.stamp(upper, (margin, margin))
    panel = Box(margin, upper.height + 2 * margin, width - 2 * margin, text)
    canvas.box(panel, PANEL, RADIUS, LINE)
    top = panel.top + margin
    for rule, paragraph in zip(rules, paragraphs, strict=True):
        line = Box(panel.left + margin, top, panel.width - 2 * margin, paragraph.height)
        canvas.text(rule, line, RULES, INK, lines=MOST_LINES)
        top = line.bottom + margin
    return canvas.image
