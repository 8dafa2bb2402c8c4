"""The printed tiles and cards: how many there are, what is on them, and where we know it from."""

from collections import Counter

import pytest

from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.cards import (
    HEROES,
    ORDERS,
    PALADINS,
    SPELLS,
    box,
    hero_stack,
    monster_stack,
    room_stack,
    spell_stack,
    trap_stack,
)
from engine.games.dungeon_lords.rules.combat.spells import SPELL_EFFECTS


def test_how_many_of_everything() -> None:
    assert [len(hero_stack(year)) for year in (1, 2)] == [16, 16]
    assert [len(monster_stack(year)) for year in (1, 2)] == [12, 12]
    assert [len(room_stack(year)) for year in (1, 2)] == [8, 8]
    assert [len(spell_stack(year)) for year in (1, 2)] == [9, 9]
    assert (len(trap_stack()), len(ORDERS), len(box().specials)) == (27, 8, 9)


def test_every_value_says_where_it_comes_from() -> None:
    kinds = (
        box().orders,
        box().heroes,
        box().monsters,
        box().rooms,
        box().traps,
        box().spells,
        box().specials,
    )
    sources = {tile.source for kind in kinds for tile in kind}

    assert sources == {"rulebook", "public", "designed"}


@pytest.mark.parametrize(("year", "ranks"), [(1, {1: 4, 2: 8, 3: 4}), (2, {1: 4, 2: 4, 3: 4, 4: 4})])
def test_how_strong_the_heroes_of_a_year_are(year: int, ranks: dict[int, int]) -> None:
    assert Counter(HEROES[hero].rank for hero in hero_stack(year)) == ranks
    assert set(Counter(HEROES[hero].kind for hero in hero_stack(year)).values()) == {4}


@pytest.mark.parametrize(("year", "hits", "power"), [(1, 5, 2), (2, 8, 3)])
def test_the_paladins(year: int, hits: int, power: int) -> None:
    paladin = HEROES[PALADINS[year]]

    assert (paladin.hits, paladin.power) == (hits, power)


def test_every_spell_does_something_and_is_fast_or_slow() -> None:
    printed = {spell for year in (1, 2) for spell in spell_stack(year)}

    assert set(SPELL_EFFECTS) == printed
    assert {SPELLS[spell].speed for spell in printed} == {"fast", "slow"}


def test_everything_can_be_looked_up() -> None:
    faces = {face.id for face in GAME.cards()}
    tiles = {*ORDERS, *monster_stack(1), *monster_stack(2), *room_stack(1), *room_stack(2), *trap_stack()}

    assert tiles | set(spell_stack(1)) | set(spell_stack(2)) <= faces
    shown = {HEROES[face].looks for face in faces if face in HEROES and face not in SPELLS}
    assert shown == {tile.looks for tile in box().heroes}
