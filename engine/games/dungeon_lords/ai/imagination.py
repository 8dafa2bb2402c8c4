"""What others may be about to do: in an imagined world they give their orders and make their plans anew."""

from __future__ import annotations

from engine.core import Chance, Seat
from engine.core.agenda import STEP_NAMES, Fork, Task
from engine.games.dungeon_lords.rules.combat.planning import plan
from engine.games.dungeon_lords.rules.orders.ordering import choose_orders
from engine.games.dungeon_lords.state import Underworld

SECRETLY = {"orders": choose_orders, "planning": plan}
"""By phase: where lords begin what they do at once and in secret; elsewhere they only do it at once."""


def begin_anew(g: Underworld, seat: Seat, chance: Chance) -> None:
    """Let everybody else begin again with what they do at the same time as this seat, in secret."""
    top = g.agenda[-1] if g.agenda else None
    beginning = SECRETLY.get(g.phase)
    if beginning is None or not isinstance(top, Fork):
        return
    first = STEP_NAMES[beginning]
    for branch in top.branches:
        if branch.seat != seat:
            branch.stack = [Task(first, (branch.seat,))]
            g.hide(branch.seat, orders=(), neighbour="", plan=None, set_traps=())
