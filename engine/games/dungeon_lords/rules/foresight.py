"""What a lord may decide ahead once the orders of a round are chosen: all that the round will ask for."""

from __future__ import annotations

from engine.core import Seat
from engine.games.dungeon_lords.rules.events import TAXES, WAGES, foresee_event
from engine.games.dungeon_lords.rules.orders.ahead import foresee_orders
from engine.games.dungeon_lords.rules.orders.errands import ORDER_PLANS
from engine.games.dungeon_lords.rules.production import TAKE_BACK, foresee_production
from engine.games.dungeon_lords.rules.special_events import SPECIAL
from engine.games.dungeon_lords.state import Underworld

PLANS_OF_A_ROUND = (*ORDER_PLANS, TAKE_BACK, TAXES, WAGES, SPECIAL)


def foresee_round(g: Underworld, seat: Seat) -> None:
    """Orders, the event, cards to take back, and production, which are all known by now.

    What holds for longer than this round comes last.
    """
    foresee_orders(g, seat)
    foresee_event(g, seat)
    g.foresee(seat, TAKE_BACK)
    foresee_production(g, seat)
    g.foresights.sort(key=lambda one: one.about not in PLANS_OF_A_ROUND)


def forget_round(g: Underworld) -> None:
    """What was planned for this round is of no use in the next."""
    for kind in PLANS_OF_A_ROUND:
        g.forget_plans(kind)
