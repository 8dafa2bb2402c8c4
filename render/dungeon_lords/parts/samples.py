"""What legends show besides symbols: numbers in a colour, cards with a frame."""

from __future__ import annotations

from PIL import Image

from render.dungeon_lords.parts.pieces import MINUS, grey_badge
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.legend import Samples, figure
from render.kit.theme import GOLD, GROUND, GROWTH, INK, LINE, PANEL, PARCHMENT, TRAP, WOUND_INK, Colour
from render.kit.writing import Style

SIZE = (34, 30)
LETTERS = Style(Face.HEAVY, 24)


@kept
def _card(rim: Colour, ground: Colour, letters: str = "") -> Image.Image:
    """A card in small, with the frame that means something."""
    canvas = Canvas.blank(*SIZE, rim)
    canvas.box(canvas.whole.inset(3), ground, 4)
    canvas.text(letters, canvas.whole, LETTERS, GROUND, align="middle")
    return canvas.cut_out(6)


@kept
def _struck_out() -> Image.Image:
    """An order card that cannot be used."""
    canvas = Canvas(_card(LINE, PANEL).copy())
    canvas.line((5, SIZE[1] - 5), (SIZE[0] - 5, 5), WOUND_INK, 3)
    return canvas.image


@kept
def _laid_out() -> Image.Image:
    """A trap card in the light that says that it waits for the heroes."""
    card = _card(TRAP, PARCHMENT)
    canvas = Canvas.blank(SIZE[0] + 8, SIZE[1] + 4)
    around = canvas.whole.inner(8, 6, 8, 6)
    canvas.glow(around, TRAP, 4, 8)
    canvas.stamp(card.resize((around.width, around.height)), (around.left, around.top))
    return canvas.cut_out(6)


SAMPLES: Samples = {
    "pay": lambda: figure("1", WOUND_INK),
    "get": lambda: figure("2", GROWTH),
    "left": lambda: figure("4", INK),
    "lost": lambda: figure(f"{MINUS}1", WOUND_INK),
    "healed": lambda: figure("+1", GROWTH),
    "non-player": lambda: grey_badge("n", 32),
    "chosen": lambda: _card(GOLD, PARCHMENT, "1."),
    "price": lambda: _card(TRAP, PARCHMENT, "1"),
    "struck-out": _struck_out,
    "laid-out": _laid_out,
}
