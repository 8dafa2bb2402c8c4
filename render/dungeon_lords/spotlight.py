"""The spotlight: one lord's dungeon with site, lair, gate, prison and orders."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.dungeon_lords.cards import ORDER_NAMES
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.show.news import News
from engine.games.dungeon_lords.show.standings import points_now
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import hero_of, picture_of
from render.dungeon_lords.parts.captions import moment
from render.dungeon_lords.parts.heroes import hero_plate
from render.dungeon_lords.parts.lair import draw_monster
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
from render.dungeon_lords.parts.pieces import RADIUS
from render.dungeon_lords.parts.site import SITE_HEIGHT, SITE_WIDTH, Marks, draw_site
from render.dungeon_lords.parts.stock import draw_stock
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GROUND, LINE, PANEL, QUIET, SEATS, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

STOCK_HEIGHT = 60
GATE_HEIGHT = 164
SHELF_HEIGHT = 92
LAIRS = ((1, 4), (1, 8), (2, 12), (2, 16))
"""Numbers of columns, and how many monsters fit into them."""
MOST_SINGLE = 8
"""In a fuller lair, those alike share a place."""
PRISON_WIDTH = 244
PLATE_WIDTH = 136
COUNT = Style(Face.HEAVY, 28)


class Page(NamedTuple):
    """All that a dungeon's picture depends on: an equal page is not drawn again."""

    seat: Seat
    lord: Lord
    traps: int
    set_traps: int
    news: News
    awaited: bool
    starts: bool
    building: bool
    points: int | None
    name: str
    moment: str
    words: tuple[str, ...]

    def say(self, word: str) -> str:
        """A word of the picture in the reader's language."""
        return self.words[WORDS.index(word)]


WORDS = (
    "gate",
    "no-heroes",
    "no-heroes-left",
    "starts",
    "prison",
    "lair",
    "orders",
    "unavailable",
    "dungeon-legend",
)


def page_of(view: UnderworldView, seat: Seat, speaker: Speaker) -> Page:
    """The part of the view that a dungeon's picture shows."""
    return Page(
        seat=seat,
        lord=view.lords[seat],
        traps=view.trap_counts[seat],
        set_traps=view.set_trap_counts[seat],
        news=view.news[seat],
        awaited=seat in view.awaited,
        starts=view.starts(seat),
        building=view.building,
        points=points_now(view, seat),
        name=speaker.say(seat_name(seat)),
        moment=moment(view, speaker),
        words=tuple([speaker(f"dungeon-lords-picture-{word}") for word in WORDS]),
    )


def draw_dungeon(page: Page) -> Image.Image:
    """What lies open on a dungeon board."""
    lord = page.lord
    gate = HEADER + STOCK_HEIGHT + GAP // 2
    site = gate + HEADING_HEIGHT + GATE_HEIGHT + GAP // 2
    shelf = site + SITE_HEIGHT + GAP // 2
    desk = HEADING_HEIGHT + SHELF_HEIGHT if page.building else 0
    canvas = new_page(shelf + desk + LEGEND_HEIGHT + MARGIN)
    if page.awaited:
        canvas.glow(Box(MARGIN + 6, 12, 60, 60), SEATS[page.seat].colour, 30)
    draw_header(canvas, page.name, page.moment, badge(page.seat, 64))
    stock = Box(MARGIN, HEADER, INSIDE, STOCK_HEIGHT)
    draw_stock(canvas, stock, lord, page.traps, page.points, page.say("starts") if page.starts else "")
    _draw_gate(canvas, Box(MARGIN, gate, INSIDE, HEADING_HEIGHT + GATE_HEIGHT), page)
    where = lord.plan.where if lord.plan else None
    draw_site(canvas, (MARGIN, site), lord, Marks((), where, page.set_traps, page.news.squares))
    left = MARGIN + SITE_WIDTH + GAP
    _draw_lair(canvas, Box(left, site, WIDTH - MARGIN - left, SITE_HEIGHT), page)
    if page.building:
        _draw_desk(canvas, Box(MARGIN, shelf, INSIDE, desk), page)
    draw_legend(canvas, page.say("dungeon-legend"))
    return canvas.image


# ── gate and prison ──────────────────────────────────────────────────────────────────────────────────────


def _draw_gate(canvas: Canvas, room: Box, page: Page) -> None:
    """Heroes in marching order, and the prison beside them."""
    prison = Box(room.right - PRISON_WIDTH, room.top, PRISON_WIDTH, room.height)
    party = room.inner(right=PRISON_WIDTH + GAP)
    draw_heading(canvas, page.say("gate"), party._replace(height=HEADING_HEIGHT))
    _draw_party(canvas, party.inner(top=HEADING_HEIGHT), page)
    draw_heading(canvas, page.say("prison"), prison._replace(height=HEADING_HEIGHT))
    _draw_prison(canvas, prison.inner(top=HEADING_HEIGHT), page.lord.prison)


def _draw_party(canvas: Canvas, room: Box, page: Page) -> None:
    heroes = page.lord.heroes
    if not heroes:
        canvas.box(room, GROUND, RADIUS)
        canvas.dashes(room, LINE, RADIUS)
        canvas.text(nobody_word(page), room.inset(GAP), COUNT, QUIET, align="middle")
        return
    width = min(PLATE_WIDTH, (room.width + 8) // len(heroes) - 8)
    for number, hero in enumerate(heroes):
        plate = hero_plate(hero, width, room.height)
        canvas.stamp(plate, (room.left + number * (width + 8), room.top))


def nobody_word(page: Page) -> str:
    """What an empty gate says: heroes are still to come, or there are none left."""
    return page.say("no-heroes" if page.building else "no-heroes-left")


def _draw_prison(canvas: Canvas, room: Box, prison: tuple[str, ...]) -> None:
    canvas.box(room, GROUND, RADIUS, LINE)
    inside = room.inset(6)
    across, size = (3, 3) if len(prison) <= 6 else (5, 2)
    cells = inside.grid(2 * across, across, inside.height // 2, 0)
    for card, box in zip(prison, cells, strict=False):
        canvas.stamp_middle(hero_of(card, size), box.middle)
    for box in cells[1:across]:
        canvas.box(Box(box.left - 3, room.top + 3, 6, room.height - 6), QUIET if prison else LINE)


# ── lair ─────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_lair(canvas: Canvas, room: Box, page: Page) -> None:
    """Monsters and ghosts; those face down are turned and faded."""
    draw_heading(canvas, page.say("lair"), room._replace(height=HEADING_HEIGHT))
    lord = page.lord
    inside = room.inner(top=HEADING_HEIGHT)
    canvas.box(inside, GROUND, RADIUS, LINE)
    inside = inside.inset(4)
    sent = lord.plan.monsters if lord.plan is not None else ()
    places = _places(lord.monsters, sent)
    across, most = next((pair for pair in LAIRS if len(places) <= pair[1]), LAIRS[-1])
    height = inside.height // (most // across) - 4
    cells = inside.grid(len(places), across, height, 4)
    for alike, box in zip(places, cells[:most], strict=False):
        draw_monster(canvas, box, alike[0], len(alike))
        if alike[0].uid in sent:
            canvas.rim(box, WOUND_INK, 10, 4)
        if page.news.hired and lord.monsters[-1] in alike:
            canvas.stamp(sprite("spark", 3), (box.left + 2, box.top + 2))


def _places(monsters: tuple[Monster, ...], sent: tuple[int, ...]) -> list[list[Monster]]:
    """Every monster for itself, or if there are too many, those alike together."""
    if len(monsters) <= MOST_SINGLE:
        return [[monster] for monster in monsters]
    alike: dict[tuple[str, bool, bool], list[Monster]] = {}
    for monster in monsters:
        alike.setdefault((monster.kind, monster.ready, monster.uid in sent), []).append(monster)
    return list(alike.values())


# ── desk ─────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_desk(canvas: Canvas, room: Box, page: Page) -> None:
    """The orders of the round and their outcomes, and those that are unavailable."""
    lord, (left, right) = page.lord, room.columns(2)
    draw_heading(canvas, page.say("orders"), left._replace(height=HEADING_HEIGHT))
    draw_heading(canvas, page.say("unavailable"), right._replace(height=HEADING_HEIGHT))
    for number, box in enumerate(left.inner(top=HEADING_HEIGHT).columns(3, 10)):
        if number >= len(lord.errands):
            canvas.box(box, GROUND, 10)
            canvas.dashes(box, LINE, 10)
            continue
        errand = lord.errands[number]
        canvas.box(box, PANEL, 10, LINE)
        canvas.stamp_middle(picture_of(errand.order, 4), (box.middle[0] - 14, box.middle[1]))
        canvas.text(str(number + 1), Box(box.left + 8, box.top + 2, 24, 36), COUNT, QUIET)
        if errand.outcome != "waiting":
            symbol = sprite("tick" if errand.outcome == "done" else "cross", 4)
            canvas.stamp(symbol, (box.right - symbol.width - 2, box.bottom - symbol.height - 2))
    missing = [order for order in ORDER_NAMES if order in lord.unavailable]
    cells = right.inner(top=HEADING_HEIGHT).columns(max(3, len(missing)), 10)
    for order, box in zip(missing, cells, strict=False):
        canvas.box(box, PANEL, 10, LINE)
        canvas.stamp_middle(picture_of(order, 4), box.middle)
        canvas.fade(box, 0.5, 10)
        canvas.line((box.left + 8, box.bottom - 8), (box.right - 8, box.top + 8), WOUND_INK, 4)
