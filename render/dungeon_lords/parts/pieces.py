"""Small pieces that many pictures share: numbers with symbols, and the marks of seats."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import Goods
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import GOODS
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import SHADES, sprite
from render.kit.theme import (
    GROUND,
    QUIET,
    SEATS,
    Colour,
)
from render.kit.tokens import badge
from render.kit.writing import Style, fit

RADIUS = 12
NUMBER = Style(Face.HEAVY, 36)
AMOUNT = Style(Face.HEAVY, 30)
NAME = Style(Face.BOLD, 26)
MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
SILVER = SHADES["w"]


def dimmed(picture: Image.Image) -> Image.Image:
    """A sprite drawn faintly."""
    faint = picture.copy()
    faint.putalpha(picture.getchannel("A").point([level * 2 // 5 for level in range(256)]))
    return faint


class Part(NamedTuple):
    """A number with the symbol that says what it counts."""

    text: str
    icon: str


def parts_of(goods: Goods, sign: str = "") -> list[Part]:
    """Goods as numbers with symbols."""
    amounts = {
        "gold": goods.gold,
        "food": goods.food,
        "evil": goods.evil,
        "imps": goods.imps,
        "traps": goods.traps,
        "monsters": goods.monsters,
    }
    return [
        Part(f"{MINUS if amount < 0 else sign}{abs(amount)}", GOODS[kind])
        for kind, amount in amounts.items()
        if amount
    ]


def width_of(parts: list[Part], style: Style, size: int, gap: int = 8) -> int:
    """The width of a row of numbers with symbols."""
    return sum(
        (fit(part.text, style, 200).width + 3 if part.text else 0) + sprite(part.icon, size).width
        for part in parts
    ) + gap * max(0, len(parts) - 1)


def draw_parts(
    canvas: Canvas,
    parts: list[Part],
    at: tuple[int, int],
    style: Style,
    colour: Colour,
    size: int = 2,
    gap: int = 8,
) -> int:
    """Draw numbers with symbols in a row, centred on a line; returns where the row ends."""
    x, middle = at
    for part in parts:
        if part.text:
            taken = fit(part.text, style, 200).width
            canvas.text(
                part.text, Box(x, middle - style.leading // 2, taken + 2, style.leading), style, colour
            )
            x += taken + 3
        symbol = sprite(part.icon, size)
        canvas.stamp(symbol, (x, middle - symbol.height // 2))
        x += symbol.width + gap
    return x - gap


def draw_parts_middle(
    canvas: Canvas, parts: list[Part], box: Box, style: Style, colour: Colour, size: int = 2
) -> None:
    """Draw numbers with symbols in the middle of a box."""
    gap = 8
    taken = width_of(parts, style, size, gap)
    if taken > box.width:
        gap = 2
        taken = width_of(parts, style, size, gap)
    draw_parts(canvas, parts, (box.middle[0] - taken // 2, box.middle[1]), style, colour, size, gap)


# ── minions and markers ──────────────────────────────────────────────────────────────────────────────────


def mark_of(view: UnderworldView, colour: Seat, size: int) -> Image.Image:
    """The badge of a seat, or the grey one of a non-player colour."""
    if colour < view.seats:
        return badge(colour, size)
    owner = SEATS[colour - view.seats].letter.lower() if view.seats == 2 else ""
    return grey_badge(f"n{owner}", size)


@kept
def grey_badge(letters: str, size: int) -> Image.Image:
    """The mark of a non-player colour."""
    canvas = Canvas.blank(size, size, GROUND)
    canvas.box(canvas.whole.inset(3), QUIET, 6)
    canvas.text(letters, canvas.whole, Style(Face.HEAVY, max(24, size // 2)), GROUND, align="middle")
    return canvas.cut_out(8)
