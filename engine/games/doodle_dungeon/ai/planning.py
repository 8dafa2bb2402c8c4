"""What a computer player would decide ahead: cards with their places, and its next turns."""

from __future__ import annotations

from engine.core import Choice, Decision, Seat
from engine.games.doodle_dungeon.ai.strategy import card_worth
from engine.games.doodle_dungeon.rules.ahead.blueprints import DRAFT, usual_places, with_card
from engine.games.doodle_dungeon.rules.ahead.turns import HELPFUL_UNTIL_DRAWN, TURN
from engine.games.doodle_dungeon.show.paper import master_of
from engine.games.doodle_dungeon.show.views import TableView


def plan(view: TableView, decision: Decision) -> Choice | None:
    """What it would say to an offer; None where it would rather wait."""
    if decision.ahead == DRAFT:
        return _cards_with_places(view, decision.seat)
    if decision.ahead == TURN and not _is_asked(view):
        return [HELPFUL_UNTIL_DRAWN]
    return None


def _cards_with_places(view: TableView, seat: Seat) -> list[str]:
    """Every card on offer, the best first, each built as the planner would."""
    own = view.dungeons[seat]
    dungeon = master_of(own)
    cards = sorted(view.row, key=lambda card: -card_worth(card, own.boxes))
    return [word for card in cards for word in (card, *usual_places(with_card(dungeon, card)))]


def _is_asked(view: TableView) -> bool:
    """Whether it is its turn: then it decides that turn first."""
    return any(decision.ahead == TURN and not decision.standing for decision in view.decisions)
