"""Monsters and rooms on offer, with what they cost, make and do."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from engine.games.dungeon_lords.cards import FREE, MONSTERS, ROOMS
from engine.games.dungeon_lords.squares import COLUMNS, ROWS, SQUARES, ZONES, cell
from render.dungeon_lords.parts.art import GOODS, picture_of
from render.dungeon_lords.parts.captions import title
from render.dungeon_lords.parts.pieces import (
    AMOUNT,
    NAME,
    RADIUS,
    SILVER,
    TIMES,
    Part,
    draw_parts_middle,
    parts_of,
)
from render.kit.canvas import Box, Canvas
from render.kit.sprites import SHADES
from render.kit.theme import GOLD, GROUND, PARCHMENT
from render.kit.writing import fit


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
    """What one use of a room takes and makes; rooms of the second year produce nothing."""
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
