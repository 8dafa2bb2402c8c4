"""The lines at the bottom of a picture: every symbol that comes up in it, with a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.boss_monster.show.views import LairView, RealmView
from engine.games.boss_monster.state import Hero
from engine.games.boss_monster.timing import BOSS_USED
from render.boss_monster.parts.pieces import TREASURES
from render.kit.canvas import MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.legend import draw_row, entry_of, in_rows
from render.kit.theme import GROUND
from texts import Speaker

ROW_HEIGHT = 34
ROOM = WIDTH - 2 * MARGIN
PADDING = 6

TOWN = ("soul", "drop", "coin", "bricks", "scroll", *TREASURES.values(), "pawn", "pawn-epic", "cards")
ROOMS = ("sword", "monster", "gear", *TREASURES.values())
HAND = ("sword", "monster", "gear", "star", "hammer", "boot", *TREASURES.values())
DRAWN_AS = {"cards-below": "cards", "coin-on-room": "coin"}
"""Symbols that mean something else on a room."""


class Legend:
    """Symbols and what they mean, in as many rows as they need, as far as there is room."""

    def __init__(self, symbols: Iterable[str], speaker: Speaker, room: int = TALLEST) -> None:
        entries = [entry_of(DRAWN_AS.get(key, key), speaker(f"boss-monster-key-{key}")) for key in symbols]
        self.rows = in_rows(entries, ROOM)[: (room - PADDING) // ROW_HEIGHT]

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
            draw_row(canvas, Box(MARGIN, top + PADDING // 2 + number * ROW_HEIGHT, ROOM, ROW_HEIGHT), row)


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
