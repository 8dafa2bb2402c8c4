"""One player large: their family and belongings, their monsters in the castle, and their latest raid."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from engine.games.mighty_monsters.state import Raid
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, RAISED, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from render.mighty_monsters.parts.bout import (
    LEDGER_HEIGHT,
    WIDE_VERDICT,
    bout_height,
    draw_bout,
    draw_ledger,
)
from render.mighty_monsters.parts.hall import HEADER, LEGEND_HEIGHT, draw_header, draw_legend, hall
from render.mighty_monsters.parts.layout import SLOT_GAP
from render.mighty_monsters.parts.pieces import (
    GUARD_HEIGHT,
    RADIUS,
    SLOT_HEIGHT,
    draw_free_slot,
    guard_back,
    monster,
    place_number,
    slot_card,
)
from texts import Speaker

OWNER_HEIGHT = 248
PORTRAIT = 216
LABEL_HEIGHT = 44
GUARD_WIDTH = 190
BOUT_HEIGHT = bout_height(WIDE_VERDICT)
NAME = Style(Face.BOLD, 44)
AMOUNT = Style(Face.HEAVY, 72)
LABEL = Style(Face.BOLD, 32)


class Numbered(NamedTuple):
    """A place in the castle, counted from the gate."""

    number: int
    place: PlaceView


def draw_spotlight(view: CastleView, seat: Seat, speaker: Speaker) -> Image.Image:
    """What everybody may know of a player."""
    wall = HEADER + OWNER_HEIGHT + GAP
    castle = 0 if view.raid_is_news else LABEL_HEIGHT + GUARD_HEIGHT + GAP
    raid = 0 if view.raid is None else LABEL_HEIGHT + BOUT_HEIGHT + LEDGER_HEIGHT + GAP
    canvas = Canvas(hall(wall + castle + raid + LEGEND_HEIGHT + MARGIN, wall).copy())
    aside = speaker("mighty-monsters-picture-round", round=view.round, rounds=view.rounds)
    draw_header(canvas, speaker("mighty-monsters-picture-lair"), aside)
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, OWNER_HEIGHT)
    _draw_owner(canvas, room, view, seat, speaker)
    if castle:
        _draw_castle(canvas, room._replace(top=wall), view, seat, speaker)
    if view.raid is not None:
        _draw_raid(canvas, room._replace(top=wall + castle), view, view.raid, seat, speaker)
    draw_legend(canvas, speaker("mighty-monsters-picture-legend"))
    return canvas.image


def _draw_owner(canvas: Canvas, box: Box, view: CastleView, seat: Seat, speaker: Speaker) -> None:
    """The strongest monster of the family, the name, gold and cards; a crown for a winner."""
    lair, mark = view.lairs[seat], SEATS[seat]
    if seat in view.awaited:
        canvas.glow(box, mark.colour, RADIUS + 4)
    canvas.box(box, RAISED if seat in view.awaited else PANEL, RADIUS + 4, mark.colour, 4)
    portrait = Box(box.left + 16, box.top + 16, PORTRAIT, PORTRAIT)
    canvas.box(portrait, GROUND, RADIUS, LINE)
    canvas.stamp_middle(monster(lair.family, 5, 8), portrait.middle)
    canvas.stamp(badge(seat, 64), (portrait.right - 52, portrait.bottom - 56))
    room = box.inner(left=PORTRAIT + 48, top=20, right=20, bottom=20)
    honours = [icon for icon, holds in _honours(view, seat) if holds]
    for number, icon in enumerate(honours, 1):
        symbol = sprite(icon, 5)
        canvas.stamp(symbol, (room.right - number * 72, room.top))
    name = Box(room.left, room.top, room.width - 72 * len(honours), room.height - 96)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=2)
    line = Box(room.left, name.bottom, room.width // 2, 96)
    for icon, amount, colour in (("coin", lair.gold, GOLD), ("cards", lair.hand_size, QUIET)):
        symbol = sprite(icon, 5)
        canvas.stamp(symbol, (line.left, line.middle[1] - symbol.height // 2))
        canvas.text(str(amount), line.inner(left=symbol.width + 16), AMOUNT, colour)
        line = line._replace(left=line.right)


def _honours(view: CastleView, seat: Seat) -> tuple[tuple[str, bool], ...]:
    won = view.result is not None and seat in view.result.winners
    return ("flag", view.start == seat), ("crown", won)


def _draw_castle(canvas: Canvas, room: Box, view: CastleView, seat: Seat, speaker: Speaker) -> None:
    """Every guard this player has monsters at, with the monsters beside them."""
    _draw_label(canvas, room, speaker("mighty-monsters-picture-in-castle"))
    places = [
        Numbered(number, place) for number, place in enumerate(view.places, 1) if place.has_monster_of(seat)
    ]
    for number, box in enumerate(_pair(room, GUARD_HEIGHT)):
        if number < len(places):
            _draw_place(canvas, box, places[number], view)
        else:
            canvas.dashes(box, LINE, RADIUS)


def _draw_place(canvas: Canvas, box: Box, numbered: Numbered, view: CastleView) -> None:
    number, place = numbered
    canvas.stamp(guard_back(place.level, GUARD_WIDTH), (box.left, box.top))
    canvas.stamp(place_number(number), (box.left + 7, box.top + 7))
    beside = box.inner(left=GUARD_WIDTH + SLOT_GAP, top=GUARD_HEIGHT - SLOT_HEIGHT)
    for slot, lying in zip(beside.columns(2, SLOT_GAP), place.slots, strict=True):
        if lying is None:
            draw_free_slot(canvas, slot)
        else:
            picture = slot_card(view.lairs[lying.seat].family, lying, slot.width)
            canvas.stamp(picture, (slot.left, slot.top))


def _draw_raid(canvas: Canvas, room: Box, view: CastleView, raid: Raid, seat: Seat, speaker: Speaker) -> None:
    """The fights in which this player had a monster, and what the round brought and cost them."""
    _draw_label(canvas, room, speaker("mighty-monsters-picture-latest-raid"))
    fought = [(number, bout) for number, bout in enumerate(raid.bouts) if bout.has_monster_of(seat)]
    for (number, bout), box in zip(fought, _pair(room, BOUT_HEIGHT), strict=False):
        draw_bout(canvas, box, number, bout, WIDE_VERDICT, view, speaker)
    ledger = room._replace(top=room.top + LABEL_HEIGHT + BOUT_HEIGHT, height=LEDGER_HEIGHT)
    draw_ledger(canvas, ledger, seat, raid, speaker)


def _draw_label(canvas: Canvas, room: Box, words: str) -> None:
    canvas.text(words, room._replace(height=LABEL_HEIGHT), LABEL, INK)


def _pair(room: Box, height: int) -> list[Box]:
    """Two boxes below the label; nobody has monsters at more than two guards."""
    return room._replace(top=room.top + LABEL_HEIGHT, height=height).columns(2)
