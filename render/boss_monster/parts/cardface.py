"""The cards of the game face up: name, sprite, and every number in its own corner."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from render.boss_monster.parts.pieces import KINDS, RIMS, TREASURES, art, draw_pair, pair_width, scene
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.hyphens import broken
from render.kit.keeping import kept
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GOLD, GROUND, GROWTH, INK, MAGIC, PANEL, RAISED, Colour
from render.kit.writing import Style

RADIUS = 14
SPELL_RIM = MAGIC
HERO_RIM = GROWTH
PHASES = {"build": ("hammer",), "adventure": ("boot",), "both": ("hammer", "boot")}


class Size(NamedTuple):
    """A card in one of its sizes."""

    width: int
    height: int
    name: Style
    number: Style
    head: int
    foot: int
    cell: int
    """Of the sprite."""
    icon: int
    """Of the symbols."""


LARGE = Size(680, 480, Style(Face.BOLD, 42), Style(Face.HEAVY, 72), 76, 104, 12, 6)
HAND = {
    3: Size(273, 304, Style(Face.BOLD, 30), Style(Face.HEAVY, 52), 76, 66, 5, 4),
    4: Size(201, 244, Style(Face.BOLD, 28), Style(Face.HEAVY, 44), 66, 54, 5, 3),
    5: Size(157, 192, Style(Face.BOLD, 26), Style(Face.HEAVY, 38), 62, 42, 3, 2),
}
"""By the number of cards in a row."""


class Printed(NamedTuple):
    """What a card shows beside its sprite."""

    rim: Colour
    kind: str = ""
    """The symbol at the top left of the picture."""
    star: bool = False
    cost: int = 0
    """Coins, at the top right of the picture."""
    left: tuple[str, str] = ("", "")
    """A symbol with a number, bottom left."""
    symbols: tuple[str, ...] = ()
    """Bottom right."""


def printed(card: str) -> Printed:
    """What a card of any kind shows beside its sprite."""
    if card in ROOMS:
        room = ROOMS[card]
        treasure = tuple(TREASURES[letter] for letter in room.treasure)
        return Printed(
            RIMS[room.kind], KINDS[room.kind], room.advanced, 0, ("sword", str(room.damage)), treasure
        )
    if card in MINIBOSSES:
        return Printed(GOLD, cost=1, symbols=("star", "star", "star"))
    if card in SPELLS:
        return Printed(SPELL_RIM, "scroll", symbols=PHASES[SPELLS[card].phase])
    if card in HEROES:
        hero = HEROES[card]
        lure = tuple(TREASURES[letter] for letter in hero.lure)
        mark = "own-text" if hero.special else ""
        return Printed(HERO_RIM, mark, hero.epic, 0, ("heart", str(hero.health)), lure)
    boss = BOSSES[card]
    return Printed(INK, left=("crown", str(boss.xp)), symbols=(TREASURES[boss.treasure],))


class Shown(NamedTuple):
    """A room's damage and treasure as they are now, which may differ from what is printed."""

    damage: str
    treasure: str


@kept
def card_face(card: str, name: str, size: Size, now: Shown | None = None) -> Image.Image:
    """The card as a piece with round corners."""
    seen = printed(card)
    if now is not None:
        symbols = tuple(TREASURES[letter] for letter in now.treasure)
        seen = seen._replace(left=("sword", now.damage), symbols=symbols)
    canvas = Canvas.blank(size.width, size.height, seen.rim)
    inside = canvas.whole.inset(5)
    canvas.box(inside, GROUND, RADIUS - 5)
    pad = 6 if size.width < LARGE.width else 24
    head = Box(inside.left + pad, inside.top, inside.width - 2 * pad, size.head)
    canvas.text(broken(name, size.name, head.width), head, size.name, INK, lines=2)
    stage = Box(inside.left, head.bottom, inside.width, inside.height - size.head - size.foot)
    _draw_stage(canvas, stage, card, seen, size)
    _draw_foot(canvas, Box(head.left, stage.bottom, inside.width - 2 * pad, size.foot), seen, size)
    return canvas.cut_out(RADIUS)


def _draw_stage(canvas: Canvas, stage: Box, card: str, seen: Printed, size: Size) -> None:
    """The sprite: rooms between their walls, everything else on a plain ground."""
    if card in ROOMS:
        canvas.image.paste(scene(ROOMS[card].kind, stage.width, stage.height), (stage.left, stage.top))
    else:
        canvas.box(stage, RAISED if card in SPELLS else PANEL)
        canvas.box(stage.inner(top=stage.height - 10), SHADES["s"])
    if seen.star:
        canvas.rim(stage, GOLD, 4, 4)
    cell = size.cell
    while cell > 2 and art(card, cell).height > stage.height - 10:
        cell -= 1
    picture = art(card, cell)
    bottom = stage.bottom - 6 if card not in SPELLS else stage.middle[1] + picture.height // 2
    left = stage.middle[0] - picture.width // 2
    if seen.cost:
        left = min(left, _draw_cost(canvas, stage, seen.cost, size) - picture.width)
    canvas.stamp(picture, (left, bottom - picture.height))
    if seen.kind:
        canvas.stamp(sprite(seen.kind, size.icon), (stage.left + 6, stage.top + 6))
    if seen.star:
        symbol = sprite("star", size.icon)
        canvas.stamp(symbol, (stage.right - symbol.width - 6, stage.top + 6))


def _draw_cost(canvas: Canvas, stage: Box, cost: int, size: Size) -> int:
    """Coins at the top right; returns their left edge."""
    coin = sprite("coin", size.icon)
    left = stage.right - pair_width(coin, str(cost), size.number) - 8
    draw_pair(canvas, (left, stage.top + 8 + coin.height // 2), coin, str(cost), size.number, INK)
    return left


def _draw_foot(canvas: Canvas, foot: Box, seen: Printed, size: Size) -> None:
    icon, number = seen.left
    if icon:
        draw_pair(canvas, (foot.left, foot.middle[1]), sprite(icon, size.icon), number, size.number, INK)
    cell = size.icon if len(seen.symbols) <= 3 else size.icon // 2
    left = foot.right - sum(sprite(symbol, cell).width + 2 for symbol in seen.symbols)
    if not icon:
        left = foot.middle[0] - (foot.right - left) // 2
    for name in seen.symbols:
        symbol = sprite(name, cell)
        canvas.stamp(symbol, (left, foot.middle[1] - symbol.height // 2))
        left += symbol.width + 2
