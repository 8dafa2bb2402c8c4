"""The building site: squares, zones, where one may dig and build, and which tiles heroes can reach.

A square is a number from 0 (A1, top left) to 19 (D5); a set of squares is a number with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.core import Cell
from engine.core.grid import cell_name

ROWS = 4
COLUMNS = 5
SQUARES = range(ROWS * COLUMNS)
ENTRANCE = 2
FIRST_TUNNELS = (2, 7, 12)


def square(cell: Cell) -> int:
    """The square in a row and column."""
    return cell[0] * COLUMNS + cell[1]


def cell(square: int) -> Cell:
    """Row and column of a square."""
    return divmod(square, COLUMNS)


@cache
def square_name(square: int) -> str:
    """The name of a square; `A3` is the entrance."""
    return cell_name(cell(square))


SQUARE_NAMED = {square_name(where): where for where in SQUARES}


def set_of(squares: Iterable[int]) -> int:
    """Squares as a set."""
    return sum(1 << each for each in squares)


def _neighbours(of: int) -> list[int]:
    row, column = cell(of)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [square(each) for each in around if 0 <= each[0] < ROWS and 0 <= each[1] < COLUMNS]


NEIGHBOURS = [_neighbours(each) for each in SQUARES]
BESIDE = [set_of(around) for around in NEIGHBOURS]
_CORNERS = [square((row, column)) for row in range(ROWS - 1) for column in range(COLUMNS - 1)]
BLOCKS = [set_of((corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)) for corner in _CORNERS]
"""All blocks of two by two squares; none may ever be filled."""
BLOCKS_WITH = [[block for block in BLOCKS if block >> each & 1] for each in SQUARES]

_EDGE = {each for each in SQUARES if cell(each)[0] in (0, ROWS - 1) or cell(each)[1] in (0, COLUMNS - 1)}
ZONES = {
    "": set_of(SQUARES),
    "surface": set_of(each for each in SQUARES if cell(each)[0] < 2),
    "deep": set_of(each for each in SQUARES if cell(each)[0] >= 2),
    "edge": set_of(_EDGE),
    "centre": set_of(each for each in SQUARES if each not in _EDGE),
}


def may_dig(filled: int, where: int) -> bool:
    """A new tunnel touches the dungeon and fills no block of two by two."""
    new = filled | 1 << where
    return (
        filled != new
        and filled & BESIDE[where] != 0
        and all(new & block != block for block in BLOCKS_WITH[where])
    )


@lru_cache(maxsize=4096)
def diggable(filled: int) -> tuple[int, ...]:
    """Every square where a tunnel may be dug next."""
    return tuple([where for where in SQUARES if may_dig(filled, where)])


def roomiest_first(filled: int) -> list[int]:
    """Every square where a tunnel may be dug, the one that leaves most squares for later first."""
    return sorted(diggable(filled), key=lambda where: -len(diggable(filled | 1 << where)))


def roomy_way(filled: int, most: int) -> list[int]:
    """Up to `most` tunnels, each chosen to leave as many squares as possible for later."""
    way: list[int] = []
    while len(way) < most and (places := roomiest_first(filled)):
        way.append(places[0])
        filled |= 1 << places[0]
    return way


@lru_cache(maxsize=4096)
def buildable(tunnels: int, rooms: int, zone: str) -> tuple[int, ...]:
    """The tunnels that may become a room of this zone: none beside another room."""
    allowed = tunnels & ZONES[zone]
    return tuple([where for where in SQUARES if allowed >> where & 1 and not rooms & BESIDE[where]])


@lru_cache(maxsize=4096)
def within_reach(filled: int, conquered: int) -> tuple[int, ...]:
    """The unconquered tiles that are fewest steps from the entrance, over conquered ones (ruling 16)."""
    front, seen = 1 << ENTRANCE & filled, 0
    while front:
        found = front & ~conquered
        if found:
            return tuple([where for where in SQUARES if found >> where & 1])
        seen |= front
        beyond = 0
        for where in SQUARES:
            if front >> where & 1:
                beyond |= BESIDE[where]
        front = beyond & filled & ~seen
    return ()
