"""Heroes: plates for the gate and the battle, and small ones for the calendar."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.cards import HEROES
from engine.games.dungeon_lords.lord import Hero, Lord
from render.dungeon_lords.parts.art import POWERS, hero_of
from render.dungeon_lords.parts.pieces import AMOUNT, RADIUS, SILVER, Part, draw_parts
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROWTH, INK, PANEL, WOUND, Colour
from render.kit.writing import Style, fit

HITS = Style(Face.HEAVY, 34)


def power_parts(card: str) -> list[Part]:
    """The powers of a hero in symbols."""
    tile = HEROES[card]
    if tile.kind == "paladin":
        return [Part(str(tile.power), icon) for icon in POWERS.values()]
    return [Part(str(tile.power), POWERS[tile.kind])] if tile.kind in POWERS else []


def power_of(lord: Lord, kind: str) -> int:
    """How much a party can prevent, heal or cast; a paladin counts for each class."""
    return sum(hero.face.power for hero in lord.heroes if hero.face.kind in (kind, "paladin"))


def rim_of(card: str) -> Colour:
    """Silver in the first year, gold in the second."""
    return SILVER if HEROES[card].year == 1 else GOLD


@kept
def hero_plate(hero: Hero, width: int, height: int) -> Image.Image:
    """A hero with hit points in numbers and as a bar, and the power of the class."""
    canvas = Canvas.blank(width, height, rim_of(hero.card))
    canvas.box(canvas.whole.inset(4), PANEL, RADIUS - 3)
    inside = canvas.whole.inset(10)
    left, whole = hero.left, hero.hits
    foot = Box(inside.left, inside.bottom - 34, inside.width, 34)
    figure = inside.inner(bottom=50)
    powers = power_parts(hero.card)
    size = 4 if width >= 150 or not powers else 3 if width >= 120 else 2
    shift = 28 if powers else 0
    canvas.stamp_middle(hero_of(hero.card, size), (figure.middle[0] - shift, figure.middle[1]))
    for number, part in enumerate(powers):
        draw_parts(canvas, [part], (inside.right - 50, figure.top + 16 + 33 * number), AMOUNT, INK)
    _draw_bar(canvas, Box(foot.left, foot.top - 14, foot.width, 14), left, whole)
    words = f"{left}/{whole}" if hero.damage else str(whole)
    heart = sprite("heart", 2)
    taken = fit(words, HITS, foot.width).width + heart.width + 6
    start = foot.middle[0] - taken // 2
    canvas.stamp(heart, (start, foot.middle[1] - heart.height // 2 + 3))
    canvas.text(words, foot.inner(left=start - foot.left + heart.width + 6, top=4), HITS, INK)
    return canvas.cut_out(RADIUS)


def _draw_bar(canvas: Canvas, box: Box, left: int, whole: int) -> None:
    """A bar with a segment for every hit point."""
    width = (box.width + 3) // whole
    for number in range(whole):
        piece = Box(box.left + number * width, box.top, width - 3, box.height - 4)
        canvas.box(piece, GROWTH if number < left else WOUND, 2)


@kept
def small_hero(card: str, width: int, height: int) -> Image.Image:
    """A hero as on the calendar: figure, hit points, power."""
    canvas = Canvas.blank(width, height, rim_of(card))
    canvas.box(canvas.whole.inset(3), PANEL, RADIUS - 4)
    canvas.stamp_middle(hero_of(card, 2), (32, height // 2))
    tile = HEROES[card]
    powers = power_parts(card) if tile.kind != "paladin" else []
    draw_parts(canvas, [Part(str(tile.hits), "heart")], (66, height // 2), AMOUNT, INK)
    draw_parts(canvas, powers, (width // 2 + 32, height // 2), AMOUNT, INK)
    return canvas.cut_out(RADIUS - 2)
