"""The calendar: seasons with their events and heroes, the Evilometer with the paladin, the combat cards."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.lord import LEAST_EVIL, MOST_EVIL, NOBODY, PALADIN_EVIL, Hero
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import OWN, hero_of, picture_of
from render.dungeon_lords.parts.captions import moment
from render.dungeon_lords.parts.heroes import power_parts, rim_of, small_hero
from render.dungeon_lords.parts.ledger import HEADER, HEADING_HEIGHT, INSIDE, draw_heading, framed_page
from render.dungeon_lords.parts.pieces import AMOUNT, RADIUS, Part, dimmed, draw_parts, grey_badge
from render.dungeon_lords.parts.spells import CARD_HEIGHT, draw_combat_cards
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK, LINE, PANEL, QUIET, RAISED, WOUND, WOUND_INK, mix
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

SEASONS = 4
SEASON_HEIGHT = 416
SEASON_NAME = Style(Face.BOLD, 28)
EVENT_NAME = Style(Face.BOLD, 24)
UNKNOWN = Style(Face.HEAVY, 48)
HERO_HEIGHT = 58
MARKER = 46
SPACE_HEIGHT = 52
SCALE_NUMBER = Style(Face.HEAVY, 26)
PALADIN_HEIGHT = 62
HEADING_WIDTH = 232
COLD = mix(PANEL, WOUND, 0.35)
"""The spaces the paladin watches."""
HIGHEST = 4
"""How many markers can stand on top of each other."""


def draw_calendar(view: UnderworldView, speaker: Speaker) -> Image.Image:
    """The seasons while dungeons are built, how evil each lord is, and the combat cards."""
    scale = HEADER + (SEASON_HEIGHT + GAP if view.building else 0)
    scale_height = PALADIN_HEIGHT + HIGHEST * (MARKER - 4) + SPACE_HEIGHT + 16
    cards = scale + scale_height + 4
    canvas = framed_page(
        cards + HEADING_HEIGHT + CARD_HEIGHT,
        speaker("dungeon-lords-picture-calendar"),
        moment(view, speaker),
        speaker("dungeon-lords-picture-calendar-legend"),
        picture_of("taxes", 4),
    )
    seasons = Box(MARGIN, HEADER, INSIDE, SEASON_HEIGHT).columns(SEASONS, 10)
    for number, box in enumerate(seasons if view.building else [], 1):
        _draw_season(canvas, box, view, number, speaker)
    _draw_evilometer(canvas, Box(MARGIN, scale, INSIDE, scale_height), view, speaker)
    draw_combat_cards(canvas, Box(MARGIN, cards, INSIDE, 0), view, view.open_spells, speaker)
    return canvas.image


# ── seasons ──────────────────────────────────────────────────────────────────────────────────────────────


def _draw_season(canvas: Canvas, box: Box, view: UnderworldView, season: int, speaker: Speaker) -> None:
    now = season == view.season
    if now:
        canvas.glow(box, GOLD, RADIUS, 8)
    canvas.box(box, RAISED if now else PANEL, RADIUS, GOLD if now else LINE)
    inside = box.inset(9)
    name = speaker.say(plain(f"season-{season}"))
    canvas.text(name, inside._replace(height=38), SEASON_NAME, GOLD if now else INK, align="middle")
    event = event_of(view, season)
    below = inside.inner(top=40)
    if season == 1:
        canvas.text(
            speaker("dungeon-lords-picture-quiet"),
            below._replace(height=116),
            EVENT_NAME,
            QUIET,
            lines=3,
            align="middle",
        )
    elif event:
        art = view.special if event == "special" and view.special else event
        canvas.stamp_middle(picture_of(art, 3), (below.middle[0], below.top + 30))
        words = speaker.say(plain(art if art != event else f"event-{event}"))
        canvas.text(
            words, Box(below.left, below.top + 60, below.width, 58), EVENT_NAME, INK, lines=2, align="middle"
        )
    elif season > view.season:
        _draw_possible(canvas, below._replace(height=116), view)
    _draw_arrivals(canvas, below.inner(top=120), heroes_of(view, season))
    if season < view.season:
        canvas.fade(box, 0.5, RADIUS)
        canvas.stamp_middle(sprite("tick", 6), box.middle)


def _draw_possible(canvas: Canvas, room: Box, view: UnderworldView) -> None:
    """An event still face down: one of those that are left."""
    canvas.text("?", room._replace(height=60), UNKNOWN, QUIET, align="middle")
    for event, box in zip(view.events_left, room.inner(top=56).columns(3, 0), strict=False):
        canvas.stamp_middle(dimmed(picture_of(event, 3)), box.middle)


def event_of(view: UnderworldView, season: int) -> str:
    """The event of a season, if it is known."""
    return {view.season: view.event, view.season + 1: view.next_event}.get(season, "")


def heroes_of(view: UnderworldView, season: int) -> tuple[str, ...]:
    """The heroes of a season, if they are known."""
    return {view.season: view.arriving, view.season + 1: view.next_heroes}.get(season, ())


def _draw_arrivals(canvas: Canvas, room: Box, heroes: tuple[str, ...]) -> None:
    for box, card in zip(room.grid(4, 1, HERO_HEIGHT, 4), heroes, strict=False):
        canvas.stamp(small_hero(card, box.width, HERO_HEIGHT), (box.left, box.top))


# ── the Evilometer ───────────────────────────────────────────────────────────────────────────────────────


def _draw_evilometer(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    head = room._replace(height=PALADIN_HEIGHT)
    draw_heading(canvas, speaker("dungeon-lords-picture-evilometer"), head)
    _draw_paladin(canvas, head.inner(left=HEADING_WIDTH), view, speaker)
    track = Box(room.left, room.bottom - SPACE_HEIGHT, room.width, SPACE_HEIGHT)
    spaces = track.columns(MOST_EVIL - LEAST_EVIL + 1, 4)
    for evil, box in enumerate(spaces, LEAST_EVIL):
        watched = evil >= PALADIN_EVIL
        canvas.box(box, COLD if watched else PANEL, 8, WOUND if watched else LINE, 2)
        canvas.text(str(evil), box, SCALE_NUMBER, WOUND_INK if watched else QUIET, align="middle")
    markers: dict[int, list[int]] = {}
    for seat in _by_turn(view):
        markers.setdefault(view.lords[seat].evil, []).append(seat)
    if view.neighbour_evil:
        markers.setdefault(view.neighbour_evil, []).insert(0, NOBODY)
    for evil, seats in markers.items():
        _draw_markers(canvas, spaces[evil - LEAST_EVIL], seats)


def _by_turn(view: UnderworldView) -> list[int]:
    """Seats from the start player on: of equals, the start player is the nicest."""
    return [(view.start + step) % view.seats for step in range(view.seats)]


def _draw_markers(canvas: Canvas, box: Box, seats: list[int]) -> None:
    """Markers on one space stand on top of each other, the nicest lowest."""
    for number, seat in enumerate(seats):
        at = (box.middle[0], box.top - 4 - MARKER // 2 - number * (MARKER - 4))
        canvas.stamp_middle(badge(seat, MARKER) if seat != NOBODY else grey_badge("n", MARKER), at)


def _draw_paladin(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    """The paladin's powers, and whether he is in his tent or with a lord."""
    if not view.paladin:
        return
    hero = _paladin(view)
    canvas.box(room, PANEL, RADIUS, rim_of(view.paladin))
    canvas.stamp_middle(hero_of(view.paladin, 2), (room.left + 32, room.middle[1]))
    hits = f"{hero.left}/{hero.hits}" if hero.damage else str(hero.hits)
    parts = [Part(hits, "heart"), *power_parts(view.paladin)]
    end = draw_parts(canvas, parts, (room.left + 64, room.middle[1]), AMOUNT, INK, 2, 14)
    stands = view.paladin_at
    mark = sprite(f"{OWN}tent", 3) if stands == NOBODY else badge(stands, 48)
    canvas.stamp_middle(mark, (end + 44, room.middle[1]))
    word = speaker(f"dungeon-lords-picture-{'tent' if stands == NOBODY else 'paladin-comes'}")
    line = Box(end + 76, room.top, room.right - end - 84, room.height)
    canvas.text(word, line, EVENT_NAME, INK if stands == NOBODY else WOUND_INK, lines=2)


def _paladin(view: UnderworldView) -> Hero:
    """The paladin, with his damage if he is at a gate."""
    standing = [hero for lord in view.lords for hero in lord.heroes if hero.card == view.paladin]
    return standing[0] if standing else Hero(view.paladin)
