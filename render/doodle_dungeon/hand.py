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
from render.kit.theme import INK, QUIET
from render.kit.writing import Style
from texts import Speaker

CELL = 68
SMALL_CELL = 60
SMALLEST_CELL = 49
"""With four cards in hand and a fight below the squares."""
OPEN_CARD = 76
DECK_ICON = 34
DECK_LINE = 38
TIMES = "\N{MULTIPLICATION SIGN}"
DECK_ACROSS = 3
FEW_LINES = 3
"""With more of them, the squares are smaller."""
DECK_LABEL = 34
HAND_CARD = 164
LABEL = Style(Face.BOLD, 26)
DECK_NAME = Style(Face.PLAIN, 24)


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
        draw_hero_line(canvas, below._replace(height=ROW_HEIGHT), view, dungeon, speaker)
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
        return CELL if _deck_lines(view) <= FEW_LINES else SMALL_CELL
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
        return DECK_LABEL + _deck_lines(view) * DECK_LINE + GAP
    return 0


def _draw_cards(canvas: Canvas, room: Box, view: TableView, speaker: Speaker) -> None:
    if view.phase == DEFENDING:
        for card, box in zip(view.hand, room.grid(len(view.hand), 2, HAND_CARD), strict=True):
            canvas.box(box, PAPER, 10)
            draw_action(canvas, box.inner(left=12, right=8), ACTION_OF[card].id, speaker)
    elif view.deck:
        _draw_deck(canvas, room, view, speaker)


def _deck_lines(view: TableView) -> int:
    """How many lines the names of all actions in the deck take."""
    return -(-len(_kinds(view)) // DECK_ACROSS)


def _kinds(view: TableView) -> Counter[str]:
    """How often each action is in the viewer's deck."""
    return Counter(ACTION_OF[card].id for card in view.deck)


def _draw_deck(canvas: Canvas, room: Box, view: TableView, speaker: Speaker) -> None:
    """All actions in the viewer's deck by name, several of a kind as one with a number."""
    words = speaker("doodle-dungeon-picture-deck", cards=len(view.deck))
    canvas.text(words, room._replace(height=DECK_LABEL), LABEL, QUIET)
    kinds = sorted(_kinds(view).items())
    below = room.inner(top=DECK_LABEL)
    for (action, count), box in zip(kinds, below.grid(len(kinds), DECK_ACROSS, DECK_LINE, 0), strict=True):
        scrap = Box(box.left, box.top + 1, DECK_ICON, DECK_ICON)
        canvas.box(scrap, PAPER, 8)
        canvas.stamp_middle(doodle(action, DECK_ICON - 6), scrap.middle)
        name = speaker(f"doodle-dungeon-{action}")
        line = Box(scrap.right + 8, box.top, box.right - scrap.right - 10, DECK_LINE)
        canvas.text(name if count == 1 else f"{count} {TIMES} {name}", line, DECK_NAME, INK)
