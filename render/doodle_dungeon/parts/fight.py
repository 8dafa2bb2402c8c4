"""The latest encounter: the dice, what is added to them, and how it ends."""

from __future__ import annotations

from PIL import Image

from engine.games.doodle_dungeon.cards import SHEET
from engine.games.doodle_dungeon.show.views import DungeonView
from engine.games.doodle_dungeon.state import Encounter
from render.doodle_dungeon.parts.colours import GRAPHITE, LEAF, MARKER, PAPER, RED, SOFT
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.status import ROW_HEIGHT, draw_above, draw_hearts
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import Colour
from render.kit.writing import Style, ink, width
from texts import Speaker

FIGHT_HEIGHT = 164
DIE = 76
THING = 92
HEART = 30
DICE_NUMBER = Style(Face.HEAVY, 36)
SUM = Style(Face.HEAVY, 40)
STRENGTH = Style(Face.HEAVY, 64)
VERDICT = Style(Face.BOLD, 32)
MINUS = "\N{MINUS SIGN}"


def draw_fight(canvas: Canvas, room: Box, encounter: Encounter, speaker: Speaker) -> None:
    """A sum on top, the verdict and the cards played below."""
    upper = room._replace(height=THING + 4)
    canvas.stamp(doodle(encounter.kind, THING), (upper.left, upper.top))
    line = upper.inner(left=THING + 14)
    if encounter.kind == "trap":
        _draw_harm(canvas, line, encounter)
    else:
        _draw_sum(canvas, line, encounter)
    lower = Box(room.left, upper.bottom, room.width, room.bottom - upper.bottom)
    words, colour = _verdict(encounter, speaker)
    taken = len(encounter.played) * 60
    canvas.text(words, lower.inner(right=taken), VERDICT, colour)
    for number, action in enumerate(reversed(encounter.played), 1):
        box = Box(lower.right - number * 60 + 4, lower.middle[1] - 27, 54, 54)
        canvas.box(box, MARKER, 8, GRAPHITE, 2)
        canvas.stamp_middle(doodle(action, 44), box.middle)


def draw_fight_beside(
    canvas: Canvas, room: Box, dungeon: DungeonView, encounter: Encounter, speaker: Speaker
) -> None:
    """The same in a column: dice, their sum, the verdict, the cards played, and the hero's hearts."""
    line = room._replace(height=THING)
    canvas.stamp(doodle(encounter.kind, THING), (line.left, line.top))
    if encounter.kind == "trap":
        _draw_harm(canvas, line.inner(left=THING + 6), encounter)
    else:
        for number, value in enumerate(encounter.dice):
            canvas.stamp(_die(value), (line.left + THING + 6 + number * (DIE - 4), line.top + 8))
        line = line._replace(top=line.bottom, height=68)
        _draw_terms(canvas, line, line.left, encounter)
    line = line._replace(top=line.bottom + 2, height=2 * VERDICT.leading)
    words, colour = _verdict(encounter, speaker)
    canvas.text(words, line, VERDICT, colour, lines=2)
    line = line._replace(top=line.bottom + 4, height=ROW_HEIGHT)
    draw_hearts(canvas, line, dungeon.hearts, HEART)
    line = line._replace(top=line.bottom + 8, height=54)
    left = draw_above(canvas, line.left, line, dungeon)
    for action in encounter.played:
        box = Box(left, line.top, 54, 54)
        canvas.box(box, PAPER, 8, GRAPHITE, 2)
        canvas.stamp_middle(doodle(action, 44), box.middle)
        left = box.right + 6


def _draw_sum(canvas: Canvas, line: Box, encounter: Encounter) -> None:
    """Dice, and what they make together with level and cards."""
    left = line.left
    for value in encounter.dice:
        canvas.stamp(_die(value), (left, line.middle[1] - DIE // 2))
        left += DIE + 4
    _draw_terms(canvas, line, left + 6, encounter)


def _draw_terms(canvas: Canvas, line: Box, left: int, encounter: Encounter) -> None:
    """What is added to the dice, what that makes, and whether it is enough."""
    for number in (encounter.level, *([encounter.bonus] if encounter.bonus else [])):
        text = f"+{number}" if number >= 0 else f"{MINUS}{-number}"
        left = _draw_term(canvas, line, left, text, SUM, GRAPHITE)
    left = _draw_term(canvas, line, left, "=", SUM, SOFT)
    enough = encounter.strength >= SHEET.target
    left = _draw_term(canvas, line, left, str(encounter.strength), STRENGTH, LEAF if enough else RED)
    sign = "\N{GREATER-THAN OR EQUAL TO}" if enough else "<"
    _draw_term(canvas, line, left, f"{sign} {SHEET.target}", SUM, SOFT)


def _draw_harm(canvas: Canvas, line: Box, encounter: Encounter) -> None:
    """The hearts a trap costs: its level, and what cards add."""
    for number in range(encounter.level + encounter.damage):
        canvas.stamp(doodle("heart", 60), (line.left + number * 66, line.middle[1] - 30))


def _draw_term(canvas: Canvas, line: Box, left: int, text: str, style: Style, colour: Colour) -> int:
    box = Box(left, line.top, width(text, style) + 2, line.height)
    canvas.text(text, box, style, colour)
    return box.right + 10


@kept
def _die(value: int) -> Image.Image:
    """A ten-sided die with its number."""
    sheet = doodle("die", DIE).copy()
    number = ink(str(value), DICE_NUMBER).mask
    left, top, right, bottom = number.getbbox() or (0, 0, *number.size)
    at = ((DIE - (right - left)) // 2 - left, round(DIE * 0.49 - (bottom - top) / 2) - top)
    sheet.paste((*GRAPHITE, 255), at, number)
    return sheet


def _verdict(encounter: Encounter, speaker: Speaker) -> tuple[str, Colour]:
    if encounter.outcome:
        words = speaker(f"doodle-dungeon-verdict-{encounter.outcome}", hurt=encounter.hurt)
        return words, {"won": LEAF, "sprung": LEAF, "lost": RED, "smoke": SOFT}[encounter.outcome]
    if encounter.kind == "trap":
        return speaker("doodle-dungeon-verdict-caught"), GRAPHITE
    missing = max(0, SHEET.target - encounter.strength)
    return speaker("doodle-dungeon-verdict-fighting", missing=missing), GRAPHITE
