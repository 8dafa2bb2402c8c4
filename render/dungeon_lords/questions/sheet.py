"""A small sheet, and the strips that most questions need: stock, party, lair, a line of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.lord import Hero, Monster
from engine.games.dungeon_lords.show.standings import points_now
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.evilometer import draw_evilometer, evilometer_height
from render.dungeon_lords.parts.heroes import hero_plate
from render.dungeon_lords.parts.lair import draw_monster
from render.dungeon_lords.parts.ledger import HEADING_HEIGHT, draw_heading
from render.dungeon_lords.parts.pieces import NUMBER, RADIUS
from render.dungeon_lords.parts.spells import CARD_HEIGHT, draw_combat_cards
from render.dungeon_lords.parts.stock import draw_stock
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import SHADES
from render.kit.theme import GROUND, GROWTH, INK, LINE, QUIET, Colour
from render.kit.writing import Style
from texts import Speaker

SHEET = 720
"""Narrower than other pictures: what a phone shows of it is therefore larger."""
EDGE = 16
SPACE = 8
ROOM = SHEET - 2 * EDGE
STOCK_HEIGHT = 60
PARTY_HEIGHT = 170
PLATE = 150
MONSTER_HEIGHT = 84
MONSTERS_ACROSS = 3
WORDS = Style(Face.BOLD, 28)


class Strip(NamedTuple):
    """A part of the sheet from edge to edge."""

    height: int
    draw: Callable[[Canvas, Box], None]
    region: str = ""
    """What a coach calls it, if it is something to point at."""


class Sheet(NamedTuple):
    """A picture made of strips, and where those are that a coach may point at."""

    image: Image.Image
    regions: Mapping[str, Box]


def sheet(*strips: Strip | None) -> Sheet:
    """Strips below each other; those that are None are left out."""
    shown = [strip for strip in strips if strip is not None]
    height = 2 * EDGE + sum(strip.height for strip in shown) + SPACE * (len(shown) - 1)
    canvas = Canvas.blank(SHEET, height, GROUND)
    canvas.box(Box(4, 0, 3, height), SHADES["r"])
    top, regions = EDGE, dict[str, Box]()
    for strip in shown:
        box = Box(EDGE, top, ROOM, strip.height)
        strip.draw(canvas, box)
        if strip.region:
            regions[strip.region] = box
        top += strip.height + SPACE
    return Sheet(canvas.image, regions)


def stock(view: UnderworldView, seat: Seat) -> Strip:
    """What the lord has, and the points if the game ended now."""
    points = points_now(view, seat)
    return Strip(
        STOCK_HEIGHT,
        lambda canvas, box: draw_stock(canvas, box, view.lords[seat], view.trap_counts[seat], points, ""),
        "stock",
    )


def words(line: str, colour: Colour = INK, lines: int = 1) -> Strip | None:
    """A sentence; None if there is nothing to say."""
    if not line:
        return None
    height = lines * WORDS.leading
    return Strip(height, lambda canvas, box: _write(canvas, box, line, colour, lines))


def _write(canvas: Canvas, box: Box, line: str, colour: Colour, lines: int) -> None:
    canvas.text(line, box, WORDS, colour, lines=lines)


def heading(line: str) -> Strip:
    """What the strip below it shows."""
    return Strip(HEADING_HEIGHT - SPACE, lambda canvas, box: draw_heading(canvas, line, box))


def party(heroes: tuple[Hero, ...]) -> Strip | None:
    """Heroes in marching order, numbered as options name them."""
    if not heroes:
        return None
    return Strip(PARTY_HEIGHT, lambda canvas, box: _draw_party(canvas, box, heroes), "heroes")


def _draw_party(canvas: Canvas, box: Box, heroes: tuple[Hero, ...]) -> None:
    width = min(PLATE, (box.width + SPACE) // len(heroes) - SPACE)
    for number, hero in enumerate(heroes):
        left = box.left + number * (width + SPACE)
        canvas.stamp(hero_plate(hero, width, box.height), (left, box.top))
        corner = Box(left + 4, box.top + 4, 32, 38)
        canvas.box(corner, GROUND, 8)
        canvas.text(str(number + 1), corner, NUMBER, QUIET, align="middle")


def lair(monsters: tuple[Monster, ...], marked: tuple[int, ...] = ()) -> Strip | None:
    """Monsters with damage and wages; those alike share a place, and those in question have a green rim."""
    alike: dict[tuple[str, bool, bool], list[Monster]] = {}
    for monster in monsters:
        alike.setdefault((monster.kind, monster.ready, monster.uid in marked), []).append(monster)
    if not alike:
        return None
    rows = -(-len(alike) // MONSTERS_ACROSS)
    height = rows * (MONSTER_HEIGHT + SPACE) - SPACE
    return Strip(height, lambda canvas, box: _draw_lair(canvas, box, list(alike.values()), marked), "lair")


def _draw_lair(canvas: Canvas, box: Box, places: list[list[Monster]], marked: tuple[int, ...]) -> None:
    for alike, cell in zip(
        places, box.grid(len(places), MONSTERS_ACROSS, MONSTER_HEIGHT, SPACE), strict=True
    ):
        draw_monster(canvas, cell, alike[0], len(alike))
        if alike[0].uid in marked:
            canvas.rim(cell, GROWTH, 10, 4)


def evilometer(view: UnderworldView, speaker: Speaker) -> Strip:
    """How evil everybody is."""
    return Strip(
        evilometer_height(view), lambda canvas, box: draw_evilometer(canvas, box, view, speaker), "evil"
    )


def combat_cards(view: UnderworldView, speaker: Speaker) -> Strip:
    """The four combat cards as far as the viewer knows them."""
    return Strip(
        HEADING_HEIGHT + CARD_HEIGHT,
        lambda canvas, box: draw_combat_cards(canvas, box, view, view.known_spells, speaker),
    )


def empty(line: str) -> Strip:
    """A place where nothing lies."""
    return Strip(64, lambda canvas, box: _draw_empty(canvas, box, line))


def _draw_empty(canvas: Canvas, box: Box, line: str) -> None:
    canvas.dashes(box, LINE, RADIUS)
    canvas.text(line, box, WORDS, QUIET, align="middle")
