"""What stands beside the squares on a sheet, in small: levels, hearts, cards and counts."""

from __future__ import annotations

from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, LEVELS, MONSTERS, SHEET, TRACKS
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import DEFENDING
from render.doodle_dungeon.parts.cardface import draw_element
from render.doodle_dungeon.parts.colours import GRAPHITE, MARKER, PAPER, SOFT
from render.doodle_dungeon.parts.dungeon import cross
from render.doodle_dungeon.parts.paper import pencil_frame
from render.doodle_dungeon.parts.pencil import doodle, faint
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.writing import Style, fit
from texts import Speaker

LEVEL = Style(Face.HEAVY, 30)
COUNT = Style(Face.HEAVY, 30)
COUNTED = Style(Face.PLAIN, 24)
LEVEL_HEIGHT = 38
ROW_HEIGHT = 40
HEART = 25
LARGE_HEART = 34
PIP = 13


def level_word(category: str, level: int) -> str:
    """A level as it is written; strengths of monsters have a plus."""
    return f"+{level}" if category in MONSTERS else str(level)


def group_of(category: str, ticked: int) -> tuple[int, int]:
    """Ticks and boxes of the group being filled; zeros if all groups are full."""
    for boxes, _ in TRACKS[category].groups:
        if ticked < boxes:
            return ticked, boxes
        ticked -= boxes
    return 0, 0


def draw_levels(
    canvas: Canvas, room: Box, dungeon: DungeonView, across: int = 3, height: int = LEVEL_HEIGHT
) -> None:
    """Every category with its level and the boxes up to the next one."""
    for category, ticked, box in zip(
        CATEGORIES, dungeon.boxes, room.grid(len(CATEGORIES), across, height, 0), strict=True
    ):
        canvas.stamp(doodle(category, 32), (box.left, box.middle[1] - 16))
        level = level_word(category, LEVELS[category][ticked])
        words = Box(box.left + 36, box.top, 56, box.height)
        end = words.left + canvas.text(level, words, LEVEL, GRAPHITE).width + 6
        filled, boxes = group_of(category, ticked)
        for number in range(boxes):
            pip = Box(end + number * (PIP + 3), box.middle[1] - PIP // 2, PIP, PIP)
            canvas.box(pip, GRAPHITE if number < filled else PAPER, 2, SOFT, 2)


def draw_hearts(
    canvas: Canvas, room: Box, hearts: int, size: int = HEART, across: int = SHEET.hearts
) -> None:
    """All hearts of the hero; lost ones are crossed out."""
    for number in range(SHEET.hearts):
        row, column = divmod(number, across)
        at = (room.left + column * size, room.top + row * (size + 4) + (ROW_HEIGHT - size) // 2)
        if number < hearts:
            canvas.stamp(doodle("heart", size - 1), at)
        else:
            canvas.stamp(faint("heart", size - 1, 0.4), at)
            canvas.stamp(cross(size - 1), at)


def draw_counts(
    canvas: Canvas, left: int, line: Box, view: TableView, dungeon: DungeonView, speaker: Speaker
) -> int:
    """Treasures, and in phase C cards in hand, each in a word; returns where something else may begin."""
    if dungeon.treasure_count is not None:
        left = _draw_count(canvas, left, line, "treasure", dungeon.treasure_count, speaker)
    if view.phase == DEFENDING:
        left = _draw_count(canvas, left, line, "hand", dungeon.hand_size, speaker)
    return left


def _draw_count(canvas: Canvas, left: int, line: Box, icon: str, count: int, speaker: Speaker) -> int:
    size = min(34, line.height - 4)
    canvas.stamp(doodle(icon, size), (left, line.middle[1] - size // 2))
    left += size + 4
    for text, style in (
        (str(count), COUNT),
        (speaker(f"doodle-dungeon-picture-{icon}-count", count=count), COUNTED),
    ):
        room = Box(left, line.top, fit(text, style, 150).width + 2, line.height)
        canvas.text(text, room, style, GRAPHITE)
        left = room.right + 5
    return left + 6


def draw_above(canvas: Canvas, left: int, line: Box, dungeon: DungeonView) -> int:
    """The hero actions that lie above the dungeon, as small cards."""
    for laid in dungeon.above:
        box = Box(left, line.top, line.height, line.height)
        canvas.box(box, MARKER, 6, GRAPHITE, 2)
        canvas.stamp_middle(doodle(laid.action, line.height - 8), box.middle)
        left = box.right + 8
    return left


def draw_hero_line(
    canvas: Canvas, line: Box, view: TableView, dungeon: DungeonView, speaker: Speaker
) -> None:
    """Hearts, treasures, in phase C cards in hand, and the hero actions above."""
    draw_hearts(canvas, line, dungeon.hearts, LARGE_HEART)
    left = line.left + SHEET.hearts * LARGE_HEART + 24
    draw_above(canvas, draw_counts(canvas, left, line, view, dungeon, speaker), line, dungeon)


def draw_open_card(canvas: Canvas, room: Box, dungeon: DungeonView) -> None:
    """The elements of this round's card from the left, ticked off or crossed out; then its action."""
    card = CARDS[dungeon.card]
    size = min(room.height - 4, (room.width - room.height) // len(card.elements) - 8)
    left = room.left
    for number, element in enumerate(card.elements):
        box = Box(left, room.middle[1] - size // 2, size, size)
        built = dungeon.built[number] if number < len(dungeon.built) else None
        draw_element(canvas, box, element, done=built is not None)
        if built is not None:
            canvas.stamp_middle(cross(size) if built.lapsed else doodle("tick", size * 2 // 3), box.middle)
        left = box.right + 8
    frame = Box(room.right - room.height, room.top, room.height, room.height)
    pencil_frame(canvas, frame, 2, 6)
    canvas.stamp_middle(doodle(card.action, room.height - 8), frame.middle)
