"""The toy's way around a rock: proposed, walked with arrows, led to stops; and a climb that is sketched."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core import Cell, Law, Option, Path, Proposal, Seat, Text, path_law
from engine.core.forms import ScriptSuggestions
from engine.core.grid import straight_line
from tests.engine.toy.model import SIDE, Toy

ROCK: Cell = (1, 1)
START, GOAL = (0, 0), (2, 2)


def _refuse(g: Toy, seat: Seat, way: list[Cell]) -> Text | None:
    """What the rule forbids, with a reason."""
    jumps = [one for one, other in pairwise(way) if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1]
    if jumps or ROCK in way:
        return Text("toy-no-step")
    return None if way[-1:] == [GOAL] else Text("toy-stay")


def _both_ways(g: Toy, seat: Seat) -> Iterator[list[Cell]]:
    """All legal ways, the best first: over the top, or down the side."""
    yield [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]
    yield [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]


def _join(g: Toy, seat: Seat, way: list[Cell], goal: Cell, around: frozenset[Cell]) -> list[Cell]:
    """From the last square to another one by a corner: around the rock and what else is to be avoided."""
    corners = [(way[-1][0], goal[1]), (goal[0], way[-1][1])]
    ways = [straight_line(way[-1], corner) + straight_line(corner, goal) for corner in corners]
    return next((one for one in ways if around.isdisjoint(one) and ROCK not in one), ways[0])


def _steps_on(g: Toy, seat: Seat, way: list[Cell]) -> list[Cell]:
    """Where one may step at the end of a way; straight runs and single ways on are walked by themselves."""
    row, column = way[-1]
    beside = [(row, column - 1), (row - 1, column), (row + 1, column), (row, column + 1)]
    on_the_grid = [cell for cell in beside if 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE]
    return [cell for cell in on_the_grid if cell != ROCK and cell not in way]


def _told(g: Toy, seat: Seat, way: list[Cell]) -> Text:
    """What a way will bring; it stands beside its button."""
    return Text("toy-length", {"squares": len(way)})


def _springs(g: Toy, seat: Seat) -> list[Option]:
    """What is worth visiting, or going around."""
    return [Option("A3", Text("toy-spring", {"square": "A3"}))]


HIKE = Path(
    path_law(
        "toy-hike",
        Law(_refuse, _both_ways, join=_join, told=_told, stops=_springs, best=_both_ways, ways=_steps_on),
    ),
    SIDE,
    SIDE,
    start=START,
    goal=GOAL,
)


def sketched(g: Toy, seat: Seat, words: list[str]) -> ScriptSuggestions:
    """How a climb could go on: to the top as a ghost, taken in one tap, or a step less as the next best."""
    missing = ["up"] * (3 - len(words))
    proposals = [Proposal([*words, *missing[:steps]], Text("toy-up")) for steps in (3, 2) if missing[:steps]]
    return ScriptSuggestions(proposals)
