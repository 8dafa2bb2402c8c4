"""The solver: finds the best path through a dungeon by a beam search and then a depth-first search.

The caller says what each kind of discovery is worth. In the beam, many paths grow at the same time from fork
to fork, and only the most promising ones go on: that finds a good path soon. The depth-first search follows a
path to its end and then goes back to its forks: that makes sure, given enough time. A longer path is never
worth less; so at every fork the search adds up what could still be reached if there were no obstacles, and
gives up if that cannot beat the best path so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest
from math import inf
from typing import NamedTuple

from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.maze import Maze
from engine.games.fairy_market.board.trail import BOOK_BITS, OUTSIDE, Kit, Trail, beginnings
from engine.games.fairy_market.board.ways import SCROLLS, following
from engine.games.fairy_market.cards import BOOKS

THOROUGH = 4_000
"""How many paths to look at when somebody asks for the best one."""
WORK_PER_BEAM_PATH = 130
"""Roughly how many of them are looked at for each path in the beam."""
HOPE = 0.5
"""How much of what could still be reached counts for a path in the beam."""
LEAPS = sum(
    BOOK_BITS[book.id] for book in BOOKS.values() if book.jump or book.wrap or book.climb or book.gift
)
"""Books that take a path where it could not walk."""


class Fork(NamedTuple):
    """A path that can go on in several ways, and how promising it is."""

    promise: float
    value: float
    trail: Trail
    longer: list[Trail]


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
        self._everything = (1 << len(maze.things)) - 1
        self._next = neighbours(maze)
        self._things = [find | bar for find, bar in zip(maze.finds, maze.bars, strict=True)]
        self._rooms = sum(1 << place for place, room in enumerate(maze.rooms) if room)
        self._scrolls = sum(1 << thing for thing in maze.all_of("scroll"))
        self._portals = 0
        for thing in maze.all_of("portal"):
            self._portals |= 1 << maze.things[thing].place

    def run(self, kit: Kit) -> None:
        """Search from every gate."""
        self.explore(beginnings(self.maze, kit))

    def exhaust(self, kit: Kit) -> None:
        """Search every path from every gate that could be better than the best so far."""
        for start in beginnings(self.maze, kit):
            self._search(start, 0)

    def explore(self, starts: list[Trail]) -> None:
        """Go on from these paths: in a beam, if it can hold more than one path, and then in depth."""
        width = self.left // WORK_PER_BEAM_PATH
        if width > 1:
            self._beam(starts, width)
        self._in_depth(starts)

    # ── the beam ─────────────────────────────────────────────────────────────────────────────────────────

    def _beam(self, starts: list[Trail], width: int) -> None:
        """Of paths in the same place with the same discoveries, only the most promising goes on."""
        growing = [(self._value(start.found), start) for start in starts]
        while growing and self.left > 0:
            forks: dict[tuple[int, int, int], Fork] = {}
            for value, trail in growing:
                fork = self._up_to_a_fork(value, trail)
                if fork is not None:
                    same = (fork.trail.at, fork.trail.found, fork.trail.books)
                    if same not in forks or forks[same].promise < fork.promise:
                        forks[same] = fork
            growing = []
            for _, value, trail, longer in nlargest(width, forks.values(), key=_by_promise):
                growing += self._valued(value, trail, longer)

    def _up_to_a_fork(self, value: float, trail: Trail) -> Fork | None:
        """Follow a path while there is only one way; None if it ends or can never become the best."""
        while self.left > 0:
            self._look_at(value, trail)
            longer = following(self.maze, trail)
            if len(longer) > 1:
                prospect = self._prospect(trail)
                if value + prospect <= self.best_value:
                    return None
                return Fork(value + HOPE * prospect, value, trail, longer)
            if not longer:
                return None
            [(value, trail)] = self._valued(value, trail, longer)
        return None

    # ── in depth ─────────────────────────────────────────────────────────────────────────────────────────

    def _in_depth(self, starts: list[Trail]) -> None:
        """Spend half of the work in equal shares on all gates, and the rest on the most promising one.

        What one gate leaves over goes to the next.
        """
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
        """Search depth-first from one start: the best value reached, and whether nothing was left out."""
        maze, reached = self.maze, 0.0
        stack = [(self._value(start.found), start)]
        while stack and self.left > until:
            value, trail = stack.pop()
            if value > reached:
                reached = value
            self._look_at(value, trail)
            longer = following(maze, trail)
            if len(longer) > 1:
                needed = self.best_value - value
                if self._prospect(trail, needed) > needed:
                    # the most promising on top
                    stack += sorted(self._valued(value, trail, longer), key=_by_value)
            elif longer:
                stack += self._valued(value, trail, longer)
        return reached, not stack

    # ── what paths are worth ─────────────────────────────────────────────────────────────────────────────

    def _look_at(self, value: float, trail: Trail) -> None:
        self.left -= 1
        if value > self.best_value:
            self.best, self.best_value = trail, value

    def _valued(self, value: float, trail: Trail, longer: list[Trail]) -> list[tuple[float, Trail]]:
        """Paths one step longer than a path of this value, each with its own value."""
        found, valued = trail.found, []
        for further in longer:
            gain = self.exit_worth if further.at == OUTSIDE else 0.0
            if further.found != found:
                gain += self._value(further.found & ~found)
            valued.append((value + gain, further))
        return valued

    def _prospect(self, trail: Trail, enough: float = inf) -> float:
        """An upper bound of what a path can still gain: everything in places connected with where it is.

        The count stops as soon as it is more than `enough`.
        """
        unfound = self._everything & ~trail.found
        if trail.books & LEAPS:
            return self._value(unfound) + self.exit_worth
        neighbours, things, value = self._next, self._things, self._value
        free = ~trail.used | self._rooms
        portals = self._portals if trail.purse & SCROLLS or self._scrolls & unfound else 0
        frontier = 1 << trail.at | portals & free
        free &= ~frontier
        total = self.exit_worth
        while frontier:
            lowest = frontier & -frontier
            place = lowest.bit_length() - 1
            new = neighbours[place] & free
            free ^= new
            frontier ^= lowest | new
            here = things[place] & unfound
            if here:
                unfound ^= here
                total += value(here)
                if total > enough:
                    break
        return total

    def _value(self, things: int) -> float:
        values = self.values
        if things in values:
            return values[things]
        total, left = 0.0, things
        while left:
            lowest = left & -left
            total += values[lowest]
            left ^= lowest
        return total


def _by_value(entry: tuple[float, Trail]) -> float:
    return entry[0]


def _by_promise(fork: Fork) -> float:
    return fork.promise


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
