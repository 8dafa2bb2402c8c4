"""A player's own hand, large, and the reserve of this round, small and dim."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.mighty_monsters.cards import HEALING, KINGS, PLAIN_ROUND
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.cards import RADIUS, Card, Number, Stock, draw_card, strike
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.legend import draw_row, entry_of
from render.kit.theme import GROUND, INK, LINE, PARCHMENT, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from render.mighty_monsters.parts.hall import HEADER, LEGEND_HEIGHT, draw_header, hall
from render.mighty_monsters.parts.pieces import monster
from texts import Speaker

HAND_SIZE = 3
RESERVE_SIZE = 2
CARD_HEIGHT = 340
RESERVE_WIDTH = 148
LABEL_HEIGHT = 40
STRENGTH = Style(Face.HEAVY, 88)
HEALING_COST = Style(Face.HEAVY, 44)
SMALL_STRENGTH = Style(Face.HEAVY, 48)
LABEL = Style(Face.BOLD, 28)


def draw_hand(view: CastleView, seat: Seat, speaker: Speaker) -> Image.Image:
    """What only `seat` may see."""
    wall = HEADER + CARD_HEIGHT + MARGIN
    canvas = Canvas(hall(wall + LEGEND_HEIGHT + MARGIN, wall).copy())
    _draw_title(canvas, view, seat, speaker)
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, CARD_HEIGHT)
    hand = room.inner(right=RESERVE_WIDTH + MARGIN).columns(HAND_SIZE)
    reserve = room.inner(left=room.width - RESERVE_WIDTH)
    rule = KINGS.get(view.king, PLAIN_ROUND)
    family = view.lairs[seat].family
    for number, box in enumerate(hand):
        if number < len(view.hand):
            strength = view.hand[number]
            cost = rule.healing.get(str(strength), HEALING[strength])
            canvas.stamp(_large(family, seat, strength, cost, box.width), (box.left, box.top))
            if strength in rule.banned:
                canvas.fade(box, 0.45, RADIUS)
                strike(canvas, box.inner(24, 66, 24, 112))
        else:
            canvas.dashes(box, LINE, RADIUS)
    _draw_reserve(canvas, reserve, view, family, seat, speaker)
    _draw_symbols(canvas, wall, speaker)
    return canvas.image


def _draw_title(canvas: Canvas, view: CastleView, seat: Seat, speaker: Speaker) -> None:
    aside = speaker(f"mighty-monsters-{view.lairs[seat].family}") if view.lairs[seat].family else ""
    draw_header(canvas, speaker("mighty-monsters-picture-hand"), aside, kept=64)
    canvas.stamp(badge(seat, 52), (WIDTH - MARGIN - 44 - 52, (HEADER - 52) // 2))


@kept
def _large(family: str, seat: Seat, strength: int, cost: int, width: int) -> Image.Image:
    card = Card(
        art=monster(family, strength, 7),
        stock=Stock(PARCHMENT, SEATS[seat].colour, GROUND),
        cost=Number("heart", str(cost)),
        strength=Number("sword", str(strength)),
    )
    return draw_card(card, width, CARD_HEIGHT, STRENGTH, HEALING_COST)


def _draw_reserve(
    canvas: Canvas, room: Box, view: CastleView, family: str, seat: Seat, speaker: Speaker
) -> None:
    label = Box(room.left, room.top, room.width, LABEL_HEIGHT)
    canvas.text(speaker("mighty-monsters-picture-reserve"), label, LABEL, INK, align="middle")
    height = (room.height - LABEL_HEIGHT - GAP) // RESERVE_SIZE
    below = Box(room.left, label.bottom, room.width, 0)
    for number, box in enumerate(below.grid(RESERVE_SIZE, 1, height)):
        if number < len(view.reserve):
            canvas.stamp(_small(family, seat, view.reserve[number], box.width, height), (box.left, box.top))
            canvas.fade(box, 0.4, RADIUS)
        else:
            canvas.dashes(box, LINE, RADIUS)


@kept
def _small(family: str, seat: Seat, strength: int, width: int, height: int) -> Image.Image:
    stock = Stock(PARCHMENT, SEATS[seat].colour, GROUND)
    canvas = Canvas.blank(width, height, stock.rim)
    canvas.box(canvas.whole.inset(4), stock.ground, 10)
    canvas.stamp_middle(monster(family, strength, 4), (width - 60, height // 2))
    canvas.text(str(strength), canvas.whole.inner(14, height - 66, 0, 8), SMALL_STRENGTH, stock.ink)
    return canvas.cut_out(RADIUS)


def _draw_symbols(canvas: Canvas, top: int, speaker: Speaker) -> None:
    """What sword and heart stand for."""
    meanings = [entry_of("sword", speaker("mighty-monsters-picture-strength"))]
    meanings.append(entry_of("heart", speaker("mighty-monsters-picture-healing")))
    draw_row(canvas, Box(0, top + MARGIN // 2, WIDTH, LEGEND_HEIGHT), meanings)
