"""When spells are cast, and where none works."""

from collections import Counter
from typing import Any

import pytest

from engine.games.dungeon_lords.cards import SPELLS, spell_stack
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import asked, battle, card, conquered, fallen, party, play, said


@pytest.mark.parametrize(("round_", "cast"), [(1, True), (2, True), (3, False)])
def test_a_party_needs_as_many_points_as_the_round_has_a_number(round_: int, cast: bool) -> None:
    assert said(battle("W4 Z4/2", spell="fireball", round=round_), "casts") is cast


def test_wizards_and_paladin_count_together() -> None:
    assert said(battle("PAL Z3/1", spell="fireball", round=3), "casts")


def test_without_wizards_nothing_is_cast() -> None:
    assert not said(battle("W4 P4/2", spell="fireball"), "casts")


@pytest.mark.parametrize(("year", "fatigue"), [(1, {0: 1, 1: 4, 2: 4}), (2, {1: 1, 2: 4, 3: 4})])
def test_how_often_each_fatigue_occurs(year: int, fatigue: dict[int, int]) -> None:
    assert Counter(SPELLS[spell].fatigue for spell in spell_stack(year)) == fatigue


# ── where no spell works ─────────────────────────────────────────────────────────────────────────────────

EVERY_SPELL = [(spell, year) for year in (1, 2) for spell in spell_stack(year)]


def fought(spell: str, year: int, wizard: str, **more: Any) -> Underworld:
    """A slime holds the tile against a party with a wizard, or with somebody else in that place."""
    warrior = {1: "W5", 2: "W8"}[year]
    fields = {"prison": "T3/1" if year == 1 else "T4/2", "stock": "pendulum", "gold": 2, "evil": 5, **more}
    g = battle(f"{warrior}:2 {wizard}", year=year, spell=spell, monsters="slime", **fields)
    if asked(g) == "aimed":
        g = play(g, card(g, wizard))
    if asked(g) == "attacked":
        g = play(g, "m1:hold")
    return g


def untouched(g: Underworld, warrior: str) -> bool:
    """Nothing but the slime has done anything."""
    lord = g.lords[0]
    return (
        party(g).startswith(f"{warrior}:2 ")
        and (lord.gold, lord.food, lord.imps, lord.evil) == (2, 3, 3, 5)
        and (fallen(g), conquered(g), len(lord.prison)) == (["slime"], 0, 1)
        and g.secrets[0].traps == ("pendulum",)
        and not said(g, "casts")
    )


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_no_spell_works_without_a_wizard(spell: str, year: int) -> None:
    g = fought(spell, year, {1: "P3/1", 2: "P4/2"}[year])

    assert untouched(g, {1: "W5", 2: "W8"}[year])


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_no_spell_works_with_an_anti_magic_dart_in_the_wizard(spell: str, year: int) -> None:
    g = fought(spell, year, {1: "Z3/1", 2: "Z4/2"}[year], traps="anti-magic-dart")

    assert untouched(g, {1: "W5", 2: "W8"}[year])


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_no_spell_works_in_the_anti_magic_room(spell: str, year: int) -> None:
    g = fought(spell, year, {1: "Z3/1", 2: "Z4/2"}[year], room="anti-magic-room")

    assert said(g, "anti-magic") or SPELLS[spell].speed == "fast"
    assert untouched(g, {1: "W5", 2: "W8"}[year])


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_every_spell_is_cast_by_the_same_party_elsewhere(spell: str, year: int) -> None:
    """Without this the three before would prove nothing."""
    g = battle({1: "W5:2 Z3/1", 2: "W8:2 Z4/2"}[year], year=year, spell=spell)

    assert said(g, "casts")
