"""A game in progress as plain typed data, and the vocabulary rules are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from enum import StrEnum
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import msgspec

from engine.core.agenda import (
    STEP_NAMES,
    Branch,
    Decision,
    Fork,
    Gathering,
    Item,
    Task,
    Waiting,
    awaited_questions,
    open_questions,
)
from engine.core.chance import Chance
from engine.core.editions.edition import OURS
from engine.core.plans import Foresight, Plan, decision_ahead
from engine.core.questions import Question
from engine.core.text import Seat, Text

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A")

_POSITIONAL = "the arguments of a step are positional"


class Barrier(StrEnum):
    """Why a move cannot simply be taken back."""

    CHANCE = "chance"
    TURNED_UP = "turned-up"
    OTHER_SEAT = "other-seat"


class Weight(StrEnum):
    """How much a line of the story matters to whoever has not been looking."""

    HEADLINE = "headline"
    """Worth a picture: a fight, a battle, a hero's end."""
    EVENT = "event"
    DETAIL = "detail"
    """Left out first where room is short."""


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the story: what everybody hears, and what single seats hear instead."""

    text: Text
    private: dict[Seat, Text] = {}
    weight: Weight = Weight.EVENT


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: the score of every seat, its place (1 is best, ties share), and who won."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]


def ranked(scores: Sequence[int], ranks: Sequence[Any] | None = None) -> Result:
    """The result of scores; `ranks` (higher is better) replace them where tie-breaks count."""
    keys = list(scores if ranks is None else ranks)
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(tuple(scores), places, winners)


class State(msgspec.Struct, kw_only=True):
    """What every game keeps; a game adds its own fields in a subclass.

    Rules are `@step` functions over a state. They change its fields, tell the story, and say what comes next
    with `then`, `ask`, `ask_all` and `each`: all of it data, so the game can be saved at any moment.
    """

    game: str
    edition: str = OURS
    seats: int
    settings: dict[str, str]
    chance: Chance
    agenda: list[Item] = []
    scheduled: list[Item] = []
    """What the running step has scheduled so far; empty between moves."""
    offers: list[Decision] = []
    asked: list[int]
    foresights: list[Foresight] = []
    plans: list[Plan] = []
    events: list[Event] = []
    """The story of the latest move."""
    barrier: Barrier | None = None
    """What about the latest move cannot be taken back."""
    mover: Seat | None = None
    result: Result | None = None

    # ── scheduling ───────────────────────────────────────────────────────────────────────────────────────

    def then(self, step: Callable[Concatenate[Self, P], None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Schedule a step: after what this step has scheduled already, before everything older."""
        if kwargs:
            raise TypeError(_POSITIONAL)
        self.scheduled.append(Task(STEP_NAMES[step], args))

    def ask(
        self,
        seat: Seat,
        question: Question[A],
        then: Callable[Concatenate[Self, Seat, A, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Put a question to a seat and go on with `then(seat, answer, *args)`.

        A forced answer is taken by itself, unless the question says otherwise.
        """
        if kwargs:
            raise TypeError(_POSITIONAL)
        if not question.even_if_forced:
            forced = question.form.forced()
            if forced is not None:
                value = question.form.read(self, seat, forced)
                self.scheduled.append(Task(STEP_NAMES[then], (seat, value, *args)))
                return
        self.scheduled.append(Waiting(self._decision(seat, question, then, args)))

    def ask_instead(
        self,
        question: Question[A],
        then: Callable[Concatenate[Self, Seat, A, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Offer another question beside the one just asked: the seat answers either of them.

        Play waits for the first one only. If that one was forced and answered itself, nothing is asked.
        """
        if kwargs:
            raise TypeError(_POSITIONAL)
        asked = self.scheduled[-1]
        if isinstance(asked, Waiting):
            other = self._decision(asked.decision.seat, question, then, args)
            self.scheduled[-1] = msgspec.structs.replace(asked, instead=(*asked.instead, other))

    def keep_open(
        self,
        seat: Seat,
        question: Question[A],
        then: Callable[Concatenate[Self, Seat, A, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """End a branch with a question nobody waits for; it is dropped when all branches are done.

        Until then the seat may answer it, and so come back to what it had finished.
        """
        if kwargs:
            raise TypeError(_POSITIONAL)
        self.scheduled.append(Waiting(self._decision(seat, question, then, args), kept_open=True))

    def ask_all(
        self,
        questions: Mapping[Seat, Question[A]],
        then: Callable[Concatenate[Self, dict[Seat, A], P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Ask several seats at once; `then({seat: answer}, *args)` runs when the last answer is in."""
        if kwargs:
            raise TypeError(_POSITIONAL)
        decisions = [self._decision(seat, question, then, ()) for seat, question in questions.items()]
        self.scheduled.append(Gathering(tuple(decisions), STEP_NAMES[then], args))

    def each(
        self,
        seats: Iterable[Seat],
        step: Callable[Concatenate[Self, Seat, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Run `step` for every seat in parallel; each goes through what follows at its own pace."""
        if kwargs:
            raise TypeError(_POSITIONAL)
        name = STEP_NAMES[step]
        self.scheduled.append(Fork([Branch(seat, [Task(name, (seat, *args))]) for seat in seats]))

    def offer(
        self,
        seat: Seat,
        question: Question[A],
        then: Callable[Concatenate[Self, Seat, A, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """A standing question nobody waits for; it can be answered at any time, any number of times.

        Its step may only record the answer; it schedules nothing.
        """
        if kwargs:
            raise TypeError(_POSITIONAL)
        decision = self._decision(seat, question, then, args)
        self.offers.append(msgspec.structs.replace(decision, standing=True))

    def renew_offer(
        self, seat: Seat, question: Question[A], then: Callable[Concatenate[Self, Seat, A, P], None]
    ) -> None:
        """Repeat a standing question with its answer filled in; its number stays, so open controls work."""
        form: Any = question.form
        self.offers = [
            msgspec.structs.replace(offer, prompt=question.prompt, form=form)
            if offer.seat == seat and offer.step == STEP_NAMES[then]
            else offer
            for offer in self.offers
        ]

    def withdraw_offers(self) -> None:
        """Remove all standing questions."""
        self.offers.clear()

    # ── deciding ahead ───────────────────────────────────────────────────────────────────────────────────

    def foresee(self, seat: Seat, about: str, *, invite: bool = False) -> None:
        """Let a seat decide ahead what it will be asked later; see `plan_kind`.

        With `invite` it is called like those play waits for, though play does not wait for it. To foresee
        once more what is foreseen already changes nothing, but it can become an invitation.
        """
        for place, one in enumerate(self.foresights):
            if one.seat == seat and one.about == about:
                if invite and not one.invited:
                    self.foresights[place] = msgspec.structs.replace(one, invited=True)
                return
        self.asked[seat] += 1
        self.foresights.append(Foresight(seat, self.asked[seat], about, invite))

    def forget_plans(self, about: str, seat: Seat | None = None) -> None:
        """Drop all plans of a kind, of one seat or of all, and foresee it no longer."""
        self.plans = [one for one in self.plans if one.about != about or seat not in (None, one.seat)]
        self.foresights = [
            one for one in self.foresights if one.about != about or seat not in (None, one.seat)
        ]

    def plan_of(self, seat: Seat, about: str) -> Plan | None:
        """What a seat has planned, if anything; a declined invitation counts as well."""
        for plan in self.plans:
            if plan.seat == seat and plan.about == about:
                return plan
        return None

    def _decision(
        self, seat: Seat, question: Question[Any], then: Callable[..., None], args: tuple[Any, ...]
    ) -> Decision:
        self.asked[seat] += 1
        form: Any = question.form  # whatever it reads, it is one of `AnyForm`
        return Decision(
            seat,
            self.asked[seat],
            question.prompt,
            form,
            question.topic,
            STEP_NAMES[then],
            args,
            reaction=question.reaction,
            ahead=question.ahead,
        )

    # ── effects ──────────────────────────────────────────────────────────────────────────────────────────

    def tell(
        self, text: Text, private: dict[Seat, Text] | None = None, weight: Weight = Weight.EVENT
    ) -> None:
        """Add a line to the story; `private` words it differently for single seats."""
        self.events.append(Event(text, private or {}, weight))

    def turn_up(self) -> None:
        """Note that somebody has learnt something hidden, which cannot be taken back."""
        if self.barrier is None:
            self.barrier = Barrier.TURNED_UP

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        self.barrier = Barrier.CHANCE
        return 1 + self.chance.below(sides)

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Shuffle in place."""
        self.barrier = Barrier.CHANCE
        self.chance.shuffle(things)

    def draw_lot(self, things: Sequence[T]) -> T:
        """Draw one of several things at random."""
        self.barrier = Barrier.CHANCE
        return self.chance.one_of(things)

    def finish(self, scores: Sequence[int], ranks: Sequence[Any] | None = None) -> None:
        """End the game; `ranks` (higher is better) replace the scores where tie-breaks count."""
        self.result = ranked(scores, ranks)

    # ── open questions ───────────────────────────────────────────────────────────────────────────────────

    def decisions(self) -> list[Decision]:
        """Every question that can be answered now, standing offers and what is foreseen last."""
        foreseen = [decision_ahead(self, one) for one in self.foresights]
        return open_questions(self.agenda) + self.offers + foreseen

    def decision(self, seat: Seat, number: int) -> Decision | None:
        """One of the questions a seat can answer now; nothing else that it may foresee is worked out."""
        for one in (*open_questions(self.agenda), *self.offers):
            if one.seat == seat and one.number == number:
                return one
        for foresight in self.foresights:
            if foresight.seat == seat and foresight.number == number:
                return decision_ahead(self, foresight)
        return None

    def decisions_of(self, seat: Seat | None) -> list[Decision]:
        """The questions one seat can answer now: those asked, then invitations, offers, other foresights."""
        asked = [one for one in open_questions(self.agenda) if one.seat == seat]
        offers = [one for one in self.offers if one.seat == seat]
        ahead = [decision_ahead(self, one) for one in self.foresights if one.seat == seat]
        urgent = set(self.invited()) if ahead else ()
        first = [one for one in ahead if one.invited and seat in urgent]
        return [*asked, *first, *offers, *(one for one in ahead if one not in first)]

    def pending(self) -> list[Decision]:
        """The questions play waits for."""
        return awaited_questions(self.agenda)

    def awaited(self) -> list[Seat]:
        """The seats play waits for, in the order they were asked."""
        return [decision.seat for decision in awaited_questions(self.agenda)]

    def invited(self) -> list[Seat]:
        """The seats that are called to decide ahead and have not answered; play does not wait for them."""
        open_invitations = (
            one.seat for one in self.foresights if one.invited and self.plan_of(one.seat, one.about) is None
        )
        return list(dict.fromkeys(open_invitations))

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, starting with `seat`."""
        return [*range(seat, self.seats), *range(seat)]
