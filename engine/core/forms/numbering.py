"""Places to choose by number: all of them at once, or first a part of the grid and then a place in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.core.grid import Cell, cell_name

ON_A_PAGE = 24
"""Six rows of four buttons; a page with more of them and a picture would not fit on a phone."""


class Area(NamedTuple):
    """A part of a grid: its first and its last row and column."""

    top: int
    left: int
    bottom: int
    right: int

    def holds(self, cell: Cell) -> bool:
        """Whether a cell lies in it."""
        row, column = cell
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    @property
    def name(self) -> str:
        """`A1:B2`, or `A1` alone."""
        first, last = cell_name((self.top, self.left)), cell_name((self.bottom, self.right))
        return first if first == last else f"{first}:{last}"


class Choices(NamedTuple):
    """What one picture numbers, from `first` on: whole answers, or parts of the grid that hold some."""

    answers: tuple[tuple[str, ...], ...] = ()
    areas: tuple[Area, ...] = ()
    first: int = 1


def areas_of(cells: Collection[Cell], most: int = ON_A_PAGE) -> list[Area]:
    """The parts of a grid that hold these cells, as small as possible and yet at most so many.

    They have the shape of squares or nearly so, and each is cut to what it holds.
    """
    rows, columns = (1 + max((cell[axis] for cell in cells), default=0) for axis in (0, 1))
    sizes = [(high, wide) for high in range(1, rows + 1) for wide in range(high, columns + 1)]
    for high, wide in sorted(sizes, key=lambda size: (size[0] * size[1], size[1] - size[0])):
        parts: dict[Cell, list[Cell]] = {}
        for row, column in sorted(cells):
            parts.setdefault((row // high, column // wide), []).append((row, column))
        if len(parts) <= most:
            return [_around(part) for _, part in sorted(parts.items())]
    return [_around(list(cells))]


def _around(cells: Sequence[Cell]) -> Area:
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return Area(min(rows), min(columns), max(rows), max(columns))
