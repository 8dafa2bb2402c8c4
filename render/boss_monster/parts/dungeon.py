"""One player's dungeon, seen from the side: from the entrance on the left to the boss on the right."""

from __future__ import annotations

from collections.abc import Container, Sequence

from engine.core.text import Seat, seat_name
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import MOST_ROOMS, Hero
from engine.games.boss_monster.timing import (
    BOSS_USED,
    CALM,
    FIRST_SKIPPED,
    HUSHED,
    NO_BUILD,
    PROMOTED,
    SOLD,
    TAXED,
    ZONING,
)
from render.boss_monster.parts.pieces import (
    ART_HEIGHT,
    BASEMENT,
    BOSS_WIDTH,
    HEALTH,
    HERO_HEIGHT,
    HERO_WIDTH,
    PEEK,
    PLATE_HEIGHT,
    RADIUS,
    ROOM_HEIGHT,
    ROOM_WIDTH,
    TREASURES,
    back,
    basement,
    boss_tile,
    draw_counts,
    draw_pair,
    hero_token,
    look,
    pair_width,
    room_tile,
    walking,
)
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GROUND, INK, LINE, PANEL, QUIET, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style, width
from texts import Speaker

PAD = 12
HEAD_HEIGHT = 58
FOOT_HEIGHT = 46
ROOM_GAP = 5
NAME = Style(Face.BOLD, 32)
NUMBER = Style(Face.HEAVY, 38)
COUNT = Style(Face.HEAVY, 36)
LABEL = Style(Face.PLAIN, 28)
SCORES = ("soul", "drop", "coin")
SCORE_WIDTH = 92
TREASURE_WIDTH = 96
MARK_WIDTH = 52
MARKS = {
    NO_BUILD: ("hammer", "barred"),
    ZONING: ("hammer", "star"),
    TAXED: ("scroll", "coin"),
    HUSHED: ("scroll", "barred"),
    CALM: ("gear", "barred"),
    FIRST_SKIPPED: ("boot", "upgrade"),
    PROMOTED: ("star", "tick"),
    SOLD: ("coin", "tick"),
}
"""What holds for a player this round: a symbol, and a small one on top of it."""
BETWEEN = " \N{MIDDLE DOT} "
HEROES_IN_A_ROW = 4
QUEUE_ROWS = 2
HERO_GAP = 8
NAMES = Style(Face.PLAIN, 26)
NAMES_ROW = 32
"""For the names of the rooms, which stand below them with their places."""
NAMES_ROOM = WIDTH - 2 * MARGIN - 2 * PAD
PLACE = Style(Face.HEAVY, 26)
PLACE_SIZE = 30


def has_basement(lair: LairView) -> bool:
    """Whether there is a miniboss below a room."""
    return any(room.slot.miniboss or room.slot.intern for room in lair.rooms)


def panel_height(lair: LairView, speaker: Speaker) -> int:
    """The height of a dungeon's panel, which depends on what there is to show."""
    if lair.out:
        return HEAD_HEIGHT + 2 * PAD
    height = HEAD_HEIGHT + ROOM_HEIGHT + FOOT_HEIGHT + 2 * PAD
    height += BASEMENT + 4 if has_basement(lair) else 0
    height += len(_names(lair, speaker)) * NAMES_ROW
    height += queue_height(lair.queue) + 8 if lair.queue else 0
    return height


def queue_height(queue: Sequence[Hero]) -> int:
    """The height of the rows of heroes at an entrance."""
    rows = min(QUEUE_ROWS, -(-len(queue) // HEROES_IN_A_ROW))
    return rows * (HERO_HEIGHT + HERO_GAP) - HERO_GAP


def draw_dungeon(canvas: Canvas, box: Box, view: RealmView, seat: Seat, speaker: Speaker) -> None:
    """A panel that glows while its owner has to decide."""
    lair, mark = view.lairs[seat], SEATS[seat]
    awaited = seat in view.awaited
    if awaited:
        canvas.glow(box, mark.colour, 16)
    canvas.box(box, PANEL, 16, mark.colour if awaited or seat == view.active else LINE)
    room = box.inset(PAD)
    draw_head(canvas, room._replace(height=HEAD_HEIGHT - 6), view, seat, speaker)
    if lair.out:
        canvas.fade(box, 0.5, 16)
        strike(canvas, room._replace(width=50))
        return
    top = room.top + HEAD_HEIGHT
    _draw_rooms(canvas, room._replace(top=top, height=ROOM_HEIGHT), view, seat)
    top += ROOM_HEIGHT + (BASEMENT + 4 if has_basement(lair) else 0)
    for row in _names(lair, speaker):
        canvas.text(row, room._replace(top=top, height=NAMES_ROW), NAMES, INK)
        top += NAMES_ROW
    draw_foot(canvas, room._replace(top=top, height=FOOT_HEIGHT), lair)
    if lair.queue:
        line = room._replace(top=top + FOOT_HEIGHT + 4, height=HERO_HEIGHT)
        draw_heroes(canvas, line, lair.queue, view.news.heroes, speaker)
        free = line.inner(left=len(lair.queue) * (HERO_WIDTH + HERO_GAP) + PAD)
        if free.width > HERO_WIDTH // 2:
            canvas.text(speaker("boss-monster-picture-entrance"), free, LABEL, QUIET, lines=2)


def _names(lair: LairView, speaker: Speaker) -> list[str]:
    """The rooms by place, each name in one piece, in as few rows as they need."""
    rows: list[str] = []
    for place, room in enumerate(lair.rooms, 1):
        words = f"{place} {speaker.say(card_name(room.slot.cards[-1]))}"
        longer = f"{rows[-1]}{BETWEEN}{words}" if rows else words
        if rows and width(longer, NAMES) > NAMES_ROOM:
            rows.append(words)
        else:
            rows[-1:] = [longer]
    return rows


def draw_head(canvas: Canvas, line: Box, view: RealmView, seat: Seat, speaker: Speaker) -> None:
    """The player's name with souls, wounds and coins."""
    lair = view.lairs[seat]
    canvas.stamp(badge(seat, 50), (line.left, line.middle[1] - 25))
    scores = line.inner(left=line.width - SCORE_WIDTH * len(SCORES))
    amounts = (lair.soul_count, lair.wound_count, lair.hoard)
    draw_counts(canvas, scores, list(zip(SCORES, amounts, strict=True)), SCORE_WIDTH, NUMBER)
    name = Box(line.left + 62, line.top, scores.left - line.left - 74, line.height)
    if seat == view.active:
        flag = sprite("flag", 3)
        canvas.stamp(flag, (name.right - flag.width, name.middle[1] - flag.height // 2))
        name = name.inner(right=flag.width + 6)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=2)


def places(row: Box) -> list[Box]:
    """The five places, the one next to the boss last."""
    right = row.right - BOSS_WIDTH - ROOM_GAP
    step = ROOM_WIDTH + ROOM_GAP
    return [
        Box(right - step * (MOST_ROOMS - number) + ROOM_GAP, row.top, ROOM_WIDTH, row.height)
        for number in range(MOST_ROOMS)
    ]


def _draw_rooms(canvas: Canvas, row: Box, view: RealmView, seat: Seat) -> None:
    lair, new_rooms = view.lairs[seat], view.news.rooms
    gate = sprite("gate", 3)
    floor = row.bottom - PLATE_HEIGHT
    path = Box(row.left, floor - 10, row.width - BOSS_WIDTH, 10)
    canvas.box(path, SHADES["s"])
    canvas.box(path._replace(height=3), SHADES["S"])
    canvas.stamp(gate, (row.left - 4, floor - 8 - gate.height))
    free = MOST_ROOMS - len(lair.rooms)
    spots = places(row)
    for number, spot in enumerate(spots[:free]):
        inside = spot.inner(top=PEEK)
        if lair.new_room and number == free - 1:
            canvas.stamp_middle(back("bricks", 84, 116), inside.middle)
        else:
            canvas.dashes(inside, LINE, RADIUS)
    for place, (spot, room) in enumerate(zip(spots[free:], lair.rooms, strict=True), 1):
        _draw_room(canvas, spot, room, place, (seat, room.slot.cards[-1]) in new_rooms)
    boss = boss_tile(lair.boss, seat, lair.levelled, BOSS_USED in lair.marks)
    canvas.stamp(boss, (row.right - BOSS_WIDTH, row.top + PEEK))
    _draw_walker(canvas, spots[free:], view, seat)


def _draw_room(canvas: Canvas, spot: Box, room: RoomView, place: int, new: bool) -> None:
    slot = room.slot
    canvas.stamp(room_tile(look(room)), (spot.left, spot.top))
    plate = Box(spot.middle[0] - PLACE_SIZE // 2, spot.top - 4, PLACE_SIZE, PLACE_SIZE)
    canvas.box(plate, INK, PLACE_SIZE // 2)
    canvas.text(str(place), plate, PLACE, GROUND, align="middle")
    if slot.watched >= 0:
        canvas.stamp(sprite("eye", 2), (spot.left + 4, spot.top + PEEK + 34))
        canvas.stamp(badge(slot.watched, 30), (spot.left + 4, spot.top + PEEK + 54))
    lives = slot.miniboss or slot.intern
    if lives:
        below = basement(lives, slot.level, slot.off, not slot.miniboss)
        canvas.stamp(below, (spot.left, spot.bottom + 4))
    if new:
        canvas.rim(spot.inner(top=PEEK).inset(-3), INK, RADIUS + 2, 4)
        canvas.stamp(sprite("spark", 3), (spot.left - 16, spot.bottom - 24))


def _draw_walker(canvas: Canvas, spots: Sequence[Box], view: RealmView, seat: Seat) -> None:
    """The hero who is inside, in the room it has come to."""
    walker = view.walker
    if walker is None or walker.seat != seat:
        return
    picture = walking(walker.hero.card, max(0, walker.hero.remaining))
    if 0 <= walker.index < len(spots):
        spot = spots[walker.index]
        canvas.rim(spot.inner(top=PEEK).inset(-3), INK, RADIUS + 2, 4)
        at = (spot.middle[0] - picture.width // 2, spot.top + PEEK + ART_HEIGHT - picture.height - 4)
    else:
        at = (spots[0].left - picture.width if spots else 40, spots[0].top if spots else 40)
    canvas.stamp(picture, at)


def draw_foot(canvas: Canvas, line: Box, lair: LairView) -> None:
    """All treasure of the dungeon, and how many cards its owner holds."""
    treasure = [(icon, lair.treasure.count(letter)) for letter, icon in TREASURES.items()]
    draw_counts(canvas, line, treasure, TREASURE_WIDTH, COUNT)
    _draw_marks(canvas, line.inner(left=4 * TREASURE_WIDTH, right=2 * SCORE_WIDTH + 8), lair.marks)
    held = [("bricks", lair.room_cards), ("scroll", lair.spell_cards)]
    draw_counts(canvas, line.inner(left=line.width - 2 * SCORE_WIDTH), held, SCORE_WIDTH, COUNT)


def _draw_marks(canvas: Canvas, room: Box, marks: Sequence[str]) -> None:
    """Symbols for what holds for the player until end of round, as far as there is room."""
    shown = [MARKS[mark] for mark in marks if mark in MARKS][: room.width // MARK_WIDTH]
    for number, (icon, small) in enumerate(shown):
        symbol, upon = sprite(icon, 3), sprite(small, 2)
        left = room.left + number * MARK_WIDTH
        canvas.stamp(symbol, (left, room.middle[1] - symbol.height // 2))
        canvas.stamp(upon, (left + 22, room.bottom - upon.height))


def draw_heroes(
    canvas: Canvas,
    line: Box,
    heroes: Sequence[Hero],
    new: Container[str],
    speaker: Speaker,
    rows: int = QUEUE_ROWS,
) -> None:
    """Heroes in rows, the first of which is `line`; the last place may count the rest."""
    room = rows * HEROES_IN_A_ROW
    shown = heroes if len(heroes) <= room else heroes[: room - 1]
    for number, hero in enumerate(shown):
        left, top = _hero_at(line, number)
        canvas.stamp(hero_token(hero, hero_name(hero, speaker), hero.card in new), (left, top))
    rest = len(heroes) - len(shown)
    if rest:
        left, top = _hero_at(line, room - 1)
        pawn = sprite("pawn", 3)
        middle = left + (HERO_WIDTH - pair_width(pawn, f"+{rest}", HEALTH)) // 2
        draw_pair(canvas, (middle, top + HERO_HEIGHT // 2), pawn, f"+{rest}", HEALTH, QUIET)


def _hero_at(line: Box, number: int) -> tuple[int, int]:
    row, column = divmod(number, HEROES_IN_A_ROW)
    step = (line.width - HERO_WIDTH) // (HEROES_IN_A_ROW - 1)
    return line.left + column * step, line.top + row * (HERO_HEIGHT + HERO_GAP)


def hero_name(hero: Hero, speaker: Speaker) -> str:
    """What a hero is called, without what they are known for."""
    return speaker(f"boss-monster-{hero.card.lower()}-called")
