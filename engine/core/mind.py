"""What a game gives its computer players to think with: answers worth a thought, and the value of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

import msgspec

from engine.core.agenda import Decision
from engine.core.chance import Chance
from engine.core.forms import Choice
from engine.core.state import State
from engine.core.text import Seat
from engine.core.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

TEMPERS = ("bold", "careful", "greedy")
"""What tells computer players apart; each game says what it means there."""


class Manner(msgspec.Struct, frozen=True, gc=False):
    """How a computer player plays, apart from how hard it thinks."""

    temper: str = ""
    """One of `TEMPERS`, or none."""
    whim: int = 0
    """A number of its own: of answers about as good as each other, it decides which one is given."""
    slip: float = 0.0
    """How much worse than the best an answer may be and still be given; in the game's own points."""


PLAIN = Manner()


class Thought(NamedTuple):
    """An answer and what it seems to be worth, in the game's own points."""

    worth: float
    choice: Choice


def best_of(thoughts: Sequence[Thought], decision: Decision, manner: Manner) -> Choice:
    """The best answer, or one that is hardly worse; which one depends on the manner and the question."""
    most = max([thought.worth for thought in thoughts]) - manner.slip
    good = [thought.choice for thought in thoughts if thought.worth >= most]
    if len(good) == 1:
        return good[0]
    return Chance(manner.whim * 1_000_003 + decision.seat * 8191 + decision.number).one_of(good)


Parts = Mapping[str, float]
"""How well a seat stands, in the game's own points, part by part; every part has a name."""


@dataclass(frozen=True)
class Mind(Generic[S, V]):
    """How a game's computer players think."""

    consider: Callable[[V, Decision, Manner], Sequence[Thought]]
    """The answers worth a thought; the quick player gives the best of them."""
    value: Callable[[S, Seat], Parts]
    """How well a seat stands."""
    far_enough: Callable[[S, S], bool]
    """Whether play has gone on so far from one table to another that the value of the latter tells enough."""
    swing: Callable[[S], float]
    """By how many points the standing of two seats may yet change before the end, roughly."""
    tempers: Mapping[str, Parts] = field(default_factory=dict)
    """By temper: how much more, or less, some parts count."""
    variety: float = 0.0
    """What a normal player does not mind losing for the sake of variety, in points."""
    slip: float = 1.0
    """What a beginner may overlook, in points."""
    imagine: Callable[[S, Seat, Chance], None] | None = None
    """Makes the secrets of others in a world more likely, given what they would do; changes the world."""
