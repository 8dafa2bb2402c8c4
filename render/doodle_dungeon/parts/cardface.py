"""What is printed on a card: the elements it builds on the left, the action it becomes on the right."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.games.doodle_dungeon.cards import ACTIONS, CARDS, FORMATIONS
from render.doodle_dungeon.parts.colours import BLUE, GRAPHITE, PAPER, RED, SOFT, STONE
from render.doodle_dungeon.parts.pencil import FINE, doodle, faint
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
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
"""For each side an action can help: the ink of its name, and its mark."""


def draw_strip(canvas: Canvas, box: Box, card: str, speaker: Speaker) -> None:
    """A card on offer, as a strip of paper."""
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
    """An action: its doodle, its name in the ink of its side, and what it does in a line."""
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


def draw_element(canvas: Canvas, box: Box, element: str, *, done: bool = False) -> None:
    """A wall formation or a doodle; fainter once it is built."""
    if element in FORMATIONS:
        picture = formation(element, box.width)
        if done:
            picture = picture.copy()
            picture.putalpha(picture.getchannel("A").point([level // 2 for level in range(256)]))
    else:
        picture = faint(element, box.width) if done else doodle(element, box.width)
    canvas.stamp_middle(picture, box.middle)


@kept
def formation(name: str, size: int) -> Image.Image:
    """A wall formation as bricks, in the middle of a square of so many pixels."""
    rows = FORMATIONS[name].rows
    brick = size * FINE // max(3, len(rows[0]), len(rows))
    sheet = Image.new("RGBA", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(sheet)
    left, top = (sheet.width - brick * len(rows[0])) // 2, (sheet.height - brick * len(rows)) // 2
    line = max(6, brick // 8)
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "#":
                at = (left + x * brick, top + y * brick)
                draw.rectangle((*at, at[0] + brick - 1, at[1] + brick - 1), STONE, GRAPHITE, line)
                middle = at[1] + brick // 2
                draw.line((at[0], middle, at[0] + brick, middle), GRAPHITE, line // 2)
    return sheet.convert("RGBa").reduce(FINE).convert("RGBA")
