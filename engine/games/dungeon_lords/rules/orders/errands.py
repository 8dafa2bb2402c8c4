"""What becomes of an order once its minion is placed: done, declined, or impossible."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat, Weight
from engine.games.dungeon_lords.lord import NOBODY, Errand
from engine.games.dungeon_lords.phrases import plain, tell
from engine.games.dungeon_lords.state import Underworld

ORDER_PLANS = ("dungeon-lords-order-1", "dungeon-lords-order-2", "dungeon-lords-order-3")
"""The kinds of plan for the first, second and third order; see `ahead.py`."""


def plan_for(g: Underworld, seat: Seat, order: str) -> str:
    """The kind of plan that says how a lord's order is carried out."""
    for kind, errand in zip(ORDER_PLANS, g.lords[seat].errands, strict=False):
        if errand.order == order:
            return kind
    return ""


def order_and_space(g: Underworld, seat: Seat, index: int) -> tuple[str, int]:
    """A lord's first, second or third order, and its space once the orders are turned up."""
    errands = g.lords[seat].errands
    if errands:
        return errands[index].order, errands[index].space
    return g.secrets[seat].orders[index], NOBODY


def update_errand(g: Underworld, seat: Seat, changed: Errand) -> None:
    """Put a changed errand in place of the one with the same order."""
    errands = g.lords[seat].errands
    g.change(seat, errands=tuple([changed if each.order == changed.order else each for each in errands]))


def settle(g: Underworld, seat: Seat, order: str, outcome: str) -> None:
    """Record the outcome of an order; nothing about it is left to decide."""
    g.forget_plans(plan_for(g, seat, order), seat)
    for errand in g.lords[seat].errands:
        if errand.order == order:
            update_errand(g, seat, replace(errand, outcome=outcome))


def give_up(g: Underworld, seat: Seat, order: str) -> None:
    """The order cannot be carried out: its minion sits down on the card."""
    tell(g, "cannot", seat, order=plain(order))
    settle(g, seat, order, "undone")


def decline(g: Underworld, seat: Seat, order: str) -> None:
    """The lord chooses not to carry out the order."""
    tell(g, "declines", seat, Weight.DETAIL, order=plain(order))
    settle(g, seat, order, "undone")
