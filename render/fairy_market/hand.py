"""A player's own cards: those in hand with their letters, and the rest of the deck."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.fairy_market.board.script import lettered
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.parts.cardface import card_face, face_size
from render.fairy_market.parts.pieces import KIT_HEIGHT, draw_belongings, draw_kit
from render.fairy_market.parts.stall import HEADER, draw_header, frame, stall
from render.fairy_market.parts.symbols import COLUMN_HEIGHT, STRIP_HEIGHT, draw_column, draw_strip
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GROWTH, QUIET, SEATS
from render.kit.writing import Style, fit
from texts import Speaker

CELLS = (84, 80, 72, 64, 56, 50, 44, 38, 32)
DECK = Style(Face.PLAIN, 26)
DECK_LINES = 2
FEW, HAND_OF_FEW = 2, 430
"""With so few cards in hand there is room for pictures of the others; the hand is then at most so tall."""


def draw_hand(view: FairView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The cards in rows, those kept for the next hand with a rim; then the legend, and the other cards."""
    cards = [*lettered(view.hand), *(("", card) for card in view.kept)]
    pool = Pool(view, seat, speaker)
    top = HEADER + KIT_HEIGHT + GAP
    room = TALLEST - top - pool.least - MARGIN // 2
    most = room if len(cards) > FEW else HAND_OF_FEW
    cell, columns = arranged(len(cards) + 1, WIDTH - 2 * MARGIN, most)
    among_cards = bool(cards) and face_size(cell)[1] >= COLUMN_HEIGHT
    if not among_cards:
        cell, columns = arranged(len(cards), WIDTH - 2 * MARGIN, most - STRIP_HEIGHT - GAP)
    wide, tall = face_size(cell)
    rows = -(-(len(cards) + among_cards) // columns)
    strip = Box(MARGIN, top + rows * (tall + GAP), WIDTH - 2 * MARGIN, 0 if among_cards else STRIP_HEIGHT)
    below = Box(MARGIN, strip.bottom + (0 if among_cards else GAP), WIDTH - 2 * MARGIN, 0)
    height = below.top + pool.height(TALLEST - below.top - MARGIN // 2) + MARGIN // 2
    canvas = Canvas(stall(WIDTH, height).copy())
    draw_header(
        canvas,
        speaker("fairy-market-picture-hand"),
        speaker("fairy-market-picture-round", round=view.round, rounds=view.rounds),
    )
    beside = draw_kit(canvas, Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, KIT_HEIGHT), view, seat, speaker)
    draw_belongings(canvas, beside, view.players[seat], speaker)
    left = (WIDTH - columns * (wide + GAP) + GAP) // 2
    spots = [
        Box(left + column * (wide + GAP), top + row * (tall + GAP), wide, tall)
        for row in range(rows)
        for column in range(columns)
    ]
    for (letter, card), spot in zip(cards, spots, strict=False):
        canvas.image.paste(card_face(card, letter, cell), (spot.left, spot.top))
        if not letter:
            canvas.rim(spot, GROWTH, 10, 6)
    if among_cards:
        draw_column(canvas, spots[len(cards)], speaker)
    else:
        draw_strip(canvas, strip, speaker)
    pool.draw(canvas, below._replace(height=height - MARGIN // 2 - below.top))
    frame(canvas, SEATS[seat].colour)
    return canvas.image


class Pool:
    """A player's cards that are not in hand: small pictures if there is room for them, else only names."""

    def __init__(self, view: FairView, seat: Seat, speaker: Speaker) -> None:
        piles = (("deck", view.deck), ("discards", view.players[seat].discards))
        self.lines = [
            speaker(f"fairy-market-picture-{pile}", cards=" ".join(cards)) for pile, cards in piles if cards
        ]
        self.cards = [card for _, cards in piles for card in cards]
        self.large = len(view.hand) <= FEW

    @property
    def least(self) -> int:
        """The height of the names."""
        return sum(fit(line, DECK, WIDTH - 2 * MARGIN, DECK_LINES).height for line in self.lines)

    def height(self, most: int) -> int:
        """The height of everything, if there is at most so much room."""
        if not self.large or not self.cards:
            return self.least
        cell, columns = arranged(len(self.cards), WIDTH - 2 * MARGIN, most - self.least)
        return self.least + -(-len(self.cards) // columns) * (face_size(cell)[1] + GAP)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Names, and below them the cards."""
        top = box.top
        for line in self.lines:
            fitted = fit(line, DECK, box.width, DECK_LINES)
            canvas.text(line, Box(box.left, top, box.width, fitted.height), DECK, QUIET, lines=DECK_LINES)
            top += fitted.height
        if not self.large or not self.cards:
            return
        cell, columns = arranged(len(self.cards), box.width, box.bottom - top)
        wide, tall = face_size(cell)
        left = box.middle[0] - (columns * (wide + GAP) - GAP) // 2
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            at = (left + column * (wide + GAP), top + row * (tall + GAP))
            canvas.image.paste(card_face(card, "", cell), at)


def arranged(count: int, width: int, height: int) -> tuple[int, int]:
    """The largest size of cells at which so many cards fit, and how many go in a row."""
    for cell in CELLS:
        wide, tall = face_size(cell)
        rows = max(1, -(-count // ((width + GAP) // (wide + GAP))))
        if rows * (tall + GAP) <= height:
            return cell, max(1, -(-count // rows))
    return CELLS[-1], (width + GAP) // (face_size(CELLS[-1])[0] + GAP)
