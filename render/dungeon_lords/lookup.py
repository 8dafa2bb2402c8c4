"""The picture for `/card`: one tile or card, drawn large."""

from __future__ import annotations

from PIL import Image

from engine.core import CardFace
from engine.games.dungeon_lords.cards import (
    FREE,
    HEROES,
    MONSTERS,
    ORDERS,
    ROOMS,
    SPECIALS,
    SPELLS,
    TRAPS,
)
from engine.games.dungeon_lords.show.faces import faces
from render.dungeon_lords.parts.art import hero_of, picture_of
from render.dungeon_lords.parts.heroes import power_parts
from render.dungeon_lords.parts.offers import room_terms, strengths, zone_plan
from render.dungeon_lords.parts.orders import draw_space
from render.dungeon_lords.parts.pieces import SILVER, Part, draw_parts, parts_of, width_of
from render.kit.canvas import Box, Canvas
from render.kit.cards import LARGE_MARGIN, RADIUS, with_rules
from render.kit.fonts import Face
from render.kit.theme import GOLD, GROUND, PARCHMENT, TRAP, Colour
from render.kit.writing import Style
from texts import Speaker

WIDTH = 720
CARD_HEIGHT = 360
NAME = Style(Face.BOLD, 40)
NUMBER = Style(Face.HEAVY, 56)
CELL = 9
CORNER = 4
PLAN = 3


def draw_lookup(card_id: str, speaker: Speaker) -> Image.Image | None:
    """Any order, monster, room, trap, combat card, special event or hero."""
    face = next((face for face in faces() if face.id == card_id), None)
    if face is None:
        return None
    rules = tuple(speaker.say(line) for line in face.lines)
    return with_rules(_upper(face, speaker.say(face.name)), rules, WIDTH)


def _upper(face: CardFace, name: str) -> Image.Image:
    """Name on top, cost at the top right, strength at the bottom left, what it brings at the bottom right."""
    canvas = Canvas.blank(WIDTH - 2 * LARGE_MARGIN, CARD_HEIGHT, rim_of(face.id))
    canvas.box(canvas.whole.inset(5), PARCHMENT, RADIUS - 4)
    room = canvas.whole.inset(24)
    cost, strength, reward = corners(face.id)
    taken = width_of(cost, NUMBER, CORNER) + 12 if cost else 0
    draw_parts(canvas, cost, (room.right - taken + 12, room.top + 26), NUMBER, GROUND, CORNER)
    canvas.text(name, Box(room.left, room.top, room.width - taken, 54), NAME, GROUND, lines=2)
    art = hero_of(face.id, CELL) if face.id in HEROES and face.id not in SPELLS else picture_of(face.id, CELL)
    below = room.inner(top=60, bottom=72 if face.id in ORDERS else 0)
    middle = (canvas.whole.middle[0], below.middle[1])
    canvas.stamp_middle(art, middle)
    for number, part in enumerate(reversed(strength)):
        draw_parts(canvas, [part], (room.left, room.bottom - 28 - 60 * number), NUMBER, GROUND, CORNER)
    for number, part in enumerate(reversed(reward)):
        wide = width_of([part], NUMBER, CORNER)
        draw_parts(
            canvas, [part], (room.right - wide, room.bottom - 28 - 60 * number), NUMBER, GROUND, CORNER
        )
    if face.id in ORDERS:
        for number, box in enumerate(room.inner(top=room.height - 72).columns(3, 12)):
            draw_space(canvas, box, face.id, number)
    if face.id in ROOMS and ROOMS[face.id].zone:
        plan = zone_plan(ROOMS[face.id].zone)
        plan = plan.resize((plan.width * PLAN, plan.height * PLAN), Image.Resampling.NEAREST)
        canvas.stamp(plan, (room.right - plan.width, room.top + 92))
    return canvas.cut_out(RADIUS)


def rim_of(card: str) -> Colour:
    """Silver and gold for the years, and a colour of their own for traps."""
    if card in TRAPS:
        return TRAP
    silver = (
        (card in SPELLS and SPELLS[card].year == 1)
        or (card in ROOMS and ROOMS[card].year == 1)
        or (card in MONSTERS and MONSTERS[card].copies[0] > 0)
        or (card in HEROES and card not in SPELLS and HEROES[card].year == 1)
    )
    return SILVER if silver else GOLD


def corners(card: str) -> tuple[list[Part], list[Part], list[Part]]:
    """Cost, strength and reward in symbols."""
    if card in MONSTERS:
        return parts_of(MONSTERS[card].cost), strengths(card), []
    if card in ROOMS:
        taken, made = room_terms(card)
        return taken, [], made
    if card in TRAPS:
        cost = TRAPS[card].pay[0]
        hits = [Part(str(hit.damage[0]), "sword") for hit in TRAPS[card].hits if hit.damage[0]]
        return (parts_of(cost) if cost != FREE else []), hits, []
    if card in SPELLS:
        fast = [Part("", "dungeon-lords/fast")] if SPELLS[card].speed == "fast" else []
        return fast, [Part(str(SPELLS[card].fatigue), "boot")], []
    if card in ORDERS or card in SPECIALS:
        return [], [], []
    return [], [Part(str(HEROES[card].hits), "heart")], power_parts(card)
