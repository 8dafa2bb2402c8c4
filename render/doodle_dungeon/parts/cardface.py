"""A card as a strip of paper: the elements it builds on the left, the action it becomes on the right."""

from __future__ import annotations

from engine.games.doodle_dungeon.cards import ACTIONS, CARDS
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.pencils import BLUE, GRAPHITE, PAPER, RED, SOFT
from render.doodle_dungeon.parts.status import draw_element
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import Colour
from render.kit.writing import Style, fit
from texts import Speaker

STRIP = 164
ELEMENT = 74
ELEMENTS_ROOM = 5 * (ELEMENT + 6)
"""No card has more than five elements."""
NAME = Style(Face.BOLD, 28)
LINE = Style(Face.PLAIN, 24)
NUMBER = Style(Face.BOLD, 24)
SIDES: dict[str, tuple[Colour, str]] = {"dungeon": (RED, "skull"), "hero": (BLUE, "hero")}
"""Whom an action helps: the ink of its name, and its mark."""


def draw_strip(canvas: Canvas, box: Box, card: str, speaker: Speaker) -> None:
    """A card on offer."""
    canvas.box(box, PAPER, 10)
    number = Box(box.left + 14, box.top + 4, 60, 32)
    canvas.text(card.lstrip("0"), number, NUMBER, SOFT)
    left = box.left + 14
    for element in CARDS[card].elements:
        draw_element(canvas, Box(left, box.middle[1] - ELEMENT // 2 + 10, ELEMENT, ELEMENT), element)
        left += ELEMENT + 6
    room = box.inner(left=14 + ELEMENTS_ROOM + 8)
    canvas.line((room.left, room.top + 12), (room.left, room.bottom - 12), SOFT, 2)
    draw_action(canvas, room.inner(left=12, right=10), CARDS[card].action, speaker)


def draw_action(canvas: Canvas, room: Box, action: str, speaker: Speaker) -> None:
    """The action: its doodle, its name in the ink of its side, and what it does in a line."""
    size = min(76, room.height - 40)
    colour, mark = SIDES[ACTIONS[action].side]
    canvas.stamp(doodle(action, size), (room.left, room.top + 12))
    canvas.stamp_middle(doodle(mark, 34), (room.left + size // 2, room.bottom - 20))
    words = room.inner(left=size + 12)
    name = Box(words.left, words.top + 6, words.width, NAME.leading)
    canvas.text(speaker(f"doodle-dungeon-{action}"), name, NAME, colour)
    line = speaker(f"doodle-dungeon-{action}-line")
    lines = (words.bottom - name.bottom - 4) // LINE.leading
    height = fit(line, LINE, words.width, lines).height
    canvas.text(line, Box(words.left, name.bottom, words.width, height), LINE, GRAPHITE, lines=lines)
