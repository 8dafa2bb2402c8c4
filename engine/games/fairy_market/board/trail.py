"""The path drawn so far: where it is, what it has found and used up, and what entering a place adds to it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.games.fairy_market.board.maze import FULL, ONE, Maze
from engine.games.fairy_market.cards import BOOKS, ITEMS, STAND_INS

OUTSIDE = -1
"""The place of a path that has left through an exit."""
FREE, BARRED, BEATEN = 0, 1, 2
"""A path goes on freely, only past an obstacle, or not at all (monsters in the room are left)."""
NO_DOOR = (-1, 0)
BOOK_BITS = {book: 1 << number for number, book in enumerate(BOOKS)}
SWORDS = FULL["sword"]


class Kit(msgspec.Struct, frozen=True, gc=False):
    """What somebody brings along: fairy tokens in the order of `ITEMS`, and the spellbooks ready for use."""

    tokens: tuple[int, ...] = (0, 0, 0, 0)
    books: tuple[str, ...] = ()


class Trail(NamedTuple):
    """A path drawn so far; each step is a new trail that remembers the one before it."""

    step: str
    """The latest step, in notation."""
    before: Trail | None
    at: int
    door: tuple[int, int]
    """Room and number of the door just come through, in or out; `NO_DOOR` for any other way here."""
    state: int
    used: int
    """Corridor cells, one bit for each place."""
    found: int
    """Things that count, one bit each."""
    active: int
    """Portals, fall pits and stairs downwards that have been used up, one bit each."""
    purse: int
    """Items found and not yet spent, tokens, and books that stand for an item."""
    chords: tuple[tuple[int, int, int], ...]
    """Lines through rooms: room, door in, door out."""
    books: int
    """The other books for the path that are still ready, one bit each."""
    gate: tuple[int, str]
    """Where the path last came in; it cannot leave by the same opening."""


def steps(trail: Trail) -> list[Trail]:
    """The path from its first step on."""
    found: list[Trail] = []
    here: Trail | None = trail
    while here is not None:
        found.append(here)
        here = here.before
    return found[::-1]


# ── beginning ────────────────────────────────────────────────────────────────────────────────────────────


def beginnings(maze: Maze, kit: Kit) -> list[Trail]:
    """The paths that have come in through one gate each: a path begins at any open corridor at the edge."""
    outside = _outside(kit)
    return [_through_gate(maze, outside, gate) for gate in maze.every_gate()]


def begin(maze: Maze, kit: Kit, gate: tuple[int, str]) -> Trail:
    """The path that has come in through a gate."""
    return _through_gate(maze, _outside(kit), gate)


def _outside(kit: Kit) -> Trail:
    """A path that has not come in yet."""
    purse = sum(ONE[item] * count for item, count in zip(ITEMS, kit.tokens, strict=True))
    # slay, bridge, pick-lock and free-portal: once a round, do without one sword, rope, key or scroll.
    purse += sum(ONE[item] for item, book in STAND_INS.items() if book in kit.books)
    books = sum(BOOK_BITS[book] for book in kit.books if BOOKS[book].leads_the_path)
    return Trail("", None, OUTSIDE, NO_DOOR, FREE, 0, 0, 0, purse, (), books, (OUTSIDE, ""))


def _through_gate(maze: Maze, outside: Trail, gate: tuple[int, str]) -> Trail:
    arrived = enter(maze, outside, maze.gate_name(*gate), gate[0])
    return arrived._replace(before=None, gate=gate)


# ── arriving ─────────────────────────────────────────────────────────────────────────────────────────────


def enter(
    maze: Maze,
    trail: Trail,
    step: str,
    place: int,
    door: tuple[int, int] = NO_DOOR,
    before: Trail | None = None,
) -> Trail:
    """Enter a corridor cell or a room, however one gets there, and discover what is in it."""
    _, _, _, _, _, used, found, active, purse, chords, books, gate = trail
    state = FREE
    if not maze.rooms[place]:
        used |= 1 << place
        if maze.obstacles[place]:
            state = BARRED
        else:
            found |= maze.finds[place]
            purse += maze.loot[place]
    elif maze.finds[place] & ~found:
        monsters = maze.monsters[place]
        swords = purse & SWORDS
        if swords < len(monsters):
            state = BEATEN
            purse -= swords
            found |= sum(monsters[:swords])
        else:
            purse += maze.loot[place] - len(monsters)
            found |= maze.finds[place]
    return Trail(step, before or trail, place, door, state, used, found, active, purse, chords, books, gate)


def is_open(maze: Maze, trail: Trail, place: int) -> bool:
    """Whether the path may enter a place from above, from below or by magic: a room, or an unused cell."""
    return maze.rooms[place] or not trail.used >> place & 1


def lines_crossed(trail: Trail, leaving: int) -> int:
    """How many earlier lines through the room the path would cross by leaving through this door."""
    low, high = sorted((trail.door[1], leaving))
    earlier = [(one, other) for room, one, other in trail.chords if room == trail.at]
    return sum((low < one < high) != (low < other < high) for one, other in earlier)
