"""The texts of this game: its prefix, and names of cards, books, goals and discoveries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from engine.core import Phrases, Text, all_of
from engine.games.fairy_market.cards import CARDS

PHRASES = Phrases("fairy-market")
text = PHRASES.text
about = PHRASES.about
plain = PHRASES.plain
option = PHRASES.option
tell = PHRASES.tell

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
"""The order in which discoveries are listed."""


@cache
def card_name(card: str) -> Text:
    """A dungeon card by its number."""
    return text("card", id=card)


def card_names(cards: Iterable[str]) -> Text:
    """Several dungeon cards."""
    return all_of([card_name(card) for card in cards])


def book_name(book: str) -> Text:
    """A spellbook by its title."""
    return plain(f"book-{book}")


def book_in_short(book: str) -> Text:
    """What a spellbook does, in a few words."""
    return plain(f"book-{book}-short")


def item_name(item: str) -> Text:
    """A kind of item or discovery, without a number."""
    return plain(item)


@cache
def so_many(kind: str, count: int) -> Text:
    """A number of discoveries of a kind."""
    return text(f"so-many-{kind}", count=count)


def discoveries_text(counts: Mapping[str, int]) -> Text:
    """Discoveries with their numbers, in their usual order."""
    return all_of([so_many(kind, counts[kind]) for kind in ORDER if counts.get(kind)])


@cache
def in_short(card: str) -> Text:
    """What is drawn on a card, short enough to fit beside an option."""
    face = CARDS[card]
    counts = Counter(feature.kind for feature in face.features)
    counts["room"] = len(face.rooms())
    there = [kind for kind in ORDER if counts[kind]]
    return all_of([item_name(kind) if counts[kind] == 1 else so_many(kind, counts[kind]) for kind in there])
