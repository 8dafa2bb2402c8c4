"""Runs over a grid end where there is something to decide."""

from __future__ import annotations

from engine.core.forms.walking import runs
from engine.core.grid import Cell, cell_name

MAZE = (
    "######",
    "#....#",
    "####.#",
    "#....#",
    "#.####",
    "#....#",
    "######",
)
HALL = ("......", "......", "......")


def ways_in(plan: tuple[str, ...]) -> object:
    def ways(way: list[Cell]) -> list[Cell]:
        row, column = way[-1]
        beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        return [
            (down, right)
            for down, right in beside
            if 0 <= down < len(plan) and 0 <= right < len(plan[0]) and plan[down][right] != "#"
        ]

    return ways


def led(plan: tuple[str, ...], start: Cell, marked: tuple[Cell, ...] = ()) -> dict[str, str]:
    """Where each direction ends."""
    found = runs([start], ways_in(plan), marked)  # type: ignore[arg-type]
    return {direction: cell_name(run[-1]) for direction, run in found.items()}


def test_a_single_way_on_is_walked_to_its_end_round_every_corner() -> None:
    assert led(MAZE, (1, 1)) == {"right": "F5"}


def test_in_a_hall_one_runs_to_the_other_side() -> None:
    assert led(HALL, (1, 0))["right"] == "B6"


def test_a_run_ends_before_something_one_may_want_to_avoid() -> None:
    assert led(HALL, (1, 0), marked=((1, 4),))["right"] == "B4"
    assert led(HALL, (1, 3), marked=((1, 4),))["right"] == "B5"


def test_what_lies_on_the_only_way_is_walked_to() -> None:
    assert led(MAZE, (1, 1), marked=((3, 2),)) == {"right": "D3"}


def test_a_run_ends_beside_something_one_may_want_to_visit() -> None:
    assert led(HALL, (1, 0), marked=((0, 3),))["right"] == "B4"


def test_a_run_ends_where_a_side_way_opens() -> None:
    plan = ("###.##", "......", "######")
    assert led(plan, (1, 0))["right"] == "B4"
