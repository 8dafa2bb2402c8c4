"""Squares on a grid and their notation: `C7` is row C, column 7."""

from __future__ import annotations

import re
from itertools import groupby, pairwise

import msgspec

from engine.core.refusals import Illegal
from engine.core.text import Text

Cell = tuple[int, int]
"""Row and column, both counted from 0."""

_STEP = re.compile(r"([UDLR↑↓←→])([1-9][0-9]?)?", re.IGNORECASE)
_STEPS = re.compile(rf"({_STEP.pattern})+", re.IGNORECASE)
_DIRECTIONS: dict[str, Cell] = {
    "U": (-1, 0),
    "D": (1, 0),
    "L": (0, -1),
    "R": (0, 1),
    "↑": (-1, 0),
    "↓": (1, 0),
    "←": (0, -1),
    "→": (0, 1),
}
_LETTERS = {direction: letter for letter, direction in _DIRECTIONS.items() if letter.isascii()}
_CELL = re.compile(r"([A-Za-z])([1-9][0-9]?)")
_TURN = re.compile(r"[rR](0|90|180|270)")
_TURNS = r"[rR][0-9]+|[mM]"
_GLUED = re.compile(rf"([A-Za-z][0-9]+)?((?:{_TURNS})+)")


class Spot(msgspec.Struct, frozen=True):
    """Where a piece goes: its top left square, its quarter turns clockwise, and whether mirrored first."""

    row: int
    column: int
    turns: int = 0
    mirrored: bool = False


def cell_name(cell: Cell) -> str:
    """`(2, 6)` is written `C7`."""
    row, column = cell
    return f"{chr(ord('A') + row)}{column + 1}"


def read_cell(word: str, rows: int, columns: int) -> Cell:
    """The square a word names, or a refusal that says what the grid looks like."""
    match = _CELL.fullmatch(word)
    if match:
        row, column = ord(match[1].upper()) - ord("A"), int(match[2]) - 1
        if row < rows and column < columns:
            return row, column
    raise Illegal(Text("no-such-square", {"word": word, "last": cell_name((rows - 1, columns - 1))}))


def read_cells(words: list[str], rows: int, columns: int) -> list[Cell] | None:
    """The squares that `B3 C3` names; None if there is only one word, or one that turns or mirrors."""
    if len(words) < 2 or any(_GLUED.fullmatch(word) for word in words):
        return None
    return [read_cell(word, rows, columns) for word in words]


def spot_words(spot: Spot) -> list[str]:
    """A spot in notation: `C7`, then `r90` when turned, then `m` when mirrored."""
    words = [cell_name((spot.row, spot.column))]
    if spot.turns:
        words.append(f"r{spot.turns * 90}")
    if spot.mirrored:
        words.append("m")
    return words


def read_spot(words: list[str], rows: int, columns: int) -> Spot:
    """The spot that `C7 r90 m` means, or `C7r90m`."""
    if not words:
        raise Illegal(Text("no-square-named"))
    square, *rest = [part for word in words for part in _parts(word)]
    row, column = read_cell(square, rows, columns)
    turns, mirrored = 0, False
    for word in rest:
        turned = _TURN.fullmatch(word)
        if turned:
            turns = int(turned[1]) // 90
        elif word.lower() == "m":
            mirrored = True
        else:
            raise Illegal(Text("no-such-turn", {"word": word}))
    return Spot(row, column, turns, mirrored)


def _parts(word: str) -> list[str]:
    """Split `C7r90m`, written as one word, into its square and its turns."""
    glued = _GLUED.fullmatch(word)
    if not glued:
        return [word]
    return [*([glued[1]] if glued[1] else []), *re.findall(_TURNS, glued[2])]


def read_steps(words: list[str]) -> list[Cell] | None:
    """The directions meant by `R3 D2 L1` or `R3D2L1`, one per step; None if the words name squares.

    `D4` alone is a square: a path that only goes down is written with arrows.
    """
    written = "".join(words)
    if not _STEPS.fullmatch(written) or all(word[0] in "dD" and len(word) < 4 for word in words):
        return None
    return [
        _DIRECTIONS[match[1].upper()] for match in _STEP.finditer(written) for _ in range(int(match[2] or 1))
    ]


def step_words(way: list[Cell]) -> list[str]:
    """A path as steps from its start, in one word, such as `R9D2R`; single steps carry no number.

    A path that jumps or stands still cannot be written in steps and is named by its corners.
    """
    directions = [
        _LETTERS.get((row - last_row, column - last_column))
        for (last_row, last_column), (row, column) in pairwise(way)
    ]
    if not directions or None in directions:
        return way_words(way)
    runs = [(letter, len(list(steps))) for letter, steps in groupby(directions)]
    return ["".join([f"{letter}{length if length > 1 else ''}" for letter, length in runs])]


def straight_line(start: Cell, goal: Cell) -> list[Cell]:
    """The squares from the one after `start` to `goal`; empty if the two are not in one row or column."""
    (row, column), (last_row, last_column) = start, goal
    if row != last_row and column != last_column:
        return []
    down = (last_row > row) - (last_row < row)
    right = (last_column > column) - (last_column < column)
    length = abs(last_row - row) + abs(last_column - column)
    return [(row + down * step, column + right * step) for step in range(1, length + 1)]


def way_words(way: list[Cell]) -> list[str]:
    """A path in short: its ends and corners."""
    if len(way) < 2:
        return [cell_name(cell) for cell in way]
    corners = [
        cell
        for before, cell, after in zip(way, way[1:], way[2:], strict=False)
        if (cell[0] - before[0], cell[1] - before[1]) != (after[0] - cell[0], after[1] - cell[1])
    ]
    return [cell_name(cell) for cell in [way[0], *corners, way[-1]]]
