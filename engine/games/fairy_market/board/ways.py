"""Every way a path may go on.

The list that `following` makes is all there is of legality: a path is allowed if each of its steps was in the
list at its time.
"""

from __future__ import annotations

from engine.games.fairy_market.board.maze import FULL, ONE, OVERCOME_WITH, Maze
from engine.games.fairy_market.board.spells import gifts, spells
from engine.games.fairy_market.board.trail import (
    BARRED,
    BEATEN,
    FREE,
    NO_DOOR,
    OUTSIDE,
    Trail,
    enter,
    is_open,
    lines_crossed,
)

SCROLLS = FULL["scroll"]
ONE_SCROLL = ONE["scroll"]


def following(maze: Maze, trail: Trail) -> list[Trail]:
    """Every path that is one step longer."""
    at = trail.at
    if at == OUTSIDE or trail.state == BEATEN:
        return []
    if trail.state == BARRED:
        return _past_the_obstacle(maze, trail) + gifts(trail)
    found = _out_of_the_room(maze, trail) if maze.rooms[at] else _along_corridors(maze, trail)
    if maze.down[at]:
        found += _downwards(maze, trail)
    if maze.up[at]:
        found += _upwards(maze, trail)
    if maze.portals[at] and trail.purse & SCROLLS:
        found += _through_portals(maze, trail)
    if trail.books:
        found += spells(maze, trail)
    return found


def _along_corridors(maze: Maze, trail: Trail) -> list[Trail]:
    """To the next corridor cell not used before, through a door, or out of the dungeon.

    A room is left and entered at different points, so nobody turns round in a door; and there is no other way
    back to it, since the cell in front of it is used then.
    """
    at, used = trail.at, trail.used
    found = [enter(maze, trail, side, to) for side, to in maze.ways[at] if not used >> to & 1]
    for side, room, number, _ in maze.doorways[at]:
        if trail.door != (door := (room, number)):
            found.append(enter(maze, trail, side, room, door))
    if maze.gates[at]:
        found += [_leave(trail, side) for side in maze.gates[at] if (at, side) != trail.gate]
    return found


def _leave(trail: Trail, side: str) -> Trail:
    return Trail(side, trail, OUTSIDE, NO_DOOR, *trail[4:])


def _out_of_the_room(maze: Maze, trail: Trail) -> list[Trail]:
    """Through a door into an unused cell, without crossing an earlier line through the room."""
    found = []
    room, (_, entered) = trail.at, trail.door
    for number, to, _ in maze.doors[room]:
        if trail.used >> to & 1:
            continue
        door = (room, number)
        if not entered:
            found.append(enter(maze, trail, f"#{number}", to, door))
        elif not lines_crossed(trail, number):
            line = (room, entered, number)
            found.append(enter(maze, trail._replace(chords=(*trail.chords, line)), f"#{number}", to, door))
    return found


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
    """By stairs, or by a fall; a pit is a discovery once the path has fallen into it."""
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
        found.append(enter(maze, left, step, hole.below, before=trail))
    return found


def _upwards(maze: Maze, trail: Trail) -> list[Trail]:
    """By stairs only, and not back into the room just left by them: a room is entered at another point."""
    return [
        enter(maze, trail, "U", hole.above)
        for hole in maze.up[trail.at]
        if maze.things[hole.thing].kind == "stairs"
        and not trail.active >> hole.thing & 1
        and is_open(maze, trail, hole.above)
    ]


def _through_portals(maze: Maze, trail: Trail) -> list[Trail]:
    """From an unused portal here to any other unused one; both are used up."""
    here = next((thing for thing in maze.portals[trail.at] if not trail.active >> thing & 1), None)
    if here is None:
        return []
    found = []
    for thing in maze.all_of("portal"):
        _, place, where = maze.things[thing]
        if thing != here and not trail.active >> thing & 1 and is_open(maze, trail, place):
            active = trail.active | 1 << here | 1 << thing
            left = trail._replace(active=active, purse=trail.purse - ONE_SCROLL)
            found.append(enter(maze, left, f"O{maze.name(where)}", place, before=trail))
    return found
