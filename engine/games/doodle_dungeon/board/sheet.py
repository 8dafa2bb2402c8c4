"""The dungeon sheet: 80 squares as one string, and as sets of squares to compute with.

A sheet is a string with one letter for every square, row by row: `.` is empty, `#` a wall, a capital a trap
or monster, and the small letter the same thing crossed out. To find neighbours quickly, it is turned into
sets: integers with one bit per square. A spare bit ends every row, so that shifts do not wrap around.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core import Cell
from engine.core.grid import cell_name, read_cell
from engine.games.doodle_dungeon.cards import MONSTERS, SHEET

ROWS, COLUMNS = SHEET.rows, SHEET.columns
SIZE = ROWS * COLUMNS
BLANK = "." * SIZE
WALL = "#"
LETTERS = {"trap": "T", "goblin": "G", "orc": "O", "dragon": "D"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
"""The trap or monster on a square with this letter; crossed-out ones do not count."""
MONSTER_LETTERS = "".join(LETTERS[monster] for monster in MONSTERS)
THING_LETTERS = "".join(LETTERS.values())

CELLS: tuple[Cell, ...] = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))
NAMES = tuple(cell_name(cell) for cell in CELLS)


def square_of(cell: Cell) -> int:
    """The number of a square, from 0 in the corner of the entrance."""
    row, column = cell
    return row * COLUMNS + column


ENTRANCE = square_of(read_cell(SHEET.entrance, ROWS, COLUMNS))
EXIT = square_of(read_cell(SHEET.exit, ROWS, COLUMNS))
NEIGHBOURS = tuple(
    tuple(
        square_of((row + down, column + right))
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    )
    for row, column in CELLS
)

# ── sets of squares ──────────────────────────────────────────────────────────────────────────────────────

STRIDE = COLUMNS + 1
BITS = tuple(1 << (ROWS * STRIDE - 1 - (row * STRIDE + column)) for row, column in CELLS)
EVERYWHERE = sum(BITS)
_SQUARES = {bit: square for square, bit in enumerate(BITS)}
_IS_WALL = str.maketrans({".": "0", "#": "1"} | dict.fromkeys(THING_LETTERS + THING_LETTERS.lower(), "0"))
_IS_THING = str.maketrans({".": "0", "#": "0"} | dict.fromkeys(THING_LETTERS + THING_LETTERS.lower(), "1"))


class Plan(NamedTuple):
    """A sheet as sets of squares: those without a wall, those with nothing at all, those with a thing."""

    free: int
    empty: int
    things: int


@lru_cache(maxsize=8192)
def plan(squares: str) -> Plan:
    """The sets of a sheet."""
    rows = "0".join([squares[start : start + COLUMNS] for start in range(0, SIZE, COLUMNS)]) + "0"
    walls, things = int(rows.translate(_IS_WALL), 2), int(rows.translate(_IS_THING), 2)
    free = EVERYWHERE & ~walls
    return Plan(free, free & ~things, things)


def beside(squares: int) -> int:
    """The neighbours of a set of squares; some may lie off the sheet."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


def reached(start: int, free: int) -> int:
    """Every square of `free` that can be reached from those of `start` in it."""
    found = edge = start & free
    while edge:
        edge = (edge << 1 | edge >> 1 | edge << STRIDE | edge >> STRIDE) & free & ~found
        found |= edge
    return found


def members(squares: int) -> Iterator[int]:
    """The numbers of the squares in a set, from the entrance's corner on."""
    while squares:
        bit = 1 << (squares.bit_length() - 1)
        yield _SQUARES[bit]
        squares ^= bit


def drawn(squares: str, where: int, letter: str) -> str:
    """The sheet with a letter on one square."""
    return squares[:where] + letter + squares[where + 1 :]
