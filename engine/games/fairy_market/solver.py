"""The best path through a dungeon: a search in depth over the very steps that are legal, with a bound.

What a discovery is worth is given by kind. A path is never worth less for being longer; so at every fork the
search looks at what could still be reached at all, were there no obstacles, and gives up what cannot become
better than the best path found so far.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.fairy_market.box import BOOKS
from engine.games.fairy_market.counting import counted_as
from engine.games.fairy_market.maze import Maze
from engine.games.fairy_market.walking import BOOK_BITS, OUTSIDE, SCROLLS, Kit, Trail, beginnings, following

THOROUGH = 10_000
"""How many paths are looked at when somebody asks for the best one."""
LEAPS = sum(
    BOOK_BITS[book.id] for book in BOOKS.values() if book.jump or book.wrap or book.climb or book.gift
)
"""Books with which a path gets where it could not walk."""


class Search:
    """One search through one dungeon; `left` is how many paths may still be looked at."""

    def __init__(self, maze: Maze, worth: Mapping[str, float], exit_worth: float, most: int) -> None:
        self.maze = maze
        self.exit_worth = exit_worth
        self.left = most
        self.best: Trail | None = None
        self.best_value = -1.0
        self.values = {
            1 << number: worth.get(counted_as(thing.kind), 0.0) for number, thing in enumerate(maze.things)
        }
        self._next = neighbours(maze)
        self._things = [find | bar for find, bar in zip(maze.finds, maze.bars, strict=True)]
        self._rooms = sum(1 << place for place, room in enumerate(maze.rooms) if room)
        self._scrolls = sum(1 << thing for thing in maze.all_of("scroll"))
        self._portals = 0
        for thing in maze.all_of("portal"):
            self._portals |= 1 << maze.things[thing].place

    def run(self, kit: Kit) -> None:
        """Search from every gate with equal shares of half the work; the rest goes to the most promising one.

        What a gate leaves over goes to the next.
        """
        starts = beginnings(self.maze, kit)
        rest = self.left // 2
        unfinished = []
        for number, start in enumerate(starts):
            share = max(0, self.left - rest) // (len(starts) - number)
            reached, done = self._search(start, self.left - share)
            if not done:
                unfinished.append((reached, number))
        if unfinished:
            self._search(starts[max(unfinished)[1]], 0)

    def _search(self, start: Trail, until: int) -> tuple[float, bool]:
        """Depth first, with a stack of paths still to be looked at: the best value, and if it is certain."""
        maze, exit_worth = self.maze, self.exit_worth
        reached = 0.0
        stack = [(self._value(start.found), start)]
        while stack and self.left > until:
            value, trail = stack.pop()
            reached = max(reached, value)
            if value > self.best_value:
                self.best, self.best_value = trail, value
            self.left -= 1
            longer = following(maze, trail)
            if len(longer) > 1 and value + self._prospect(trail) <= self.best_value:
                continue
            found = trail.found
            here = []
            for further in longer:
                gain = exit_worth if further.at == OUTSIDE else 0.0
                if further.found != found:
                    gain += self._value(further.found & ~found)
                here.append((value + gain, further))
            here.sort(key=_by_value)  # the most promising on top
            stack += here
        return reached, not stack

    def _prospect(self, trail: Trail) -> float:
        """More than a path can still gain: everything in places that hang together with where it is."""
        if trail.books & LEAPS:
            return 1e9
        neighbours, free = self._next, ~trail.used | self._rooms
        portals = self._portals if trail.purse & SCROLLS or self._scrolls & ~trail.found else 0
        reached = frontier = 1 << trail.at
        things = 0
        while frontier:
            new = 0
            while frontier:
                lowest = frontier & -frontier
                place = lowest.bit_length() - 1
                new |= neighbours[place]
                things |= self._things[place]
                frontier ^= lowest
            if portals:
                new |= portals
            frontier = new & free & ~reached
            reached |= frontier
        return self._value(things & ~trail.found) + self.exit_worth

    def _value(self, things: int) -> float:
        total, values = 0.0, self.values
        while things:
            lowest = things & -things
            total += values[lowest]
            things ^= lowest
        return total


def _by_value(entry: tuple[float, Trail]) -> float:
    return entry[0]


def neighbours(maze: Maze) -> list[int]:
    """For every place, the places next to it, as bits."""
    found = []
    for place in range(len(maze.where)):
        near = 0
        for _, to in maze.ways[place]:
            near |= 1 << to
        for _, room, _, _ in maze.doorways[place]:
            near |= 1 << room
        for _, to, _ in maze.doors[place]:
            near |= 1 << to
        found.append(near)
    for hole in maze.holes:
        found[hole.above] |= 1 << hole.below
        found[hole.below] |= 1 << hole.above
    return found


def best_path(maze: Maze, kit: Kit, worth: Mapping[str, float], exit_worth: float, most: int) -> Trail | None:
    """The most valuable path found; None for a dungeon without a way in."""
    search = Search(maze, worth, exit_worth, most)
    search.run(kit)
    return search.best
