"""The ministry's ledger: ruled pages with header and legend, headings, and stamps."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.dungeon_lords.parts.samples import SAMPLES
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.legend import draw_row, entries_of, in_rows
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GOLD, GROUND, LINE, PANEL, QUIET, WOUND_INK, Colour
from render.kit.writing import Style, fit, ink

TITLE = Style(Face.TITLE, 40)
HEADING = Style(Face.BOLD, 28)
STAMP = Style(Face.HEAVY, 30)
HEADER = 92
HEADING_HEIGHT = 42
LEGEND_LINES = 2
LEGEND_HEIGHT = 64
LEGEND_ROOM = WIDTH - 2 * MARGIN
INSIDE = WIDTH - 2 * MARGIN
RULED = 46
MARGIN_LINE = SHADES["r"]
TILT = 3
"""By how many degrees stamps are askew."""
FINE = 2


@kept
def page(height: int) -> Image.Image:
    """A dark page with its lines and the red rule at the left."""
    canvas = Canvas.blank(WIDTH, height, GROUND)
    draw = ImageDraw.Draw(canvas.image)
    for y in range(HEADER + RULED // 2, height, RULED):
        draw.rectangle((0, y, WIDTH, y + 1), PANEL)
    for x in (8, 14):
        draw.rectangle((x, 0, x + 1, height), MARGIN_LINE)
    draw.rectangle((0, HEADER - 8, WIDTH, HEADER - 6), LINE)
    return canvas.image


def new_page(height: int) -> Canvas:
    """A page to draw on."""
    return Canvas(page(height).copy())


def framed_page(
    bottom: int,
    title: str,
    aside: str,
    legend: str,
    crest: Image.Image | None = None,
    ink: Colour = WOUND_INK,
) -> Canvas:
    """A page with header and legend; its contents go from `HEADER` down to `bottom`."""
    canvas = new_page(bottom + LEGEND_HEIGHT + MARGIN)
    draw_header(canvas, title, aside, crest, ink)
    draw_legend(canvas, legend)
    return canvas


def draw_header(
    canvas: Canvas, title: str, aside: str, crest: Image.Image | None = None, ink: Colour = WOUND_INK
) -> None:
    """A crest, the title, and at the right what the page is about now, as a stamp."""
    crest = crest or sprite("dungeon-lords/seal", 4)
    middle = (HEADER - 8) // 2
    canvas.stamp_middle(crest, (MARGIN + 34, middle))
    room = Box(MARGIN + 76, 0, INSIDE - 76, HEADER - 8)
    taken = 0
    if aside:
        mark = stamp(aside, ink)
        canvas.stamp(mark, (WIDTH - MARGIN - mark.width, middle - mark.height // 2))
        taken = mark.width + GAP
    canvas.text(title, room.inner(right=taken), TITLE, GOLD, lines=2)


def draw_heading(canvas: Canvas, text: str, box: Box, colour: Colour = QUIET) -> None:
    """The heading of a part of the page."""
    canvas.text(text, box, HEADING, colour)


def draw_legend(canvas: Canvas, text: str) -> None:
    """The lines at the bottom that explain the symbols."""
    line = Box(MARGIN, canvas.whole.bottom - MARGIN // 2 - LEGEND_HEIGHT, LEGEND_ROOM, LEGEND_HEIGHT)
    canvas.box(line.inset(-4), GROUND)
    rows = in_rows(entries_of(text, SAMPLES), LEGEND_ROOM)[:LEGEND_LINES]
    tall = LEGEND_HEIGHT // LEGEND_LINES
    first = line._replace(top=line.middle[1] - len(rows) * tall // 2)
    for row, box in zip(rows, first.grid(len(rows), 1, tall, 0), strict=True):
        draw_row(canvas, box, row)


@kept
def stamp(word: str, colour: Colour, room: int = 430, style: Style = STAMP) -> Image.Image:
    """A word in a frame, a little askew."""
    fitted = fit(word, style, room - 34)
    letters = ink(fitted.lines[0] if fitted.lines else "", fitted.style).mask
    width, height = letters.width + 34, fitted.style.leading + 12
    mask = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle(
        (0, 0, width * FINE - 1, height * FINE - 1), 10 * FINE, outline=255, width=3 * FINE
    )
    mask = mask.reduce(FINE)
    mask.paste(letters, ((width - letters.width) // 2 + 1, (height - letters.height) // 2))
    mask = mask.rotate(TILT, Image.Resampling.BICUBIC, expand=True)
    mark = Image.new("RGBA", mask.size, (*colour, 0))
    mark.putalpha(mask)
    return mark
