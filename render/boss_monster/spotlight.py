"""One dungeon large: every room with its name, its miniboss, what it covers and what lies on it."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import MOST_ROOMS
from render.boss_monster.parts.cardface import HAND, RADIUS, Shown, card_face
from render.boss_monster.parts.cavern import cavern
from render.boss_monster.parts.dungeon import (
    FOOT_HEIGHT,
    HEAD_HEIGHT,
    HEROES_IN_A_ROW,
    LABEL,
    draw_foot,
    draw_head,
    draw_heroes,
)
from render.boss_monster.parts.legend import dungeon_legend
from render.boss_monster.parts.pieces import CHIP, HERO_HEIGHT, SMALL, art, back, draw_pair, walking
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

SIZE = HAND[3]
ACROSS = 3
CELLAR = 64
CELL_GAP = 10
COLUMN_GAP = 14
TOP = 16
MINIBOSS = Style(Face.BOLD, 26)
PLACE = Style(Face.HEAVY, 30)


def draw_spotlight(view: RealmView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The rooms from the entrance to the boss, three in a row, numbered as the texts count them."""
    lair = view.lairs[seat]
    grid = _grid(lair)
    top = TOP + HEAD_HEIGHT + FOOT_HEIGHT + CELL_GAP
    below = top + grid[-1].bottom + CELL_GAP + GAP
    spare = TALLEST - below - dungeon_legend(view, [seat], speaker).height
    rows = min(-(-len(lair.queue) // HEROES_IN_A_ROW), max(1, spare // (HERO_HEIGHT + CELL_GAP)))
    queue = rows * (HERO_HEIGHT + CELL_GAP)
    legend = dungeon_legend(view, [seat], speaker, TALLEST - below - queue)
    canvas = Canvas(cavern(below + queue + legend.height).copy())
    head = Box(MARGIN, TOP, WIDTH - 2 * MARGIN, HEAD_HEIGHT + FOOT_HEIGHT)
    canvas.box(head, PANEL, 14, SEATS[seat].colour)
    draw_head(canvas, head.inner(12, 2, 0, FOOT_HEIGHT), view, seat, speaker)
    draw_foot(canvas, head.inner(12, HEAD_HEIGHT - 4, 0, 6), lair)
    if lair.queue:
        line = Box(MARGIN, top, head.width, HERO_HEIGHT)
        draw_heroes(canvas, line, lair.queue, view.news.heroes, speaker, rows)
    cells = [box._replace(top=box.top + top + queue) for box in grid]
    _draw_rooms(canvas, cells, view, seat, speaker)
    legend.draw(canvas)
    return canvas.image


def _grid(lair: LairView) -> list[Box]:
    """A cell for the card lying before the entrance, for every room, and for the boss.

    A row is taller if there is a miniboss below one of its rooms.
    """
    lived_in = [False] * lair.new_room + [bool(_lives(room)) for room in lair.rooms] + [False]
    across = Box(MARGIN, 0, WIDTH - 2 * MARGIN, 0).columns(ACROSS, COLUMN_GAP)
    cells: list[Box] = []
    top = 0
    for first in range(0, len(lived_in), ACROSS):
        row = lived_in[first : first + ACROSS]
        height = SIZE.height + (CELLAR if any(row) else 0)
        cells += [box._replace(top=top, height=height) for box in across[: len(row)]]
        top += height + CELL_GAP
    return cells


def _lives(room: RoomView) -> str:
    return room.slot.miniboss or room.slot.intern


def _draw_rooms(canvas: Canvas, grid: list[Box], view: RealmView, seat: Seat, speaker: Speaker) -> None:
    lair = view.lairs[seat]
    first = 0
    if lair.new_room:
        first = 1
        canvas.dashes(grid[0]._replace(height=SIZE.height), QUIET, RADIUS)
        canvas.stamp_middle(back("bricks", 160, 220), grid[0]._replace(height=SIZE.height).middle)
    for number, (box, room) in enumerate(zip(grid[first:], lair.rooms, strict=False)):
        _draw_room(canvas, box, room, number + 1, speaker)
    _draw_boss(canvas, grid[-1], lair, seat, speaker)
    walker = view.walker
    if walker is not None and walker.seat == seat and 0 <= walker.index < min(len(lair.rooms), MOST_ROOMS):
        box = grid[first + walker.index]._replace(height=SIZE.height)
        canvas.rim(box.inset(-4), INK, RADIUS + 4, 6)
        picture = walking(walker.hero.card, max(0, walker.hero.remaining), 4)
        canvas.stamp(picture, (box.right - picture.width - 52, box.bottom - SIZE.foot - picture.height - 8))


def _draw_room(canvas: Canvas, box: Box, room: RoomView, place: int, speaker: Speaker) -> None:
    slot = room.slot
    card = slot.cards[-1]
    face = Shown(str(room.damage), room.treasure)
    canvas.stamp(card_face(card, speaker.say(card_name(card)), SIZE, face), (box.left, box.top))
    upper = box._replace(height=SIZE.height)
    stage = upper.inner(5, SIZE.head + 5, 5, SIZE.foot + 5)
    if room.face_down:
        canvas.stamp_middle(back("bricks", 90, 124), stage.middle)
    for number, covered in enumerate(reversed(slot.cards[:-1][-3:])):
        small = art(covered, 2)
        spot = Box(stage.left + 2 + number * 54, stage.bottom - 54, 52, 52)
        canvas.box(spot, GROUND, 8, LINE, 2)
        canvas.stamp_middle(small, spot.middle)
    _draw_remarks(canvas, stage, room)
    if slot.off:
        canvas.fade(upper.inset(5), 0.6, RADIUS - 5)
        strike(canvas, stage)
    if _lives(room):
        _draw_cellar(canvas, box.inner(top=SIZE.height + 4), room, speaker)
    plate = Box(box.right - 34, box.top - 8, 42, 42)
    canvas.box(plate, INK, 21)
    canvas.text(str(place), plate, PLACE, GROUND, align="middle")


def _draw_remarks(canvas: Canvas, stage: Box, room: RoomView) -> None:
    """Coins on the room, whom it watches, whether it has been used or has no text."""
    slot = room.slot
    top = stage.top + 60
    if slot.coins:
        plate = Box(stage.right - 78, stage.bottom - 42, 74, 38)
        canvas.box(plate, GROUND, 8)
        draw_pair(canvas, (plate.left + 4, plate.middle[1]), sprite("coin", 2), str(slot.coins), CHIP, INK)
    if slot.watched >= 0:
        canvas.stamp(sprite("eye", 3), (stage.left + 6, top))
        canvas.stamp(badge(slot.watched, 40), (stage.left + 52, top - 4))
    for holds, icon in ((bool(slot.used), "hourglass"), (slot.mute, "barred")):
        if holds:
            symbol = sprite(icon, 3)
            canvas.stamp(symbol, (stage.right - symbol.width - 6, top))
            top += symbol.height


def _draw_cellar(canvas: Canvas, box: Box, room: RoomView, speaker: Speaker) -> None:
    """The miniboss below the room and its level; one that is not in play yet has an hourglass."""
    slot = room.slot
    canvas.box(box, GROUND, 12, GOLD)
    canvas.stamp_middle(art(_lives(room), 2), (box.left + 34, box.middle[1]))
    words = box.inner(left=66, right=6)
    half = words.height // 2
    upper = words._replace(height=half)
    canvas.text(speaker.say(card_name(_lives(room))), upper, MINIBOSS, INK)
    lower = words.inner(top=half, bottom=4)
    if not slot.miniboss:
        canvas.stamp(sprite("hourglass", 2), (lower.left, lower.middle[1] - 12))
        return
    for number in range(slot.level):
        canvas.stamp(sprite("star", 2), (lower.left + number * 26, lower.middle[1] - 12))
    level = lower.inner(left=slot.level * 26 + 6)
    canvas.text(speaker("boss-monster-picture-level", level=slot.level), level, SMALL, QUIET)


def _draw_boss(canvas: Canvas, box: Box, lair: LairView, seat: Seat, speaker: Speaker) -> None:
    upper = box._replace(height=SIZE.height)
    if not lair.boss:
        canvas.dashes(upper, LINE, RADIUS)
        canvas.text(speaker("boss-monster-picture-empty-place"), upper, LABEL, QUIET, align="middle")
        return
    face = card_face(lair.boss, speaker.say(card_name(lair.boss)), SIZE)
    canvas.stamp(face, (box.left, box.top))
    canvas.rim(upper, SEATS[seat].colour, RADIUS, 6)
    if lair.levelled:
        arrow = sprite("upgrade", 4)
        canvas.stamp(arrow, (upper.right - arrow.width - 10, upper.top + SIZE.head + 10))
