"""Drawing the path: how it may begin, every way it may go on, and what is discovered on it.

A trail is a path drawn so far. `following` lists every legal continuation, and that list is all there is of
legality: a path is allowed if each of its steps is in the list at its time.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.games.fairy_market.board.maze import FULL, ONE, OVERCOME_WITH, Maze
from engine.games.fairy_market.cards import BOOKS, ITEMS, STAND_INS
from engine.games.fairy_market.cards.notation import OPPOSITE

OUTSIDE = -1
"""The place of a path that has left through an exit."""
FREE, BARRED, BEATEN = 0, 1, 2
"""Whether a path can go on: freely, past an obstacle first, or not at all (monsters in a room are left)."""
NO_DOOR = (-1, 0)
BOOK_BITS = {book: 1 << number for number, book in enumerate(BOOKS)}
BOOK_OF = {bit: book for book, bit in BOOK_BITS.items()}
SCROLLS, SWORDS = FULL["scroll"], FULL["sword"]
ONE_SCROLL = ONE["scroll"]


class Kit(msgspec.Struct, frozen=True, gc=False):
    """What somebody brings along: fairy tokens in the order of `ITEMS`, and the spellbooks ready for use."""

    tokens: tuple[int, ...] = (0, 0, 0, 0)
    books: tuple[str, ...] = ()


class Trail(NamedTuple):
    """A path drawn so far; where it is, what it has used up, what it has found."""

    step: str
    """The latest step, in notation."""
    before: Trail | None
    at: int
    door: tuple[int, int]
    """Room and number of the door just come through, in or out; `NO_DOOR` for any other way here."""
    state: int
    used: int
    """Corridor cells, by place."""
    found: int
    """Things that count, one bit each."""
    active: int
    """Portals, fall pits and stairs downwards that have been used up."""
    purse: int
    """Items found and not yet spent, tokens, and books that stand for an item."""
    chords: tuple[tuple[int, int, int], ...]
    """Lines through rooms: room, door in, door out."""
    books: int
    """Other books for the path that are still ready."""
    gate: tuple[int, str]
    """Where the path came in last; it cannot leave by the same opening."""


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
    """A path begins at any open corridor at the edge."""
    return [begin(maze, kit, gate) for gate in maze.every_gate()]


def begin(maze: Maze, kit: Kit, gate: tuple[int, str]) -> Trail:
    """The path that has come in through a gate."""
    purse = sum(ONE[item] * count for item, count in zip(ITEMS, kit.tokens, strict=True))
    purse += sum(ONE[item] for item, book in STAND_INS.items() if book in kit.books)
    books = sum(BOOK_BITS[book] for book in kit.books if BOOKS[book].leads_the_path)
    outside = Trail("", None, OUTSIDE, NO_DOOR, FREE, 0, 0, 0, purse, (), books, gate)
    arrived = _into(maze, outside, maze.gate_name(*gate), gate[0])
    return arrived._replace(before=None)


# ── going on ─────────────────────────────────────────────────────────────────────────────────────────────


def following(maze: Maze, trail: Trail) -> list[Trail]:
    """Every path that is one step longer."""
    if trail.at == OUTSIDE or trail.state == BEATEN:
        return []
    if trail.state == BARRED:
        return _past_the_obstacle(maze, trail) + _gifts(trail)
    found = _out_of_the_room(maze, trail) if maze.rooms[trail.at] else _along_corridors(maze, trail)
    if maze.down[trail.at]:
        found += _downwards(maze, trail)
    if maze.up[trail.at]:
        found += _upwards(maze, trail)
    if maze.portals[trail.at] and trail.purse & SCROLLS:
        found += _through_portals(maze, trail)
    books = trail.books
    while books:
        bit = books & -books
        found += _by_book(maze, trail, BOOK_OF[bit], bit)
        books ^= bit
    return found


def _along_corridors(maze: Maze, trail: Trail) -> list[Trail]:
    """To the next corridor cell not used before, through a door, or out of the dungeon.

    A room is left and entered at different points, so nobody turns round in a door; and there is no other way
    back to it, since the cell in front of it is used then.
    """
    at, used = trail.at, trail.used
    found = [_into(maze, trail, side, to) for side, to in maze.ways[at] if not used >> to & 1]
    for side, room, number, _ in maze.doorways[at]:
        if trail.door != (door := (room, number)):
            found.append(_into(maze, trail, side, room, door))
    found += [_moved(trail, side, OUTSIDE) for side in maze.gates[at] if (at, side) != trail.gate]
    return found


def _out_of_the_room(maze: Maze, trail: Trail) -> list[Trail]:
    """Through a door into an unused cell, without crossing an earlier line through the room."""
    found = []
    room, (_, entered) = trail.at, trail.door
    for number, to, _ in maze.doors[room]:
        if trail.used >> to & 1:
            continue
        door = (room, number)
        if not entered:
            found.append(_into(maze, trail, f"#{number}", to, door))
        elif not _crossed(trail, number):
            line = (room, entered, number)
            found.append(_into(maze, trail._replace(chords=(*trail.chords, line)), f"#{number}", to, door))
    return found


def _crossed(trail: Trail, leaving: int) -> int:
    """How many earlier lines one from the door entered by to this one would cross."""
    low, high = sorted((trail.door[1], leaving))
    earlier = [(one, other) for room, one, other in trail.chords if room == trail.at]
    return sum((low < one < high) != (low < other < high) for one, other in earlier)


def _past_the_obstacle(maze: Maze, trail: Trail) -> list[Trail]:
    """With the right item; or down the pit."""
    at = trail.at
    kind, bar = maze.obstacles[at], maze.bars[at]
    item = OVERCOME_WITH[kind]
    found = []
    if trail.purse & FULL[item]:
        found.append(
            trail._replace(
                step="!", before=trail, state=FREE, found=trail.found | bar, purse=trail.purse - ONE[item]
            )
        )
    if kind == "fall-pit":
        found += _downwards(maze, trail)
    return found


def _downwards(maze: Maze, trail: Trail) -> list[Trail]:
    """By stairs, or by a fall; a pit is a discovery once somebody has fallen into it."""
    holes = maze.down[trail.at]
    found = []
    for hole in holes:
        kind, _, where = maze.things[hole.thing]
        overcome = kind == "fall-pit" and trail.state == FREE and not maze.rooms[trail.at]
        if trail.used >> hole.below & 1 or overcome or trail.active >> hole.thing & 1:
            continue
        step = "D" if len(holes) == 1 else f"D{maze.name(where)}"
        bit = 1 << hole.thing
        left = trail._replace(found=trail.found | bit, active=trail.active | bit)
        found.append(_into(maze, left, step, hole.below, before=trail))
    return found


def _upwards(maze: Maze, trail: Trail) -> list[Trail]:
    """By stairs only, and not back into the room just left by them: one enters it at another point."""
    return [
        _into(maze, trail, "U", hole.above)
        for hole in maze.up[trail.at]
        if maze.things[hole.thing].kind == "stairs"
        and not trail.active >> hole.thing & 1
        and _open(maze, trail, hole.above)
    ]


def _through_portals(maze: Maze, trail: Trail) -> list[Trail]:
    """From an unused portal here to any other unused one; both are used up."""
    here = next((thing for thing in maze.portals[trail.at] if not trail.active >> thing & 1), None)
    if here is None:
        return []
    found = []
    for thing in maze.all_of("portal"):
        _, place, where = maze.things[thing]
        if thing != here and not trail.active >> thing & 1 and _open(maze, trail, place):
            active = trail.active | 1 << here | 1 << thing
            left = trail._replace(active=active, purse=trail.purse - ONE_SCROLL)
            found.append(_into(maze, left, f"O{maze.name(where)}", place, before=trail))
    return found


def _open(maze: Maze, trail: Trail, place: int) -> bool:
    """Whether a place can be entered from above, from below or by magic."""
    return maze.rooms[place] or not trail.used >> place & 1


# ── arriving ─────────────────────────────────────────────────────────────────────────────────────────────


def _into(
    maze: Maze,
    trail: Trail,
    step: str,
    place: int,
    door: tuple[int, int] = NO_DOOR,
    before: Trail | None = None,
) -> Trail:
    """Enter a corridor cell or a room, however one gets there, and discover what is to be discovered."""
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


def _moved(trail: Trail, step: str, at: int) -> Trail:
    """Somewhere else, where there is nothing to discover."""
    return trail._replace(step=step, before=trail, at=at, door=NO_DOOR)


# ── spellbooks ───────────────────────────────────────────────────────────────────────────────────────────


def _by_book(maze: Maze, trail: Trail, name: str, bit: int) -> list[Trail]:
    """What a book allows here; those that stand for an item are in the purse already."""
    book = BOOKS[name]
    spent = trail._replace(books=trail.books & ~bit)
    if book.jump is not None:
        return _jumps(maze, trail, spent, name)
    if book.wrap:
        return _round_the_edge(maze, trail, spent, name)
    if book.climb:
        return _up_a_pit(maze, trail, spent)
    if book.cross:
        return _across(maze, trail, spent)
    return _gifts(trail) if book.gift else []


def _jumps(maze: Maze, trail: Trail, spent: Trail, name: str) -> list[Trail]:
    """From where something lies that has been found, or from anywhere, to another such thing."""
    jump = BOOKS[name].jump
    assert jump is not None
    here = [thing for thing in maze.all_of(jump.origin) if maze.things[thing].place == trail.at]
    if jump.origin != "anywhere" and not here:
        return []
    found = []
    for thing in maze.all_of(jump.target):
        _, place, where = maze.things[thing]
        fresh = jump.target != "monster" or not trail.found >> thing & 1
        if place != trail.at and fresh and _open(maze, trail, place):
            found.append(_into(maze, spent, f"@{name}({maze.name(where)})", place, before=trail))
    return found


def _round_the_edge(maze: Maze, trail: Trail, spent: Trail, name: str) -> list[Trail]:
    """Out at one side and in again exactly opposite."""
    found = []
    for side in maze.gates[trail.at]:
        to = maze.opposite_gate(trail.at, side)
        allowed = side in BOOKS[name].wrap and (trail.at, side) != trail.gate
        if allowed and to is not None and not trail.used >> to & 1:
            inside = spent._replace(gate=(to, OPPOSITE[side]))
            found.append(_into(maze, inside, f"@{name}({side})", to, before=trail))
    return found


def _up_a_pit(maze: Maze, trail: Trail, spent: Trail) -> list[Trail]:
    """Up a fall pit from below, if nothing has fallen through it yet; the pit counts as a discovery."""
    found = []
    for hole in maze.up[trail.at]:
        kind, place, _ = maze.things[hole.thing]
        if kind != "fall-pit" or trail.active >> hole.thing & 1 or not _open(maze, trail, place):
            continue
        bit = 1 << hole.thing
        arrived = _into(maze, spent._replace(active=spent.active | bit), "@climb", place, before=trail)
        if arrived.state == BARRED:
            arrived = arrived._replace(state=FREE, found=arrived.found | bit)
        found.append(arrived)
    return found


def _across(maze: Maze, trail: Trail, spent: Trail) -> list[Trail]:
    """Through a door of a room, across exactly one earlier line."""
    room, (_, entered) = trail.at, trail.door
    if not maze.rooms[room] or not entered:
        return []
    found = []
    for number, to, _ in maze.doors[room]:
        if not trail.used >> to & 1 and _crossed(trail, number) == 1:
            left = spent._replace(chords=(*spent.chords, (room, entered, number)))
            found.append(_into(maze, left, f"@cross#{number}", to, (room, number), before=trail))
    return found


def _gifts(trail: Trail) -> list[Trail]:
    """A fairy token of any kind, at any moment."""
    bit = BOOK_BITS["gift"]
    if not trail.books & bit:
        return []
    return [
        trail._replace(step=f"@gift({item})", before=trail, books=trail.books & ~bit, purse=trail.purse + one)
        for item, one in ONE.items()
    ]


# ── the whole path ───────────────────────────────────────────────────────────────────────────────────────


def walked(maze: Maze, trail: Trail, step: str) -> Trail | None:
    """The path with one more step, or None if it cannot go that way."""
    return next((longer for longer in following(maze, trail) if longer.step == step), None)
