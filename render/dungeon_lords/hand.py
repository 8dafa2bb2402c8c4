"""A lord's own desk: order cards, traps, combat cards looked at, and where one may dig or build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core.forms import Option, Pick
from engine.core.text import Seat
from engine.games.dungeon_lords.cards import FREE, ORDER_NAMES, TRAPS, TrapCard
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.rules.orders.building import BUILDING, building_sites
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARES, diggable, square_name
from engine.games.dungeon_lords.state import Lord
from render.dungeon_lords.board import COMBAT, moment
from render.dungeon_lords.dungeon import draw_stock, page_of
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.ledger import (
    HEADER,
    HEADING_HEIGHT,
    INSIDE,
    LEGEND_HEIGHT,
    draw_header,
    draw_heading,
    draw_legend,
    new_page,
)
from render.dungeon_lords.parts.pieces import AMOUNT, NAME, RADIUS, TIMES, draw_parts_middle, parts_of, title
from render.dungeon_lords.parts.site import SITE_HEIGHT, SITE_WIDTH, Marks, draw_site
from render.dungeon_lords.parts.spells import CARD_HEIGHT, draw_combat_cards
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GOLD, GROUND, GROWTH, INK, LINE, PANEL, PARCHMENT, QUIET, RAISED, TRAP, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

ORDER_HEIGHT = 148
TRAP_HEIGHT = 214
SMALL_TRAP_HEIGHT = 102
EMPTY_HEIGHT = 84
STOCK = 68
COUNT = Style(Face.HEAVY, 36)
EFFECT = Style(Face.BOLD, 24)
ACROSS = 4
TRAPS_ACROSS = 5


class Section(NamedTuple):
    """A part of the desk."""

    height: int
    draw: Callable[[Canvas, Box], None]


def draw_hand(view: UnderworldView, seat: Seat, speaker: Speaker, fresh: tuple[str, ...] = ()) -> Image.Image:
    """What only `seat` may see; with a great many kinds of traps, these are drawn smaller.

    `fresh` are squares by name that an answer in the making would change.
    """
    sections = _sections(view, seat, speaker, fresh, TRAP_HEIGHT)
    if _height(sections) > TALLEST:
        sections = _sections(view, seat, speaker, fresh, SMALL_TRAP_HEIGHT)
    canvas = new_page(_height(sections))
    draw_header(canvas, speaker("dungeon-lords-picture-hand"), moment(view, speaker), badge(seat, 64))
    draw_stock(canvas, Box(MARGIN, HEADER, INSIDE, STOCK - 8), page_of(view, seat, speaker))
    top = HEADER + STOCK
    for section in sections:
        section.draw(canvas, Box(MARGIN, top, INSIDE, section.height))
        top += section.height + GAP // 2
    draw_legend(canvas, speaker("dungeon-lords-picture-hand-legend"))
    return canvas.image


def _height(sections: list[Section]) -> int:
    return HEADER + STOCK + sum([section.height + GAP // 2 for section in sections]) + LEGEND_HEIGHT + MARGIN


def _sections(
    view: UnderworldView, seat: Seat, speaker: Speaker, fresh: tuple[str, ...], trap_height: int
) -> list[Section]:
    sections = []
    marks = marked(view, seat)._replace(fresh=fresh)
    orders = _order_cards(view, seat)
    if marks.open or marks.fresh or marks.battle is not None:
        sections.append(
            Section(SITE_HEIGHT, lambda canvas, box: _draw_plan(canvas, box, view, seat, marks, speaker))
        )
    elif orders:
        height = HEADING_HEIGHT + -(-len(orders) // ACROSS) * (ORDER_HEIGHT + 10) - 10
        sections.append(Section(height, lambda canvas, box: _draw_orders(canvas, box, view, orders, speaker)))
    kinds = list(Counter(view.traps).items())
    rows = -(-len(kinds) // TRAPS_ACROSS)
    height = HEADING_HEIGHT + (rows * (trap_height + 10) - 10 if rows else EMPTY_HEIGHT)
    sections.append(
        Section(height, lambda canvas, box: _draw_traps(canvas, box, view, kinds, trap_height, speaker))
    )
    if any(view.known_spells):
        height = HEADING_HEIGHT + CARD_HEIGHT
        sections.append(
            Section(
                height, lambda canvas, box: draw_combat_cards(canvas, box, view, view.known_spells, speaker)
            )
        )
    return sections


# ── squares ──────────────────────────────────────────────────────────────────────────────────────────────


def marked(view: UnderworldView, seat: Seat) -> Marks:
    """The squares that the viewer's question is about, or the tile of a plan being made."""
    lord = view.lords[seat]
    squares = _squares_in_question(view, lord)
    if squares:
        return Marks(squares)
    plan = view.plan or lord.plan
    return Marks(battle=plan.where) if plan is not None and view.phase in COMBAT else Marks()


def _squares_in_question(view: UnderworldView, lord: Lord) -> tuple[int, ...]:
    """Where one may dig or build next, or the squares that options name: by themselves or after a room."""
    forms = [decision.form for decision in view.decisions]
    if DIGGING in forms:
        return diggable(lord.filled) if view.permit else ()
    if BUILDING in forms:
        return tuple(sorted({where for room in view.room_offer for where in building_sites(lord, room)}))
    named = {option.id.rpartition("@")[2] for option in _options(view)}
    return tuple([where for where in SQUARES if square_name(where) in named])


def _options(view: UnderworldView) -> list[Option]:
    forms = [decision.form for decision in view.decisions]
    return [option for form in forms if isinstance(form, Pick) for option in form.options]


def _draw_plan(
    canvas: Canvas, room: Box, view: UnderworldView, seat: Seat, marks: Marks, speaker: Speaker
) -> None:
    """The own site with its marks, and beside it what the marks are about."""
    draw_site(canvas, (room.left, room.top), view.lords[seat], marks)
    left = room.left + SITE_WIDTH + GAP
    side = Box(left, room.top, WIDTH - MARGIN - left, room.height)
    line = side._replace(height=3 * EFFECT.leading)
    colour = WOUND_INK if marks.battle is not None else GROWTH
    canvas.text(speaker(f"dungeon-lords-picture-{_subject(marks)}"), line, EFFECT, colour, lines=3)
    lord = view.lords[seat]
    plan = view.plan or lord.plan
    sent = [monster for monster in lord.monsters if plan is not None and monster.uid in plan.monsters]
    below = side.inner(top=line.height + 8)
    things = [*view.set_traps, *(monster.kind for monster in sent)]
    for thing, box in zip(things, below.grid(len(things), 2, 104, 6), strict=True):
        canvas.box(box, RAISED, RADIUS, TRAP if thing in TRAPS else LINE)
        canvas.stamp_middle(picture_of(thing, 4), box.middle)


def _subject(marks: Marks) -> str:
    """What the site is shown for."""
    if marks.battle is not None:
        return "battle-here"
    return "choose-square" if marks.open else "as-it-would-be"


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def _order_cards(view: UnderworldView, seat: Seat) -> tuple[str, ...]:
    """The order cards, in the sequence of the board; before the first round, those to choose from."""
    if view.phase in COMBAT or view.practice:
        return ()
    lord = view.lords[seat]
    if lord.hand or lord.unavailable:
        return ORDER_NAMES
    offered = {option.id for option in _options(view)}
    return tuple([order for order in ORDER_NAMES if order in offered])


def _draw_orders(
    canvas: Canvas, room: Box, view: UnderworldView, orders: tuple[str, ...], speaker: Speaker
) -> None:
    draw_heading(canvas, speaker("dungeon-lords-picture-order-cards"), room._replace(height=HEADING_HEIGHT))
    assert view.viewer is not None
    lord = view.lords[view.viewer]
    chosen = view.orders or tuple([errand.order for errand in lord.errands])
    cells = room.inner(top=HEADING_HEIGHT).grid(len(orders), ACROSS, ORDER_HEIGHT, 10)
    for order, box in zip(orders, cells, strict=True):
        place = chosen.index(order) + 1 if order in chosen else 0
        missing = order in lord.unavailable and not place
        canvas.stamp(order_card(order, speaker.say(plain(order)), place, box.width), (box.left, box.top))
        if missing:
            canvas.fade(box, 0.55, RADIUS)
            canvas.line((box.left + 44, box.top + 80), (box.right - 44, box.top + 12), WOUND_INK, 5)
    if view.neighbour_order:
        words = speaker("dungeon-lords-picture-neighbour", order=plain(view.neighbour_order))
        canvas.text(words, room._replace(height=HEADING_HEIGHT), EFFECT, GOLD, align="right")


@lru_cache(maxsize=96)
def order_card(order: str, name: str, place: int, width: int) -> Image.Image:
    """An order card; a chosen one shows which number it is."""
    canvas = Canvas.blank(width, ORDER_HEIGHT, GOLD if place else LINE)
    canvas.box(canvas.whole.inset(5 if place else 3), PARCHMENT if place else PANEL, RADIUS - 4)
    ink = GROUND if place else INK
    canvas.stamp_middle(picture_of(order, 4), (width // 2, 48))
    line = Box(8, 82, width - 16, ORDER_HEIGHT - 88)
    canvas.text(name, line, NAME, ink, lines=2, align="middle")
    if place:
        canvas.text(f"{place}.", Box(14, 8, 60, 46), COUNT, ink)
    return canvas.cut_out(RADIUS)


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_traps(
    canvas: Canvas,
    room: Box,
    view: UnderworldView,
    kinds: list[tuple[str, int]],
    height: int,
    speaker: Speaker,
) -> None:
    draw_heading(canvas, speaker("dungeon-lords-picture-traps"), room._replace(height=HEADING_HEIGHT))
    below = room.inner(top=HEADING_HEIGHT)
    if not kinds:
        canvas.box(below, GROUND, RADIUS)
        canvas.dashes(below, LINE, RADIUS)
        canvas.text(speaker("dungeon-lords-picture-no-traps"), below, NAME, QUIET, align="middle")
    for (trap, count), box in zip(kinds, below.grid(len(kinds), TRAPS_ACROSS, height, 10), strict=True):
        words = tuple([speaker(key, n=n) for key, n in effects(TRAPS[trap], view.year)])
        if height == TRAP_HEIGHT:
            card = trap_card(trap, speaker.say(plain(trap)), words, view.year, count, box.width)
        else:
            card = small_trap_card(trap, words, view.year, count, box.width)
        if trap in view.set_traps:
            canvas.glow(box, TRAP, RADIUS, 8)
        canvas.stamp(card, (box.left, box.top))


def effects(card: TrapCard, year: int) -> list[tuple[str, int]]:
    """What a trap does, as keys of short texts with a number."""
    told = [
        (f"dungeon-lords-picture-hit-{'whole' if hit.whole else hit.who}", hit.damage[year - 1])
        for hit in card.hits
    ]
    if card.poison:
        told.append(("dungeon-lords-picture-hit-later", card.poison))
    if card.holds:
        told.append(("dungeon-lords-picture-hit-holds", 0))
    return told


@lru_cache(maxsize=96)
def trap_card(trap: str, name: str, words: tuple[str, ...], year: int, count: int, width: int) -> Image.Image:
    """A trap with its effects in two lines, its price, and how many there are."""
    canvas = Canvas.blank(width, TRAP_HEIGHT, TRAP)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    inside = canvas.whole.inset(8)
    words_of_name = title(name, NAME, inside.width)
    canvas.text(words_of_name, inside._replace(height=56), NAME, GROUND, lines=2, align="middle")
    cost = TRAPS[trap].pay[year - 1]
    art = Box(inside.left, inside.top + 58, inside.width, 78)
    right = 52 if cost != FREE or count > 1 else 0
    canvas.stamp_middle(picture_of(trap, 4), art.inner(right=right).middle)
    corner = art.inner(left=art.width - 58)
    if cost != FREE:
        draw_parts_middle(canvas, parts_of(cost), corner._replace(height=36), AMOUNT, GROUND)
    if count > 1:
        line = Box(corner.left, corner.bottom - 36, corner.width, 36)
        canvas.text(f"{TIMES}{count}", line, AMOUNT, GROUND, align="middle")
    for number, word in enumerate(words[:2]):
        line = Box(inside.left, art.bottom + 2 + number * 30, inside.width, 30)
        canvas.text(word, line, EFFECT, GROUND, align="middle")
    return canvas.cut_out(RADIUS)


@lru_cache(maxsize=96)
def small_trap_card(trap: str, words: tuple[str, ...], year: int, count: int, width: int) -> Image.Image:
    """The same without its name, in half the height: how many at the left, the price at the right."""
    canvas = Canvas.blank(width, SMALL_TRAP_HEIGHT, TRAP)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    inside = canvas.whole.inset(8)
    art = inside._replace(height=36)
    canvas.stamp_middle(picture_of(trap, 2), (art.left + 66, art.middle[1]))
    cost = TRAPS[trap].pay[year - 1]
    if cost != FREE:
        draw_parts_middle(canvas, parts_of(cost), art.inner(left=art.width - 58), AMOUNT, GROUND)
    if count > 1:
        canvas.text(f"{TIMES}{count}", art._replace(width=50), AMOUNT, GROUND, align="middle")
    for number, word in enumerate(words[:2]):
        line = Box(inside.left, art.bottom - 2 + number * 26, inside.width, 28)
        canvas.text(word, line, EFFECT, GROUND, align="middle")
    return canvas.cut_out(RADIUS)
