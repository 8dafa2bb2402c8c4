"""The background of every picture: a night sky above the rock, with a header."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import SHADES
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, Colour
from render.kit.writing import Style

TITLE = Style(Face.TITLE, 40)
ASIDE = Style(Face.BOLD, 30)
HEADER = 84

STARS = (
    (8, 34),
    (96, 4),
    (188, 74),
    (290, 6),
    (402, 74),
    (486, 5),
    (604, 72),
    (700, 6),
    (792, 75),
    (884, 12),
)
PEBBLES = 96
CRACK = SHADES["K"]


@kept
def cavern(height: int) -> Image.Image:
    """A strip of night with stars, the edge of the rock, and the rock down to the bottom."""
    canvas = Canvas.blank(WIDTH, height, GROUND)
    draw = ImageDraw.Draw(canvas.image)
    for number, (x, y) in enumerate(STARS):
        size = 4 if number % 3 else 6
        draw.rectangle((x, y, x + size - 1, y + size - 1), QUIET)
    _draw_rock(draw, height)
    return canvas.image


@kept
def plain_cavern(height: int) -> Image.Image:
    """Nothing but rock, for pictures without a header."""
    canvas = Canvas.blank(WIDTH, height, GROUND)
    _draw_rock(ImageDraw.Draw(canvas.image), height)
    return canvas.image


def _draw_rock(draw: ImageDraw.ImageDraw, height: int) -> None:
    """Pebbles in shifted rows: the same on every picture, and cheap to encode."""
    for row, y in enumerate(range(HEADER + 20, height, PEBBLES)):
        for x in range(-PEBBLES * (row % 2) // 2, WIDTH, PEBBLES * 2):
            draw.rectangle((x, y, x + 23, y + 7), CRACK)
            draw.rectangle((x + 8, y + 8, x + 31, y + 15), CRACK)


def draw_header(canvas: Canvas, title: str, aside: str) -> None:
    """The title on the left, and how far the game is on the right."""
    room = Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEADER)
    beside = canvas.text(aside, room, ASIDE, INK, align="right") if aside else None
    taken = beside.width + GAP if beside else 0
    canvas.text(title, room.inner(right=taken), TITLE, GOLD, lines=2)


def draw_ground(canvas: Canvas, box: Box, rim: Colour = LINE) -> None:
    """A panel in the rock."""
    canvas.box(box, PANEL, 16, rim)
