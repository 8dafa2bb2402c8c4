"""A lord's own desk: order cards, traps, combat cards looked at, and where one may dig or build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import ORDER_NAMES, TRAPS
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.drafts import offered_choices, squares_in_question
from engine.games.dungeon_lords.show.standings import points_now
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.captions import moment
from render.dungeon_lords.parts.ledger import (
    HEADER,
    HEADING_HEIGHT,
    INSIDE,
    LEGEND_HEIGHT,
    draw_heading,
    framed_page,
)
from render.dungeon_lords.parts.orders import ORDER_HEIGHT, order_card
from render.dungeon_lords.parts.pieces import NAME, RADIUS
from render.dungeon_lords.parts.site import SITE_HEIGHT, SITE_WIDTH, Marks, draw_site
from render.dungeon_lords.parts.spells import CARD_HEIGHT, SMALL_CARD_HEIGHT, draw_combat_cards
from render.dungeon_lords.parts.stock import draw_stock
from render.dungeon_lords.parts.traps import (
    EFFECT,
    SMALL_TRAP_HEIGHT,
    TRAP_HEIGHT,
    small_trap_card,
    trap_card,
    trap_effects,
)
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.theme import GOLD, GROUND, GROWTH, LINE, QUIET, RAISED, TRAP, WOUND_INK
from render.kit.tokens import badge
from texts import Speaker

EMPTY_HEIGHT = 84
STOCK = 68
ACROSS = 4
TRAPS_ACROSS = 5


class Sizes(NamedTuple):
    """How high cards are drawn."""

    trap: int
    spell: int


LARGE, SMALL = Sizes(TRAP_HEIGHT, CARD_HEIGHT), Sizes(SMALL_TRAP_HEIGHT, SMALL_CARD_HEIGHT)


class Section(NamedTuple):
    """A part of the desk."""

    height: int
    draw: Callable[[Canvas, Box], None]


def draw_hand(view: UnderworldView, seat: Seat, speaker: Speaker, fresh: tuple[str, ...] = ()) -> Image.Image:
    """What only `seat` may see; traps and combat cards are drawn smaller if there are too many kinds.

    `fresh` names the squares that a draft would change.
    """
    sections = _sections(view, seat, speaker, fresh, LARGE)
    if _bottom(sections) + LEGEND_HEIGHT + MARGIN > TALLEST:
        sections = _sections(view, seat, speaker, fresh, SMALL)
    canvas = framed_page(
        _bottom(sections),
        speaker("dungeon-lords-picture-hand"),
        moment(view, speaker),
        speaker("dungeon-lords-picture-hand-legend"),
        badge(seat, 64),
    )
    room = Box(MARGIN, HEADER, INSIDE, STOCK - 8)
    starts = speaker("dungeon-lords-picture-starts") if view.starts(seat) else ""
    draw_stock(canvas, room, view.lords[seat], view.trap_counts[seat], points_now(view, seat), starts)
    top = HEADER + STOCK
    for section in sections:
        section.draw(canvas, Box(MARGIN, top, INSIDE, section.height))
        top += section.height + GAP // 2
    return canvas.image


def _bottom(sections: list[Section]) -> int:
    return HEADER + STOCK + sum([section.height + GAP // 2 for section in sections])


def _sections(
    view: UnderworldView, seat: Seat, speaker: Speaker, fresh: tuple[str, ...], sizes: Sizes
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
    height = HEADING_HEIGHT + (rows * (sizes.trap + 10) - 10 if rows else EMPTY_HEIGHT)
    sections.append(
        Section(height, lambda canvas, box: _draw_traps(canvas, box, view, kinds, sizes.trap, speaker))
    )
    if any(view.known_spells):
        sections.append(
            Section(
                HEADING_HEIGHT + sizes.spell,
                lambda canvas, box: draw_combat_cards(
                    canvas, box, view, view.known_spells, speaker, sizes.spell
                ),
            )
        )
    return sections


# ── squares ──────────────────────────────────────────────────────────────────────────────────────────────


def marked(view: UnderworldView, seat: Seat) -> Marks:
    """The squares the viewer's question is about, or the tile of the plan."""
    lord = view.lords[seat]
    squares = squares_in_question(view, lord)
    if squares:
        return Marks(squares)
    plan = view.plan or lord.plan
    return Marks(battle=plan.where) if plan is not None and not view.building else Marks()


def _draw_plan(
    canvas: Canvas, room: Box, view: UnderworldView, seat: Seat, marks: Marks, speaker: Speaker
) -> None:
    """The viewer's site with its marks, and beside it what the marks mean."""
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
    """The text that explains the marks."""
    if marks.battle is not None:
        return "battle-here"
    return "choose-square" if marks.open else "as-it-would-be"


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def _order_cards(view: UnderworldView, seat: Seat) -> tuple[str, ...]:
    """The order cards, in the sequence of the board; before the first round, those to choose from."""
    if not view.building or view.exercise:
        return ()
    lord = view.lords[seat]
    if lord.hand or lord.unavailable:
        return ORDER_NAMES
    offered = offered_choices(view)
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
        words = tuple([speaker(key, n=n) for key, n in trap_effects(TRAPS[trap], view.year)])
        if height == TRAP_HEIGHT:
            card = trap_card(trap, speaker.say(plain(trap)), words, view.year, count, box.width)
        else:
            card = small_trap_card(trap, speaker.say(plain(trap)), words, view.year, count, box.width)
        if trap in view.set_traps:
            canvas.glow(box, TRAP, RADIUS, 8)
        canvas.stamp(card, (box.left, box.top))
