"""Everything in the box: card data, the notation of dungeon cards, and a tool for people who make their own.

The values stand in `cards.toml` beside this folder. `python -m engine.games.fairy_market.cards` draws and
checks cards.
"""

from engine.games.fairy_market.cards.data import (
    BOOKS,
    CARDS,
    COSTS,
    DUNGEON_CARDS,
    GOAL_KINDS,
    GOALS,
    ITEMS,
    MARKET,
    STAND_INS,
    STARTERS,
    TIME_BONUS,
    Book,
    Box,
    Goal,
    box,
    impossible,
)

__all__ = [
    "BOOKS",
    "CARDS",
    "COSTS",
    "DUNGEON_CARDS",
    "GOALS",
    "GOAL_KINDS",
    "ITEMS",
    "MARKET",
    "STAND_INS",
    "STARTERS",
    "TIME_BONUS",
    "Book",
    "Box",
    "Goal",
    "box",
    "impossible",
]
