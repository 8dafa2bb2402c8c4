"""Places to choose by number: all of them at once, or first a part of the grid and then a place in it."""

from __future__ import annotations

from collections.abc import Sequence
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


def areas_of(cells: Sequence[Cell], most: int = ON_A_PAGE) -> list[Area]:
    """The parts of a grid that hold these cells, as small as possible and yet at most so many.

    They have the shape of squares or nearly so, and each is cut to what it holds. A cell may come several
    times, for several answers: where one part would then need more than a page, they are divided otherwise.
    """
    divisions = [_evenly(cells, most)]
    for number in range(-(-len(cells) // ON_A_PAGE), most + 1):
        if not _on_later_pages(divisions[-1], cells):
            break
        divisions.append([_around(part) for part in _divided(cells, number)])
    return min(divisions, key=lambda areas: _on_later_pages(areas, cells))


def _evenly(cells: Sequence[Cell], most: int) -> list[Area]:
    """Parts that are all of one size."""
    rows, columns = (1 + max((cell[axis] for cell in cells), default=0) for axis in (0, 1))
    sizes = [(high, wide) for high in range(1, rows + 1) for wide in range(high, columns + 1)]
    for high, wide in sorted(sizes, key=lambda size: (size[0] * size[1], size[1] - size[0])):
        parts: dict[Cell, list[Cell]] = {}
        for row, column in sorted(set(cells)):
            parts.setdefault((row // high, column // wide), []).append((row, column))
        if len(parts) <= most:
            return [_around(part) for _, part in sorted(parts.items())]
    return [_around(cells)]


def _divided(cells: Sequence[Cell], number: int) -> list[Sequence[Cell]]:
    """About so many parts with about as many answers each: cut across the longer side, again and again."""
    around = _around(cells)
    axis = int(around.right - around.left > around.bottom - around.top)
    lines = sorted({cell[axis] for cell in cells})
    if number <= 1 or len(lines) == 1:
        return [cells]
    wanted = len(cells) * (number // 2) / number
    before = {line: sum(cell[axis] < line for cell in cells) for line in lines[1:]}
    cut = min(before, key=lambda line: abs(before[line] - wanted))
    first = [cell for cell in cells if cell[axis] < cut]
    rest = [cell for cell in cells if cell[axis] >= cut]
    return [*_divided(first, number // 2), *_divided(rest, number - number // 2)]


def _on_later_pages(areas: Sequence[Area], cells: Sequence[Cell]) -> int:
    """How many answers do not stand on the first page of their part."""
    return sum(max(0, sum(area.holds(cell) for cell in cells) - ON_A_PAGE) for area in areas)


def _around(cells: Sequence[Cell]) -> Area:
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return Area(min(rows), min(columns), max(rows), max(columns))
