"""The shared board: the guards from the gate inwards, the monsters before them, and the players."""

from __future__ import annotations

from PIL import Image

from engine.games.mighty_monsters.cards import FAMILIES
from engine.games.mighty_monsters.decrees import changes, strengths
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Monster
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.cards import draw_pile
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK, PANEL
from render.kit.writing import Style, fit
from render.mighty_monsters.parts.hall import HEADER, LEGEND_HEIGHT, draw_header, draw_legend, hall
from render.mighty_monsters.parts.layout import SLOT_GAP, columns, lair_columns, rows
from render.mighty_monsters.parts.pieces import (
    COURSE,
    GUARD_HEIGHT,
    PANEL_HEIGHT,
    SLOT_HEIGHT,
    draw_change,
    draw_free_slot,
    draw_lair,
    draw_onwards,
    guard_back,
    monster,
    place_number,
    slot_card,
)
from texts import Speaker

RULE_NAME = Style(Face.BOLD, 30)
RULE_ROOM = WIDTH - 2 * MARGIN - 116
RULE = Style(Face.PLAIN, 28)
COUNT = Style(Face.HEAVY, 30)
PLACE_HEIGHT = GUARD_HEIGHT + SLOT_GAP + SLOT_HEIGHT
SCENE_HEIGHT = 210
PILE_WIDTH = 112


def draw_board(view: CastleView, speaker: Speaker) -> Image.Image:
    """Guards and monsters as everybody sees them, and the players below."""
    decree = Decree(view, speaker)
    hall_top = HEADER + (decree.height + GAP if view.king else 0)
    deep = hall_height(view)
    wall = hall_top + deep + GAP
    across = lair_columns(view.seats)
    lairs = rows(view.seats, across)
    lair_top = wall + MARGIN - 2
    height = lair_top + lairs * (PANEL_HEIGHT + GAP) + LEGEND_HEIGHT + MARGIN // 2
    room_to_explain = height + LEGEND_HEIGHT <= TALLEST
    height += LEGEND_HEIGHT if room_to_explain else 0
    canvas = Canvas(hall(height, wall).copy())
    _draw_title(canvas, view, speaker)
    if view.king:
        decree.draw(canvas)
    room = Box(MARGIN, hall_top, WIDTH - 2 * MARGIN, deep)
    if view.places:
        draw_places(canvas, room, view)
    else:
        _draw_closed_castle(canvas, room)
    lair_room = Box(MARGIN, lair_top, WIDTH - 2 * MARGIN, 0)
    for seat, box in enumerate(lair_room.grid(view.seats, across, PANEL_HEIGHT)):
        draw_lair(canvas, box, view, seat, speaker)
    if room_to_explain:
        draw_legend(canvas, speaker("mighty-monsters-picture-course-legend"), COURSE, 1)
    draw_legend(canvas, speaker("mighty-monsters-picture-legend"))
    return canvas.image


def hall_height(view: CastleView) -> int:
    """How much room the guards take, in one row or two."""
    if not view.places:
        return SCENE_HEIGHT
    deep = rows(view.seats, columns(view.seats))
    return deep * PLACE_HEIGHT + (deep - 1) * GAP


def _draw_title(canvas: Canvas, view: CastleView, speaker: Speaker) -> None:
    aside = speaker("mighty-monsters-picture-round", round=view.round, rounds=view.rounds)
    kept = PILE_WIDTH if view.next_level else 0
    draw_header(canvas, speaker("mighty-monsters-title"), aside, kept)
    if view.next_level:
        pile = draw_pile(view.pile_size, sprite(f"guard-{view.next_level}", 2), 50, 60)
        left = WIDTH - MARGIN - 44 - PILE_WIDTH + GAP
        canvas.stamp(pile, (left, (HEADER - pile.height) // 2 - 2))
        count = Box(left + pile.width + 4, 0, PILE_WIDTH - pile.width - GAP, HEADER)
        canvas.text(str(view.pile_size), count, COUNT, INK)


class Decree:
    """The king tile in force, as tall as its rule needs."""

    def __init__(self, view: CastleView, speaker: Speaker) -> None:
        key = f"mighty-monsters-{view.king.lower()}"
        self.name = speaker(f"{key}-name") if view.king else ""
        self.rule = speaker(key) if view.king else ""
        self.lines = fit(self.rule, RULE, RULE_ROOM, 2)

    @property
    def height(self) -> int:
        """Name, rule and padding."""
        return max(96, RULE_NAME.leading + self.lines.height + 20)

    @property
    def box(self) -> Box:
        """Right below the header."""
        return Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, self.height)

    def draw(self, canvas: Canvas) -> None:
        """A tile with a crown."""
        box = self.box
        canvas.box(box, PANEL, 14, GOLD)
        canvas.stamp_middle(sprite("crown", 4), (box.left + 54, box.middle[1]))
        top = box.middle[1] - (RULE_NAME.leading + self.lines.height) // 2
        room = Box(box.left + 104, top, RULE_ROOM, RULE_NAME.leading)
        canvas.text(self.name, room, RULE_NAME, GOLD)
        below = Box(room.left, room.bottom, room.width, self.lines.height)
        canvas.text(self.rule, below, RULE, INK, lines=2)


def draw_places(canvas: Canvas, room: Box, view: CastleView) -> None:
    """Every guard with the two slots before it."""
    across = columns(view.seats)
    cells = place_boxes(room, view)
    changed = changes(view.king, [strengths(place.slots) for place in view.places])
    for number, (box, place) in enumerate(zip(cells, view.places, strict=False), 1):
        canvas.stamp(guard_back(place.level, box.width), (box.left, box.top))
        canvas.stamp(place_number(number), (box.left + 7, box.top + 7))
        draw_change(canvas, box, changed[number - 1])
        if number < len(view.places) and number % across:
            draw_onwards(canvas, box)
        for slot, lying in zip(slots(box), place.slots, strict=True):
            _draw_slot(canvas, slot, lying, view)
    for box in cells[len(view.places) :]:
        canvas.stamp_middle(sprite("throne", 8), box.middle)


def place_boxes(room: Box, view: CastleView) -> list[Box]:
    """Where the places are; in two rows, one may be left over."""
    across = columns(view.seats)
    return room.grid(rows(view.seats, across) * across, across, PLACE_HEIGHT)


def slots(box: Box) -> list[Box]:
    """The two slots of a place."""
    return box.inner(top=GUARD_HEIGHT + SLOT_GAP).columns(2, SLOT_GAP)


def _draw_slot(canvas: Canvas, box: Box, lying: Monster | None, view: CastleView) -> None:
    if lying is None:
        draw_free_slot(canvas, box)
        return
    canvas.stamp(slot_card(view.lairs[lying.seat].family, lying, box.width), (box.left, box.top))
    if lying == view.newest:  # no family has two monsters of the same strength
        canvas.rim(box.inset(-4), INK, 16, 4)
        canvas.stamp(sprite("spark", 3), (box.right - 30, box.top - 10))


def _draw_closed_castle(canvas: Canvas, room: Box) -> None:
    """Before the first guards are dealt: a shut gate with all families outside."""
    canvas.stamp_middle(sprite("gate", 9), room.middle)
    left, right = room.inner(right=room.width // 2 + 110), room.inner(left=room.width // 2 + 110)
    for family, box in zip(FAMILIES, (*left.columns(3, 0), *right.columns(3, 0)), strict=True):
        canvas.stamp_middle(monster(family, 3, 4), (box.middle[0], room.bottom - 56))
