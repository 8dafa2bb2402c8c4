"""The actions and cards people can look up."""

from __future__ import annotations

from engine.core import CardFace, all_of
from engine.games.doodle_dungeon.cards import ACTIONS, CARDS
from engine.games.doodle_dungeon.phrases import action_word, card_word, elements_word, plain, text


def faces() -> list[CardFace]:
    """Every action with the cards that bear it, then every card."""
    return [*[_action(action) for action in ACTIONS], *[_card(card) for card in CARDS]]


def _action(action: str) -> CardFace:
    fronts = [
        text("face-front", number=int(card), elements=elements_word(card))
        for card in CARDS
        if CARDS[card].action == action
    ]
    bearers = text("face-fronts", count=len(fronts), fronts=all_of(fronts))
    return CardFace(
        action,
        action_word(action),
        (plain(f"face-{ACTIONS[action].side}"), plain(f"{action}-rule"), bearers),
        "actions",
    )


def _card(card: str) -> CardFace:
    action = CARDS[card].action
    return CardFace(
        card,
        card_word(card),
        (
            text("face-elements", elements=elements_word(card)),
            plain(f"face-{ACTIONS[action].side}"),
            plain(f"{action}-rule"),
        ),
        "cards",
    )
