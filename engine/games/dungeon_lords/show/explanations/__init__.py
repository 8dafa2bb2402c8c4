"""What the answers to a question do, cost and bring, what is not possible, and why.

A module for each part of the game; `forecast` counts on fingers. Texts only: pictures are elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Decision, Explanation
from engine.games.dungeon_lords.phrases import PREFIX
from engine.games.dungeon_lords.show.explanations import battles, errands, events, orders, planning
from engine.games.dungeon_lords.show.explanations.symbols import symbols
from engine.games.dungeon_lords.show.views import UnderworldView


def explain(view: UnderworldView, decision: Decision) -> Explanation:
    """Help with any question; where options say everything themselves there is none."""
    helping = HELP.get(decision.prompt.key.removeprefix(PREFIX))
    found = Explanation() if helping is None else helping(view, decision)
    return found._replace(symbols=symbols(view, decision))


HELP: dict[str, Callable[[UnderworldView, Decision], Explanation]] = {
    "ask-give-up": orders.giving_up,
    "ask-orders": orders.giving,
    "ask-neighbour": orders.neighbour,
    "ask-take-back": orders.taking_back,
    "ahead-take-back": orders.taking_back_ahead,
    "ask-trade": errands.trading,
    "ask-spy": errands.spying,
    "ask-dig": errands.digging,
    "ahead-dig": errands.digging,
    "ask-mine": errands.mining,
    "ask-hire": errands.hiring,
    "ask-build": errands.building,
    "ahead-order": errands.ordering_ahead,
    "ask-produce": events.producing,
    "ahead-production": events.producing_ahead,
    "ask-taxes": events.taxing,
    "ahead-taxes": events.taxing_ahead,
    "ask-licence": events.licensing,
    "ahead-licence": events.licensing,
    "ask-wages": events.paying,
    "ask-pay-day": events.paying,
    "ahead-wages": events.paying,
    "ask-witch-hunt": events.giving_in,
    "ahead-witch-hunt": events.giving_in,
    "ask-strike": events.giving_in,
    "ahead-strike": events.giving_in,
    "ask-recall": events.giving_in,
    "ahead-recall": events.giving_in,
    "ask-turn-order": planning.planning_together,
    "ask-tile": planning.placing,
    "ask-trap": planning.trapping,
    "ask-first-trap": planning.trapping,
    "ask-monsters": planning.sending,
    "ask-ghosts": planning.sending,
    "ask-release": planning.releasing,
    "ask-dart": battles.aiming,
    "ask-attack": battles.attacking,
    "ask-again": battles.hitting_again,
    "ahead-battle": battles.fighting_ahead,
    "ask-peace": battles.resisting,
    "ask-bargain": battles.resisting,
    "ask-gate": battles.losing_monster,
    "ahead-spell": battles.resisting,
}
"""By the last part of a prompt's key; where traps or monsters are picked, the options say what they do."""
