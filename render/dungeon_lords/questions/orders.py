"""Questions about orders: the board with everybody's spaces, what is on offer, and what the round brings."""

from __future__ import annotations

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import EVENTS, HEROES, MONSTERS, ORDER_PLACE, ROOMS
from engine.games.dungeon_lords.lord import NOBODY
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import hero_of, picture_of
from render.dungeon_lords.parts.captions import title
from render.dungeon_lords.parts.heroes import power_parts, rim_of
from render.dungeon_lords.parts.offers import room_effect, room_terms, strengths, zone_plan
from render.dungeon_lords.parts.orders import draw_space
from render.dungeon_lords.parts.pieces import NAME, RADIUS, Part, draw_parts_middle, mark_of, parts_of
from render.dungeon_lords.questions.sheet import (
    SPACE,
    Sheet,
    Strip,
    combat_cards,
    evilometer,
    sheet,
    stock,
    words,
)
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, PARCHMENT, QUIET, SEATS, WOUND_INK, Colour
from render.kit.writing import Style
from texts import Speaker

ROW = 60
LARGE_ROW = 80
NAMED = 206
MARKER = 36
PLACE = Style(Face.HEAVY, 34)
OFFER_HEIGHT = 140
OFFERED = Style(Face.BOLD, 24)
ROUND_HEIGHT = 64
EVENT_WIDTH = 196
EVENT_NAME_WIDTH = EVENT_WIDTH - 74
WIDE = 160


def draw_orders(
    view: UnderworldView,
    seat: Seat,
    orders: tuple[str, ...],
    speaker: Speaker,
    verdict: tuple[str, Colour] | None = None,
    *,
    outlook: bool = True,
) -> Sheet:
    """All orders with what they cost and bring; those chosen are numbered, those unavailable struck out.

    The `outlook` is what the lord has, what is on offer, and what the round brings.
    """
    lord = view.lords[seat]
    chosen = view.orders or tuple([errand.order for errand in lord.errands])
    rows = [_row(view, order, chosen, order in lord.unavailable, speaker) for order in orders]
    return sheet(
        stock(view, seat) if outlook else None,
        *rows,
        _offers(view, speaker) if outlook and (view.monster_offer or view.room_offer) else None,
        _round(view, speaker) if outlook and (view.event or view.arriving) else None,
        None if verdict is None else words(verdict[0], verdict[1]),
    )


def draw_errand(view: UnderworldView, seat: Seat, order: str, speaker: Speaker) -> Sheet:
    """One order with its spaces, and how evil everybody is; for the reputation also the combat cards."""
    played = tuple([errand.order for errand in view.lords[seat].errands]) or view.orders
    return sheet(
        stock(view, seat),
        _row(view, order, played, False, speaker, LARGE_ROW),
        evilometer(view, speaker),
        combat_cards(view, speaker) if order == "reputation" else None,
        _round(view, speaker) if view.event or view.arriving else None,
    )


def _row(
    view: UnderworldView,
    order: str,
    chosen: tuple[str, ...],
    lacking: bool,
    speaker: Speaker,
    height: int = ROW,
) -> Strip:
    place = chosen.index(order) + 1 if order in chosen else 0
    return Strip(
        height - (SPACE - 4),
        lambda canvas, box: _draw_row(canvas, box, view, order, place, lacking and not place, speaker),
        f"order-{ORDER_PLACE[order] + 1}",
    )


def _draw_row(
    canvas: Canvas, box: Box, view: UnderworldView, order: str, place: int, lacking: bool, speaker: Speaker
) -> None:
    canvas.box(box, PARCHMENT if place else PANEL, RADIUS, GOLD if place else LINE)
    ink = GROUND if place else INK
    canvas.stamp_middle(picture_of(order, 3), (box.left + 34, box.middle[1]))
    name = Box(box.left + 70, box.top, NAMED - 76, box.height)
    if place:
        corner = Box(box.left + 3, box.top + 3, 32, 36)
        canvas.box(corner, GOLD, 8)
        canvas.text(str(place), corner, PLACE, GROUND, align="middle")
    canvas.text(speaker.say(plain(order)), name, NAME, ink, lines=2)
    for number, cell in enumerate(box.inner(NAMED, 3, 6, 3).columns(3, 6)):
        draw_space(canvas, cell, order, number)
        standing = view.spaces[ORDER_PLACE[order]][number]
        if standing != NOBODY:
            canvas.rim(cell, SEATS[standing].colour if standing < view.seats else QUIET, 8, 4)
            canvas.stamp_middle(
                mark_of(view, standing, MARKER), (cell.right - MARKER // 2 - 5, cell.middle[1])
            )
    if lacking:
        canvas.fade(box, 0.55, RADIUS)
        canvas.line((box.left + 12, box.bottom - 10), (box.left + NAMED - 12, box.top + 10), WOUND_INK, 5)


# ── what is on offer, and what the round brings ──────────────────────────────────────────────────────────


def _offers(view: UnderworldView, speaker: Speaker) -> Strip:
    return Strip(OFFER_HEIGHT, lambda canvas, box: _draw_offers(canvas, box, view, speaker), "offers")


def _draw_offers(canvas: Canvas, box: Box, view: UnderworldView, speaker: Speaker) -> None:
    """Monsters with damage and price, rooms with their work or effect, in five small places."""
    things = [*view.monster_offer, *view.room_offer]
    for thing, cell in zip(things, box.columns(max(5, len(things)), 6), strict=False):
        draw_offer(canvas, cell, thing, view, speaker)


def draw_offer(canvas: Canvas, cell: Box, thing: str, view: UnderworldView, speaker: Speaker) -> None:
    """Something on offer: figure, name and terms, and in a wide cell where a room may be built."""
    canvas.box(cell, PANEL, RADIUS, LINE)
    upper, lower = _terms(thing, view.seats)
    shift = 32 if upper else 0
    canvas.stamp_middle(picture_of(thing, 2), (cell.middle[0] - shift, cell.top + 28))
    draw_parts_middle(canvas, upper, Box(cell.middle[0], cell.top + 6, 64, 44), OFFERED, INK)
    room = Box(cell.left + 5, cell.top + 50, cell.width - 10, 50 if lower else 84)
    name = title(speaker.say(plain(thing)), OFFERED, room.width)
    canvas.text(name, room, OFFERED, INK, lines=2 if lower else 3, align="middle")
    terms = Box(cell.left, cell.top + 100, cell.width, 38)
    zone = ROOMS[thing].zone if thing in ROOMS and cell.width >= WIDE else ""
    if zone:
        plan = zone_plan(zone)
        canvas.stamp(plan, (cell.left + 12, terms.top))
        terms = terms.inner(left=plan.width + 12)
    draw_parts_middle(canvas, lower, terms, OFFERED, INK)


def _terms(thing: str, seats: int) -> tuple[list[Part], list[Part]]:
    """What stands beside the figure, and what below the name: damage and price, product and workers."""
    if thing in MONSTERS:
        return strengths(thing)[:1], parts_of(MONSTERS[thing].cost)
    if ROOMS[thing].workers:
        taken, made = room_terms(thing)
        return made, taken
    effect = room_effect(thing, seats)
    return [], [*effect.upper, *effect.lower]


def _round(view: UnderworldView, speaker: Speaker) -> Strip:
    return Strip(ROUND_HEIGHT, lambda canvas, box: _draw_round(canvas, box, view, speaker), "round")


def _draw_round(canvas: Canvas, box: Box, view: UnderworldView, speaker: Speaker) -> None:
    """The event at the end of the round, and the heroes who arrive, the weakest first."""
    event = view.special if view.event == "special" and view.special else view.event
    if event:
        canvas.stamp_middle(picture_of(event, 3), (box.left + 34, box.middle[1]))
        key = f"event-{event}" if event in EVENTS else event
        name = Box(box.left + 72, box.top, EVENT_NAME_WIDTH, box.height)
        canvas.text(title(speaker.say(plain(key)), OFFERED, name.width), name, OFFERED, INK, lines=2)
    for card, cell in zip(view.arriving, box.inner(left=EVENT_WIDTH).columns(4, 6), strict=False):
        canvas.box(cell, PANEL, RADIUS, rim_of(card), 2)
        canvas.stamp_middle(hero_of(card, 2), (cell.left + 34, cell.middle[1]))
        terms, powers = cell.inner(left=62, right=4), power_parts(card)[:1]
        upper = terms._replace(height=cell.height // 2) if powers else terms
        draw_parts_middle(canvas, [Part(str(HEROES[card].hits), "heart")], upper, OFFERED, INK)
        draw_parts_middle(canvas, powers, terms.inner(top=cell.height // 2), OFFERED, INK)
