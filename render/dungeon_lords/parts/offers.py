"""Monsters and rooms on offer, with what they cost, make and do."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.dungeon_lords.cards import FREE, MONSTERS, ROOMS, TITLE_BONUS
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
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import SHADES
from render.kit.theme import GOLD, GROUND, PARCHMENT
from render.kit.writing import Style, fit

FOOT = 80
"""The height of two lines of numbers."""
POINTS = "crown"
WORD = Style(Face.BOLD, 24)
KIND_STEP = 44


class Effect(NamedTuple):
    """What a room of the second year does: for which monsters, in how many words, and in numbers."""

    kinds: tuple[str, ...] = ()
    word: str = ""
    """The last part of a text key; empty if the symbols say it all."""
    upper: tuple[Part, ...] = ()
    lower: tuple[Part, ...] = ()


NO_EFFECT = Effect()


def room_effect(room: str, seats: int) -> Effect:
    """More damage or points for certain monsters, points for titles, other limits, or no spells."""
    tile = ROOMS[room]
    if tile.stronger:
        return Effect(tile.stronger, lower=(Part("+1", "sword"),))
    if tile.scores:
        return Effect(tuple(tile.scores), lower=(Part(f"+{max(tile.scores.values())}", POINTS),))
    if tile.title_bonus:
        return Effect(word="per-title", lower=(Part(f"+{TITLE_BONUS[seats]}", POINTS),))
    if tile.anti_magic:
        return Effect(word="no-spells")
    traps, monsters = Part(str(tile.traps), GOODS["traps"]), Part(str(tile.monsters), GOODS["monsters"])
    return Effect(upper=(traps,), lower=(monsters,))


@kept
def offer_card(
    thing: str, name: str, year: int, width: int, height: int, effect: Effect = NO_EFFECT, word: str = ""
) -> Image.Image:
    """A monster with strength and cost, or a room with its work and zone, or with its effect."""
    canvas = Canvas.blank(width, height, SILVER if year == 1 else GOLD)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    inside = canvas.whole.inset(10)
    words = title(name, NAME, inside.width)
    head = max(56, fit(words, NAME, inside.width, 3).height)
    canvas.text(words, inside._replace(height=head), NAME, GROUND, lines=3, align="middle")
    below = FOOT if thing in MONSTERS or effect != NO_EFFECT else FOOT // 2
    foot = inside.inner(top=inside.height - below)
    art = picture_of(thing, 4)
    middle = (inside.top + head + foot.top) // 2
    if thing in MONSTERS:
        canvas.stamp_middle(art, (inside.middle[0], middle))
        draw_parts_middle(canvas, strengths(thing), _upper(foot), AMOUNT, GROUND)
        draw_parts_middle(canvas, parts_of(MONSTERS[thing].cost), _lower(foot), AMOUNT, GROUND)
    else:
        _draw_room_terms(canvas, thing, foot)
        _draw_effect(canvas, foot, effect, word)
        zone = ROOMS[thing].zone
        canvas.stamp_middle(art, (inside.middle[0] - (26 if zone else 0), middle))
        if zone:
            plan = zone_plan(zone)
            canvas.stamp(plan, (inside.right - plan.width, middle - plan.height // 2))
    return canvas.cut_out(RADIUS)


def _upper(foot: Box) -> Box:
    return foot._replace(height=foot.height // 2)


def _lower(foot: Box) -> Box:
    return foot.inner(top=foot.height // 2)


def _draw_effect(canvas: Canvas, foot: Box, effect: Effect, word: str) -> None:
    """The monsters a room is about, or a word, and below it a number."""
    upper, lower = _upper(foot), _lower(foot)
    step = min(KIND_STEP, (foot.width - KIND_STEP) // max(1, len(effect.kinds) - 1))
    left = foot.middle[0] - step * (len(effect.kinds) - 1) // 2
    for number, kind in enumerate(effect.kinds):
        canvas.stamp_middle(picture_of(kind, 2), (left + number * step, upper.middle[1] - 2))
    if word:
        canvas.text(word, upper if effect.lower else foot, WORD, GROUND, lines=2, align="middle")
    draw_parts_middle(canvas, list(effect.upper), upper, AMOUNT, GROUND)
    draw_parts_middle(canvas, list(effect.lower), lower, AMOUNT, GROUND)


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


@kept
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


def strength_of(kind: str) -> Part:
    """The damage of all attacks of a monster in one number, such as 3/4."""
    return Part("/".join([part.text for part in strengths(kind)]), "sword")
