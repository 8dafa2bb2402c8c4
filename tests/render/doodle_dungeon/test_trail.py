"""The line of a path keeps to the right, so that there and back are two lines."""

from __future__ import annotations

from render.doodle_dungeon.parts.trail import LANES, corners, legs
from tests.render.doodle_dungeon.scenes import way


def test_a_path_comes_in_from_above_and_leaves_to_the_right() -> None:
    steps = legs(way("A1 A10 H10"), leaves=True)
    assert steps[0].way == (0, 1)
    assert steps[-1].way == (1, 0)
    assert len(steps) == len(way("A1 A10 H10")) + 1


def test_a_path_that_ends_inside_does_not_leave() -> None:
    assert legs(way("A1 A3"), leaves=False)[-1].end == (2.5, 0.5)


def test_no_path_is_no_line() -> None:
    assert corners(legs((), leaves=False)) == []


def test_there_and_back_do_not_cover_each_other() -> None:
    line = corners(legs(way("A1 A4 A2"), leaves=False))
    there, back = line[2:4], line[-2:]
    assert {round(y, 2) for _, y in there}.isdisjoint({round(y, 2) for _, y in back})


def test_the_same_way_twice_takes_the_second_lane() -> None:
    steps = legs(way("A1 A2 B2 B1 A1 A2 A3"), leaves=False)
    assert [step.lane for step in steps if step.start == (0.5, 0.5) and step.end == (1.5, 0.5)] == list(LANES)
