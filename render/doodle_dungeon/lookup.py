"""The `/card` picture: one card or action large, with its rules."""

from __future__ import annotations

from PIL import Image

from engine.games.doodle_dungeon.cards import ACTIONS, CARDS
from engine.games.doodle_dungeon.show.faces import faces
from render.doodle_dungeon.parts.cardface import SIDES, draw_element
from render.doodle_dungeon.parts.colours import GRAPHITE
from render.doodle_dungeon.parts.paper import lay_paper
from render.doodle_dungeon.parts.pencil import doodle
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GROUND
from render.kit.writing import Style, fit
from texts import Speaker

WIDTH = 720
MARGIN = 20
PAD = 24
HEAD = 64
ART = 280
ELEMENT = 104
NAME = Style(Face.BOLD, 38)
RULES = Style(Face.PLAIN, 28)
MOST_LINES = 10


def draw_lookup(card_id: str, speaker: Speaker) -> Image.Image | None:
    """A card with its elements and its action, or an action alone."""
    for face in faces():
        if face.id == card_id:
            rules = [speaker.say(line) for line in face.lines]
            return _draw(card_id, speaker.say(face.name), rules)
    return None


def _draw(card_id: str, name: str, rules: list[str]) -> Image.Image:
    card = CARDS.get(card_id)
    action = card.action if card else card_id
    elements = card.elements if card else ()
    room = WIDTH - 2 * MARGIN - 2 * PAD
    paragraphs = [fit(rule, RULES, room, MOST_LINES) for rule in rules]
    text = sum(paragraph.height + 14 for paragraph in paragraphs)
    strip = ELEMENT + PAD if elements else 0
    height = PAD + HEAD + ART + strip + text + PAD
    canvas = Canvas.blank(WIDTH, height + 2 * MARGIN, GROUND)
    sheet = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height)
    lay_paper(canvas, sheet, 26, (sheet.left, sheet.top))
    inside = sheet.inset(PAD)
    colour, mark = SIDES[ACTIONS[action].side]
    canvas.stamp(doodle(mark, HEAD), (inside.right - HEAD, inside.top))
    canvas.text(name, inside.inner(right=HEAD + 8)._replace(height=HEAD), NAME, colour, lines=2)
    art = Box(inside.left, inside.top + HEAD, inside.width, ART)
    canvas.stamp_middle(doodle(action, ART - 32), art.middle)
    left = inside.middle[0] - (len(elements) * (ELEMENT + 12) - 12) // 2
    for number, element in enumerate(elements):
        draw_element(canvas, Box(left + number * (ELEMENT + 12), art.bottom, ELEMENT, ELEMENT), element)
    top = art.bottom + strip
    for rule, paragraph in zip(rules, paragraphs, strict=True):
        line = Box(inside.left, top, inside.width, paragraph.height)
        canvas.text(rule, line, RULES, GRAPHITE, lines=MOST_LINES)
        top = line.bottom + 14
    return canvas.image
