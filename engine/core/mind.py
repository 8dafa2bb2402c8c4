"""What a game gives its computer players to think with: answers worth a thought, and the value of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

import msgspec

from engine.core.agenda import Decision
from engine.core.chance import Chance
from engine.core.forms import Choice, Pick
from engine.core.state import State
from engine.core.text import Seat, Text
from engine.core.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

TEMPERS = ("bold", "careful", "greedy")
"""What tells computer players apart; each game says what it means there."""


class Effort(IntEnum):
    """How much work the quick player spends on one answer."""

    IDLE = 0
    """For somebody else, in an imagined game."""
    HASTY = 1
    """For oneself, in an imagined game."""
    USUAL = 2
    THOROUGH = 3
    """When the search wants to know what is worth trying."""


class Manner(msgspec.Struct, frozen=True, gc=False):
    """How a computer player plays, apart from how far it looks ahead."""

    temper: str = ""
    """One of `TEMPERS`, or none."""
    whim: int = 0
    """A number of its own: of answers about as good as each other, it decides which one is given."""
    slip: float = 0.0
    """How much worse than the best an answer may be and still be given; in the game's own points."""
    effort: Effort = Effort.USUAL


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


UNLIKELY = -99.0
"""The worth of an answer that no slip leads to, but the search may try."""


def favouring(choice: Choice, decision: Decision, manner: Manner) -> list[Thought]:
    """One answer, and of a list to pick one of, all others for the search to try."""
    form = decision.form
    if manner.effort is not Effort.THOROUGH or not isinstance(form, Pick) or not form.least == form.most == 1:
        return [Thought(0.0, choice)]
    others = [[option.id] for option in form.options if [option.id] != choice]
    return [Thought(0.0, choice), *[Thought(UNLIKELY, other) for other in others]]


Parts = Mapping[str, float]
"""How well a seat stands, in the game's own points, part by part; every part has a name."""
ONLY, EVEN = "only", "even"
NO_PARTS = (ONLY, EVEN)
"""Reasons that are no parts of a value: nothing else is worth a thought, or everything is about as good."""


@dataclass(frozen=True)
class Mind(Generic[S, V]):
    """How a game's computer players think."""

    consider: Callable[[V, Decision, Manner], Sequence[Thought]]
    """The answers worth a thought; the quick player gives the best of them."""
    value: Callable[[S, Seat], Parts]
    """How well a seat stands; `{game}-reason-{part}` says why a part speaks for an answer."""
    milestone: Callable[[S], int]
    """Counts up as play goes on, such as rounds."""
    horizon: int
    """How many milestones a playout goes ahead before the value tells enough."""
    swing: Callable[[S], float]
    """By how many points the standing of two seats may yet change before the end, roughly."""
    playouts: int
    """How many playouts a hard player spends on an answer: about half a second."""
    slip: float
    """What a beginner overlooks, in points."""
    variety: float = 0.0
    """What a player does not mind losing for the sake of variety, in points."""
    candidates: int = 12
    """How many answers the search tries at most."""
    trust: float = 0.0
    """How many playouts it takes to outweigh what answers seem to be worth at first sight."""
    pride: float = 0.0
    """What a point counts for its own sake, beside what it does for the win of somebody who may yet win."""
    skip_ahead: Callable[[S, Seat, Chance], bool] | None = None
    """Changes a world into a later one without playing it, where for the seat nothing counts but what it does
    itself; False, and nothing has changed, where it has to be played."""
    steady: bool = False
    """Whether playouts end at the same moment whatever is answered: their milestones count from the question
    on, and not from wherever an answer leads at once."""
    tempers: Mapping[str, Parts] = field(default_factory=dict)
    """By temper: how much more, or less, some parts count."""
    imagine: Callable[[S, Seat, Chance], None] | None = None
    """Makes the secrets of others in a world more likely, given what they would do; changes the world."""
    burden: Callable[[V], float] | None = None
    """How many times as long as usual a playout takes at a table like this; so many fewer there are."""
    reason: Callable[[V, Decision, Choice, str], Text | None] | None = None
    """Why an answer is good for a part of the value, or for one of `NO_PARTS`: a sentence to whoever is asked
    that names cards and people, from their view alone. None where `{game}-reason-{part}` says enough."""
