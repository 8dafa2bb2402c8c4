"""The hero's path as a line that keeps to the right, so that there and back are two lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.doodle_dungeon.board.sheet import CELLS
from render.doodle_dungeon.parts.pencil import Point, draw_line
from render.kit.canvas import Canvas
from render.kit.theme import Colour

FINE = 2
LANES = (0.14, 0.37)
"""How far to the right of the middle a line runs: the first time over an edge, and the second."""
BEND = 0.16
ARROW_EVERY = 3
OUTSIDE = 0.72
"""How far outside the frame a path begins and ends."""


class Leg(NamedTuple):
    """One step: from square to square, which way, and in which lane."""

    start: Point
    end: Point
    way: tuple[int, int]
    lane: float


def legs(path: Sequence[int], *, leaves: bool, lanes: Sequence[float] = LANES) -> list[Leg]:
    """The steps of a path, from above the entrance to beyond the exit if it leaves."""
    middles = [(column + 0.5, row + 0.5) for row, column in (CELLS[square] for square in path)]
    if not middles:
        return []
    x, y = middles[0]
    stops = [(x, y - OUTSIDE), *middles]
    if leaves:
        x, y = middles[-1]
        stops.append((x + OUTSIDE, y))
    used: dict[tuple[Point, Point], int] = {}
    found = []
    for start, end in pairwise(stops):
        times = used.get((start, end), 0)
        used[start, end] = times + 1
        way = (_sign(end[0] - start[0]), _sign(end[1] - start[1]))
        found.append(Leg(start, end, way, lanes[min(times, len(lanes) - 1)]))
    return found


def corners(steps: Sequence[Leg]) -> list[Point]:
    """The points of the line: every leg moved into its lane, and joined with the next."""
    if not steps:
        return []
    line = [_moved(steps[0].start, steps[0])]
    for step, following in pairwise(steps):
        line += _joint(step, following)
    line.append(_moved(steps[-1].end, steps[-1]))
    return _rounded(line)


def _rounded(line: list[Point]) -> list[Point]:
    """The line with rounded corners."""
    bent = line[:1]
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        bent += [_towards(corner, before), _towards(corner, _middle(before, after), BEND / 4)]
        bent.append(_towards(corner, after))
    return [*bent, line[-1]]


def _towards(point: Point, goal: Point, reach: float = BEND) -> Point:
    """A point on the way from one point to another, at most in the middle."""
    (x, y), (to_x, to_y) = point, goal
    share = min(0.5, reach / max(0.01, abs(to_x - x) + abs(to_y - y)))
    return x + (to_x - x) * share, y + (to_y - y) * share


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _joint(step: Leg, following: Leg) -> list[Point]:
    x, y = step.end
    (right, down), (then_right, then_down) = step.way, following.way
    if step.way == following.way:
        if step.lane == following.lane:
            return []
        return [_moved(step.end, step), _moved(step.end, following)]
    if (right, down) == (-then_right, -then_down):
        ahead = (x + right * 0.2, y + down * 0.2)
        return [_moved(ahead, step), _moved(ahead, following)]
    first, second = _beside(step), _beside(following)
    return [(x + first[0] + second[0], y + first[1] + second[1])]


def _beside(step: Leg) -> Point:
    """From the middle to the lane on the right-hand side."""
    right, down = step.way
    return -down * step.lane, right * step.lane


def _moved(point: Point, step: Leg) -> Point:
    aside = _beside(step)
    return point[0] + aside[0], point[1] + aside[1]


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def draw_trail(canvas: Canvas, at: tuple[int, int], cell: int, steps: Sequence[Leg], colour: Colour) -> None:
    """The line over the squares whose first has its corner at `at`."""
    points = corners(steps)
    if len(points) < 2:
        return
    scale, margin = cell * FINE, 0.3
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    mask = Image.new("L", (round((right - left) * scale), round((bottom - top) * scale)))
    draw = ImageDraw.Draw(mask)
    heads = [_arrow(step) for number, step in enumerate(steps) if number % ARROW_EVERY == 0]
    draw_line(draw, _placed(points, (left, top), scale), 255, max(2.4, cell / 15) * FINE)
    for head in [*heads, _arrow(steps[-1])]:
        draw.polygon(_placed(head, (left, top), scale), 255)
    canvas.image.paste(colour, (at[0] + round(left * cell), at[1] + round(top * cell)), mask.reduce(FINE))


def _arrow(step: Leg) -> list[Point]:
    """The head of an arrow in the middle of a step."""
    (start_x, start_y), (end_x, end_y) = _moved(step.start, step), _moved(step.end, step)
    x, y = (start_x + end_x) / 2, (start_y + end_y) / 2
    right, down = step.way
    size = 0.13
    tip = (x + right * size * 1.3, y + down * size * 1.3)
    sides = [
        (x - right * size + turn * down * size, y - down * size + turn * right * size) for turn in (1, -1)
    ]
    return [tip, *sides]


def _placed(points: Sequence[Point], corner: Point, scale: int) -> list[Point]:
    return [((x - corner[0]) * scale, (y - corner[1]) * scale) for x, y in points]
