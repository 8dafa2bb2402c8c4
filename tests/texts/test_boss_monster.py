"""Sentences of Boss Monster whose words depend on numbers."""

from __future__ import annotations

import pytest

from engine.games.boss_monster.show.twin import treasures
from texts import speaker


@pytest.mark.parametrize(
    ("locale", "health", "said"),
    [
        ("de", 1, "hat noch 1 Lebenspunkt."),
        ("de", 2, "hat noch 2 Lebenspunkte."),
        ("en", 1, "with 1 health left."),
    ],
)
def test_the_last_point_of_health_stands_alone(locale: str, health: int, said: str) -> None:
    line = speaker(locale)("boss-monster-twin-walker", hero="Tess", seat="Anna", place=2, health=health)
    assert line.endswith(said)


@pytest.mark.parametrize(
    ("symbols", "english", "german"),
    [
        ("T", "gold", "Gold"),
        ("TT", "2 times gold", "2-mal Gold"),
        ("CFC", "2 times relics and equipment", "2-mal Relikte und Ausrüstung"),
    ],
)
def test_symbols_of_one_kind_are_counted(symbols: str, english: str, german: str) -> None:
    assert speaker("en").say(treasures(symbols)) == english
    assert speaker("de").say(treasures(symbols)) == german
