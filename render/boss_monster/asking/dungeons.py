"""A dungeon as a strip: who owns it, what it holds, and its rooms by name and place."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.boss_monster.cards import BOSSES, ROOMS
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import MOST_ROOMS
from render.boss_monster.alt import dungeon_lines
from render.boss_monster.asking.strip import FADED, SMALL, Strip
from render.boss_monster.parts.pieces import (
    CHIP,
    KINDS,
    RADIUS,
    RIMS,
    TREASURES,
    Look,
    art,
    back,
    draw_counts,
    draw_damage,
    draw_pair,
    look,
    scene,
    walking,
)
from render.kit.canvas import Box, Canvas
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.hyphens import broken
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

HEAD = 48
TILE_WIDTH, TILE_HEIGHT = 144, 156
NAME_HEIGHT = 58
CELLAR = 68
CELLAR_WIDTH = 172
"""Broader than a room, for the name; there are never two side by side."""
TILE_GAP = 6
PLACE = Style(Face.HEAVY, 26)
PLATE = 32
NAME = Style(Face.BOLD, 30)
COUNT = Style(Face.HEAVY, 34)
COUNT_WIDTH = 78
MINIBOSS = Style(Face.PLAIN, 24)
PLUS = Style(Face.HEAVY, 72)
MOST_SYMBOLS = 3
MARKED = 6
"""How broad the rim of what can be chosen is."""


class Marks(NamedTuple):
    """Which rooms can be chosen, and whether a new one can be built."""

    uids: Container[int] = ()
    new_place: bool = False
    only_these: bool = False
    """Whether all other rooms step back."""


NO_MARKS = Marks()


def dungeon_strip(view: RealmView, seat: Seat, speaker: Speaker, marks: Marks = NO_MARKS) -> Strip:
    """One dungeon from the entrance to the boss; what can be chosen has a golden rim."""
    lair = view.lairs[seat]
    lived_in = any(room.slot.miniboss or room.slot.intern for room in lair.rooms)
    height = HEAD + TILE_HEIGHT + (CELLAR if lived_in else 0)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.box(box.inset(-4), PANEL, 12, SEATS[seat].colour if seat == view.active else LINE)
        _draw_head(canvas, box._replace(height=HEAD), view, seat, speaker)
        _draw_rooms(canvas, box.inner(top=HEAD), view, seat, speaker, marks)

    return Strip(height, draw, tuple(dungeon_lines(view, seat)), "dungeon" if seat == view.viewer else "")


def purse_strip(view: RealmView, seat: Seat, speaker: Speaker) -> Strip:
    """Only whose it is and what it holds, while there is no room."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.box(box.inset(-4), PANEL, 12, LINE)
        _draw_head(canvas, box, view, seat, speaker)

    return Strip(HEAD, draw, tuple(dungeon_lines(view, seat)), "standing")


def _draw_head(canvas: Canvas, line: Box, view: RealmView, seat: Seat, speaker: Speaker) -> None:
    """Name, souls, wounds, coins and treasure in one line."""
    lair = view.lairs[seat]
    canvas.stamp(badge(seat, 42), (line.left + 4, line.middle[1] - 21))
    counts = [
        ("soul", lair.soul_count),
        ("drop", lair.wound_count),
        ("coin", lair.hoard),
        *[(icon, lair.treasure.count(letter)) for letter, icon in TREASURES.items()],
    ]
    right = line.inner(left=line.width - COUNT_WIDTH * len(counts))
    draw_counts(canvas, right, counts, COUNT_WIDTH, COUNT)
    name = Box(line.left + 54, line.top, right.left - line.left - 62, line.height)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK)


def _draw_rooms(
    canvas: Canvas, row: Box, view: RealmView, seat: Seat, speaker: Speaker, marks: Marks
) -> None:
    lair = view.lairs[seat]
    free = MOST_ROOMS - len(lair.rooms)
    spots = [
        Box(row.left + number * (TILE_WIDTH + TILE_GAP), row.top, TILE_WIDTH, TILE_HEIGHT)
        for number in range(MOST_ROOMS)
    ]
    for number, spot in enumerate(spots[:free]):
        _draw_free(canvas, spot, lair, marks, first=number == free - 1)
    for place, (spot, room) in enumerate(zip(spots[free:], lair.rooms, strict=True), 1):
        _draw_room(canvas, spot, room, place, speaker)
        if room.slot.uid in marks.uids:
            canvas.rim(spot.inset(-3), GOLD, RADIUS + 3, MARKED)
        elif marks.only_these:
            canvas.fade(spot.inset(-2), FADED, RADIUS)
    boss = Box(spots[-1].right + TILE_GAP, row.top, row.right - spots[-1].right - TILE_GAP, TILE_HEIGHT)
    _draw_boss(canvas, boss, lair, seat)
    _draw_walker(canvas, spots[free:], view, seat)


def _draw_free(canvas: Canvas, spot: Box, lair: LairView, marks: Marks, *, first: bool) -> None:
    """A free place; the one next to the rooms may have a card lying there, or be waiting for one."""
    if first and lair.new_room:
        canvas.stamp_middle(back("bricks", 90, 124), spot.middle)
    elif first and marks.new_place:
        canvas.dashes(spot, GOLD, RADIUS, MARKED)
        canvas.text("+", spot, PLUS, GOLD, align="middle")
    else:
        canvas.dashes(spot, LINE, RADIUS)


def _draw_room(canvas: Canvas, spot: Box, room: RoomView, place: int, speaker: Speaker) -> None:
    name = speaker.say(card_name(room.slot.cards[-1]))
    canvas.stamp(named_tile(look(room), name), (spot.left, spot.top))
    plate = Box(spot.left - 2, spot.bottom - PLATE + 2, PLATE, PLATE)
    canvas.box(plate, INK, PLATE // 2)
    canvas.text(str(place), plate, PLACE, GROUND, align="middle")
    slot = room.slot
    if slot.watched >= 0:
        canvas.stamp(badge(slot.watched, 30), (spot.left + 40, spot.top + NAME_HEIGHT + 4))
    lives = slot.miniboss or slot.intern
    if lives:
        below = Box(spot.left, spot.bottom + 3, CELLAR_WIDTH, CELLAR - 6)
        _draw_cellar(canvas, below, speaker.say(card_name(lives)), slot.level if slot.miniboss else 0)


def _draw_cellar(canvas: Canvas, box: Box, name: str, level: int) -> None:
    """The miniboss below a room with a star for each level; one that is not in play yet has an hourglass."""
    canvas.box(box, GROUND, 8, GOLD, 2)
    canvas.text(name, box.inner(left=6, top=2, right=4, bottom=box.height // 2), MINIBOSS, INK)
    symbols = ["star"] * level or ["hourglass"]
    for number, symbol in enumerate(symbols):
        icon = sprite(symbol, 2)
        canvas.stamp(icon, (box.left + 8 + number * 26, box.bottom - icon.height - 5))


@kept
def named_tile(seen: Look, name: str) -> Image.Image:
    """A room with its name, its damage and its treasure."""
    card = ROOMS[seen.card]
    canvas = Canvas.blank(TILE_WIDTH, TILE_HEIGHT, RIMS[card.kind])
    inside = canvas.whole.inset(4)
    canvas.box(inside, GROUND, RADIUS - 4)
    title = Box(inside.left + 4, inside.top, inside.width - 6, NAME_HEIGHT)
    canvas.text(broken(name, SMALL, title.width), title, SMALL, INK, lines=2)
    wall = Box(inside.left, title.bottom, 66, inside.bottom - title.bottom)
    canvas.image.paste(scene(card.kind, wall.width, wall.height), (wall.left, wall.top))
    canvas.stamp_middle(art(seen.card, 2), (wall.middle[0], wall.middle[1] + 6))
    if card.advanced:
        canvas.rim(wall, GOLD, 4, 3)
    canvas.stamp(sprite(KINDS[card.kind], 2), (wall.left + 2, wall.top + 2))
    numbers = Box(wall.right, wall.top, inside.right - wall.right, wall.height)
    upper = numbers._replace(height=numbers.height // 2)
    draw_damage(canvas, upper, seen.damage, card.damage)
    _draw_symbols(canvas, numbers.inner(left=4, top=upper.height), seen.treasure)
    _draw_remarks(canvas, wall, seen)
    if seen.off:
        canvas.fade(inside, 0.6)
        strike(canvas, wall)
    return canvas.cut_out(RADIUS)


def _draw_symbols(canvas: Canvas, line: Box, treasure: str) -> None:
    """The treasure in one row; should there be too much, the last place counts the others."""
    shown = treasure if len(treasure) <= MOST_SYMBOLS else treasure[: MOST_SYMBOLS - 1]
    left = line.left
    for letter in shown:
        symbol = sprite(TREASURES[letter], 2)
        canvas.stamp(symbol, (left, line.middle[1] - symbol.height // 2))
        left += 23
    if len(shown) < len(treasure):
        canvas.text(f"+{len(treasure) - len(shown)}", line._replace(left=left, width=40), SMALL, INK)


def _draw_remarks(canvas: Canvas, wall: Box, seen: Look) -> None:
    """A card lying on the room, coins, and what holds for it this round."""
    if seen.face_down:
        canvas.stamp_middle(back("bricks", 48, 64), (wall.middle[0] + 4, wall.middle[1] + 4))
    if seen.coins:
        draw_pair(canvas, (wall.left + 4, wall.top + 16), sprite("coin", 2), str(seen.coins), CHIP, INK)
    for holds, icon, at in ((seen.used, "hourglass", 0), (seen.mute, "barred", 26)):
        if holds:
            canvas.stamp(sprite(icon, 2), (wall.right - 24, wall.top + 2 + at))


def _draw_boss(canvas: Canvas, box: Box, lair: LairView, seat: Seat) -> None:
    canvas.box(box, LINE, RADIUS, SEATS[seat].colour, 4)
    if not lair.boss:
        canvas.stamp_middle(sprite("throne", 3), box.middle)
        return
    picture = art(lair.boss, 3)
    canvas.stamp_middle(picture, (box.middle[0], box.top + 50))
    treasure = sprite(TREASURES[BOSSES[lair.boss].treasure], 2)
    canvas.stamp_middle(treasure, (box.middle[0], box.bottom - 24))
    canvas.text(str(lair.xp), box.inner(top=92, bottom=34), SMALL, QUIET, align="middle")
    if lair.levelled:
        canvas.stamp(sprite("upgrade", 2), (box.right - 30, box.top + 6))


def _draw_walker(canvas: Canvas, spots: list[Box], view: RealmView, seat: Seat) -> None:
    """The hero who is inside, in the room it has come to."""
    walker = view.walker
    if walker is not None and walker.seat == seat and 0 <= walker.index < len(spots):
        spot = spots[walker.index]
        canvas.rim(spot.inset(-3), INK, RADIUS + 3, 5)
        picture = walking(walker.hero.card, max(0, walker.hero.remaining), 2)
        canvas.stamp(picture, (spot.left + 2, spot.bottom - picture.height - 4))
