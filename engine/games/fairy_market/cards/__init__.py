"""Dungeon cards: what is drawn on them, their notation and checks, and a tool for making one's own."""

from engine.games.fairy_market.cards.notation import BadCardError, Card, Feature, read_card, turned, written

__all__ = ["BadCardError", "Card", "Feature", "read_card", "turned", "written"]
