"""A dungeon card in hand: its name and price on a strip, and below it everything printed on it."""

from __future__ import annotations

from PIL import Image

from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS
from render.fairy_market.parts.clay import corridors, ground
from render.fairy_market.parts.stall import COUNTER, PLANK
from render.fairy_market.parts.things import draw_things, on_card, rooms_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK
from render.kit.writing import Style

STRIP = 40
EDGE = 4
NAME = Style(Face.BOLD, 28)
COST = Style(Face.HEAVY, 30)
ROOM_FOR_COST = 136
"""A narrow card has only its name on the strip."""
LETTER = Style(Face.HEAVY, 32)


def printed(card: str, turned: bool, cell: int) -> Image.Image:
    """Everything on a card."""
    canvas = Canvas(ground(card, turned, cell).copy())
    canvas.stamp(corridors(card, turned, cell), (0, 0))
    draw_things(canvas, on_card(card, turned), rooms_of(card, turned), cell, (0, 0), finished=False)
    return canvas.image


def face_size(cell: int) -> tuple[int, int]:
    """How large a card with its strip is."""
    return COLUMNS * cell + 2 * EDGE, ROWS * cell + STRIP + 2 * EDGE


@kept
def card_face(card: str, letter: str, cell: int) -> Image.Image:
    """The card below a strip with letter, name and price, with round corners on the dark ground."""
    canvas = Canvas.blank(*face_size(cell), PLANK)
    strip = Box(EDGE, EDGE, canvas.whole.width - 2 * EDGE, STRIP)
    canvas.box(strip, COUNTER)
    canvas.image.paste(printed(card, False, cell), (EDGE, EDGE + STRIP))
    left = strip.left + 8
    if letter:
        plate = Box(strip.left + 2, strip.top + 2, 36, STRIP - 4)
        canvas.box(plate, GOLD, 8)
        canvas.text(letter, plate, LETTER, GROUND, align="middle")
        left = plate.right + 10
    room = Box(left, strip.top, strip.right - 6 - left, STRIP)
    if CARDS[card].cost and room.width >= ROOM_FOR_COST:
        coin = sprite("coin", 2)
        canvas.stamp(coin, (room.right - coin.width, room.middle[1] - coin.height // 2))
        canvas.text(str(CARDS[card].cost), room.inner(right=coin.width + 4), COST, INK, align="right")
    canvas.text(card, room, NAME, INK)
    corners = Canvas.blank(*face_size(cell), GROUND)
    corners.stamp(canvas.cut_out(10), (0, 0))
    return corners.image
