"""What a question is about, small enough to stand above its controls on a phone."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PIL import Image

from engine.core.text import Seat
from engine.games.fairy_market.board.script import lettered
from engine.games.fairy_market.cards import MARKET
from engine.games.fairy_market.phrases import book_in_short, book_name
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.hand import arranged
from render.fairy_market.market import draw_books, draw_tokens
from render.fairy_market.parts.booth import goal_room, own_booth, top_of
from render.fairy_market.parts.cardface import card_face, face_size
from render.fairy_market.parts.pieces import book_sprite
from render.fairy_market.parts.stall import COUNTER, PLANK, RADIUS
from render.fairy_market.parts.symbols import LEGEND_COLUMNS, draw_block
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GROUND, INK, QUIET
from render.kit.writing import Style
from texts import Speaker

WIDTH = 736
TALLEST_HAND, TALLEST_ROW = 640, 320
"""How much room cards get that are to be looked at closely, and cards that only have to be told apart."""
CELL = 50
"""Of a card at the market: the smallest at which things are drawn large."""
CARD_GAP = 10
HAND_WIDTH = 100
STALL_HEIGHT = 60
GOODS = 2 * (STALL_HEIGHT + CARD_GAP)
"""How high tokens and books are together."""
SMALL_CELLS = (30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10)
OUT_OF_REACH = 0.55
BOOK_HEIGHT = 112
CAPTION = Style(Face.BOLD, 24)
TITLE = Style(Face.BOLD, 30)
EFFECT = Style(Face.PLAIN, 26)


def draw_market_stall(view: FairView, seat: Seat, possible: Container[str], speaker: Speaker) -> Image.Image:
    """Everything on sale, with the player's cards beside it; what is not possible is dim.

    Whoever can buy no card sees their own instead, which is what tokens and books are for.
    """
    own = view.hand if view.phase == "market" else view.kept
    if _shows_cards(view, possible):
        canvas = _booth_for_cards(view, seat, GOODS, speaker)
        _draw_market_cards(canvas, top_of(view, seat) + GOODS, view, own, possible, speaker)
    else:
        cell, columns = arranged(max(1, len(own)), WIDTH - 2 * MARGIN, TALLEST_ROW)
        canvas, _ = _with_cards(view, seat, [("", card) for card in own], cell, columns, speaker, GOODS)
    room = Box(MARGIN, top_of(view, seat), canvas.whole.width - 2 * MARGIN, STALL_HEIGHT)
    draw_tokens(canvas, room, view)
    draw_books(canvas, room._replace(top=room.bottom + CARD_GAP), view, speaker)
    return canvas.image


def stall_regions(view: FairView, seat: Seat, possible: Container[str]) -> dict[str, Box]:
    """Where everything is in that picture: the goal, and as long as there are any, the cards."""
    if not _shows_cards(view, possible):
        return {"goal": goal_room()}
    wide, tall = face_size(CELL)
    room = Box(MARGIN, top_of(view, seat) + GOODS, len(view.rows) * (wide + CARD_GAP) - CARD_GAP, 0)
    across = len(view.rows)
    cards = room.grid(across * MARKET.face_up, across, tall, CARD_GAP)
    market = room._replace(height=cards[-1].bottom - room.top)
    numbered = {f"card-{number}": card for number, card in enumerate(cards, 1)}
    return {"goal": goal_room(), "market": market, **numbered}


def draw_trade(
    view: FairView, seat: Seat, given: Sequence[str], possible: Container[str], speaker: Speaker
) -> Image.Image:
    """The open cards of the market, with those beside them that one could give."""
    canvas = _booth_for_cards(view, seat, 0, speaker)
    _draw_market_cards(canvas, top_of(view, seat), view, given, possible, speaker)
    return canvas.image


def _shows_cards(view: FairView, possible: Container[str]) -> bool:
    """Whether any card of the market can be had."""
    return any(card in possible for row in view.rows for card in row.face_up)


def _booth_for_cards(view: FairView, seat: Seat, above: int, speaker: Speaker) -> Canvas:
    """Room for the market's cards, and so much above them."""
    wide, tall = face_size(CELL)
    width = len(view.rows) * (wide + CARD_GAP) + HAND_WIDTH + 2 * MARGIN
    height = top_of(view, seat) + above + MARKET.face_up * (tall + CARD_GAP)
    return own_booth((width, height), view, seat, speaker)


def _draw_market_cards(
    canvas: Canvas, top: int, view: FairView, own: Sequence[str], possible: Container[str], speaker: Speaker
) -> None:
    wide, tall = face_size(CELL)
    for column, row in enumerate(view.rows):
        for number, card in enumerate(row.face_up):
            spot = Box(MARGIN + column * (wide + CARD_GAP), top + number * (tall + CARD_GAP), wide, tall)
            canvas.image.paste(card_face(card, "", CELL), (spot.left, spot.top))
            if card not in possible:
                canvas.fade(spot, OUT_OF_REACH, 10)
    right = canvas.whole.right - MARGIN - HAND_WIDTH
    _draw_own(canvas, Box(right, top, HAND_WIDTH, MARKET.face_up * (tall + CARD_GAP)), own, speaker)


def _draw_own(canvas: Canvas, box: Box, cards: Sequence[str], speaker: Speaker) -> None:
    """The player's cards, one below the other."""
    caption = box._replace(height=32)
    canvas.text(speaker("fairy-market-picture-yours"), caption, CAPTION, QUIET, align="middle")
    room = box.inner(top=caption.height)
    if not cards:
        return
    most = room.height // len(cards) - CARD_GAP
    cell = next((size for size in SMALL_CELLS if face_size(size)[1] <= most), SMALL_CELLS[-1])
    wide, tall = face_size(cell)
    for number, card in enumerate(cards):
        at = (room.left + (room.width - wide) // 2, room.top + number * (tall + CARD_GAP))
        canvas.image.paste(card_face(card, "", cell), at)


def draw_hand_to_lay(view: FairView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The hand with its letters; where the last row leaves room, what the symbols mean."""
    cards = lettered(view.hand)
    cell, _ = arranged(len(cards), WIDTH - 2 * MARGIN, TALLEST_HAND)
    columns = (WIDTH - 2 * MARGIN + GAP) // (face_size(cell)[0] + GAP)
    canvas, spots = _with_cards(view, seat, cards, cell, columns, speaker)
    free = -len(spots) % columns
    if free >= LEGEND_COLUMNS - 1:
        last = spots[-1]
        room = Box(last.right + 4, last.top, WIDTH - 10 - last.right, last.height)
        draw_block(canvas, room, speaker)
    return canvas.image


def draw_own_cards(view: FairView, seat: Seat, cards: Sequence[str], speaker: Speaker) -> Image.Image:
    """Some cards of the player's, to choose from them by name."""
    cell, columns = arranged(max(1, len(cards)), WIDTH - 2 * MARGIN, TALLEST_ROW)
    canvas, _ = _with_cards(view, seat, [("", card) for card in cards], cell, columns, speaker)
    return canvas.image


def _with_cards(
    view: FairView,
    seat: Seat,
    cards: Sequence[tuple[str, str]],
    cell: int,
    columns: int,
    speaker: Speaker,
    above: int = 0,
) -> tuple[Canvas, list[Box]]:
    """Cards in rows, with so much room above them, and where they lie."""
    wide, tall = face_size(cell)
    top = top_of(view, seat) + above
    canvas = own_booth((WIDTH, top + -(-len(cards) // columns) * (tall + GAP)), view, seat, speaker)
    across = columns * (wide + GAP) - GAP
    spots = Box((WIDTH - across) // 2, top, across, 0).grid(len(cards), columns, tall, GAP)
    for (letter, card), spot in zip(cards, spots, strict=True):
        canvas.image.paste(card_face(card, letter, cell), (spot.left, spot.top))
    return canvas, spots


def draw_shelf(view: FairView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The player's spellbooks, each with its title and what it does."""
    player = view.players[seat]
    top = top_of(view, seat)
    canvas = own_booth((WIDTH, top + len(player.books) * (BOOK_HEIGHT + GAP)), view, seat, speaker)
    room = Box(MARGIN, top, WIDTH - 2 * MARGIN, 0)
    for book, box in zip(player.books, room.grid(len(player.books), 1, BOOK_HEIGHT, GAP), strict=True):
        canvas.box(box, COUNTER, RADIUS, PLANK)
        plate = Box(box.left + 14, box.middle[1] - 40, 80, 80)
        canvas.box(plate, GROUND, 10)
        canvas.stamp_middle(book_sprite(book, 4), plate.middle)
        words = box.inner(112, 6, 12, 6)
        canvas.text(speaker.say(book_name(book)), words.inner(bottom=words.height - 36), TITLE, INK)
        canvas.text(speaker.say(book_in_short(book)), words.inner(top=36), EFFECT, QUIET, lines=2)
        if book in player.used_books:
            canvas.fade(box, OUT_OF_REACH, RADIUS)
    return canvas.image
