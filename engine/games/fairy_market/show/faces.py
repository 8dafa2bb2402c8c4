"""The cards people can look up: dungeon cards, spellbooks and goals."""

from __future__ import annotations

from engine.core import CardFace, Text
from engine.games.fairy_market.cards import BOOKS, CARDS, STARTERS, box
from engine.games.fairy_market.phrases import book_name, card_name, in_short


def faces() -> list[CardFace]:
    """Starter and dungeon cards by number, books by title, goals by kind."""
    return [*_cards(), *_books(), *_goals()]


def _cards() -> list[CardFace]:
    found = []
    for card in CARDS.values():
        origin = (
            Text("fairy-market-face-starter")
            if card.id in STARTERS
            else Text("fairy-market-face-cost", {"price": card.cost})
        )
        lines = [origin, Text("fairy-market-face-things", {"things": in_short(card.id)})]
        lines.append(Text("fairy-market-face-line", {"line": "/".join(card.main)}))
        if card.under:
            lines.append(Text("fairy-market-face-under", {"line": "/".join(card.under)}))
        found.append(CardFace(card.id, card_name(card.id), tuple(lines)))
    return found


def _books() -> list[CardFace]:
    return [CardFace(book, book_name(book), (Text(f"fairy-market-book-{book}-rule"),)) for book in BOOKS]


def _goals() -> list[CardFace]:
    return [
        CardFace(
            f"goal-{each.kind}",
            Text(f"fairy-market-goal-name-{each.kind}"),
            (
                Text(f"fairy-market-goal-{each.kind}"),
                Text("fairy-market-face-goal", {"copies": each.copies, "hourglasses": each.hourglasses}),
            ),
        )
        for each in box().goals
    ]
