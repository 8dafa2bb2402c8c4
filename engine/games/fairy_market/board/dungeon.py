"""A dungeon with its path, ready to be shown: what was found, what was used, and how it ended."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.games.fairy_market.board.discoveries import count_discoveries
from engine.games.fairy_market.board.layout import Laid
from engine.games.fairy_market.board.maze import Maze, maze_of
from engine.games.fairy_market.board.payments import Payments
from engine.games.fairy_market.board.trail import BARRED, BEATEN, OUTSIDE, Kit, Trail, steps


class Find(msgspec.Struct, frozen=True, gc=False):
    """Something printed on a card: where it lies, whether it was discovered, and whether it was used up."""

    kind: str
    x: int
    y: int
    under: bool
    found: bool
    spent: bool


class Point(msgspec.Struct, frozen=True, gc=False):
    """A cell on the path; `jump` where the line is interrupted before it."""

    x: int
    y: int
    under: bool
    jump: bool


class Dungeon(msgspec.Struct, frozen=True, gc=False):
    """Cards, path and discoveries; columns and rows are counted from 0 at the top left of all cards."""

    cards: tuple[Laid, ...]
    width: int
    height: int
    start: str
    """The gate the path begins at; empty while there is no path."""
    exit: str
    """The gate it leaves by; empty at a dead end."""
    end: str
    """How the path ends: `exit`, `dead-end`, `obstacle` or `monsters`; empty while there is no path."""
    path: tuple[Point, ...]
    finds: tuple[Find, ...]
    counts: dict[str, int]
    tokens: dict[str, int]
    """Fairy tokens used."""
    books: tuple[str, ...]
    """Spellbooks used."""
    steps: tuple[str, ...]
    """The path in notation, step by step."""

    def count(self, kind: str) -> int:
        """How many discoveries of a kind count."""
        return self.counts.get(kind, 0)


NO_DUNGEON = Dungeon((), 0, 0, "", "", "", (), (), {}, {}, (), ())
"""The dungeon of a player without cards to build with."""


def make_dungeon(cards: tuple[Laid, ...], trail: Trail | None, kit: Kit) -> Dungeon:
    """A dungeon as it is shown, with or without a path."""
    if not cards:
        return NO_DUNGEON
    maze = maze_of(cards)
    left, top = maze.left, maze.top
    path = [] if trail is None else steps(trail)
    used = Payments(maze, path, kit)
    used.settle()
    found = 0 if trail is None else trail.found
    finds = [
        Find(
            thing.kind,
            thing.where[0] - left,
            thing.where[1] - top,
            thing.where[2],
            bool(found >> n & 1),
            n in used.things,
        )
        for n, thing in enumerate(maze.things)
        if thing.kind != "room"
    ]
    return Dungeon(
        cards=tuple([Laid(laid.card, laid.x - left, laid.y - top, laid.turned) for laid in cards]),
        width=max(laid.x for laid in cards) + 3 - left,
        height=max(laid.y for laid in cards) + 5 - top,
        start=path[0].step if path else "",
        exit=_exit(maze, path),
        end=_end(trail),
        path=tuple(_points(maze, path)),
        finds=tuple(finds),
        counts={} if trail is None else count_discoveries(maze, trail),
        tokens=used.tokens,
        books=tuple(used.books),
        steps=tuple([each.step for each in path]),
    )


def _exit(maze: Maze, path: list[Trail]) -> str:
    if not path or path[-1].at != OUTSIDE:
        return ""
    return maze.gate_name(path[-2].at, path[-1].step)


def _end(trail: Trail | None) -> str:
    if trail is None:
        return ""
    if trail.at == OUTSIDE:
        return "exit"
    return {BARRED: "obstacle", BEATEN: "monsters"}.get(trail.state, "dead-end")


def _points(maze: Maze, path: list[Trail]) -> list[Point]:
    """The cells of the path in order; in a room, the cell inside the door or where a thing is used."""
    points: list[Point] = []
    for after in path:
        before = after.before
        if after.at == OUTSIDE or (before is not None and before.at == after.at):
            continue
        step = after.step
        if before is not None and maze.rooms[before.at]:
            points += _last_in_room(maze, before.at, step)
        jump = step[0] in "O@" and not step.startswith("@cross")
        points.append(_point(maze, _first_cell(maze, before, after), jump))
    return points


def _last_in_room(maze: Maze, room: int, step: str) -> list[Point]:
    """The cell where a path leaves a room by a door."""
    number = step.rpartition("#")[2]
    inside = [door.inside for door in maze.doors[room] if str(door.number) == number]
    return [_point(maze, where, False) for where in inside]


def _first_cell(maze: Maze, before: Trail | None, after: Trail) -> tuple[int, int, bool]:
    """The cell a path gets to; in a room, the cell by a door, at the top of stairs, or with a portal."""
    where = maze.where[after.at]
    if before is None or not maze.rooms[after.at]:
        return where
    _, number = after.door
    if number:
        return next(door.inside for door in maze.doors[after.at] if door.number == number)
    for hole in maze.up[before.at]:
        if hole.above == after.at:
            return maze.things[hole.thing].where
    named = after.step.rpartition("(")[2].strip(")O")
    cells = [thing.where for thing in maze.things if thing.place == after.at]
    return next((cell for cell in cells if maze.name(cell) == named), where)


def _point(maze: Maze, where: tuple[int, int, bool], jump: bool) -> Point:
    return Point(where[0] - maze.left, where[1] - maze.top, where[2], jump)


shared_dungeon = lru_cache(maxsize=256)(make_dungeon)
"""The same from a cache: all players look at the same dungeons again and again."""
