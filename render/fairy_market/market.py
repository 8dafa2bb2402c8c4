"""The fairy market: the goal, tokens, spellbooks, and two open cards for each of the four prices."""

from __future__ import annotations

from PIL import Image

from engine.games.fairy_market.cards import MARKET
from engine.games.fairy_market.phrases import book_name
from engine.games.fairy_market.show.views import FairView, RowView
from render.fairy_market.parts.cardface import card_face, face_size
from render.fairy_market.parts.pieces import GOAL_HEIGHT, book_sprite, draw_main_goal, draw_token, token_size
from render.fairy_market.parts.stall import (
    COUNTER,
    HEADER,
    LEGEND_HEIGHT,
    PLANK,
    RADIUS,
    draw_header,
    draw_legend,
    stall,
)
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GROUND, INK, QUIET
from render.kit.writing import Style
from texts import Speaker

CELL = 64
COLUMN_GAP = 14
PRICE_HEIGHT = 54
BOOK_HEIGHT = 96
PRICE = Style(Face.HEAVY, 44)
COUNT = Style(Face.BOLD, 30)
TITLE = Style(Face.BOLD, 28)


def draw_market(view: FairView, speaker: Speaker) -> Image.Image:
    """Everything on sale."""
    wide, tall = face_size(CELL)
    top = HEADER + GOAL_HEIGHT + BOOK_HEIGHT + 2 * COLUMN_GAP
    cards = top + PRICE_HEIGHT + COLUMN_GAP
    height = cards + 2 * (tall + COLUMN_GAP) + LEGEND_HEIGHT + MARGIN // 2
    canvas = Canvas(stall(WIDTH, height).copy())
    draw_header(
        canvas,
        speaker("fairy-market-picture-market"),
        speaker("fairy-market-picture-round", round=view.round, rounds=view.rounds),
    )
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, GOAL_HEIGHT)
    goal = room.inner(right=room.width - 320)
    draw_main_goal(canvas, goal, view, speaker)
    draw_tokens(canvas, room.inner(left=320 + COLUMN_GAP), view)
    draw_books(canvas, Box(room.left, room.bottom + COLUMN_GAP, room.width, BOOK_HEIGHT), view, speaker)
    columns = Box(MARGIN, top, WIDTH - 2 * MARGIN, PRICE_HEIGHT).columns(len(view.rows), COLUMN_GAP)
    for row, column in zip(view.rows, columns, strict=True):
        _draw_price(canvas, column, row)
        left = column.left + (column.width - wide) // 2
        for number, card in enumerate(row.face_up):
            at = (left, cards + number * (tall + COLUMN_GAP))
            canvas.image.paste(card_face(card, "", CELL), at)
    draw_legend(canvas, speaker("fairy-market-picture-market-legend"))
    return canvas.image


def _draw_price(canvas: Canvas, box: Box, row: RowView) -> None:
    """What the cards below cost, and how many more there are."""
    canvas.box(box, COUNTER, RADIUS, PLANK)
    coin, stack = sprite("coin", 3), sprite("deck", 3)
    room = box.inner(14, 0, 10, 0)
    price = canvas.text(str(row.price), room, PRICE, INK)
    canvas.stamp(coin, (room.left + price.width + 6, room.middle[1] - coin.height // 2))
    count = canvas.text(str(row.stack), room, COUNT, QUIET, align="right")
    canvas.stamp(stack, (room.right - count.width - stack.width - 6, room.middle[1] - stack.height // 2))
    if not row.stack and not row.discards:
        canvas.fade(Box(room.right - count.width - stack.width - 6, box.top + 3, 74, box.height - 6), 0.6)


def draw_tokens(canvas: Canvas, box: Box, view: FairView) -> None:
    """Fairy tokens with their number; those sold out are dim."""
    canvas.box(box, COUNTER, RADIUS, PLANK)
    price = _draw_tag(canvas, box, MARKET.token_price)
    wide, _ = token_size(3)
    room = box.inner(left=price + 6, right=4)
    for (item, left), cell in zip(view.tokens.items(), room.columns(len(view.tokens), 0), strict=True):
        draw_token(canvas, item, (cell.left + wide // 2, cell.middle[1]), 3)
        canvas.text(str(left), cell.inner(left=wide + 2), COUNT, INK)
        if not left:
            canvas.fade(cell.inner(0, 6, 0, 6), 0.65, 8)


def _draw_tag(canvas: Canvas, box: Box, price: int) -> int:
    """Draw the price at the left of a panel; returns its width."""
    coin = sprite("coin", 3)
    room = box.inner(left=14)
    amount = canvas.text(str(price), room, PRICE, INK)
    canvas.stamp(coin, (room.left + amount.width + 5, room.middle[1] - coin.height // 2))
    return 14 + amount.width + 5 + coin.width + 8


def draw_books(canvas: Canvas, box: Box, view: FairView, speaker: Speaker) -> None:
    """The open spellbooks with emblem and title, and the stack."""
    canvas.box(box, COUNTER, RADIUS, PLANK)
    price = _draw_tag(canvas, box, MARKET.book_price)
    stack = sprite("book", 3)
    right = box.right - 12
    count = canvas.text(
        str(view.books.stack), Box(right - 60, box.top, 60, box.height), COUNT, QUIET, align="right"
    )
    canvas.stamp(stack, (right - count.width - 6 - stack.width, box.middle[1] - stack.height // 2))
    room = box.inner(left=price + 4, right=count.width + stack.width + 30)
    for book, cell in zip(
        view.books.face_up, room.columns(max(1, len(view.books.face_up)), 10), strict=False
    ):
        side = min(72, box.height - 6)
        plate = Box(cell.left, box.middle[1] - side // 2, side, side)
        canvas.box(plate, GROUND, 10)
        canvas.stamp_middle(book_sprite(book, side // 18), plate.middle)
        canvas.text(speaker.say(book_name(book)), cell.inner(left=side + 12), TITLE, INK, lines=2)
