"""The steps that spellbooks allow a path; books that stand for an item are in its purse already."""

from __future__ import annotations

from engine.games.fairy_market.board.maze import ONE, Maze
from engine.games.fairy_market.board.trail import (
    BARRED,
    BOOK_BITS,
    FREE,
    Trail,
    enter,
    is_open,
    lines_crossed,
)
from engine.games.fairy_market.cards import BOOKS
from engine.games.fairy_market.cards.notation import OPPOSITE

BOOK_OF = {bit: book for book, bit in BOOK_BITS.items()}
GIFT = BOOK_BITS["gift"]


def spells(maze: Maze, trail: Trail) -> list[Trail]:
    """Every path that is one step longer by a book."""
    found: list[Trail] = []
    books = trail.books
    while books:
        bit = books & -books
        found += _spell(maze, trail, BOOK_OF[bit])
        books ^= bit
    return found


def _spell(maze: Maze, trail: Trail, name: str) -> list[Trail]:
    book = BOOKS[name]
    if book.jump is not None:
        return _jump(maze, trail, name)
    if book.wrap:
        return _wrap(maze, trail, name)
    if book.climb:
        return _climb(maze, trail, name)
    if book.cross:
        return _cross(maze, trail, name)
    return gifts(trail) if book.gift else []


def _without(trail: Trail, book: str) -> Trail:
    return trail._replace(books=trail.books & ~BOOK_BITS[book])


# barrel-jump: once a round, jump from a discovered barrel to any other barrel.
# hunt: once a round, jump from anywhere to a monster not yet beaten, and beat it as usual.
def _jump(maze: Maze, trail: Trail, name: str) -> list[Trail]:
    """From a place with one kind of feature, or from anywhere, to another place with the wanted kind."""
    jump = BOOKS[name].jump
    assert jump is not None
    here = any(maze.things[thing].place == trail.at for thing in maze.all_of(jump.origin))
    if jump.origin != "anywhere" and not here:
        return []
    spent, found = _without(trail, name), []
    for thing in maze.all_of(jump.target):
        _, place, where = maze.things[thing]
        fresh = jump.target != "monster" or not trail.found >> thing & 1
        if place != trail.at and fresh and is_open(maze, trail, place):
            found.append(enter(maze, spent, f"@{name}({maze.name(where)})", place, before=trail))
    return found


# wrap-vertical: once a round, leave at the top or bottom edge and come in again exactly opposite.
# wrap-horizontal: the same at the left and right edges.
def _wrap(maze: Maze, trail: Trail, name: str) -> list[Trail]:
    """Out at one side and in again on the other, if both ends are open corridors."""
    found = []
    for side in maze.gates[trail.at]:
        if side not in BOOKS[name].wrap or (trail.at, side) == trail.gate:
            continue
        to = maze.opposite_gate(trail.at, side)
        if to is not None and not trail.used >> to & 1:
            inside = _without(trail, name)._replace(gate=(to, OPPOSITE[side]))
            found.append(enter(maze, inside, f"@{name}({side})", to, before=trail))
    return found


# climb: once a round, climb up a fall pit the path has not used; the pit counts as discovered.
def _climb(maze: Maze, trail: Trail, name: str) -> list[Trail]:
    """From the tunnel below a fall pit to the cell or room above it."""
    found = []
    for hole in maze.up[trail.at]:
        kind, place, _ = maze.things[hole.thing]
        if kind != "fall-pit" or trail.active >> hole.thing & 1 or not is_open(maze, trail, place):
            continue
        bit = 1 << hole.thing
        spent = _without(trail, name)._replace(active=trail.active | bit)
        arrived = enter(maze, spent, f"@{name}", place, before=trail)
        if arrived.state == BARRED:
            arrived = arrived._replace(state=FREE, found=arrived.found | bit)
        found.append(arrived)
    return found


# cross: once a round, the path may cross itself in a room.
def _cross(maze: Maze, trail: Trail, name: str) -> list[Trail]:
    """Out of a room through a door, across exactly one earlier line."""
    room, (_, entered) = trail.at, trail.door
    if not maze.rooms[room] or not entered:
        return []
    found = []
    for number, to, _ in maze.doors[room]:
        if not trail.used >> to & 1 and lines_crossed(trail, number) == 1:
            left = _without(trail, name)._replace(chords=(*trail.chords, (room, entered, number)))
            found.append(enter(maze, left, f"@{name}#{number}", to, (room, number), before=trail))
    return found


# gift: once a game, put the book into the box for a fairy token of any kind.
def gifts(trail: Trail) -> list[Trail]:
    """One path for each kind of token; possible at any moment, even in front of an obstacle."""
    if not trail.books & GIFT:
        return []
    return [
        trail._replace(
            step=f"@gift({item})", before=trail, books=trail.books & ~GIFT, purse=trail.purse + one
        )
        for item, one in ONE.items()
    ]
