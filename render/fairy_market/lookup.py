"""One card large, for whoever looks it up: a dungeon card, a spellbook, or a goal."""

from __future__ import annotations

from collections import Counter

from PIL import Image, ImageDraw

from engine.core import CardFace
from engine.games.fairy_market.cards import BOOKS, CARDS
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS
from engine.games.fairy_market.phrases import ORDER, card_name, so_many
from render.fairy_market.parts.aside import picture_of
from render.fairy_market.parts.cardface import printed
from render.fairy_market.parts.pieces import book_sprite
from render.fairy_market.parts.stall import COUNTER, HEADER, PLANK, RADIUS, draw_header, stall
from render.fairy_market.parts.symbols import draw_swatch
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import SHADES, sprite
from render.kit.theme import INK, QUIET
from render.kit.writing import Style, fit
from texts import Speaker

WIDE = 720
CELL = 112
LIST_ROW = 56
WORD = Style(Face.BOLD, 30)
RULE = Style(Face.PLAIN, 32)
MOST_LINES = 9
COVER = 300


def draw_lookup(face: CardFace, speaker: Speaker) -> Image.Image:
    """The card that was asked for."""
    if face.id in CARDS:
        return _draw_card(face.id, speaker)
    name = speaker.say(face.name)
    rules = tuple(speaker.say(line) for line in face.lines)
    if face.id in BOOKS:
        return _draw_book(face.id, name, rules, speaker)
    return _draw_goal(face.id.removeprefix("goal-"), name, rules, speaker)


def _draw_card(card: str, speaker: Speaker) -> Image.Image:
    """The card, and beside it a list of what there is to discover."""
    height = HEADER + ROWS * CELL + 2 * MARGIN
    canvas = Canvas(stall(WIDE, height).copy())
    cost = CARDS[card].cost
    price = (
        speaker("fairy-market-picture-cost", price=cost) if cost else speaker("fairy-market-picture-starter")
    )
    draw_header(canvas, speaker.say(card_name(card)), price)
    frame = Box(MARGIN, HEADER + 4, COLUMNS * CELL + 8, ROWS * CELL + 8)
    canvas.box(frame, PLANK, 6)
    canvas.image.paste(printed(card, False, CELL), (frame.left + 4, frame.top + 4))
    left = frame.right + MARGIN
    room = Box(left, frame.top, WIDE - MARGIN - left, frame.height)
    canvas.box(room, COUNTER, RADIUS, PLANK)
    _draw_contents(canvas, room.inset(16), card, speaker)
    return canvas.image


def _draw_contents(canvas: Canvas, room: Box, card: str, speaker: Speaker) -> None:
    counts = Counter(feature.kind for feature in CARDS[card].features)
    counts["room"] = len(CARDS[card].rooms())
    kinds = [kind for kind in ORDER if counts[kind]]
    lines = len(kinds) + bool(CARDS[card].under)
    row = min(LIST_ROW, room.height // max(1, lines))
    for number, kind in enumerate(kinds):
        line = Box(room.left, room.top + number * row, room.width, row)
        canvas.stamp_middle(sprite(picture_of(kind), 3), (line.left + 24, line.middle[1]))
        canvas.text(speaker.say(so_many(kind, counts[kind])), line.inner(left=58), WORD, INK)
    if CARDS[card].under:
        line = Box(room.left, room.top + len(kinds) * row, room.width, row)
        draw_swatch(canvas, Box(line.left + 4, line.middle[1] - 12, 40, 24))
        canvas.text(speaker("fairy-market-picture-under"), line.inner(left=58), WORD, QUIET)


def _draw_book(book: str, name: str, rules: tuple[str, ...], speaker: Speaker) -> Image.Image:
    """The cover with its emblem, and the rule."""
    return _draw_page(_cover(book), name, speaker("fairy-market-picture-book"), rules)


def _cover(book: str) -> Image.Image:
    """A book standing upright: spine, pages, and the emblem on its front."""
    sheet = Image.new("RGBA", (COVER * 4 // 5, COVER))
    draw = ImageDraw.Draw(sheet)
    wide, tall = sheet.size
    draw.rounded_rectangle((0, 0, wide - 1, tall - 1), 14, SHADES["k"])
    draw.rounded_rectangle((6, 6, wide - 7, tall - 26), 10, SHADES["b"])
    draw.rectangle((16, tall - 26, wide - 8, tall - 10), SHADES["W"])
    for y in (tall - 22, tall - 17):
        draw.line((16, y, wide - 9, y), SHADES["w"], 2)
    draw.rectangle((6, 6, 34, tall - 8), SHADES["v"])
    for y in (40, tall - 62):
        draw.rectangle((6, y, 34, y + 8), SHADES["Y"])
    draw.rounded_rectangle((48, 24, wide - 20, tall - 44), 8, outline=SHADES["Y"], width=4)
    draw.rounded_rectangle((58, 60, wide - 30, tall - 80), 8, SHADES["K"])
    canvas = Canvas(sheet)
    canvas.stamp_middle(book_sprite(book, 9), ((48 + wide - 20) // 2, (24 + tall - 44) // 2))
    return sheet


def _draw_goal(kind: str, name: str, rules: tuple[str, ...], speaker: Speaker) -> Image.Image:
    return _draw_page(sprite(picture_of(kind), 16), name, speaker("fairy-market-picture-goal"), rules)


def _draw_page(art: Image.Image, name: str, aside: str, rules: tuple[str, ...]) -> Image.Image:
    """A picture above, and the rules below."""
    room = WIDE - 2 * MARGIN - 40
    paragraphs = [fit(rule, RULE, room, MOST_LINES) for rule in rules]
    text = sum(each.height + GAP for each in paragraphs) + 40 - GAP
    height = HEADER + art.height + 40 + text + MARGIN
    canvas = Canvas(stall(WIDE, height).copy())
    draw_header(canvas, name, aside)
    canvas.stamp_middle(art, (WIDE // 2, HEADER + 20 + art.height // 2))
    panel = Box(MARGIN, HEADER + art.height + 40, WIDE - 2 * MARGIN, text)
    canvas.box(panel, COUNTER, RADIUS, PLANK)
    top = panel.top + 20
    for number, (rule, fitted) in enumerate(zip(rules, paragraphs, strict=True)):
        line = Box(panel.left + 20, top, room, fitted.height)
        canvas.text(rule, line, RULE, QUIET if number else INK, lines=MOST_LINES)
        top = line.bottom + GAP
    return canvas.image
