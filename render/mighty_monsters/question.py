"""What a placement is about: the castle, and below it the monsters one could send there."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.mighty_monsters.cards import HEALING, KINGS, PLAIN_ROUND
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.cards import RADIUS, strike
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GROUND, INK, PARCHMENT, SEATS
from render.kit.writing import Style
from render.mighty_monsters.board import Decree, draw_places, hall_height, place_boxes
from render.mighty_monsters.parts.hall import HEADER, draw_header, hall
from render.mighty_monsters.parts.pieces import monster
from texts import Speaker

CARD_HEIGHT = 116
STRENGTH = Style(Face.HEAVY, 56)
COST = Style(Face.HEAVY, 36)
GOLD_AMOUNT = Style(Face.HEAVY, 44)
PURSE_WIDTH = 130


def placing_regions(view: CastleView, speaker: Speaker) -> dict[str, Box]:
    """Where everything is in that picture."""
    castle, room = _rooms(view, speaker)
    cells = place_boxes(castle, view)
    cards, purse = _hand_boxes(room, view)
    regions = {f"guard-{number}": cells[number - 1] for number in range(1, len(view.places) + 1)}
    regions |= {f"monster-{strength}": box for strength, box in zip(view.hand, cards, strict=False)}
    decree = {"decree": Decree(view, speaker).box} if view.king else {}
    hand = room.inner(right=PURSE_WIDTH + MARGIN)
    return {**regions, **decree, "guards": castle, "hand": hand, "purse": purse}


def _rooms(view: CastleView, speaker: Speaker) -> tuple[Box, Box]:
    """The room for the castle, and below it the one for the hand."""
    top = HEADER + (Decree(view, speaker).height + GAP if view.king else 0)
    castle = Box(MARGIN, top, WIDTH - 2 * MARGIN, hall_height(view))
    return castle, Box(MARGIN, castle.bottom + GAP + MARGIN, castle.width, CARD_HEIGHT)


def _hand_boxes(room: Box, view: CastleView) -> tuple[list[Box], Box]:
    """The cards of the hand, and the purse beside them."""
    cards = room.inner(right=PURSE_WIDTH + MARGIN).columns(max(3, len(view.hand)))
    return cards, room.inner(left=room.width - PURSE_WIDTH)


def draw_placing(view: CastleView, seat: Seat, speaker: Speaker) -> Image.Image:
    """Guards with the monsters before them; the viewer's hand with strengths and healing costs, and gold."""
    castle, room = _rooms(view, speaker)
    wall = castle.bottom + GAP
    canvas = Canvas(hall(wall + CARD_HEIGHT + 2 * MARGIN, wall).copy())
    aside = speaker("mighty-monsters-picture-round", round=view.round, rounds=view.rounds)
    draw_header(canvas, speaker("mighty-monsters-title"), aside)
    if view.king:
        Decree(view, speaker).draw(canvas)
    draw_places(canvas, castle, view)
    _draw_hand(canvas, room, view, seat)
    return canvas.image


def _draw_hand(canvas: Canvas, room: Box, view: CastleView, seat: Seat) -> None:
    rule = KINGS.get(view.king, PLAIN_ROUND)
    cards, purse = _hand_boxes(room, view)
    for box, strength in zip(cards, view.hand, strict=False):
        cost = rule.healing.get(str(strength), HEALING[strength])
        card = _card(view.lairs[seat].family, seat, strength, cost, box.width)
        canvas.stamp(card, (box.left, box.top))
        if strength in rule.banned:
            canvas.fade(box, 0.45, RADIUS)
            strike(canvas, box.inner(16, 12, 16, 12))
    coin = sprite("coin", 4)
    canvas.stamp(coin, (purse.left, purse.middle[1] - coin.height // 2))
    canvas.text(str(view.lairs[seat].gold), purse.inner(left=coin.width + 8), GOLD_AMOUNT, INK)


@kept
def _card(family: str, seat: Seat, strength: int, cost: int, width: int) -> Image.Image:
    """A monster in hand: strength on the left, the monster, and what healing it costs on the right."""
    canvas = Canvas.blank(width, CARD_HEIGHT, SEATS[seat].colour)
    canvas.box(canvas.whole.inset(4), PARCHMENT, 10)
    canvas.stamp_middle(monster(family, strength, 4), canvas.whole.middle)
    canvas.text(str(strength), canvas.whole.inner(left=18), STRENGTH, GROUND)
    heart = sprite("heart", 2)
    canvas.stamp(heart, (width - heart.width - 14, 14))
    canvas.text(str(cost), Box(width - 60, 44, 46, 60), COST, GROUND, align="right")
    return canvas.cut_out(RADIUS)
