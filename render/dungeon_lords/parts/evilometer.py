"""The Evilometer: who stands where, and the paladin who watches it."""

from __future__ import annotations

from engine.games.dungeon_lords.lord import LEAST_EVIL, MOST_EVIL, NOBODY, PALADIN_EVIL, Hero
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import OWN, hero_of
from render.dungeon_lords.parts.heroes import power_parts, rim_of
from render.dungeon_lords.parts.ledger import draw_heading
from render.dungeon_lords.parts.pieces import AMOUNT, RADIUS, Part, draw_parts, grey_badge
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import INK, LINE, PANEL, QUIET, WOUND, WOUND_INK, mix
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

MARKER = 46
SPACE_HEIGHT = 52
SCALE_NUMBER = Style(Face.HEAVY, 26)
PLACE = Style(Face.BOLD, 24)
PALADIN_HEIGHT = 62
HEADING_WIDTH = 232
NARROW = 700
"""Below this width the heading is left out: the scale says what it is."""
COLD = mix(PANEL, WOUND, 0.35)
"""The spaces the paladin watches."""


def evilometer_height(view: UnderworldView) -> int:
    """How high it is with all markers that stand on top of each other."""
    highest = max(map(len, _markers(view).values()))
    return PALADIN_HEIGHT + highest * (MARKER - 4) + SPACE_HEIGHT + 16


def draw_evilometer(canvas: Canvas, room: Box, view: UnderworldView, speaker: Speaker) -> None:
    """The scale with all markers, and above it the paladin."""
    head = room._replace(height=PALADIN_HEIGHT)
    heading = HEADING_WIDTH if room.width >= NARROW else 0
    if heading:
        draw_heading(canvas, speaker("dungeon-lords-picture-evilometer"), head)
    _draw_paladin(canvas, head.inner(left=heading), view, speaker)
    track = Box(room.left, room.bottom - SPACE_HEIGHT, room.width, SPACE_HEIGHT)
    spaces = track.columns(MOST_EVIL - LEAST_EVIL + 1, 4)
    for evil, box in enumerate(spaces, LEAST_EVIL):
        watched = evil >= PALADIN_EVIL
        canvas.box(box, COLD if watched else PANEL, 8, WOUND if watched else LINE, 2)
        canvas.text(str(evil), box, SCALE_NUMBER, WOUND_INK if watched else QUIET, align="middle")
    for evil, seats in _markers(view).items():
        _draw_markers(canvas, spaces[evil - LEAST_EVIL], seats)


def _markers(view: UnderworldView) -> dict[int, list[int]]:
    """Who stands on which space, the nicest first: of equals the non-player, then the start player."""
    markers: dict[int, list[int]] = {}
    for seat in view.turn_order:
        markers.setdefault(view.lords[seat].evil, []).append(seat)
    if view.neighbour_evil:
        markers.setdefault(view.neighbour_evil, []).insert(0, NOBODY)
    return markers


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
    canvas.text(word, line, PLACE, INK if stands == NOBODY else WOUND_INK, lines=2)


def _paladin(view: UnderworldView) -> Hero:
    """The paladin, with his damage if he is at a gate."""
    standing = [hero for lord in view.lords for hero in lord.heroes if hero.card == view.paladin]
    return standing[0] if standing else Hero(view.paladin)
