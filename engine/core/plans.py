"""Deciding ahead: what a seat has answered before it is asked, and when that counts.

A plan is data in the state and its seat's secret. It is used when its question comes, and only if it is legal
then; whether that happens depends on the plan and on the question, never on how much choice a hand leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from engine.core.agenda import Decision
from engine.core.editions import Names
from engine.core.forms import AnyForm, Choice, Pick
from engine.core.questions import Question
from engine.core.refusals import Illegal
from engine.core.text import Seat

PlannedChoice = tuple[str, ...] | int
"""A choice that cannot be changed by accident: states share their plans."""


class Foresight(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something a seat may decide ahead, as long as it is foreseen."""

    seat: Seat
    number: int
    about: str
    """The kind of plan, as in `plan_kind` and `Question.ahead`."""
    invited: bool = False
    """Whether the seat is called for it: its question will come soon."""


class Plan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One or more answers to a question that may come, the most welcome first."""

    seat: Seat
    about: str
    choices: tuple[PlannedChoice, ...]
    """Empty if the seat has declined an invitation: it wants to be asked in turn."""

    def without(self, planned: PlannedChoice) -> Plan | None:
        """What is left of a list after one of its choices is used; None if nothing is."""
        left = tuple([other for other in self.choices if other != planned])
        return msgspec.structs.replace(self, choices=left) if left else None


class Use(NamedTuple):
    """What a plan answers, and what is left of the plan after that."""

    choice: Choice
    rest: Plan | None


PlanReader = Callable[[Any, Plan, AnyForm], Use | None]
"""How a plan is read: the state, the plan, and the form of the question that has come."""


class PlanKind(NamedTuple):
    """Something that can be decided ahead."""

    question: Callable[[Any, Seat], Question[Any]]
    """What is asked ahead, from what the seat knows now.

    Of a list from which one option is to be picked, several may be picked in order of preference, unless the
    plan lasts.
    """
    read: PlanReader
    """It may look at the plan and at what everybody can see, never at what else is in hand."""
    lasting: bool
    """Whether such a plan, and the offer to make it, hold until a rule or the seat drops them."""


_kinds: Names[PlanKind] = Names("kinds of plan")


def plan_kind(
    about: str,
    question: Callable[[Any, Seat], Question[Any]],
    read: PlanReader | None = None,
    *,
    lasting: bool = False,
) -> str:
    """Register a kind of plan under a stable name, and return the name; `first_legal` reads it by default."""
    return _kinds.enter(about, PlanKind(question, read or first_legal, lasting))


# ── making plans ─────────────────────────────────────────────────────────────────────────────────────────


def decision_ahead(state: Any, foresight: Foresight) -> Decision:
    """What a seat is asked ahead, as it is now."""
    kind = _kinds.of(state, foresight.about)
    asked = kind.question(state, foresight.seat)
    form: Any = asked.form
    ranked = isinstance(form, Pick) and form.most <= 1 and not kind.lasting
    if ranked:
        form = Pick(form.options, 0, len(form.options), ordered=True)
    elif isinstance(form, Pick):
        form = msgspec.structs.replace(form, least=0)  # so that a plan can be dropped
    return Decision(
        foresight.seat,
        foresight.number,
        asked.prompt,
        form,
        asked.topic,
        step="",
        args=(ranked,),
        standing=True,
        ahead=foresight.about,
        invited=foresight.invited,
    )


def plan_by(decision: Decision, choice: Choice) -> Plan | None:
    """The plan that an answer makes; None if it is empty, unless that declines an invitation."""
    choices = choices_by(decision, choice)
    return Plan(decision.seat, decision.ahead, choices) if choices or decision.invited else None


def choices_by(decision: Decision, choice: Choice) -> tuple[PlannedChoice, ...]:
    """What an answer plans: several choices in order of preference, one, or none."""
    if isinstance(choice, int):
        return (choice,)
    (ranked,) = decision.args
    return tuple([(option,) for option in choice]) if ranked else (tuple(choice),) if choice else ()


# ── using plans ──────────────────────────────────────────────────────────────────────────────────────────


def is_lasting(about: str) -> bool:
    """Whether plans of this kind hold until they are dropped."""
    return _kinds.ours(about).lasting


def use_of(state: Any, plan: Plan, form: AnyForm) -> Use | None:
    """What a plan answers to a question; None if nothing in it is legal now."""
    use = _kinds.of(state, plan.about).read(state, plan, form)
    return use if use is not None and _is_legal(state, plan.seat, form, use.choice) else None


def first_legal(state: Any, plan: Plan, form: AnyForm) -> Use | None:
    """The first choice that is legal; unless it lasts, the plan is used up by it."""
    for planned in plan.choices:
        choice = _as_choice(planned)
        if _is_legal(state, plan.seat, form, choice):
            return Use(choice, plan if is_lasting(plan.about) else None)
    return None


def next_legal(state: Any, plan: Plan, form: AnyForm) -> Use | None:
    """The first choice that is legal, of a list that is worked through: the rest of it is for later."""
    for planned in plan.choices:
        choice = _as_choice(planned)
        if _is_legal(state, plan.seat, form, choice):
            return Use(choice, plan.without(planned))
    return None


def _is_legal(state: Any, seat: Seat, form: AnyForm, choice: Choice) -> bool:
    try:
        form.read(state, seat, choice)
    except Illegal:
        return False
    return True


def _as_choice(planned: PlannedChoice) -> Choice:
    return planned if isinstance(planned, int) else list(planned)
