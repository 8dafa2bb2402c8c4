"""How well an explorer stands, in points: what was scored, and what coins, cards and books promise."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.planner import COIN_WORTH, LAST_COIN_WORTH, worths
from engine.games.fairy_market.cards import CARDS, GOALS, STARTERS
from engine.games.fairy_market.rules.reward import final_scores
from engine.games.fairy_market.state import HAND, ROUNDS, Fair, Player

BOOK_WORTH = {
    "barrel-jump": 0.5,
    "bridge": 0.5,
    "climb": 0.2,
    "cross": 0.25,
    "discount": 0.3,
    "free-portal": 0.4,
    "gift": 0.3,
    "hunt": 0.5,
    "keep": 0.2,
    "peek": 0.2,
    "pick-lock": 0.4,
    "prune": 0.3,
    "slay": 0.5,
    "swap": 0.25,
    "twin-token": 0.2,
    "wrap-horizontal": 0.3,
    "wrap-vertical": 0.2,
}
"""What owning a book brings each round."""
FOUND = 0.75
"""The share of a card's features that a path usually reaches."""
TEMPERS: dict[str, Parts] = {
    "bold": {"books": 1.5, "coins": 0.8},
    "careful": {"exits": 1.5, "coins": 1.1},
    "greedy": {"coins": 1.4, "cards": 0.8},
}
"""The bold trust in magic, the careful look for the way out, the greedy count their coins."""


def value(g: Fair, seat: Seat) -> Parts:
    """In points."""
    final, player = final_scores(g.players)[seat], g.players[seat]
    if g.result is not None:
        return {
            "goals": float(final.main + final.side + final.time),
            "exits": final.exits,
            "coins": final.coins,
        }
    rounds_left = ROUNDS - g.round + (g.phase == "market")
    coin = COIN_WORTH if rounds_left > 1 else LAST_COIN_WORTH
    return {
        "goals": float(final.main + final.side + final.time),
        "exits": float(final.exits),
        "coins": coin * player.coins,
        "cards": _deck_worth(player) * rounds_left,
        "books": rounds_left * sum([BOOK_WORTH[book] for book in player.books]),
    }


def _deck_worth(player: Player) -> float:
    """What the cards of a player bring each round beyond what starters would."""
    cards = [*player.deck.pile, *player.deck.discards, *player.hand, *player.kept]
    general = general_worths()
    return HAND * FOUND * sum([general[card] for card in cards]) / max(HAND, len(cards))


@cache
def general_worths() -> dict[str, float]:
    """What each card is worth more than a starter, whatever the goal."""
    by_goal = [card_worths(goal, False) for goal in GOALS]
    found = {card: sum([worth[card] for worth in by_goal]) / len(by_goal) for card in CARDS}
    usual = sum([found[card] for card in STARTERS]) / len(STARTERS)
    return {card: worth - usual for card, worth in found.items()}


@lru_cache(maxsize=128)
def card_worths(goal: str, last: bool) -> dict[str, float]:
    """What everything on each card is worth together."""
    worth = worths(goal, last)
    return {
        card.id: sum(worth.get(counted_as(feature.kind), 0.0) for feature in card.features)
        + worth["room"] * len(card.rooms())
        for card in CARDS.values()
    }


def swing(g: Fair) -> float:
    """Every round to come may bring some points more or less."""
    return 2.0 + 1.2 * (ROUNDS - g.round)


def milestone(g: Fair) -> int:
    """The round."""
    return g.round
