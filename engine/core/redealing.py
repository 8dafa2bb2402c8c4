"""What every redeal begins and ends with: a copy of the table with other chance, and no plans of others."""

from __future__ import annotations

from typing import TypeVar

from engine.core.chance import Chance
from engine.core.copying import deep_copy
from engine.core.plans import Plan
from engine.core.state import State
from engine.core.text import Seat

S = TypeVar("S", bound=State)


def copy_with_new_chance(g: S, chance: Chance) -> S:
    """An independent copy of a table; its future dice and shuffles differ from the original's."""
    other = deep_copy(g)
    other.chance = Chance(chance.below(1 << 62))
    return other


def forget_plans_of_others(g: State, viewer: Seat | None) -> None:
    """Whatever others have decided ahead, they have not; what they were invited to, they have declined.

    Of an invitation everybody learns that it was answered, and no more. So a world that somebody imagines
    depends neither on what others have planned nor on whether they have planned anything uninvited, and no
    plan for cards that have been dealt anew is left for a rule to meet.
    """
    theirs = [one for one in g.foresights if one.invited and one.seat != viewer]
    declined = [Plan(one.seat, one.about, ()) for one in theirs if g.plan_of(one.seat, one.about)]
    g.plans = [plan for plan in g.plans if plan.seat == viewer] + declined
