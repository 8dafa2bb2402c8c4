"""The coach: a first game in which somebody learns by playing, and what is said on the way.

Remarks belong to kinds of situations, not to a recording: whatever the learner does, the first remark that
fits what they see now is made. What was said before follows from their earlier answers alone, so it is the
same after a restart, and an undo takes it back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from engine.core.agenda import Decision
from engine.core.chance import Chance
from engine.core.forms import Choice
from engine.core.state import State
from engine.core.text import Text
from engine.core.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

LESSON = "lesson"
"""The setting that turns a table into the lesson of its game; no lobby offers it."""
FIRST_LESSON = "first"
MOST_PAGES = 2
"""How many pages may come before the first decision."""
MOST_WORDS = 80
"""In every language, on those pages and in the first remark: read in half a minute, taps included."""
LONGEST_REMARK = 300
"""Letters, in every language: two sentences on a phone."""
ENOUGH = "enough"
"""`{game}-coach-enough` says that the learner knows enough, and what a real game adds to it."""

Look = Sequence[str]
"""Names of regions of the picture: a kind of thing, such as `purse`, or with a number, such as `guard-2`."""


@dataclass(frozen=True, eq=False)
class Situation(Generic[V]):
    """All a coach goes by: what the learner sees, is asked, and has been told.

    Each equals only itself, so that what a coach works out about one can be cached (`lru_cache`).
    """

    view: V
    decision: Decision
    said: frozenset[str] = frozenset()
    """The keys of all that was said at earlier decisions."""
    before: V | None = None
    """What the learner saw when they last answered; None before the first answer."""
    choice: Choice | None = None
    """What they answered then."""
    heard: tuple[Text, ...] = ()
    """The story since then, as they heard it."""
    begun: tuple[str, ...] = ()
    """The words of an answer that is being put together, as far as it has got."""


@dataclass(frozen=True)
class Remark(Generic[V]):
    """One or two sentences on a kind of situation; `{game}-coach-{key}` is their text."""

    key: str
    when: Callable[[Situation[V]], bool] = lambda at: True
    args: Callable[[Situation[V]], Mapping[str, int | str | Text]] = lambda at: {}
    look: Callable[[Situation[V]], Look] = lambda at: ()
    """What to look at in the picture of the question."""
    suggest: Callable[[Situation[V]], Choice | None] = lambda at: None
    """An answer to accept in one tap; None for what the game's quick player would do."""
    again: bool = False
    """Whether it may be made more than once, as what is said when nothing else fits must be."""

    def fits(self, at: Situation[V]) -> bool:
        """Whether this can be said now."""
        return (self.again or self.key not in at.said) and self.when(at)


class Page(NamedTuple):
    """One step of the opening, before the first decision; `{game}-coach-{key}` is its text."""

    key: str
    look: Look = ()


@dataclass(frozen=True)
class Lesson(Generic[S]):
    """How the table of a lesson begins: always the same. The learner sits at seat 0."""

    seats: int
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    """Settings of the game that differ from its defaults."""
    set_up: Callable[[dict[str, str], Chance], S] | None = None
    """The table before the first step, with that step scheduled; None if it is set up like any game."""


@dataclass(frozen=True)
class Coach(Generic[S, V]):
    """What a game needs to be taught."""

    lesson: Lesson[S]
    opening: tuple[Page, ...]
    """Theme and goal in a breath, and what to look at; what can wait until it is needed waits."""
    remarks: tuple[Remark[V], ...]
    """Before a decision the first that fits is made; the last, `again` and again, fit every question."""
    outcomes: tuple[Remark[V], ...]
    """After an answer the first that fits is made, with the next question; often none does."""
    enough: Callable[[V], bool]
    """Whether the learner has got so far that they could sit down with others."""


class Memory(NamedTuple):
    """What follows from all earlier answers of a learner."""

    said: frozenset[str] = frozenset()
    before: View | None = None
    choice: Choice | None = None
    had_enough: bool = False

    @property
    def is_blank(self) -> bool:
        """Whether they have not answered anything yet."""
        return self.before is None


class Asked(NamedTuple):
    """A question to a learner: what they see, are asked, and have heard since their latest answer."""

    view: View
    decision: Decision
    heard: tuple[Text, ...] = ()
    begun: tuple[str, ...] = ()
    """How much of a long answer they have put together; what is said of it is not remembered."""


@dataclass(frozen=True)
class Coaching:
    """What the coach has to say at one question."""

    outcome: Text | None = None
    """What came of the latest answer."""
    remark: Text | None = None
    look: Look = ()
    opening: tuple[tuple[Text, Look], ...] = ()
    """The pages before the very first question."""
    enough: Text | None = None
    """That the learner knows enough, at the first question after they have got so far."""


def coaching(coach: Coach[S, V], memory: Memory, asked: Asked) -> Coaching:
    """What is said at a question; nothing at an offer that nobody waits for."""
    if asked.decision.standing:
        return Coaching()
    at: Situation[V] = _situation(memory, asked)
    game = asked.view.game
    outcome = None if memory.is_blank else _first(coach.outcomes, at)
    remark = _first(coach.remarks, at)
    return Coaching(
        outcome=None if outcome is None else _said(game, outcome, at),
        remark=None if remark is None else _said(game, remark, at),
        look=() if remark is None else tuple(remark.look(at)),
        opening=tuple((Text(f"{game}-coach-{page.key}"), page.look) for page in coach.opening)
        if memory.is_blank
        else (),
        enough=Text(f"{game}-coach-{ENOUGH}") if not memory.had_enough and coach.enough(at.view) else None,
    )


def suggestion(
    coach: Coach[S, V], memory: Memory, asked: Asked, advise: Callable[[V, Decision], Choice]
) -> Choice | None:
    """What the coach would answer: as the remark says, or else as `advise` does; nothing without a remark."""
    at: Situation[V] = _situation(memory, asked)
    remark = None if asked.decision.standing else _first(coach.remarks, at)
    if remark is None:
        return None
    own = remark.suggest(at)
    return advise(at.view, at.decision) if own is None else own


def remembered(coach: Coach[S, V], memory: Memory, asked: Asked, choice: Choice) -> Memory:
    """What is known after an answer."""
    at: Situation[V] = _situation(memory, asked)
    made = [] if memory.is_blank else [_first(coach.outcomes, at)]
    if not asked.decision.standing:
        made.append(_first(coach.remarks, at))
    said = memory.said | {remark.key for remark in made if remark is not None}
    return Memory(said, asked.view, choice, memory.had_enough or coach.enough(at.view))


def _situation(memory: Memory, asked: Asked) -> Situation[V]:
    before: V | None = memory.before  # type: ignore[assignment]  # a learner sees one game
    view: V = asked.view  # type: ignore[assignment]
    return Situation(view, asked.decision, memory.said, before, memory.choice, asked.heard, asked.begun)


def _first(remarks: Sequence[Remark[V]], at: Situation[V]) -> Remark[V] | None:
    return next((remark for remark in remarks if remark.fits(at)), None)


def _said(game: str, remark: Remark[V], at: Situation[V]) -> Text:
    return Text(f"{game}-coach-{remark.key}", dict(remark.args(at)))
