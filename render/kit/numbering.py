"""Numbers on pictures: the number in the picture is the number on the button.

`number_mark` marks a place; `contact_sheet` shows every answer as a small picture of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import GOLD, GROUND, LINE, PANEL, Colour
from render.kit.writing import LEAST, Style, ink

FINE = 4
SMALLEST = 30
"""On a phone a smaller mark cannot be read."""
DIGITS = 0.8
NARROW = 0.66
"""How large the digits are: one alone, and each of two."""
RIM = 8
SPACE = 10
ACROSS = 4
"""As many thumbnails stand side by side as buttons do."""
MARK = 46


@kept
def number_mark(number: int, size: int, fill: Colour = GOLD, digits: Colour = GROUND) -> Image.Image:
    """A number on a round plate, with a dark rim that sets it off from whatever lies below."""
    size = max(SMALLEST, size)
    side = size * FINE
    plate = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(plate)
    draw.ellipse((0, 0, side - 1, side - 1), (*digits, 255))
    rim = max(2, size // 16) * FINE
    draw.ellipse((rim, rim, side - 1 - rim, side - 1 - rim), (*fill, 255))
    done = plate.reduce(FINE)
    share = DIGITS if number < 10 else NARROW
    mask = ink(str(number), Style(Face.HEAVY, max(LEAST, round(size * share)))).mask
    left, top, right, bottom = mask.getbbox() or (0, 0, *mask.size)
    at = ((size - right - left) // 2, (size - bottom - top) // 2)
    done.paste((*digits, 255), at, mask)
    return done


def mark_corner(canvas: Canvas, box: Box, number: int, size: int, fill: Colour = GOLD) -> None:
    """A number in the upper left corner of a box, where it hides the least."""
    canvas.stamp(number_mark(number, size, fill), (box.left + 3, box.top + 3))


def contact_sheet(
    count: int,
    draw: Callable[[Canvas, Box, int], None],
    height: int,
    *,
    first: int = 1,
    across: int = ACROSS,
    width: int = WIDTH,
    ground: Colour = PANEL,
) -> Image.Image:
    """`count` thumbnails of a height, numbered from `first` on; `draw` gets the room for each, from 0 on."""
    columns = max(1, min(count, across))
    rows = -(-count // columns)
    canvas = Canvas.blank(width, 2 * RIM + rows * (height + SPACE) - SPACE)
    room = canvas.whole.inset(RIM)
    for number, box in enumerate(room.grid(count, columns, height, SPACE)):
        canvas.box(box, ground, 8, LINE, 2)
        draw(canvas, box.inset(2), number)
        mark_corner(canvas, box, first + number, MARK)
    return canvas.image
