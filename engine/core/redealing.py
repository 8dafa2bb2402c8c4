"""What every redeal begins with: a copy of the table with other chance, and with other plans of others."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.copying import deep_copy
from engine.core.plans import Plan, choices_by, decision_ahead
from engine.core.state import State
from engine.core.text import Seat

S = TypeVar("S", bound=State)


def copy_with_new_chance(g: S, chance: Chance) -> S:
    """An independent copy of a table; its future dice and shuffles differ from the original's."""
    other = deep_copy(g)
    other.chance = Chance(chance.below(1 << 62))
    return other


def redeal_plans(g: State, viewer: Seat | None, chance: Chance) -> None:
    """Change what others have decided ahead; that they have is known as soon as their question comes."""
    g.plans = [plan if plan.seat == viewer else _another(g, plan, chance) for plan in g.plans]


def _another(g: State, plan: Plan, chance: Chance) -> Plan:
    """Any other plan that could be made instead; the same backwards where none can be made any more."""
    if not plan.choices:
        return plan
    for foresight in g.foresights:
        if (foresight.seat, foresight.about) == (plan.seat, plan.about):
            decision = decision_ahead(g, foresight)
            choices = choices_by(decision, decision.form.sample(g, plan.seat, chance))
            return msgspec.structs.replace(plan, choices=choices or plan.choices)
    return msgspec.structs.replace(plan, choices=plan.choices[::-1])
