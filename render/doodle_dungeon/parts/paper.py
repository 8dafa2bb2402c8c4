"""Sheets of squared paper on a dark desk."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.doodle_dungeon.parts.colours import GRAPHITE, PAPER, SQUARES
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import GOLD, GROUND, INK, SEATS, mix
from render.kit.writing import Style

HEADER = 62
LIGHT = ((10, 0.12), (8, 0.3), (6, 0.55), (4, 1.0))
"""How far around a sheet its light reaches, and how strong it is there."""
FAINT = mix(PAPER, SQUARES, 0.5)
TITLE = Style(Face.TITLE, 38)
ASIDE = Style(Face.BOLD, 30)


def desk(height: int, title: str, aside: str) -> Canvas:
    """The desk with a title on it."""
    canvas = Canvas.blank(WIDTH, height, GROUND)
    room = Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEADER)
    beside = canvas.text(aside, room.inner(left=room.width // 3), ASIDE, INK, align="right")
    canvas.text(title, room.inner(right=beside.width + GAP), TITLE, GOLD, lines=2)
    return canvas


def lay_paper(canvas: Canvas, box: Box, pitch: int, at: tuple[int, int]) -> None:
    """A sheet of paper whose squares meet at a point of the desk."""
    offset = ((at[0] - box.left) % pitch, (at[1] - box.top) % pitch)
    canvas.image.paste(squared(box.width, box.height, pitch, offset), (box.left, box.top))


def light_up(canvas: Canvas, box: Box, seat: int) -> None:
    """Light around the sheet of a player who is awaited."""
    draw = ImageDraw.Draw(canvas.image)
    for far, share in LIGHT:
        around = box.inset(-far)
        shade = mix(GROUND, SEATS[seat].colour, share)
        draw.rounded_rectangle(
            (*around[:2], around.right - 1, around.bottom - 1), far, outline=shade, width=4
        )


@kept
def squared(width: int, height: int, pitch: int, offset: tuple[int, int]) -> Image.Image:
    """Squared paper, its lines faint enough to read what is on them."""
    sheet = Image.new("RGB", (width, height), PAPER)
    draw = ImageDraw.Draw(sheet)
    for x in range(offset[0], width, pitch):
        draw.line((x, 0, x, height), FAINT)
    for y in range(offset[1], height, pitch):
        draw.line((0, y, width, y), FAINT)
    return sheet


def pencil_frame(canvas: Canvas, box: Box, width: int = 3, radius: int = 8) -> None:
    """A frame drawn around something."""
    canvas.rim(box, GRAPHITE, radius, width)
