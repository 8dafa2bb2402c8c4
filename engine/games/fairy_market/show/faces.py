"""The cards people can look up: dungeon cards, spellbooks and goals, and what of them is designed."""

from __future__ import annotations

from engine.core import CardFace
from engine.games.fairy_market.cards import BOOKS, CARDS, STARTERS, box
from engine.games.fairy_market.phrases import book_name, card_name, in_short, plain, text


def faces() -> list[CardFace]:
    """Starter and dungeon cards by number, books by title, goals by kind."""
    return [*_cards(), *_books(), *_goals()]


def _cards() -> list[CardFace]:
    found = []
    for card in CARDS.values():
        origin = plain("face-starter") if card.id in STARTERS else text("face-cost", price=card.cost)
        lines = [origin, text("face-things", things=in_short(card.id))]
        lines.append(text("face-line", line="/".join(card.main)))
        if card.under:
            lines.append(text("face-under", line="/".join(card.under)))
        lines.append(plain("face-card-designed"))
        found.append(CardFace(card.id, card_name(card.id), tuple(lines), "market"))
    return found


def _books() -> list[CardFace]:
    designed = plain("face-book-designed")
    return [
        CardFace(book, book_name(book), (plain(f"book-{book}-rule"), designed), "every-book")
        for book in BOOKS
    ]


def _goals() -> list[CardFace]:
    return [
        CardFace(
            f"goal-{each.kind}",
            plain(f"goal-name-{each.kind}"),
            (
                plain(f"goal-{each.kind}"),
                text("face-goal", copies=each.copies, hourglasses=each.hourglasses),
                plain("face-goal-designed"),
            ),
            "goals",
        )
        for each in box().goals
    ]
