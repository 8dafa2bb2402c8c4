"""A hero in one line: how he is, what protects him, and what he has still to meet."""

from __future__ import annotations

from engine.core.text import Seat, seat_name
from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, SHEET
from engine.games.doodle_dungeon.show.standing import points_so_far
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import INSIDE
from render.doodle_dungeon.parts.colours import GRAPHITE, PAPER, RED, SOFT
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.status import draw_above, level_word
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.tokens import badge
from render.kit.writing import Style, width
from texts import Speaker

HEAD = 52
THING = 56
NUMBER = 32
PAD = 10
MOST = 11
"""How many traps and monsters ahead are drawn."""
ROW = HEAD + THING + NUMBER + 2 * PAD
GONE = HEAD + 2 * PAD
"""The height of a line about a hero who is dead or has escaped."""
NAME = Style(Face.BOLD, 32)
COUNT = Style(Face.HEAVY, 34)
LEVEL = Style(Face.HEAVY, 28)
POINTS = Style(Face.PLAIN, 28)
SO_FAR = 220
"""Room for the points so far, whatever the name."""


def height_of(dungeon: DungeonView) -> int:
    """How much room the line of a hero takes."""
    return ROW if dungeon.fate == INSIDE else GONE


def draw_hero_row(canvas: Canvas, box: Box, view: TableView, seat: Seat, speaker: Speaker) -> None:
    """The dungeon's owner, the hero's hearts and the cards above; below that, what lies ahead."""
    dungeon = view.dungeons[seat]
    canvas.box(box, PAPER, 10)
    head = Box(box.left + PAD, box.top + PAD, box.width - 2 * PAD, HEAD - 4)
    canvas.stamp(badge(seat, 44), (head.left, head.top + 2))
    right = _draw_state(canvas, head, dungeon)
    name = Box(head.left + 56, head.top, right - head.left - 66, head.height)
    written = canvas.text(speaker.say(seat_name(seat)), name.inner(right=SO_FAR), NAME, GRAPHITE)
    so_far = speaker("doodle-dungeon-picture-so-far", points=points_so_far(dungeon))
    canvas.text(so_far, name.inner(left=written.width + 16), POINTS, SOFT)
    if dungeon.fate == INSIDE:
        _draw_ahead(canvas, box.inner(PAD, PAD + HEAD, PAD, PAD), dungeon, speaker)


def _draw_state(canvas: Canvas, head: Box, dungeon: DungeonView) -> int:
    """Hearts and the cards above, or that he is gone; returns where they begin."""
    if dungeon.fate != INSIDE:
        icon = "skull" if dungeon.fate == "dead" else "runner"
        canvas.stamp(doodle(icon, 46), (head.right - 46, head.top))
        return head.right - 46
    hearts = f"{dungeon.hearts} / {SHEET.hearts}"
    wide = width(hearts, COUNT) + 4
    left = head.right - wide - 46 - len(dungeon.above) * (head.height + 8)
    end = draw_above(canvas, left, head, dungeon)
    canvas.stamp(doodle("heart", 40), (end, head.top + 4))
    canvas.text(hearts, Box(end + 46, head.top, wide, head.height), COUNT, RED)
    return left


def _draw_ahead(canvas: Canvas, room: Box, dungeon: DungeonView, speaker: Speaker) -> None:
    """Traps and monsters in the order in which he comes to them, each with its level; then the exit."""
    ahead = [square for square in dungeon.path[dungeon.at + 1 :] if dungeon.squares[square] in KINDS]
    step = room.width // (MOST + 1)
    for number, square in enumerate(ahead[:MOST]):
        kind = KINDS[dungeon.squares[square]]
        left = room.left + number * step
        canvas.stamp(doodle(kind, THING), (left, room.top))
        level = level_word(kind, LEVELS[kind][dungeon.boxes[CATEGORIES.index(kind)]])
        canvas.text(level, Box(left, room.top + THING, THING, NUMBER), LEVEL, GRAPHITE, align="middle")
    left = room.left + min(len(ahead), MOST) * step
    if len(ahead) > MOST:
        canvas.text(f"+{len(ahead) - MOST}", Box(left, room.top, step, THING), LEVEL, SOFT)
    else:
        canvas.stamp(doodle("runner", THING), (left, room.top))
