"""What only one player sees: their own sheet with its treasures, or the one they draw on; and their cards."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.core.text import Seat
from engine.games.doodle_dungeon.cards import ACTION_OF
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING, DRAWING, Encounter
from render.doodle_dungeon.parts.cardface import draw_action
from render.doodle_dungeon.parts.colours import PAPER
from render.doodle_dungeon.parts.essentials import own_fight, worked_on
from render.doodle_dungeon.parts.fight import FIGHT_HEIGHT, draw_fight
from render.doodle_dungeon.parts.paper import HEADER, desk
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.sheet import LargeSheet, phase_word
from render.doodle_dungeon.parts.status import (
    LEVEL_HEIGHT,
    ROW_HEIGHT,
    draw_hero_line,
    draw_levels,
    draw_open_card,
)
from render.doodle_dungeon.parts.tracks import TRACKS_HEIGHT, draw_tracks
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GOLD, GROUND, QUIET
from render.kit.writing import Style
from texts import Speaker

CELL = 68
SMALL_CELL = 60
SMALLEST_CELL = 49
"""With four cards in hand and a fight below the squares."""
OPEN_CARD = 76
DECK_ICON = 56
DECK_LABEL = 34
HAND_CARD = 164
LABEL = Style(Face.BOLD, 26)
COUNT = Style(Face.HEAVY, 26)


def draw_hand(view: TableView, viewer: Seat, speaker: Speaker) -> Image.Image:
    """The sheet the viewer works on and their cards; in their own fight, the dice too."""
    seat, dungeon = worked_on(view, viewer)
    fight = own_fight(view, viewer)
    above = _cards_height(view)
    line = _line_height(view, dungeon)
    sheet = LargeSheet(HEADER + above, _cell(view, fight), line + _foot_height(view, fight))
    canvas = desk(sheet.box.bottom + GAP, speaker("doodle-dungeon-picture-hand"), phase_word(view, speaker))
    _draw_cards(canvas, Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, above), view, speaker)
    fresh = [square for built in dungeon.built for square in built.squares]
    sheet.draw(canvas, view, seat, dungeon, speaker, fresh)
    below = sheet.below
    if view.phase != BUILDING:
        draw_hero_line(canvas, below._replace(height=ROW_HEIGHT), dungeon)
    elif dungeon.card:
        draw_open_card(canvas, below._replace(height=OPEN_CARD), dungeon)
    foot = below.inner(top=line)
    if fight is not None:
        draw_fight(canvas, foot, fight, speaker)
    elif view.phase == DEFENDING:
        draw_levels(canvas, foot, dungeon)
    else:
        draw_tracks(canvas, foot, dungeon)
    return canvas.image


def _cell(view: TableView, fight: Encounter | None) -> int:
    if view.phase != DEFENDING:
        return CELL
    return SMALL_CELL if fight is None else SMALLEST_CELL


def _foot_height(view: TableView, fight: Encounter | None) -> int:
    """What stands at the bottom: a fight, levels in short, or all boxes."""
    if fight is not None:
        return FIGHT_HEIGHT
    return 2 * LEVEL_HEIGHT if view.phase == DEFENDING else TRACKS_HEIGHT


def _line_height(view: TableView, dungeon: DungeonView) -> int:
    """The line between squares and levels: the open card, or the hero."""
    if view.phase != BUILDING:
        return ROW_HEIGHT + GAP
    return OPEN_CARD + GAP if dungeon.card else 0


def _cards_height(view: TableView) -> int:
    if view.phase == DEFENDING:
        return -(-len(view.hand) // 2) * (HAND_CARD + GAP)
    if view.phase in (BUILDING, DRAWING) and view.deck:
        return DECK_LABEL + DECK_ICON + GAP
    return 0


def _draw_cards(canvas: Canvas, room: Box, view: TableView, speaker: Speaker) -> None:
    if view.phase == DEFENDING:
        for card, box in zip(view.hand, room.grid(len(view.hand), 2, HAND_CARD), strict=True):
            canvas.box(box, PAPER, 10)
            draw_action(canvas, box.inner(left=12, right=8), ACTION_OF[card].id, speaker)
    elif view.deck:
        _draw_deck(canvas, room, view, speaker)


def _draw_deck(canvas: Canvas, room: Box, view: TableView, speaker: Speaker) -> None:
    """All actions in the viewer's deck, several of a kind as one with a number."""
    words = speaker("doodle-dungeon-picture-deck", cards=len(view.deck))
    canvas.text(words, room._replace(height=DECK_LABEL), LABEL, QUIET)
    kinds = Counter(ACTION_OF[card].id for card in view.deck)
    step = min(DECK_ICON + 28, room.width // max(1, len(kinds)))
    for number, (action, count) in enumerate(sorted(kinds.items())):
        box = Box(room.left + number * step, room.top + DECK_LABEL, DECK_ICON, DECK_ICON)
        canvas.box(box, PAPER, 8)
        canvas.stamp_middle(doodle(action, DECK_ICON - 10), box.middle)
        if count > 1:
            tag = Box(box.right - 20, box.bottom - 26, 30, 30)
            canvas.box(tag, GOLD, 15)
            canvas.text(str(count), tag, COUNT, GROUND, align="middle")
