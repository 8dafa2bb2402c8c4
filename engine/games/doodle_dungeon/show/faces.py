"""The actions and cards people can look up."""

from __future__ import annotations

from engine.core import CardFace, Text, all_of
from engine.games.doodle_dungeon.cards import ACTIONS, CARDS
from engine.games.doodle_dungeon.phrases import action_word, card_word, elements_word


def faces() -> list[CardFace]:
    """Every action with the cards that bear it, then every card."""
    return [*[_action(action) for action in ACTIONS], *[_card(card) for card in CARDS]]


def _action(action: str) -> CardFace:
    bearers = [card for card in CARDS if CARDS[card].action == action]
    fronts = [
        Text("doodle-dungeon-face-front", {"number": int(card), "elements": elements_word(card)})
        for card in bearers
    ]
    return CardFace(
        action,
        action_word(action),
        (
            Text(f"doodle-dungeon-face-{ACTIONS[action].side}"),
            Text(f"doodle-dungeon-{action}-rule"),
            Text("doodle-dungeon-face-fronts", {"count": len(bearers), "fronts": all_of(fronts)}),
        ),
    )


def _card(card: str) -> CardFace:
    action = CARDS[card].action
    return CardFace(
        card,
        card_word(card),
        (
            Text("doodle-dungeon-face-elements", {"elements": elements_word(card)}),
            Text(f"doodle-dungeon-face-{ACTIONS[action].side}"),
            Text(f"doodle-dungeon-{action}-rule"),
        ),
    )
