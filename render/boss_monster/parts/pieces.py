"""Rooms, heroes, bosses and symbols as they lie on the table, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.boss_monster.cards import BOSSES, HEROES, ROOMS
from engine.games.boss_monster.show.views import RoomView
from engine.games.boss_monster.state import Hero
from render.kit.canvas import Box, Canvas
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import SHADES, sprite
from render.kit.theme import (
    GOLD,
    GROUND,
    INK,
    LINE,
    PANEL,
    QUIET,
    RAISED,
    SEATS,
    TORCHLIGHT,
    TRAP,
    WOUND_INK,
    Colour,
    mix,
)
from render.kit.writing import Style, fit

TREASURES = {"C": "relic", "F": "helmet", "M": "book", "T": "sack"}
KINDS = {"monster": "monster", "trap": "gear"}
RIMS = {"monster": SHADES["V"], "trap": TRAP}
WALLS = {"monster": (RAISED, PANEL), "trap": (mix(PANEL, TORCHLIGHT, 0.6), mix(PANEL, TORCHLIGHT, 0.2))}
"""The colours of stones and joints: cold in Monster Rooms, warm in Trap Rooms."""
RADIUS = 12

ROOM_WIDTH = 120
PEEK = 12
"""How far covered rooms stick out above the visible one."""
ART_HEIGHT = 104
PLATE_HEIGHT = 84
ROOM_HEIGHT = PEEK + ART_HEIGHT + PLATE_HEIGHT
BASEMENT = 60
DAMAGE = Style(Face.HEAVY, 50)
LEVEL = Style(Face.HEAVY, 42)
CHIP = Style(Face.HEAVY, 28)
HEALTH = Style(Face.HEAVY, 38)
SMALL = Style(Face.BOLD, 24)

HERO_WIDTH, HERO_HEIGHT = 204, 108
HERO_NAME = Style(Face.BOLD, 26)
BOSS_WIDTH = 130


def art(card: str, cell: int) -> Image.Image:
    """The sprite of any card."""
    return sprite(f"boss-monster/{card.lower()}", cell)


def pair_width(icon: Image.Image, text: str, style: Style) -> int:
    """The width of a symbol with its number."""
    return icon.width + 5 + fit(text, style, 400).width


def draw_pair(
    canvas: Canvas, at: tuple[int, int], icon: Image.Image, text: str, style: Style, colour: Colour
) -> int:
    """A symbol and its number, centred on the height given by `at`; returns their right edge."""
    left, middle = at
    canvas.stamp(icon, (left, middle - icon.height // 2))
    number = Box(left + icon.width + 5, middle - style.leading // 2, 400, style.leading)
    return number.left + canvas.text(text, number, style, colour).width


# ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────


class Look(NamedTuple):
    """All that changes how a room looks."""

    card: str
    damage: int
    treasure: str
    covered: tuple[str, ...] = ()
    coins: int = 0
    off: bool = False
    mute: bool = False
    used: bool = False
    face_down: bool = False


def look(room: RoomView) -> Look:
    """How a room of a dungeon looks."""
    slot = room.slot
    *covered, card = slot.cards
    return Look(
        card,
        room.damage,
        room.treasure,
        tuple(covered),
        slot.coins,
        slot.off,
        slot.mute,
        bool(slot.used),
        room.face_down,
    )


@kept
def scene(kind: str, width: int, height: int) -> Image.Image:
    """An empty room seen from the side: a wall of stones and a floor."""
    stone, joint = WALLS[kind]
    picture = Image.new("RGB", (width, height), joint)
    draw = ImageDraw.Draw(picture)
    floor = height - 10
    for row, y in enumerate(range(0, floor, 20)):
        for x in range(-20 * (row % 2), width, 40):
            draw.rectangle((x + 2, y + 2, x + 38, min(y + 18, floor)), stone)
    draw.rectangle((0, floor, width, height), SHADES["s"])
    draw.rectangle((0, floor, width, floor + 2), SHADES["S"])
    return picture


@kept
def room_tile(seen: Look) -> Image.Image:
    """A room on the board, with the edges of those it covers above it."""
    card = ROOMS[seen.card]
    tile = _room_face(seen)
    sheet = Image.new("RGBA", (ROOM_WIDTH, ROOM_HEIGHT))
    edges = seen.covered[-2:]
    for number, covered in enumerate(edges):
        inset = 6 * (len(edges) - number)
        edge = Canvas.blank(ROOM_WIDTH - 2 * inset, 40, RIMS[ROOMS[covered].kind])
        edge.box(edge.whole.inset(3), LINE, RADIUS - 3)
        piece = edge.cut_out(RADIUS)
        sheet.paste(piece, (inset, PEEK - 6 * (len(edges) - number)), piece)
    sheet.paste(tile, (0, PEEK), tile)
    if card.advanced:
        symbol = sprite("star", 3)
        sheet.paste(symbol, (ROOM_WIDTH - symbol.width + 2, PEEK - 8), symbol)
    return sheet


def _room_face(seen: Look) -> Image.Image:
    card = ROOMS[seen.card]
    canvas = Canvas.blank(ROOM_WIDTH, ART_HEIGHT + PLATE_HEIGHT, RIMS[card.kind])
    inside = canvas.whole.inset(4)
    wall = Box(inside.left, inside.top, inside.width, ART_HEIGHT - 4)
    canvas.image.paste(scene(card.kind, wall.width, wall.height), (wall.left, wall.top))
    if card.advanced:
        canvas.rim(wall, GOLD, 4)
    picture = art(seen.card, 4)
    canvas.stamp(picture, (wall.middle[0] - picture.width // 2, wall.bottom - 6 - picture.height))
    canvas.stamp(sprite(KINDS[card.kind], 2), (wall.left + 2, wall.top + 2))
    _draw_remarks(canvas, wall, seen)
    plate = Box(inside.left, wall.bottom, inside.width, inside.bottom - wall.bottom)
    canvas.box(plate, GROUND)
    draw_damage(canvas, plate, seen.damage, card.damage)
    draw_treasure(canvas, plate.inner(left=56), seen.treasure)
    if seen.off:
        canvas.fade(canvas.whole.inset(4), 0.6)
        strike(canvas, wall)
    return canvas.cut_out(RADIUS)


def _draw_remarks(canvas: Canvas, wall: Box, seen: Look) -> None:
    """What lies on a room, and what holds for it this round."""
    if seen.face_down:
        canvas.stamp_middle(back("bricks", 64, 84), (wall.middle[0] + 6, wall.middle[1] + 4))
    if seen.covered:
        _draw_chip(canvas, (wall.left, wall.bottom), "cards", str(len(seen.covered)), "left")
    if seen.coins:
        _draw_chip(canvas, (wall.right, wall.bottom), "coin", str(seen.coins), "right")
    top = wall.top + 30
    for holds, icon in ((seen.used, "hourglass"), (seen.mute, "barred")):
        if holds:
            symbol = sprite(icon, 2)
            canvas.stamp(symbol, (wall.right - symbol.width - 1, top))
            top += symbol.height


def _draw_chip(canvas: Canvas, corner: tuple[int, int], icon: str, text: str, align: str) -> None:
    symbol = sprite(icon, 2)
    width = pair_width(symbol, text, CHIP) + 10
    left = corner[0] if align == "left" else corner[0] - width
    box = Box(left, corner[1] - 32, width, 32)
    canvas.box(box, GROUND, 8)
    draw_pair(canvas, (box.left + 3, box.middle[1]), symbol, text, CHIP, INK)


def draw_damage(canvas: Canvas, plate: Box, damage: int, printed: int) -> None:
    """The damage in the left corner: green above what is printed, red below it."""
    colour = INK if damage == printed else SHADES["L"] if damage > printed else WOUND_INK
    room = plate.inner(left=5)
    if damage < 10:
        canvas.stamp(sprite("sword", 2), (room.left - 5, room.middle[1] - 14))
        room = room.inner(left=22)
    canvas.text(str(damage), room, DAMAGE, colour)


def draw_treasure(canvas: Canvas, room: Box, treasure: str) -> None:
    """One or two symbols are large, four small; should there be more, the last place counts the others."""
    middle, centre = room.middle
    if len(treasure) <= 2:
        tops = (centre,) if len(treasure) == 1 else (centre - 20, centre + 20)
        for symbol, y in zip(treasure, tops, strict=False):
            canvas.stamp_middle(sprite(TREASURES[symbol], 3), (middle, y))
        return
    shown = treasure if len(treasure) <= 4 else treasure[:3]
    for number, symbol in enumerate(shown):
        x = middle + (-13 if number % 2 == 0 else 13)
        y = centre + (-16 if number < 2 else 16)
        canvas.stamp_middle(sprite(TREASURES[symbol], 2), (x, y))
    if len(shown) < len(treasure):
        rest = Box(middle, centre + 2, room.width // 2, 28)
        canvas.text(f"+{len(treasure) - len(shown)}", rest, SMALL, INK)


@kept
def back(icon: str, width: int, height: int) -> Image.Image:
    """A card face down, which shows only the deck it comes from."""
    canvas = Canvas.blank(width, height, QUIET)
    canvas.box(canvas.whole.inset(3), RAISED, 8)
    canvas.rim(canvas.whole.inset(7), LINE, 6, 2)
    canvas.stamp_middle(sprite(icon, max(2, width // 24)), canvas.whole.middle)
    return canvas.cut_out(10)


@kept
def basement(miniboss: str, level: int, off: bool, coming: bool) -> Image.Image:
    """The miniboss below a room and its level; one that is not in play yet has an hourglass."""
    canvas = Canvas.blank(ROOM_WIDTH, BASEMENT, GOLD)
    canvas.box(canvas.whole.inset(3), GROUND, 9)
    picture = art(miniboss, 2)
    canvas.stamp(picture, (8, BASEMENT // 2 - picture.height // 2))
    if coming:
        canvas.stamp_middle(sprite("hourglass", 3), (86, BASEMENT // 2))
    else:
        canvas.text(str(level), Box(58, 0, 28, BASEMENT), LEVEL, INK, align="right")
        canvas.stamp(sprite("star", 2), (89, BASEMENT // 2 - 10))
    if off:
        canvas.fade(canvas.whole.inset(3), 0.6)
    return canvas.cut_out(RADIUS)


# ── heroes and bosses ────────────────────────────────────────────────────────────────────────────────────


def hero_token(hero: Hero, name: str, new: bool) -> Image.Image:
    """A hero with its name, its remaining health and what lures it; a spark if it has just come."""
    return _hero_token(hero.card, name, max(0, hero.remaining), hero.waits, new)


@kept
def _hero_token(card: str, name: str, health: int, waits: bool, new: bool) -> Image.Image:
    face = HEROES[card]
    canvas = Canvas.blank(HERO_WIDTH, HERO_HEIGHT, GOLD if face.epic else LINE)
    inside = canvas.whole.inset(3)
    canvas.box(inside, RAISED if face.epic else GROUND, RADIUS - 3)
    canvas.text(name, Box(inside.left + 4, inside.top + 1, inside.width - 6, 32), HERO_NAME, INK)
    foot = Box(inside.left + 4, inside.top + 34, inside.width - 8, inside.height - 36)
    picture = art(card, 3)
    canvas.stamp(picture, (foot.left, foot.bottom - picture.height))
    heart = sprite("heart", 3)
    colour = INK if health == face.health else SHADES["L"] if health > face.health else WOUND_INK
    draw_pair(canvas, (foot.left + 72, foot.middle[1]), heart, str(health), HEALTH, colour)
    _draw_lures(canvas, foot, face.lure, bool(face.special))
    if waits:
        canvas.fade(inside, 0.45)
        canvas.stamp_middle(sprite("hourglass", 4), (foot.left + 34, foot.middle[1]))
    if new:
        spark = sprite("spark", 2)
        canvas.stamp(spark, (inside.left, inside.bottom - spark.height))
    return canvas.cut_out(RADIUS)


def _draw_lures(canvas: Canvas, foot: Box, lure: str, special: bool) -> None:
    """What lures the hero, at the right edge; a speech bubble above if it has a text of its own."""
    icons = [*[TREASURES[symbol] for symbol in lure], *(["own-text"] if special else [])]
    for number, icon in enumerate(reversed(icons)):
        canvas.stamp_middle(sprite(icon, 2), (foot.right - 16, foot.bottom - 14 - number * 26))


@kept
def walking(card: str, health: int, cell: int = 3) -> Image.Image:
    """A hero inside a room, with its remaining health above its head."""
    picture = art(card, cell)
    heart = sprite("heart", 2)
    width = pair_width(heart, str(health), CHIP) + 10
    sheet = Image.new("RGBA", (max(width, picture.width), picture.height + 30))
    chip = Canvas.blank(width, 32, INK)
    chip.box(chip.whole.inset(2), GROUND, 7)
    draw_pair(chip, (5, 16), heart, str(health), CHIP, INK)
    piece = chip.cut_out(9)
    sheet.paste(picture, ((sheet.width - picture.width) // 2, 30), picture)
    sheet.paste(piece, ((sheet.width - width) // 2, 0), piece)
    return sheet


@kept
def boss_tile(boss: str, seat: int, levelled: bool, used: bool) -> Image.Image:
    """A boss at the end of the dungeon, with XP and treasure."""
    height = ART_HEIGHT + PLATE_HEIGHT
    canvas = Canvas.blank(BOSS_WIDTH, height, SEATS[seat].colour)
    inside = canvas.whole.inset(4)
    wall = Box(inside.left, inside.top, inside.width, ART_HEIGHT - 4)
    canvas.box(wall, LINE)
    plate = Box(inside.left, wall.bottom, inside.width, inside.bottom - wall.bottom)
    canvas.box(plate, GROUND)
    if boss:
        picture = art(boss, 4)
        canvas.stamp(picture, (wall.middle[0] - picture.width // 2, wall.bottom - picture.height + 4))
        canvas.text(str(BOSSES[boss].xp), plate.inner(left=7), HEALTH, INK)
        draw_treasure(canvas, plate.inner(left=74), BOSSES[boss].treasure)
    else:
        canvas.stamp_middle(sprite("throne", 4), wall.middle)
    if levelled:
        canvas.stamp(sprite("upgrade", 3), (wall.right - 37, wall.top + 1))
    if used:
        canvas.stamp(sprite("hourglass", 2), (wall.left + 2, wall.top + 2))
    return canvas.cut_out(RADIUS)


# ── counts ───────────────────────────────────────────────────────────────────────────────────────────────


def draw_counts(
    canvas: Canvas, room: Box, counts: Sequence[tuple[str, int]], step: int, style: Style
) -> None:
    """Symbols with their numbers in columns of equal width."""
    for number, (icon, amount) in enumerate(counts):
        at = (room.left + number * step, room.middle[1])
        draw_pair(canvas, at, sprite(icon, 3), str(amount), style, INK if amount else QUIET)
