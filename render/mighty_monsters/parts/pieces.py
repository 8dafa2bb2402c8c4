"""The pieces on the table: guards, monsters in their slots, and the lairs of the players."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Seat, seat_name
from engine.games.mighty_monsters.cards import LEVELS
from engine.games.mighty_monsters.show.symbols import monster_symbol
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Monster
from render.kit.canvas import Box, Canvas
from render.kit.cards import BACK, FRONT, Card, Number, draw_card
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.legend import Samples
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, RAISED, SEATS
from render.kit.tokens import badge, dark_badge
from render.kit.writing import Style
from render.kit.writing import width as width_of
from texts import Speaker

NUMBER = Style(Face.HEAVY, 36)
NAME = Style(Face.BOLD, 28)
CARDS = Style(Face.HEAVY, 30)
PLACE = Style(Face.HEAVY, 28)
GUARD_HEIGHT = 178
SLOT_HEIGHT = 122
FOOT = 50
PANEL_HEIGHT = 110
RADIUS = 12
CHANGE = Style(Face.HEAVY, 28)
DASH = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"


def monster(family: str, strength: int, cell: int) -> Image.Image:
    """A monster of a family; an egg before families are chosen."""
    return sprite(monster_symbol(family, strength), cell)


def span(ends: tuple[int, int]) -> str:
    """A range as it is printed on a back."""
    return DASH.join(map(str, ends))


@kept
def guard_back(level: int, width: int) -> Image.Image:
    """A guard lying face down: stars and ranges, which everybody sees."""
    back = LEVELS[level]
    card = Card(
        art=sprite(f"guard-{level}", 4),
        stock=BACK,
        stars=level,
        strength=Number("sword", span(back.strength)),
        reward=Number("coin", span(back.loot)),
    )
    return draw_card(card, width, GUARD_HEIGHT, NUMBER, NAME)


@kept
def guard_front(level: int, strength: int, loot: int, width: int) -> Image.Image:
    """A guard turned up, with its values as they counted."""
    card = Card(
        art=sprite(f"guard-{level}", 4),
        stock=FRONT,
        stars=level,
        strength=Number("sword", str(strength)),
        reward=Number("coin", str(loot)),
    )
    return draw_card(card, width, GUARD_HEIGHT, NUMBER, NAME)


@kept
def place_number(number: int) -> Image.Image:
    """The plate that numbers the places from the gate inwards."""
    canvas = Canvas.blank(38, 38, LINE)
    canvas.box(canvas.whole.inset(3), GROUND, 16)
    canvas.text(str(number), canvas.whole, PLACE, INK, align="middle")
    return canvas.cut_out(19)


def draw_change(canvas: Canvas, guard: Box, change: tuple[int, int]) -> None:
    """What the king's rule adds: a tag above the strength, one above the loot, and a rim of gold."""
    for icon, added in zip(("sword", "coin"), change, strict=True):
        if added:
            words = f"{added:+}".replace("-", MINUS)
            symbol, wide = sprite(icon, 2), width_of(words, CHANGE)
            across = wide + symbol.width + 18
            left = guard.left + 5 if icon == "sword" else guard.right - 5 - across
            tag = Box(left, guard.top + 52, across, 38)
            canvas.box(tag, GOLD, 10)
            canvas.text(words, tag.inner(left=7), CHANGE, GROUND)
            canvas.stamp(symbol, (tag.right - symbol.width - 5, tag.middle[1] - symbol.height // 2))
    if any(change):
        canvas.rim(Box(guard.left, guard.top, guard.width, GUARD_HEIGHT), GOLD, RADIUS, 4)


def draw_onwards(canvas: Canvas, guard: Box) -> None:
    """An arrow to the next guard: that is how a raid goes."""
    arrow = onwards()
    canvas.stamp(arrow, (guard.right + 2, guard.top + GUARD_HEIGHT // 2 - arrow.height // 2))


@kept
def onwards() -> Image.Image:
    """The arrow from one guard to the next."""
    arrow = Image.new("RGBA", (13, 29))
    ImageDraw.Draw(arrow).polygon([(0, 0), (12, 14), (0, 28)], GOLD)
    return arrow


COURSE: Samples = {"gate": lambda: place_number(1), "onwards": onwards}
"""What the line on the course of a raid shows: where it begins, and how it goes on."""


@kept
def slot_card(family: str, lying: Monster, width: int) -> Image.Image:
    """A monster in the castle; below it, in the seat's colour, its strength and its owner."""
    mark = SEATS[lying.seat]
    canvas = Canvas.blank(width, SLOT_HEIGHT, mark.colour)
    above = canvas.whole.inner(4, 4, 4, FOOT)
    canvas.box(above, PANEL, RADIUS - 4)
    canvas.stamp_middle(monster(family, lying.strength, 3), above.middle)
    foot = Box(10, SLOT_HEIGHT - FOOT, width - 20, FOOT)
    canvas.text(str(lying.strength), foot, Style(Face.HEAVY, 44), GROUND)
    canvas.stamp(dark_badge(lying.seat, 42), (foot.right - 38, foot.top + 3))
    return canvas.cut_out(RADIUS)


def draw_free_slot(canvas: Canvas, box: Box) -> None:
    """A slot without a monster."""
    canvas.box(box, GROUND, RADIUS)
    canvas.dashes(box, QUIET, RADIUS)


def draw_lair(canvas: Canvas, box: Box, view: CastleView, seat: Seat, speaker: Speaker) -> None:
    """A player: family, name, gold, cards in hand, and whether they start or are awaited."""
    lair, mark = view.lairs[seat], SEATS[seat]
    if seat in view.awaited:
        canvas.glow(box, mark.colour, RADIUS + 4)
        canvas.box(box, RAISED, RADIUS + 4, mark.colour, 4)
    else:
        canvas.box(box, PANEL, RADIUS + 4, LINE)
    portrait = Box(box.left + 12, box.top + 13, 84, 84)
    canvas.box(portrait, GROUND, RADIUS, mark.colour, 4)
    canvas.stamp_middle(monster(lair.family, 3, 3), portrait.middle)
    canvas.stamp(badge(seat, 44), (portrait.right - 32, portrait.bottom - 34))
    room = Box(portrait.right + 16, box.top + 8, box.right - portrait.right - 24, PANEL_HEIGHT - 16)
    flag = sprite("flag", 3)
    starts = seat == view.start
    if starts:
        canvas.stamp(flag, (room.right - flag.width + 2, room.top + 2))
    name = room.inner(right=flag.width + 4 if starts else 0, bottom=44)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=2)
    _draw_belongings(canvas, Box(room.left, room.bottom - 42, room.width, 42), lair.gold, lair.hand_size)


def _draw_belongings(canvas: Canvas, line: Box, gold: int, cards: int) -> None:
    coin, held = sprite("coin", 3), sprite("cards", 3)
    canvas.stamp(coin, (line.left, line.top + 3))
    amount = canvas.text(str(gold), line.inner(left=coin.width + 6), NUMBER, INK)
    left = line.left + max(coin.width + amount.width + 6, 72) + 14
    canvas.stamp(held, (left, line.top + 3))
    canvas.text(str(cards), line.inner(left=left - line.left + held.width + 6), CARDS, QUIET)
