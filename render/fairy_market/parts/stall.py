"""The fairies' stall by lantern light, on which everything else is laid."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.fairy_market.parts import clay
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.encoding import APART, palette
from render.kit.encoding import COLOURS as MOST_COLOURS
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, PARCHMENT, QUIET, TRAP, WOUND, Colour, colour, mix
from render.kit.writing import Style

TITLE = Style(Face.TITLE, 38)
ASIDE = Style(Face.BOLD, 30)
LEGEND = Style(Face.PLAIN, 24)
AWNING = 26
HEM = 16
HEADER = 96
LEGEND_HEIGHT = 36
RADIUS = 14
REACH = 10

CLOTH = (mix(WOUND, GROUND, 0.45), mix(PARCHMENT, GROUND, 0.25))
STRIPE = 45
HALO = tuple(mix(GROUND, TRAP, share) for share in (0.06, 0.12, 0.2, 0.3))
"""The light around a lantern, from the outside in."""
COUNTER = colour("#2b2130")
"""The ground of everything on the counter."""
PLANK = colour("#4a3641")
TONES = (*clay.TONES, *CLOTH, *HALO, COUNTER, PLANK)


def _colours() -> tuple[Colour, ...]:
    """Clay and cloth first, then the common colours that are not too close to them."""
    common = [shade for shade in palette() if all(_apart(shade, tone) for tone in TONES)]
    return (*TONES, *common)[:MOST_COLOURS]


def _apart(one: Colour, other: Colour) -> bool:
    return any(abs(a - b) >= APART for a, b in zip(one, other, strict=True))


COLOURS = _colours()


@kept
def stall(width: int, height: int) -> Image.Image:
    """Night below a striped awning from which two lanterns hang."""
    canvas = Canvas.blank(width, height, GROUND)
    draw = ImageDraw.Draw(canvas.image)
    lamps = (MARGIN + 14, width - MARGIN - 14)
    for number, shade in enumerate(HALO):
        reach = 84 - 18 * number
        for x in lamps:
            draw.ellipse((x - reach, HEADER // 2 + 6 - reach, x + reach, HEADER // 2 + 6 + reach), shade)
    _draw_awning(draw, width, AWNING)
    for x in lamps:
        canvas.stamp_middle(sprite("lantern", 4), (x, HEADER // 2 + 8))
    return canvas.image


@kept
def booth(width: int, height: int) -> Image.Image:
    """The same for a picture beside a question, where room is short: only the hem of the awning."""
    canvas = Canvas.blank(width, height, GROUND)
    _draw_awning(ImageDraw.Draw(canvas.image), width, HEM)
    return canvas.image


def _draw_awning(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for number, left in enumerate(range(0, width, STRIPE)):
        draw.rectangle((left, 0, left + STRIPE - 1, height - 12), CLOTH[number % 2])
        draw.ellipse((left, height - 24, left + STRIPE - 1, height), CLOTH[number % 2])


@kept
def panel(
    width: int, height: int, fill: Colour, rim: Colour, ground: Colour, radius: int = RADIUS
) -> Image.Image:
    """A box with round corners on a ground of one colour, drawn once."""
    canvas = Canvas.blank(width, height, ground)
    canvas.box(canvas.whole, fill, radius, rim, 3 if radius == RADIUS else 2)
    return canvas.image


@kept
def glowing(width: int, height: int, fill: Colour, light: Colour) -> Image.Image:
    """The same with light around it, `REACH` pixels larger on every side."""
    canvas = Canvas.blank(width + 2 * REACH, height + 2 * REACH, GROUND)
    inside = canvas.whole.inset(REACH)
    canvas.glow(inside, light, RADIUS, REACH)
    canvas.box(inside, fill, RADIUS, light, 4)
    return canvas.image


def frame(canvas: Canvas, tone: Colour) -> None:
    """A thin frame around a picture that only one player sees, in the colour of the seat."""
    whole = canvas.whole
    ImageDraw.Draw(canvas.image).rectangle((0, 0, whole.width - 1, whole.height - 1), outline=tone, width=4)


def draw_header(canvas: Canvas, title: str, aside: str) -> None:
    """The title between the lanterns, and a remark to the right of it."""
    side = MARGIN + 50
    room = Box(side, AWNING, canvas.whole.width - 2 * side, HEADER - AWNING)
    beside = canvas.text(aside, room, ASIDE, INK, align="right") if aside else None
    canvas.text(title, room.inner(right=beside.width + GAP if beside else 0), TITLE, GOLD, lines=2)


def draw_legend(canvas: Canvas, text: str) -> None:
    """The line at the bottom that explains the symbols."""
    whole = canvas.whole
    line = Box(MARGIN, whole.bottom - MARGIN // 2 - LEGEND_HEIGHT, whole.width - 2 * MARGIN, LEGEND_HEIGHT)
    canvas.text(text, line, LEGEND, QUIET, align="middle")
