"""The law of the hero's path: one line from entrance to exit, and the first step that breaks the law."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from engine.games.doodle_dungeon.board.sheet import (
    ENTRANCE,
    EXIT,
    MONSTER_LETTERS,
    NEIGHBOURS,
    THING_LETTERS,
    WALL,
)

MOST_VISITS = 2


class Misstep(StrEnum):
    """What is wrong with a step; the text of each is `misstep-…`."""

    START = "start"
    JUMP = "jump"
    WALL = "wall"
    THIRD_VISIT = "third-visit"
    SAME_MONSTER = "same-monster"
    END = "end"


class Flaw(NamedTuple):
    """The first step that is not allowed; step 1 is the entrance."""

    step: int
    square: int
    misstep: Misstep


def first_flaw(squares: str, path: Sequence[int]) -> Flaw | None:
    """The first step that breaks the law; None if the path is legal in this dungeon."""
    if not path or path[0] != ENTRANCE:
        return Flaw(1, path[0] if path else ENTRANCE, Misstep.START)
    visits: dict[int, int] = {}
    met_before: dict[int, int] = {}
    """For every monster visited: how many encounters there were by then."""
    met = 0
    for number, square in enumerate(path, 1):
        if number > 1 and square not in NEIGHBOURS[path[number - 2]]:
            return Flaw(number, square, Misstep.JUMP)
        letter = squares[square]
        if letter == WALL:
            return Flaw(number, square, Misstep.WALL)
        visits[square] = visits.get(square, 0) + 1
        if visits[square] > MOST_VISITS:
            return Flaw(number, square, Misstep.THIRD_VISIT)
        if letter in THING_LETTERS:
            if letter in MONSTER_LETTERS and met_before.get(square) == met:
                return Flaw(number, square, Misstep.SAME_MONSTER)
            met += 1
            met_before[square] = met
    if path[-1] != EXIT:
        return Flaw(len(path), path[-1], Misstep.END)
    return None
