"""The lines at the bottom of a picture: every symbol that comes up in it, with a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engine.games.boss_monster.show.views import LairView, RealmView
from engine.games.boss_monster.state import Hero
from engine.games.boss_monster.timing import BOSS_USED
from render.boss_monster.parts.pieces import TREASURES
from render.kit.canvas import MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GROUND, QUIET
from render.kit.writing import Style, width
from texts import Speaker

STYLE = Style(Face.PLAIN, 24)
ROW_HEIGHT = 34
ROOM = WIDTH - 2 * MARGIN
PADDING = 6
BETWEEN = 22
BESIDE = 6
CELL = 2

TOWN = ("soul", "drop", "coin", "bricks", "scroll", *TREASURES.values(), "pawn", "pawn-epic", "cards")
ROOMS = ("sword", "monster", "gear", *TREASURES.values())
HAND = ("sword", "monster", "gear", "star", "hammer", "boot", *TREASURES.values())
DRAWN_AS = {"cards-below": "cards", "coin-on-room": "coin"}
"""Symbols that mean something else on a room."""


class Legend:
    """Symbols and what they mean, in as many rows as they need, as far as there is room."""

    def __init__(self, symbols: Iterable[str], speaker: Speaker, room: int = TALLEST) -> None:
        entries = [(DRAWN_AS.get(key, key), speaker(f"boss-monster-key-{key}")) for key in symbols]
        self.rows = _rows(tuple(entries))[: (room - PADDING) // ROW_HEIGHT]

    @property
    def height(self) -> int:
        """What it takes at the bottom of a picture."""
        return len(self.rows) * ROW_HEIGHT + PADDING

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows, each in the middle."""
        top = canvas.whole.bottom - MARGIN // 2 - self.height
        whole = Box(MARGIN, top, ROOM, self.height)
        canvas.box(whole.inset(-4), GROUND, 10)
        for number, row in enumerate(self.rows):
            left = whole.middle[0] - _length(row) // 2
            line = Box(left, top + PADDING // 2 + number * ROW_HEIGHT, ROOM, ROW_HEIGHT)
            _draw_row(canvas, line, row)


Entry = tuple[str, str]


def _draw_row(canvas: Canvas, line: Box, row: Sequence[Entry]) -> None:
    left = line.left
    for entry in row:
        icon, words = entry
        symbol = sprite(icon, CELL)
        canvas.stamp(symbol, (left, line.middle[1] - symbol.height // 2))
        beside = symbol.width + BESIDE
        canvas.text(words, line._replace(left=left + beside, width=_width(entry) - beside), STYLE, QUIET)
        left += _width(entry) + BETWEEN


@lru_cache(maxsize=256)
def _rows(entries: tuple[Entry, ...]) -> tuple[tuple[Entry, ...], ...]:
    rows: list[list[Entry]] = [[]]
    for entry in entries:
        if rows[-1] and _length([*rows[-1], entry]) > ROOM:
            rows.append([])
        rows[-1].append(entry)
    return tuple([tuple(row) for row in rows])


def _length(row: Sequence[Entry]) -> int:
    return sum([_width(entry) for entry in row]) + BETWEEN * (len(row) - 1)


@lru_cache(maxsize=256)
def _width(entry: Entry) -> int:
    icon, words = entry
    return sprite(icon, CELL).width + BESIDE + width(words, STYLE) + 2


# ── which symbols come up ────────────────────────────────────────────────────────────────────────────────


def town_legend(view: RealmView, speaker: Speaker) -> Legend:
    """What the town shows, and how everybody stands."""
    symbols = [*TOWN, *(each for each in _of_heroes(view.town, view) if each not in TOWN)]
    if view.active is not None:
        symbols.append("flag")
    return Legend(symbols, speaker)


def dungeon_legend(view: RealmView, seats: Sequence[int], speaker: Speaker, room: int = TALLEST) -> Legend:
    """What some dungeons show."""
    lairs = [view.lairs[seat] for seat in seats]
    heroes = [hero for lair in lairs for hero in lair.queue]
    symbols = [*ROOMS, *_of_rooms(lairs), *_of_heroes(heroes, view)]
    if "spark" not in symbols and any(seat in seats for seat, _ in view.news.rooms):
        symbols.append("spark")
    if view.active in seats:
        symbols.append("flag")
    return Legend(symbols, speaker, room)


def _of_rooms(lairs: Sequence[LairView]) -> Iterator[str]:
    slots = [room.slot for lair in lairs for room in lair.rooms]
    if any(slot.room.advanced or slot.miniboss for slot in slots):
        yield "star"
    if any(len(slot.cards) > 1 for slot in slots):
        yield "cards-below"
    if any(slot.coins for slot in slots):
        yield "coin-on-room"
    if any(lair.levelled for lair in lairs):
        yield "upgrade"
    waiting = any(hero.waits for lair in lairs for hero in lair.queue)
    used = any(slot.used or slot.intern for slot in slots) or any(BOSS_USED in lair.marks for lair in lairs)
    if waiting or used:
        yield "hourglass"
    if any(slot.mute for slot in slots):
        yield "barred"
    if any(slot.watched >= 0 for slot in slots):
        yield "eye"


def _of_heroes(heroes: Sequence[Hero], view: RealmView) -> Iterator[str]:
    if any(hero.face.epic for hero in heroes):
        yield "pawn-epic"
    if any(hero.face.special for hero in heroes):
        yield "own-text"
    if any(hero.card in view.news.heroes for hero in heroes):
        yield "spark"
