"""Wall formations turned, mirrored and laid on every place of the sheet; computed once."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core import Cell, Spot
from engine.games.doodle_dungeon.board.sheet import BITS, COLUMNS, EVERYWHERE, ROWS, STRIDE, square_of
from engine.games.doodle_dungeon.cards import FORMATIONS


class Place(NamedTuple):
    """A formation on the sheet."""

    spot: Spot
    """Its first wall, row by row from the top, with the fewest turns that give this shape."""
    squares: tuple[int, ...]
    walls: int
    """The same as a set."""
    ring: int
    """All squares around it, diagonal ones included."""


def turned(formation: str, turns: int, mirrored: bool) -> tuple[Cell, ...]:
    """The walls of a formation, mirrored first and then turned, relative to the first of them."""
    rows = FORMATIONS[formation].rows
    cells = [
        (row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"
    ]
    if mirrored:
        cells = [(row, -column) for row, column in cells]
    for _ in range(turns):
        cells = [(column, -row) for row, column in cells]
    first_row, first_column = min(cells)
    return tuple(sorted((row - first_row, column - first_column) for row, column in cells))


@cache
def ways_to_lay(formation: str) -> dict[tuple[int, bool], tuple[int, bool]]:
    """For every number of turns, mirrored or not: the simplest equivalent."""
    simplest: dict[tuple[Cell, ...], tuple[int, bool]] = {}
    every_way = [(turns, mirrored) for mirrored in (False, True) for turns in range(4)]
    return {way: simplest.setdefault(turned(formation, *way), way) for way in every_way}


@cache
def places(formation: str) -> tuple[Place, ...]:
    """Every place inside the sheet, from the corner of the entrance on."""
    shapes = {way: turned(formation, *way) for way in ways_to_lay(formation).values()}
    return tuple(
        place
        for row in range(ROWS)
        for column in range(COLUMNS)
        for (turns, mirrored), shape in shapes.items()
        if (place := _place(Spot(row, column, turns, mirrored), shape)) is not None
    )


@cache
def _by_spot(formation: str) -> dict[Spot, Place]:
    return {place.spot: place for place in places(formation)}


def place_at(formation: str, spot: Spot) -> Place | None:
    """The place a spot means; None if it is not all inside the sheet."""
    turns, mirrored = ways_to_lay(formation)[spot.turns, spot.mirrored]
    return _by_spot(formation).get(Spot(spot.row, spot.column, turns, mirrored))


def spot_over(formation: str, cells: list[Cell]) -> Spot | None:
    """Where a formation lies that covers these cells and no others; None if they have another shape."""
    wanted = sorted({square_of(cell) for cell in cells})
    return next((place.spot for place in places(formation) if sorted(place.squares) == wanted), None)


def _place(spot: Spot, shape: tuple[Cell, ...]) -> Place | None:
    cells = [(spot.row + row, spot.column + column) for row, column in shape]
    if not all(0 <= row < ROWS and 0 <= column < COLUMNS for row, column in cells):
        return None
    squares = tuple(square_of(cell) for cell in cells)
    walls = sum(BITS[square] for square in squares)
    return Place(spot, squares, walls, _around(walls) & ~walls)


def _around(walls: int) -> int:
    """These squares and all around them, diagonally too."""
    columns = (walls | walls << 1 | walls >> 1) & EVERYWHERE
    return (columns | columns << STRIDE | columns >> STRIDE) & EVERYWHERE
