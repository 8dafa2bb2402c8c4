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


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("rooms", [0, 3])
def test_souls_and_wounds_are_counted_without_a_limit(locale: str, rooms: int) -> None:
    """Nobody has "11 of the ten souls"."""
    way: dict[str, int | str] = {
        "hero": "Tess",
        "seat": "Anna",
        "health": 4,
        "rooms": rooms,
        "steps": "Paywall 3",
    }
    died = speaker(locale)("boss-monster-dies", **way, souls=11)
    passed = speaker(locale)("boss-monster-survives", **way, wounds=1)

    assert died.endswith({"en": "that makes 11 souls.", "de": "das macht 11 Seelen."}[locale])
    assert passed.endswith({"en": "that makes 1 wound.", "de": "das macht 1 Wunde."}[locale])


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_rules_say_that_every_room_is_of_one_of_two_kinds_and_name_the_symbols(locale: str) -> None:
    say = speaker(locale)
    kinds = {"en": ("Monster Room", "Trap Room"), "de": ("Monsterraum", "Fallenraum")}[locale]
    for topic in ("building", "symbols"):
        assert all(kind in say(f"boss-monster-rules-{topic}") for kind in kinds)
