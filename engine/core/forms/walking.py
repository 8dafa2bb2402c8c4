"""Walking over a grid from decision to decision: straight runs and single ways on need no arrow."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.core.grid import Cell

Ways = Callable[[list[Cell]], list[Cell]]
"""The squares one may step to at the end of a way."""
LONGEST_RUN = 200
DIRECTIONS: dict[str, Cell] = {"left": (0, -1), "up": (-1, 0), "down": (1, 0), "right": (0, 1)}


def runs(way: list[Cell], ways: Ways, marked: Collection[Cell]) -> dict[str, list[Cell]]:
    """Where each direction leads from the end of a way; directions that lead nowhere are left out.

    A run ends on a `marked` square, or right before one that can be gone around, and wherever else there is
    something to decide: a side way opens or ends, or nothing lies ahead.
    """
    row, column = way[-1]
    possible = ways(way)
    starts = {name: (row + down, column + right) for name, (down, right) in DIRECTIONS.items()}
    return {name: _run(way, cell, ways, marked) for name, cell in starts.items() if cell in possible}


def _run(way: list[Cell], first: Cell, ways: Ways, marked: Collection[Cell]) -> list[Cell]:
    run, seen = [first], None
    while run[-1] not in marked and len(run) < LONGEST_RUN:
        here, before = run[-1], (way + run)[-2]
        onward = [cell for cell in ways(way + run) if cell != before]
        ahead = 2 * here[0] - before[0], 2 * here[1] - before[1]
        aside = {(cell[0] - here[0], cell[1] - here[1], cell in marked) for cell in onward if cell != ahead}
        if len(onward) == 1:
            following = onward[0]
        elif ahead in onward and (seen is None or aside == seen):
            following = ahead
        else:
            break
        if following in run or (following in marked and len(onward) > 1):
            break
        seen = aside
        run.append(following)
    return run
