"""The board: eight orders with three spaces each, minions, and what is on offer."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import ORDER_NAMES, ROOMS
from engine.games.dungeon_lords.lord import NOBODY, Errand
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.captions import moment
from render.dungeon_lords.parts.ledger import (
    HEADER,
    HEADING,
    HEADING_HEIGHT,
    INSIDE,
    LEGEND_HEIGHT,
    draw_header,
    draw_heading,
    draw_legend,
    new_page,
)
from render.dungeon_lords.parts.offers import NO_EFFECT, offer_card, room_effect
from render.dungeon_lords.parts.orders import draw_space, numeral_box
from render.dungeon_lords.parts.pieces import NAME, RADIUS, mark_of
from render.kit.canvas import MARGIN, Box, Canvas
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GROUND, INK, LINE, PANEL, QUIET, SEATS
from render.kit.tokens import badge
from render.kit.writing import fit
from texts import Speaker

ROW_HEIGHT = 80
ROW_GAP = 6
ICON_WIDTH = 84
NAME_WIDTH = 164
SPACE_GAP = 8
MARKER = 48
TURN_ORDER = MARGIN + 76
OFFER_HEIGHT = 262
OFFER_GAP = 12
OFFERS = (3, 2)
"""How many monsters and rooms are on offer at the start of a round."""
ROWS_HEIGHT = len(ORDER_NAMES) * (ROW_HEIGHT + ROW_GAP)
ROWS = Box(MARGIN, HEADER, INSIDE, ROWS_HEIGHT).grid(len(ORDER_NAMES), 1, ROW_HEIGHT, ROW_GAP)
BOARD_HEIGHT = HEADER + ROWS_HEIGHT + HEADING_HEIGHT + OFFER_HEIGHT + LEGEND_HEIGHT + MARGIN


def draw_board(view: UnderworldView, speaker: Speaker) -> Image.Image:
    """Orders, minions, offers."""
    names = tuple([speaker.say(plain(order)) for order in ORDER_NAMES])
    canvas = Canvas(empty_board(names, speaker("dungeon-lords-picture-board-legend")).copy())
    draw_header(canvas, "", moment(view, speaker))
    _draw_turn_order(canvas, view, speaker("dungeon-lords-picture-turn-order"))
    for order, box, standing in zip(ORDER_NAMES, ROWS, view.spaces, strict=False):
        for number, cell in enumerate(_spaces(box)):
            if standing[number] != NOBODY:
                _draw_minion(canvas, cell, view, standing[number], order)
    room = Box(MARGIN, HEADER + ROWS_HEIGHT, INSIDE, HEADING_HEIGHT + OFFER_HEIGHT)
    _draw_offers(canvas, room, view, speaker)
    return canvas.image


def _draw_turn_order(canvas: Canvas, view: UnderworldView, word: str) -> None:
    """Who goes first, with the flag, and who follows."""
    line = Box(TURN_ORDER, 0, 240, HEADER - 8)
    canvas.text(word, line, HEADING, QUIET)
    left = line.left + fit(word, HEADING, line.width).width + 14
    flag = sprite("flag", 4)
    canvas.stamp(flag, (left, line.middle[1] - flag.height // 2))
    left += flag.width + 8
    for number, seat in enumerate(view.turn_order):
        canvas.stamp_middle(badge(seat, 52), (left + 26 + number * 56, line.middle[1]))


@kept
def empty_board(names: tuple[str, ...], legend: str) -> Image.Image:
    """The board before anybody has placed a minion, in one language."""
    canvas = new_page(BOARD_HEIGHT)
    for order, name, box in zip(ORDER_NAMES, names, ROWS, strict=True):
        _draw_order(canvas, box, order, name)
    draw_legend(canvas, legend)
    return canvas.image


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def _draw_order(canvas: Canvas, box: Box, order: str, name: str) -> None:
    canvas.box(box, PANEL, RADIUS, LINE)
    canvas.stamp_middle(picture_of(order, 4), (box.left + ICON_WIDTH // 2 + 4, box.middle[1]))
    line = Box(box.left + ICON_WIDTH + 10, box.top, NAME_WIDTH, box.height)
    canvas.text(name, line, NAME, INK, lines=2)
    for number, cell in enumerate(_spaces(box)):
        draw_space(canvas, cell, order, number)


def _spaces(box: Box) -> list[Box]:
    """The three spaces of an order."""
    taken = ICON_WIDTH + 10 + NAME_WIDTH + SPACE_GAP
    return box.inner(taken, 7, SPACE_GAP, 7).columns(3, SPACE_GAP)


def _draw_minion(canvas: Canvas, box: Box, view: UnderworldView, colour: Seat, order: str) -> None:
    """Who stands there, and what came of the order."""
    canvas.rim(box, SEATS[colour].colour if colour < view.seats else QUIET, 8, 4)
    at = (box.right - MARKER // 2 - 7, box.middle[1])
    canvas.stamp_middle(mark_of(view, colour, MARKER), at)
    outcome = errand_of(view, colour, order).outcome
    if outcome != "waiting":
        canvas.box(numeral_box(box), GROUND)
        symbol = sprite("tick" if outcome == "done" else "cross", 2)
        canvas.stamp_middle(symbol, (box.left + 19, box.middle[1]))


def errand_of(view: UnderworldView, colour: Seat, order: str) -> Errand:
    """The errand of a minion; one of a non-player stays waiting."""
    errands = view.lords[colour].errands if colour < view.seats else ()
    return next((errand for errand in errands if errand.order == order), Errand(order))


# ── offers ───────────────────────────────────────────────────────────────────────────────────────────────


def _draw_offers(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    """Three places for monsters and two for rooms; what is taken leaves its place empty."""
    cells = room.inner(top=HEADING_HEIGHT).columns(sum(OFFERS), OFFER_GAP)
    kinds = (("tavern", view.monster_offer), ("decorators", view.room_offer))
    for (heading, offer), count in zip(kinds, OFFERS, strict=True):
        places, cells = cells[:count], cells[count:]
        width = places[-1].right - places[0].left
        line = Box(places[0].left, room.top, width, HEADING_HEIGHT)
        draw_heading(canvas, speaker(f"dungeon-lords-picture-{heading}"), line)
        for number, box in enumerate(places):
            if number < len(offer):
                canvas.stamp(_offered(offer[number], box, view, speaker), (box.left, box.top))
            else:
                canvas.box(box, GROUND, RADIUS)
                canvas.dashes(box, LINE, RADIUS)


def _offered(thing: str, box: Box, view: UnderworldView, speaker: Speaker) -> Image.Image:
    """A monster or room on offer."""
    name, effect, word = speaker.say(plain(thing)), NO_EFFECT, ""
    if thing in ROOMS and not ROOMS[thing].workers:
        effect = room_effect(thing, view.seats)
        word = speaker(f"dungeon-lords-picture-{effect.word}") if effect.word else ""
    return offer_card(thing, name, view.year, box.width, box.height, effect, word)
