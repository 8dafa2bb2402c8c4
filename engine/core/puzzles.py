"""Puzzles: exercises with a goal, a best result, and a solution that can be shown step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from engine.core.agenda import Decision
from engine.core.forms import Choice
from engine.core.play import default_move, take
from engine.core.refusals import Illegal
from engine.core.state import State
from engine.core.text import Seat

EASY, MEDIUM, HARD = LEVELS = (1, 2, 3)
SOLVER: Seat = 0
"""Where the person sits."""

S = TypeVar("S", bound=State)
Count = Callable[[int], None]
"""Is told how many beginnings of answers were looked at to find those that are given."""


@dataclass(frozen=True)
class Puzzle:
    """What makes an exercise a puzzle.

    Its texts are `{game}-goal-{name}` and, for every stage of the solution, `{game}-solution-{name}-{n}`.
    The result is the person's score when the exercise is over.
    """

    level: int
    best: int
    """The best result one can be sure of; whoever reaches it has solved the puzzle."""
    solution: tuple[Choice, ...]
    """The person's answers on one way to the best result."""
    seats: int = 1
    parts: tuple[int, ...] = ()
    """Where the only answer is a script: after how many of its words it is shown in between."""
    answers: Callable[[Any, Decision, Count], Iterable[Choice] | None] = lambda state, decision, count: None
    """For proofs: enough answers to a question whose answers cannot be listed, or need not all be tried; None
    stands for all. No answer that is left out may be better than the best of those given."""

    @property
    def stages(self) -> list[Stage]:
        """How the solution is shown, after the beginning."""
        written = [Stage(0, self.solution[0], words) for words in self.parts]
        return [*written, *(Stage(number, None) for number in range(1, len(self.solution) + 1))]


class Stage(NamedTuple):
    """A moment of a solution."""

    answers: int
    """How many answers have been given."""
    script: Choice | None
    """The next answer, if it is shown in the making."""
    words: int = 0

    @property
    def draft(self) -> list[str]:
        """As much of the next answer as is written."""
        return self.script[: self.words] if isinstance(self.script, list) else []


def replayed(start: S, solution: Iterable[Choice]) -> Iterator[S]:
    """The beginning, and the position after each of these answers; other seats answer by default."""
    state = start
    yield state
    for choice in solution:
        state = _others_played(_answered(state, choice))
        yield state


def _answered(state: S, choice: Choice) -> S:
    """The position after an answer to the person's question, or else to one that may be answered instead."""
    asked, *instead = [one for one in state.decisions_of(SOLVER) if not one.standing]
    for decision in instead:
        try:
            return take(state, asked, choice)
        except Illegal:
            asked = decision
    return take(state, asked, choice)


def _others_played(state: S) -> S:
    """The position once it is the person's turn again."""
    pending = state.pending()
    while pending and pending[0].seat != SOLVER:
        state = take(state, pending[0], default_move(state, pending[0]).choice)
        pending = state.pending()
    return state
