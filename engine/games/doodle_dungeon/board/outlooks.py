"""What will become of a hero on a path: how he arrives, and where he would probably die.

Every fight is reckoned with two dice and no cards, since nobody knows which cards will be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.doodle_dungeon.board.routes import WIN_CHANCES
from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, MONSTERS, SHEET

MOST_MET_AGAIN = 6
"""So many monsters that one meets twice are remembered; a path with more is rare, and nearly the same."""

State = tuple[int, frozenset[int]]
"""Hearts, and which of the monsters that come again have been beaten."""


class Outlook(NamedTuple):
    """How a path ends on average."""

    hearts: float
    """What he has left, if he arrives."""
    death: float
    """How likely he dies on the way."""
    where: int
    """The square where he dies most often."""


@lru_cache(maxsize=512)
def outlook(squares: str, boxes: tuple[int, ...], path: tuple[int, ...]) -> Outlook:
    """Reckon all fights of a path through."""
    level = {category: LEVELS[category][ticked] for category, ticked in zip(CATEGORIES, boxes, strict=True)}
    meetings = [square for square in path if squares[square] in KINDS]
    again = [square for square, times in Counter(meetings).items() if times > 1][:MOST_MET_AGAIN]
    now: dict[State, float] = {(SHEET.hearts, frozenset()): 1.0}
    deaths = dict.fromkeys(meetings, 0.0)
    for number, square in enumerate(meetings):
        kind = KINDS[squares[square]]
        comes_again = square in again and square in meetings[number + 1 :]
        following: dict[State, float] = {}
        for (hearts, gone), share in now.items():
            for hurt, beaten, chance in _outcomes(kind, level[kind], square in gone):
                if hearts <= hurt:
                    deaths[square] += share * chance
                    continue
                left = gone | {square} if beaten and comes_again else gone
                state = hearts - hurt, left if comes_again else left - {square}
                following[state] = following.get(state, 0.0) + share * chance
        now = following
    alive = sum(now.values())
    average = sum(hearts * share for (hearts, _), share in now.items()) / alive if alive else 0.0
    return Outlook(average, 1 - alive, max(deaths, key=lambda square: deaths[square], default=path[-1]))


def _outcomes(kind: str, level: int, gone: bool) -> Sequence[tuple[int, bool, float]]:
    """Hearts lost, whether the trap or monster is crossed out, and how likely that is."""
    if gone:
        return ((0, True, 1.0),)
    if kind == "trap":
        return ((level, True, 1.0),)
    wins = WIN_CHANCES[level]
    return ((MONSTERS[kind].damage, False, wins), (0, True, 1 - wins))
