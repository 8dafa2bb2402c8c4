"""What every redeal begins with: a copy of the table with other chance, and with other plans of others."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.copying import deep_copy
from engine.core.plans import Foresight, Plan, PlannedChoice, choices_by, decision_ahead
from engine.core.state import State
from engine.core.text import Seat

S = TypeVar("S", bound=State)

_TRIES = 8
"""How often an answer is drawn by lot until it is not empty."""


def copy_with_new_chance(g: S, chance: Chance) -> S:
    """An independent copy of a table; its future dice and shuffles differ from the original's."""
    other = deep_copy(g)
    other.chance = Chance(chance.below(1 << 62))
    return other


def redeal_plans(g: State, viewer: Seat | None, chance: Chance) -> None:
    """Change what others have decided ahead; that they have is known as soon as their question comes.

    What they hold may have been dealt anew already: no plan for something else is left for a rule to meet.
    """
    plans, g.plans = g.plans, [plan for plan in g.plans if plan.seat == viewer]
    g.plans = [plan if plan.seat == viewer else _another(g, plan, chance) for plan in plans]


def _another(g: State, plan: Plan, chance: Chance) -> Plan:
    """Any other plan that could be made instead; the same backwards where none can be made any more."""
    if not plan.choices:
        return plan
    for foresight in g.foresights:
        if (foresight.seat, foresight.about) == (plan.seat, plan.about):
            return msgspec.structs.replace(plan, choices=_some_choices(g, foresight, chance))
    return msgspec.structs.replace(plan, choices=plan.choices[::-1])


def _some_choices(g: State, foresight: Foresight, chance: Chance) -> tuple[PlannedChoice, ...]:
    """Anything that can be planned, if there is anything but leaving it."""
    decision = decision_ahead(g, foresight)
    for _ in range(_TRIES):
        if choices := choices_by(decision, decision.form.sample(g, foresight.seat, chance)):
            return choices
    return choices_by(decision, decision.form.default(g, foresight.seat))
