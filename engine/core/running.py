"""Running the agenda: steps one after the other, until somebody must decide who has not decided ahead."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from msgspec.structs import replace

from engine.core.agenda import STEPS, Decision, Fork, Gathering, Item, Task, Waiting
from engine.core.forms import Choice
from engine.core.plans import Foresight, Plan, Use, is_lasting, plan_by, use_of
from engine.core.state import State
from engine.core.text import Text, seat_name

DECIDED_AHEAD = "story-decided-ahead"
MOST_AHEAD = 100
"""How many questions plans may answer in one move: one that lasts must not go on for ever."""


class _Progress(Enum):
    """How far a stack has got."""

    THROUGH = auto()
    KEPT_OPEN = auto()
    """Nobody is awaited, but somebody could still come back to a question."""
    WAITING = auto()


def run(state: State) -> None:
    """Run the agenda until somebody must decide or the game is over."""
    if state.scheduled:
        _settle(state, state.agenda)
    while _run(state, state.agenda) is _Progress.KEPT_OPEN:
        state.agenda.pop()  # the last branch is done: nobody can come back any more
    if state.result is not None:
        state.agenda.clear()
        state.offers.clear()
        state.foresights.clear()
        state.plans.clear()


def _run(state: State, stack: list[Item]) -> _Progress:
    """Run a stack as far as it gets."""
    while stack:
        if state.result is not None:
            return _Progress.THROUGH
        top = stack[-1]
        if isinstance(top, Task):
            stack.pop()
            STEPS.of(state, top.step)(state, *top.args)
        elif isinstance(top, Waiting):
            if top.kept_open:
                return _Progress.KEPT_OPEN
            if not _answered_ahead(state, stack, top.decision):
                return _Progress.WAITING
        elif isinstance(top, Gathering):
            _gather_plans(state, top)
            if len(top.answers) < len(top.questions):
                return _Progress.WAITING
            stack.pop()
            if len(top.questions) > 1:
                state.turn_up()  # whoever answers last now learns the others' secret answers
            answers = {
                question.seat: question.form.read(state, question.seat, top.answers[question.seat])
                for question in top.questions
            }
            STEPS.of(state, top.step)(state, answers, *top.args)
        else:
            progress = [_run(state, branch.stack) for branch in top.branches]
            if _Progress.WAITING in progress:
                return _Progress.WAITING
            if _Progress.KEPT_OPEN in progress:
                return _Progress.KEPT_OPEN
            stack.pop()
        if state.scheduled:
            _settle(state, stack)
    return _Progress.THROUGH


def _settle(state: State, stack: list[Item]) -> None:
    """Move what a step has scheduled onto its stack, first thing on top."""
    stack.extend(reversed(state.scheduled))
    state.scheduled.clear()


# ── plans ────────────────────────────────────────────────────────────────────────────────────────────────


def _answered_ahead(state: State, stack: list[Item], decision: Decision) -> bool:
    """Answer the question on top of a stack by its seat's plan, if that is possible; tell that it was one."""
    use = _used(state, decision)
    if use is None:
        return False
    stack.pop()
    state.tell(Text(DECIDED_AHEAD, {"seat": seat_name(decision.seat)}))
    value = decision.form.read(state, decision.seat, use.choice)
    STEPS.of(state, decision.step)(state, decision.seat, value, *decision.args)
    return True


def _gather_plans(state: State, gathering: Gathering) -> None:
    """Answer a question to several seats for those who have decided ahead."""
    for question in gathering.questions:
        if question.ahead and question.seat not in gathering.answers:
            use = _used(state, question)
            if use is not None:
                gathering.answers[question.seat] = use.choice


def _used(state: State, decision: Decision) -> Use | None:
    """What a seat has planned for this question, if that is legal; it is noted as used.

    The question is there, so nobody is invited to foresee it any longer, and it can be foreseen only if such
    plans last. Somebody else who has brought it up learns from what follows whether there was a plan.
    """
    if not decision.ahead:
        return None
    seat, about = decision.seat, decision.ahead
    lasting = is_lasting(about)
    if state.foresights:
        state.foresights = [
            replace(one, invited=False) if _foresees(one, decision) else one
            for one in state.foresights
            if lasting or not _foresees(one, decision)
        ]
    plan = state.plan_of(seat, about)
    if plan is None:
        return None
    use = _use(state, plan, decision)
    rest = use.rest if use is not None else plan if lasting else None
    state.plans = [one for one in state.plans if one is not plan]
    if rest is not None:
        state.plans.append(rest)
    return use


def _foresees(foresight: Foresight, decision: Decision) -> bool:
    return foresight.seat == decision.seat and foresight.about == decision.ahead


def _use(state: State, plan: Plan, decision: Decision) -> Use | None:
    if not plan.choices:
        return None
    if state.mover != plan.seat:
        state.turn_up()
    used = sum(event.text.key == DECIDED_AHEAD for event in state.events)
    return use_of(state, plan, decision.form) if used < MOST_AHEAD else None


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────


def answer(state: State, decision: Decision, choice: Choice) -> None:
    """Replace a question by its legal answer and run its step.

    Questions are compared by identity: they are frozen, so a copied state shares them with its original.
    """
    value = decision.form.read(state, decision.seat, choice)
    if decision.standing and decision.ahead:
        _note_plan(state, decision, choice)
        return
    if state.offers and any(offer is decision for offer in state.offers):
        STEPS.of(state, decision.step)(state, decision.seat, value, *decision.args)
        if state.scheduled:
            raise RuntimeError(f"{decision.step} answers an offer and must not schedule anything")
        return
    if not _answer_on(state, state.agenda, decision, value, choice):
        raise LookupError("the question is not on the agenda")


def _note_plan(state: State, decision: Decision, choice: Choice) -> None:
    """Replace what a seat has planned so far."""
    seat, about = decision.seat, decision.ahead
    state.plans = [one for one in state.plans if one.seat != seat or one.about != about]
    plan = plan_by(decision, choice)
    if plan is not None:
        state.plans.append(plan)
        _answer_anew(state, plan)


def _answer_anew(state: State, plan: Plan) -> None:
    """Change the answer to a question that several seats are asked just now, as long as not all are in."""
    asked = state.agenda[-1] if state.agenda else None
    if not isinstance(asked, Gathering) or not plan.choices:
        return
    for question in asked.questions:
        if (question.seat, question.ahead) == (plan.seat, plan.about):
            use = use_of(state, plan, question.form)
            if use is not None:
                asked.answers[plan.seat] = use.choice


def _answer_on(state: State, stack: list[Item], decision: Decision, value: Any, choice: Choice) -> bool:
    top = stack[-1] if stack else None
    if isinstance(top, Waiting):
        if top.decision is not decision and not any(other is decision for other in top.instead):
            return False
        stack.pop()
        STEPS.of(state, decision.step)(state, decision.seat, value, *decision.args)
        _settle(state, stack)
        return True
    if isinstance(top, Gathering):
        if not any(question is decision for question in top.questions):
            return False
        top.answers[decision.seat] = choice
        return True
    if isinstance(top, Fork):
        for branch in top.branches:
            if _answer_on(state, branch.stack, decision, value, choice):
                return True
    return False
