"""The rest of the game as data: a stack of named steps, open questions, and parallel branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from engine.core.editions import Names
from engine.core.editions.reading import plain_name
from engine.core.forms import AnyForm, Choice
from engine.core.text import Seat, Text

StepFunction = TypeVar("StepFunction", bound=Callable[..., None])


class _StepNames(dict[Callable[..., None], str]):
    """The stable name of every step; only steps may be scheduled."""

    def __missing__(self, function: Callable[..., None]) -> str:
        raise TypeError(f"{function.__qualname__} is not a @step")


STEPS: Names[Callable[..., None]] = Names("steps")
"""Every rule that can be scheduled, by its stable name."""
STEP_NAMES = _StepNames()


def step(function: StepFunction) -> StepFunction:
    """Make a rule schedulable under a stable name: its game's package and its own name.

    The module is left out, so a rule can move to another module without breaking saved games.
    """
    package = plain_name(function.__module__).removeprefix("engine.games.").split(".")[0]
    STEP_NAMES[function] = STEPS.enter(f"{package}.{function.__name__.strip('_')}", function)
    return function


class Decision(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A question to one seat: what is asked, what may be answered, and which rule goes on with the answer."""

    seat: Seat
    number: int
    """Counts the questions to this seat, so that a stale answer is recognised."""
    prompt: Text
    form: AnyForm
    topic: str
    """The rules topic that explains this question."""
    step: str
    args: tuple[Any, ...] = ()
    standing: bool = False
    """An offer: nobody waits for the answer, and it may be given again and again."""
    reaction: bool = False
    """Play is interrupted until this is answered."""
    ahead: str = ""
    """The kind of plan that answers this question or, if it is an offer, that is made by answering it."""
    invited: bool = False
    """An offer its seat is called for: what it foresees will be asked soon."""


class Task(msgspec.Struct, frozen=True, gc=False, tag="task", tag_field="item", omit_defaults=True):
    """A step still to be run."""

    step: str
    args: tuple[Any, ...] = ()


class Waiting(msgspec.Struct, frozen=True, gc=False, tag="waiting", tag_field="item", omit_defaults=True):
    """A question; nothing below it on its stack runs before it is answered."""

    decision: Decision
    instead: tuple[Decision, ...] = ()
    """Other questions to the same seat; answering one of them answers this one as well."""
    kept_open: bool = msgspec.field(default=False, name="lingering")
    """Nobody waits for it: the seat may come back to it while other branches are still running."""


class Gathering(msgspec.Struct, tag="gathering", tag_field="item", omit_defaults=True):
    """One question to several seats at once; answers are secret and can be changed until all are in."""

    questions: tuple[Decision, ...]
    step: str
    args: tuple[Any, ...] = ()
    answers: dict[Seat, Choice] = {}


class Branch(msgspec.Struct):
    """What one seat still has to do in a fork."""

    seat: Seat
    stack: list[Item]


class Fork(msgspec.Struct, tag="fork", tag_field="item"):
    """Branches that run in parallel; play goes on below the fork when all of them are done."""

    branches: list[Branch]


Item = Task | Waiting | Gathering | Fork


def open_questions(stack: list[Item]) -> list[Decision]:
    """Every question that can be answered now; in a gathering also those that may be answered anew."""
    top = stack[-1] if stack else None
    if isinstance(top, Waiting):
        return [top.decision, *top.instead]
    if isinstance(top, Gathering):
        return list(top.questions)
    if isinstance(top, Fork):
        return [question for branch in top.branches for question in open_questions(branch.stack)]
    return []


def awaited_questions(stack: list[Item]) -> list[Decision]:
    """The questions play is waiting for."""
    top = stack[-1] if stack else None
    if isinstance(top, Waiting):
        return [] if top.kept_open else [top.decision]
    if isinstance(top, Gathering):
        return [question for question in top.questions if question.seat not in top.answers]
    if isinstance(top, Fork):
        return [question for branch in top.branches for question in awaited_questions(branch.stack)]
    return []
