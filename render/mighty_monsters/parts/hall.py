"""The castle hall by torchlight, on which everything else is laid."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.legend import Samples, draw_row, entries_of
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, TORCHLIGHT, Colour, mix
from render.kit.writing import Style

TITLE = Style(Face.TITLE, 40)
ASIDE = Style(Face.BOLD, 30)
HEADER = 84
LEGEND_HEIGHT = 36

BRICK = (75, 36)
MORTAR = mix(GROUND, PANEL, 0.4)
DUSK = 5
"""How many steps the light of a torch falls off in."""
TORCHES = (MARGIN + 12, WIDTH - MARGIN - 12)


@kept
def hall(height: int, wall: int) -> Image.Image:
    """A wall lit by torches down to `wall`, and the floor below it."""
    canvas = Canvas.blank(WIDTH, height, MORTAR)
    _lay_bricks(canvas, wall)
    for x in TORCHES:
        canvas.stamp_middle(sprite("torch", 4), (x, HEADER // 2 + 2))
    canvas.box(Box(0, wall, WIDTH, height - wall), GROUND)
    canvas.box(Box(0, wall, WIDTH, 4), LINE)
    return canvas.image


def _lay_bricks(canvas: Canvas, wall: int) -> None:
    draw = ImageDraw.Draw(canvas.image)
    width, height = BRICK
    for row, y in enumerate(range(0, wall, height)):
        for x in range(-width // 2 * (row % 2), WIDTH, width):
            stone = (x + 2, y + 2, x + width - 1, y + height - 1)
            draw.rectangle(stone, _lit((x + width // 2, y + height // 2)))


def _lit(stone: tuple[int, int]) -> Colour:
    """The colour of a stone in the light of the nearest torch."""
    far = min(abs(stone[0] - x) + abs(stone[1] - HEADER // 2) for x in TORCHES)
    step = max(0, DUSK - far // 62)
    return mix(PANEL, TORCHLIGHT, step / DUSK)


def draw_header(canvas: Canvas, title: str, aside: str, kept: int = 0) -> None:
    """The title between the torches; `kept` pixels on the right stay free."""
    room = Box(MARGIN + 44, 0, WIDTH - 2 * (MARGIN + 44) - kept, HEADER)
    beside = canvas.text(aside, room, ASIDE, INK, align="right") if aside else None
    taken = beside.width + GAP if beside else 0
    canvas.text(title, room.inner(right=taken), TITLE, GOLD, lines=2)


def draw_legend(canvas: Canvas, text: str, samples: Samples | None = None, above: int = 0) -> None:
    """The line at the bottom that explains the symbols, or one so many lines above it."""
    bottom = canvas.whole.bottom - MARGIN // 2 - above * LEGEND_HEIGHT
    line = Box(MARGIN, bottom - LEGEND_HEIGHT, WIDTH - 2 * MARGIN, LEGEND_HEIGHT)
    draw_row(canvas, line, entries_of(text, samples))
