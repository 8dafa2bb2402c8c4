"""Names of cards, books, goals and discoveries, as texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from engine.core import Text, all_of
from engine.games.fairy_market.cards import CARDS

ORDER = (
    "coin",
    "barrel",
    "sword",
    "rope",
    "key",
    "scroll",
    "monster",
    "lock",
    "fall-pit",
    "lava-pit",
    "pit",
    "portal",
    "stairs",
    "room",
    "recycling",
    "scissors",
)
"""How discoveries are listed."""


@cache
def card_name(card: str) -> Text:
    """A dungeon card by its number."""
    return Text("fairy-market-card", {"id": card})


@cache
def book_name(book: str) -> Text:
    """A spellbook by its title."""
    return Text(f"fairy-market-book-{book}")


@cache
def item_name(item: str) -> Text:
    """A kind of item or discovery, without a number."""
    return Text(f"fairy-market-{item}")


@cache
def so_many(kind: str, count: int) -> Text:
    """A number of discoveries of a kind."""
    return Text(f"fairy-market-so-many-{kind}", {"count": count})


def listed(counts: Mapping[str, int]) -> Text:
    """Discoveries in their usual order."""
    return all_of([so_many(kind, counts[kind]) for kind in ORDER if counts.get(kind)])


@cache
def in_short(card: str) -> Text:
    """What is drawn on a card, as briefly as possible: it has to fit beside an option."""
    face = CARDS[card]
    counts = Counter(feature.kind for feature in face.features)
    counts["room"] = len(face.rooms())
    there = [kind for kind in ORDER if counts[kind]]
    return all_of([item_name(kind) if counts[kind] == 1 else so_many(kind, counts[kind]) for kind in there])
