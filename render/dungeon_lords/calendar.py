"""The calendar: seasons with their events and heroes, the Evilometer with the paladin, the combat cards."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.cards import EVENTS, SPECIALS
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.captions import moment
from render.dungeon_lords.parts.evilometer import draw_evilometer, evilometer_height
from render.dungeon_lords.parts.heroes import small_hero
from render.dungeon_lords.parts.ledger import HEADER, HEADING_HEIGHT, INSIDE, draw_heading, framed_page
from render.dungeon_lords.parts.pieces import RADIUS, dimmed, mark_of
from render.dungeon_lords.parts.spells import CARD_HEIGHT, draw_combat_cards
from render.kit.canvas import MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK, LINE, PANEL, QUIET, RAISED, WOUND_INK
from render.kit.writing import Style
from texts import Speaker

SEASONS = 4
TAB_HEIGHT = 52
ROUND_HEIGHT = 274
SEASON_NAME = Style(Face.BOLD, 28)
EVENT_NAME = Style(Face.BOLD, 24)
EVENT_RULE = Style(Face.PLAIN, 24)
EVENT_WIDTH = 88
HERO_HEIGHT = 58
NEIGHBOUR_HEIGHT = 60
NEIGHBOUR_GAP = 4
ORDER_WIDTH = 90
"""Of an order in a non-player's pile."""


def draw_calendar(view: UnderworldView, speaker: Speaker) -> Image.Image:
    """The rounds while dungeons are built, how evil each lord is, and the combat cards."""
    neighbours = HEADER + (TAB_HEIGHT + 8 + ROUND_HEIGHT + 8 if view.building else 0)
    shown = view.building and bool(view.neighbours)
    piles = len(view.neighbours) * (NEIGHBOUR_HEIGHT + NEIGHBOUR_GAP) + HEADING_HEIGHT + NEIGHBOUR_GAP
    scale = neighbours + (piles if shown else 0)
    scale_height = evilometer_height(view)
    cards = scale + scale_height + 4
    canvas = framed_page(
        cards + HEADING_HEIGHT + CARD_HEIGHT,
        speaker("dungeon-lords-picture-calendar"),
        moment(view, speaker),
        speaker("dungeon-lords-picture-calendar-legend"),
        picture_of("taxes", 4),
    )
    if view.building:
        _draw_seasons(canvas, Box(MARGIN, HEADER, INSIDE, TAB_HEIGHT), view, speaker)
        _draw_rounds(canvas, Box(MARGIN, HEADER + TAB_HEIGHT + 8, INSIDE, ROUND_HEIGHT), view, speaker)
    if shown:
        _draw_neighbours(canvas, Box(MARGIN, neighbours, INSIDE, piles), view, speaker)
    draw_evilometer(canvas, Box(MARGIN, scale, INSIDE, scale_height), view, speaker)
    draw_combat_cards(canvas, Box(MARGIN, cards, INSIDE, 0), view, view.open_spells, speaker)
    return canvas.image


# ── seasons ──────────────────────────────────────────────────────────────────────────────────────────────


def _draw_seasons(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    """The four seasons: those that are over are ticked off, later ones show the events still face down."""
    for season, box in enumerate(room.columns(SEASONS, 10), 1):
        now = season == view.season
        canvas.box(box, RAISED if now else PANEL, RADIUS, GOLD if now else LINE)
        name = speaker.say(plain(f"season-{season}"))
        canvas.text(name, box.inner(left=14), SEASON_NAME, GOLD if now else INK)
        if season < view.season:
            canvas.fade(box, 0.5, RADIUS)
            canvas.stamp_middle(sprite("tick", 3), (box.right - 34, box.middle[1]))
        elif 0 < view.season < season - 1:
            for number, event in enumerate(reversed(view.events_left)):
                at = (box.right - 26 - 38 * number, box.middle[1])
                canvas.stamp_middle(dimmed(picture_of(event, 2)), at)


def _draw_rounds(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    """What this round brings and what the next one does; after autumn comes combat."""
    now, later = room.columns(2, 10)
    canvas.box(now, PANEL, RADIUS, GOLD)
    canvas.box(later, PANEL, RADIUS, LINE)
    _draw_round(canvas, now.inset(10), "this-round", _event(view, view.event), view.arriving, speaker)
    following = "combat" if view.season == SEASONS else _event(view, view.next_event)
    _draw_round(canvas, later.inset(10), "next-round", following, view.next_heroes, speaker)


def _event(view: UnderworldView, event: str) -> str:
    """The event, or once it is known the special one by name."""
    return view.special if event == "special" and view.special else event


def _draw_round(
    canvas: Canvas, room: Box, heading: str, event: str, heroes: tuple[str, ...], speaker: Speaker
) -> None:
    """An event with its name and what it means, and the heroes who arrive."""
    canvas.text(speaker(f"dungeon-lords-picture-{heading}"), room._replace(height=34), EVENT_NAME, QUIET)
    line = room.inner(top=36)._replace(height=90)
    if event:
        art = sprite("sword", 4) if event == "combat" else picture_of(event, 4)
        canvas.stamp_middle(art, (line.left + EVENT_WIDTH // 2 - 4, line.middle[1]))
        words = line.inner(left=EVENT_WIDTH)
        key = f"event-{event}" if event in EVENTS else event if event in SPECIALS else f"picture-{event}"
        canvas.text(speaker.say(plain(key)), words._replace(height=34), EVENT_NAME, INK)
        rule = speaker(f"dungeon-lords-meaning-{event}")
        canvas.text(rule, words.inner(top=32), EVENT_RULE, QUIET, lines=2)
    else:
        canvas.text(speaker("dungeon-lords-picture-quiet"), line, EVENT_NAME, QUIET, lines=2)
    for card, box in zip(heroes, room.inner(top=130).grid(len(heroes), 2, HERO_HEIGHT, 6), strict=True):
        canvas.stamp(small_hero(card, box.width, HERO_HEIGHT), (box.left, box.top))


# ── non-players ──────────────────────────────────────────────────────────────────────────────────────────


def _draw_neighbours(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    """For each non-player colour the orders in its pile, and struck out those it cannot use."""
    draw_heading(
        canvas, speaker("dungeon-lords-picture-neighbours-legend"), room._replace(height=HEADING_HEIGHT)
    )
    rows = room.inner(top=HEADING_HEIGHT).grid(len(view.neighbours), 1, NEIGHBOUR_HEIGHT, NEIGHBOUR_GAP)
    for number, (neighbour, box) in enumerate(zip(view.neighbours, rows, strict=True)):
        canvas.box(box, PANEL, RADIUS, LINE)
        canvas.stamp_middle(mark_of(view, view.seats + number, 44), (box.left + 30, box.middle[1]))
        cell = Box(box.left + 70, box.top + 6, ORDER_WIDTH, box.height - 12)
        for order in (*neighbour.pile, *neighbour.unavailable):
            canvas.stamp_middle(picture_of(order, 3), cell.middle)
            if order in neighbour.unavailable:
                canvas.fade(cell, 0.4)
                canvas.line((cell.left, cell.bottom - 4), (cell.right, cell.top + 4), WOUND_INK, 4)
            cell = cell._replace(left=cell.right + 4)
