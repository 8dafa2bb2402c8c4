"""What the answers to any question mean; each kind of question is found by its prompt."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Decision, Explanation
from engine.games.boss_monster.show.explaining.actions import explain_cancelling, explain_window
from engine.games.boss_monster.show.explaining.builds import (
    explain_build,
    explain_drawn_room,
    explain_intern,
    explain_turn,
)
from engine.games.boss_monster.show.explaining.effects import (
    PREFIX,
    explain_cards,
    explain_first_room,
    explain_hoards,
    explain_order,
    explain_pairs,
    explain_price,
)
from engine.games.boss_monster.show.explaining.stops import explain_stops
from engine.games.boss_monster.show.explaining.symbols import symbols_of
from engine.games.boss_monster.show.explaining.targets import explain_coins, explain_target
from engine.games.boss_monster.show.views import RealmView

Explainer = Callable[[RealmView, Decision], Explanation]


def explain(view: RealmView, decision: Decision) -> Explanation:
    """Help with a question of the viewer's own."""
    question = decision.prompt.key.removeprefix(PREFIX)
    explainer = explain_target if question.startswith("choose-") else _explainers.get(question)
    found = Explanation() if explainer is None else explainer(view, decision)
    return found._replace(symbols=symbols_of(view, decision))


_explainers: dict[str, Explainer] = {
    **dict.fromkeys(("ask-build", "ask-build-again", "ask-build-ahead"), explain_turn),
    **dict.fromkeys(("ask-lay-first", "offer-change", "offer-build-late"), explain_build),
    **dict.fromkeys(("ask-build-window", "ask-enter", "ask-room", "ask-respond"), explain_window),
    **dict.fromkeys(
        (
            "ask-boss", "ask-take", "ask-clinic-cards", "ask-tax",
            "ask-catch", "ask-watch", "ask-heal", "ask-wound", "ask-portal", "ask-loot", "ask-buy-spell",
            "ask-buy-spell-always", "ask-thresh", "ask-thresh-always", "ask-draw-spell",
            "ask-draw-spell-always", "ask-repeat", "ask-sift", "ask-spellbane", "ask-rob", "ask-barter",
            "ask-sell", "ask-intrigue", "ask-intrigue-always",
        ),
        explain_cards,
    ),
    **dict.fromkeys(
        (
            "ask-orders", "ask-orders-anew", "offer-orders", "ask-build-orders", "offer-build-orders",
            "ask-usual-stops",
        ),
        explain_stops,
    ),
    **dict.fromkeys(("ask-first-room", "ask-first-room-ahead"), explain_first_room),
    "ask-discard-two": explain_pairs,
    "ask-cancel": explain_cancelling,
    "ask-reveal": explain_price,
    "ask-order": explain_order,
    "ask-coins": explain_coins,
    "ask-swap-hoards": explain_hoards,
    "ask-build-drawn": explain_drawn_room,
    "ask-intern": explain_intern,
}  # fmt: skip
