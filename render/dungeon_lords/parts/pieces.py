"""The things that lie about: goods, minions, heroes, monsters and small cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import FREE, HEROES, MONSTERS, ROOMS, Goods
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import COLUMNS, ROWS, SQUARES, ZONES, cell
from engine.games.dungeon_lords.state import Hero
from render.dungeon_lords.parts.art import GOODS, POWERS, hero_of, picture_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.hyphens import broken
from render.kit.sprites import SHADES, sprite
from render.kit.theme import (
    GOLD,
    GROUND,
    GROWTH,
    INK,
    PANEL,
    PARCHMENT,
    QUIET,
    SEATS,
    WOUND,
    Colour,
)
from render.kit.tokens import badge
from render.kit.writing import Style, fit

RADIUS = 12
NUMBER = Style(Face.HEAVY, 36)
AMOUNT = Style(Face.HEAVY, 30)
NAME = Style(Face.BOLD, 26)
HITS = Style(Face.HEAVY, 34)
MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
SILVER = SHADES["w"]


def dimmed(picture: Image.Image) -> Image.Image:
    """A sprite that is hardly there."""
    faint = picture.copy()
    faint.putalpha(picture.getchannel("A").point([level * 2 // 5 for level in range(256)]))
    return faint


SEAMS = ("anstalt", "halle", "laden", "magische", "tor")
"""Second halves of long German names, before which they are broken rather than anywhere else."""


def title(name: str, style: Style, room: int) -> str:
    """A name broken where it has to be: at a hyphen or between its halves, if it has any."""
    if " ".join(fit(name, style, room, 2).lines) == name:
        return name
    words = " ".join([_at_the_seam(word) for word in name.replace("-", "- ").split()])
    return broken(words, style, room)


def _at_the_seam(word: str) -> str:
    half = next((half for half in SEAMS if word.endswith(half) and word != half), "")
    return f"{word.removesuffix(half)}- {half}" if half else word


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
    """How much room a row of numbers with symbols takes."""
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
    """A row of numbers with symbols, from the left and around a middle line; the result is where it ends."""
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
    """The same in the middle of a box."""
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


@cache
def grey_badge(letters: str, size: int) -> Image.Image:
    """The mark of those who do not play."""
    canvas = Canvas.blank(size, size, GROUND)
    canvas.box(canvas.whole.inset(3), QUIET, 6)
    canvas.text(letters, canvas.whole, Style(Face.HEAVY, max(24, size // 2)), GROUND, align="middle")
    return canvas.cut_out(8)


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


def power_parts(card: str) -> list[Part]:
    """What a hero can do, in symbols."""
    tile = HEROES[card]
    if tile.kind == "paladin":
        return [Part(str(tile.power), icon) for icon in POWERS.values()]
    return [Part(str(tile.power), POWERS[tile.kind])] if tile.kind in POWERS else []


def rim_of(card: str) -> Colour:
    """Silver in the first year, gold in the second."""
    return SILVER if HEROES[card].year == 1 else GOLD


@lru_cache(maxsize=256)
def hero_plate(hero: Hero, width: int, height: int) -> Image.Image:
    """A hero with hit points left and a bar of them, and what the class can do."""
    canvas = Canvas.blank(width, height, rim_of(hero.card))
    canvas.box(canvas.whole.inset(4), PANEL, RADIUS - 3)
    inside = canvas.whole.inset(10)
    left, whole = hero.hits - hero.damage, hero.hits
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
    """A segment for every hit point."""
    width = (box.width + 3) // whole
    for number in range(whole):
        piece = Box(box.left + number * width, box.top, width - 3, box.height - 4)
        canvas.box(piece, GROWTH if number < left else WOUND, 2)


@lru_cache(maxsize=128)
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


# ── rooms and monsters on offer ──────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def offer_card(thing: str, name: str, year: int, width: int, height: int) -> Image.Image:
    """A monster with its cost, or a room with its work and where it may be built."""
    canvas = Canvas.blank(width, height, SILVER if year == 1 else GOLD)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    inside = canvas.whole.inset(10)
    words = title(name, NAME, inside.width)
    head = max(56, fit(words, NAME, inside.width, 3).height)
    canvas.text(words, inside._replace(height=head), NAME, GROUND, lines=3, align="middle")
    foot = inside.inner(top=inside.height - 40)
    art = picture_of(thing, 4)
    middle = (inside.top + head + foot.top) // 2
    if thing in MONSTERS:
        canvas.stamp_middle(art, (inside.middle[0], middle))
        draw_parts_middle(canvas, parts_of(MONSTERS[thing].cost), foot, AMOUNT, GROUND)
    else:
        _draw_room_terms(canvas, thing, foot)
        zone = ROOMS[thing].zone
        canvas.stamp_middle(art, (inside.middle[0] - (26 if zone else 0), middle))
        if zone:
            plan = zone_plan(zone)
            canvas.stamp(plan, (inside.right - plan.width, middle - plan.height // 2))
    return canvas.cut_out(RADIUS)


def room_terms(room: str) -> tuple[list[Part], list[Part]]:
    """What one use of a room takes, and what it makes; nothing for rooms of the second year."""
    tile = ROOMS[room]
    if not tile.workers:
        return [], []
    made = parts_of(tile.get, "+")
    if tile.digs:
        made = [Part(f"+{tile.digs}", "dungeon-lords/tunnel")]
    paid = parts_of(tile.pay) if tile.pay != FREE else []
    return [Part(str(tile.workers), GOODS["imps"]), *paid], made


def _draw_room_terms(canvas: Canvas, room: str, foot: Box) -> None:
    taken, made = room_terms(room)
    if made:
        draw_parts_middle(canvas, [*taken, *made], foot, AMOUNT, GROUND)


@cache
def zone_plan(zone: str) -> Image.Image:
    """A small plan of the building site, with the squares of a zone filled."""
    size = 9
    canvas = Canvas.blank(COLUMNS * size + 3, ROWS * size + 3, SHADES["o"])
    for where in SQUARES:
        row, column = cell(where)
        allowed = ZONES[zone] >> where & 1
        box = Box(3 + column * size, 3 + row * size, size - 3, size - 3)
        canvas.box(box, SHADES["Y"] if allowed else SHADES["K"])
    return canvas.cut_out(4)


def strengths(kind: str) -> list[Part]:
    """The damage of every attack of a monster."""
    attacks = [attack for attack in MONSTERS[kind].attacks if attack.damage]
    return [
        Part(f"{attack.hits}{TIMES}{attack.damage}" if attack.hits > 1 else str(attack.damage), "sword")
        for attack in attacks
    ]
