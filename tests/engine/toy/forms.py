"""The toy's forms, with the laws and the grammar behind them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from engine.core import (
    Cell,
    Following,
    Grammar,
    Illegal,
    Law,
    Number,
    Option,
    Path,
    Pick,
    Placement,
    Question,
    Script,
    Seat,
    Spot,
    Text,
    Words,
    grammar,
    path_law,
    placement_law,
)
from engine.core.forms import AnyForm
from engine.core.grid import straight_line
from tests.engine.toy.model import SIDE, Toy
from tests.engine.toy.walking import HIKE, sketched


def _against_building(g: Toy, seat: Seat, spot: Spot) -> Text | None:
    return Text("toy-taken") if (spot.row, spot.column) in g.taken else None


def _buildable(g: Toy, seat: Seat) -> Iterator[Spot]:
    return (
        Spot(row, column, turns, mirrored)
        for row in range(SIDE)
        for column in range(SIDE)
        if (row, column) not in g.taken
        for turns in range(4)
        for mirrored in (False, True)
    )


def _from_the_middle(g: Toy, seat: Seat) -> Iterator[Spot]:
    """Good places to start from: the middle first, then the corners."""
    cells = [(1, 1), (0, 0), (0, 2), (2, 0), (2, 2)]
    return (Spot(*cell) for cell in cells if cell not in g.taken)


def _against_walking(g: Toy, seat: Seat, way: list[Cell]) -> Text | None:
    for (row, column), (next_row, next_column) in pairwise(way):
        if abs(row - next_row) + abs(column - next_column) != 1:
            return Text("toy-no-step")
    return None if way else Text("toy-stay")


def _walks(g: Toy, seat: Seat) -> Iterator[list[Cell]]:
    yield [(0, 0), (0, 1), (1, 1)]
    yield [(2, 2)]


def _usual_walk(g: Toy, seat: Seat) -> list[Cell]:
    return [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]


def _round_the_corner(g: Toy, seat: Seat, way: list[Cell], goal: Cell, around: frozenset[Cell]) -> list[Cell]:
    """First down or up, then across; the other way round if something there is to be avoided."""
    corners = [(goal[0], way[-1][1]), (way[-1][0], goal[1])]
    ways = [straight_line(way[-1], corner) + straight_line(corner, goal) for corner in corners]
    return next((one for one in ways if around.isdisjoint(one)), ways[0])


def _told(g: Toy, seat: Seat, way: list[Cell]) -> Text:
    return Text("toy-length", {"squares": len(way)})


def _strolls(g: Toy, seat: Seat) -> Iterator[list[Cell]]:
    yield [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]


def _climbed(g: Toy, seat: Seat, words: list[str]) -> list[str]:
    """A climb of at most three steps, each `up` or `down`, that never leads below the ground."""
    _heights(words)
    if not words:
        raise Illegal(Text("toy-stay"))
    return words


def _after(g: Toy, seat: Seat, words: list[str]) -> Following:
    height = _heights(words)[-1]
    further = [] if len(words) == 3 else ["up"] if not height else ["up", "down"]
    return Following(list(_options(*further)), complete=bool(words), hint=len(words) < 3)


def _heights(words: list[str]) -> list[int]:
    heights = [0]
    for word in words:
        if word not in ("up", "down") or len(heights) > 3 or (word == "down" and not heights[-1]):
            raise Illegal(Text("toy-no-step"))
        heights.append(heights[-1] + (1 if word == "up" else -1))
    return heights


def _advice(g: Toy, seat: Seat, words: list[str]) -> list[str] | None:
    return [*words, "up"] if len(words) < 3 else None


def _in_small_letters(words: list[str]) -> list[str]:
    return [word.lower() for word in words]


def _options(*ids: str) -> tuple[Option, ...]:
    return tuple(Option(word, Text(f"toy-{word}")) for word in ids)


FORMS: dict[str, AnyForm] = {
    "colour": Pick(_options("red", "green", "blue", "grey")),
    "usual": Pick(_options("red", "green"), usual=("green",)),
    "several": Pick(_options("red", "green", "blue"), least=1, most=2),
    "ordered": Pick(_options("red", "green", "blue"), least=2, most=3, ordered=True),
    "order": Pick(_options("red", "green"), least=2, most=2, ordered=True),
    "forced": Pick(_options("red")),
    "all": Pick(_options("red", "green"), least=2, most=2),
    "none": Pick((), least=0, most=2),
    "number": Number(2, 5),
    "usual number": Number(2, 5, usual=4),
    "forced number": Number(3, 3),
    "placement": Placement(placement_law("toy-build", Law(_against_building, _buildable)), SIDE, SIDE),
    "proposed placement": Placement(
        placement_law("toy-settle", Law(_against_building, _buildable, best=_from_the_middle)), SIDE, SIDE
    ),
    "words": Words(20, "A Toy"),
    "stroll": Path(
        path_law("toy-stroll", Law(_against_walking, _strolls, _usual_walk, _round_the_corner, _told)),
        SIDE,
        SIDE,
        start=(0, 0),
        goal=(2, 2),
    ),
    "hike": HIKE,
    "path": Path(path_law("toy-walk", Law(_against_walking, _walks)), SIDE, SIDE),
    "script": Script(
        grammar("toy-climb", Grammar(_climbed, _after, lambda g, seat: ["up"], _advice, _in_small_letters))
    ),
    "sketched script": Script(
        grammar(
            "toy-sketched-climb",
            Grammar(_climbed, _after, lambda g, seat: ["up"], _advice, _in_small_letters, sketched),
        )
    ),
}


def question(form: str) -> Question[Any]:
    return Question(Text("toy-question"), FORMS[form], "asking")
