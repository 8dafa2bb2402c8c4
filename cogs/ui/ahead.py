"""Deciding ahead in words and buttons: what it means, what is planned, and standing answers in one tap."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.components import MOST_IN_A_LIST, Control, button, lines_on_a_phone, rows_of_buttons, select
from cogs.ui.custom_ids import write_id
from cogs.ui.decisions.controls import own_text
from cogs.ui.decisions.options import LONGEST_BUTTON, LONGEST_BUTTON_WORD
from cogs.ui.literal import literal
from engine.core import Decision, Pick, Plan, View
from texts import Speaker

MOST_TOLD = 3
"""How many choices of a plan a panel tells."""
MOST_STANDING_ANSWERS = 5


def is_ahead(decision: Decision) -> bool:
    """Whether a question is asked before its time."""
    return decision.standing and bool(decision.ahead)


def calls_for_answer(view: View, decision: Decision) -> bool:
    """Whether a question is shown by itself: it is asked or offered now, or its seat is invited to it."""
    invited = decision.invited and all(plan.about != decision.ahead for plan in view.plans)
    return invited or not is_ahead(decision)


def can_be_planned(decision: Decision) -> bool:
    """Whether there is anything to decide ahead at the moment."""
    return not isinstance(decision.form, Pick) or bool(decision.form.options)


def offers_ahead(view: View) -> list[Decision]:
    """Everything the viewer can decide ahead at the moment."""
    return [one for one in view.decisions if is_ahead(one) and can_be_planned(one)]


def name_of(decision: Decision, say: Speaker) -> str:
    """What a question is called where there is no room for the whole of it."""
    return own_text(say, decision, "short") or say.say(decision.prompt)


def plan_for(view: View, decision: Decision) -> Plan | None:
    """What the viewer has planned for a question; a declined invitation is no plan."""
    return next((one for one in view.plans if one.about == decision.ahead and one.choices), None)


# ── plans in words ───────────────────────────────────────────────────────────────────────────────────────


def told_plan(decision: Decision, plan: Plan, say: Speaker) -> str:
    """A plan in words, its choices numbered if there are several."""
    told = [_told(decision, choice, say) for choice in plan.choices]
    return told[0] if len(told) == 1 else _numbered(told)


def _beginning_of_plan(decision: Decision, plan: Plan, say: Speaker) -> str:
    """As much of a plan as a panel has room for; `/plans` tells the whole."""
    left = len(plan.choices) - MOST_TOLD
    if left <= 1:
        return told_plan(decision, plan, say)
    told = [_told(decision, choice, say) for choice in plan.choices[:MOST_TOLD]]
    return f"{_numbered(told)} · {say('plan-and-more', count=left)}"


def _numbered(told: Sequence[str]) -> str:
    return " · ".join(f"{number}. {one}" for number, one in enumerate(told, 1))


def _told(decision: Decision, planned: tuple[str, ...] | int, say: Speaker) -> str:
    if isinstance(planned, int):
        return str(planned)
    if not isinstance(decision.form, Pick):
        return " ".join(planned)
    named = {option.id: say.say(option.text) for option in decision.form.options}
    return ", ".join(named.get(word) or say("plan-gone") for word in planned)


def plans_told(view: View, say: Speaker) -> list[str]:
    """Everything the viewer has planned, a line each."""
    found = [(one, plan_for(view, one)) for one in view.decisions if is_ahead(one)]
    return [
        say("plan-told", question=name_of(decision, say), plan=literal(told_plan(decision, plan, say)))
        for decision, plan in found
        if plan is not None
    ]


def line_on_plan(view: View, decision: Decision, say: Speaker) -> list[str]:
    """What has been planned so far, if anything has."""
    plan = plan_for(view, decision)
    if plan is None:
        return []
    return [f"-# {say('plan-so-far', plan=literal(_beginning_of_plan(decision, plan, say)))}"]


# ── controls ─────────────────────────────────────────────────────────────────────────────────────────────


def offer_button(table_id: int, view: View, offer: Decision, say: Speaker) -> Control:
    """A button that opens the only thing to decide ahead; it says whether that is planned already."""
    name, planned = name_of(offer, say), plan_for(view, offer) is not None
    label = say("plan-made", question=name) if planned else name
    return button(label, write_id("question", table_id, offer.number))


def offer_list(
    table_id: int, view: View, offers: Sequence[Decision], say: Speaker, beside: int = 0
) -> Control:
    """A list of several things to decide ahead, each with what is planned for it or what it asks.

    Discord goes on showing what was chosen from a list as long as the list keeps its id, so the id changes
    with the number of the question it stands `beside`.
    """
    listed = offers[:MOST_IN_A_LIST]
    return select(
        say("plan-list", planned=sum(plan_for(view, one) is not None for one in listed)),
        write_id("ahead", table_id, beside),
        [(str(one.number), name_of(one, say)) for one in listed],
        notes={str(one.number): _note_on(view, one, say) for one in listed},
    )


def _note_on(view: View, offer: Decision, say: Speaker) -> str:
    plan = plan_for(view, offer)
    if plan is None:
        return say.say(offer.prompt).replace("*", "")
    return say("plan-noted", plan=told_plan(offer, plan, say))


def standing_answers(
    table_id: int, decision: Decision, others: Sequence[Decision], say: Speaker
) -> list[list[Control]]:
    """For a question that may be answered once and for all: such answers as buttons, or many in a list."""
    for other in others:
        if is_ahead(other) and other.ahead == decision.ahead and _fits_buttons(other, say):
            assert isinstance(other.form, Pick)
            if lines_on_a_phone([say.say(option.text) for option in other.form.options]) > 1:
                return [[_standing_list(table_id, other, other.form, say)]]
            return rows_of_buttons(
                [
                    button(say.say(option.text), write_id("pick", table_id, other.number, option.id))
                    for option in other.form.options
                ]
            )
    return []


def _standing_list(table_id: int, other: Decision, form: Pick, say: Speaker) -> Control:
    """Every standing answer in one list, with what it means."""
    return select(
        say("plan-standing"),
        write_id("pick", table_id, other.number, "standing"),
        [(option.id, say.say(option.text)) for option in form.options],
        notes={option.id: say.say(option.note) for option in form.options if option.note},
    )


def _fits_buttons(other: Decision, say: Speaker) -> bool:
    form = other.form
    if not isinstance(form, Pick) or form.most != 1 or len(form.options) > MOST_STANDING_ANSWERS:
        return False
    return all(
        len(say.say(option.text)) <= LONGEST_BUTTON and len(option.id) <= LONGEST_BUTTON_WORD
        for option in form.options
    )
