"""The printed cards: their numbers, and where each value comes from."""

import pytest
from msgspec.structs import replace

from engine.games.mighty_monsters import GAME
from engine.games.mighty_monsters.cards import FAMILIES, STRENGTHS, box
from engine.games.mighty_monsters.rules.invariants import conserved
from tests.engine.mighty_monsters.scenario import castle


@pytest.mark.parametrize("level", [1, 2, 3])
def test_there_are_twelve_guards_of_each_level(level: int) -> None:
    assert sum(card.level == level for card in box().guards) == 12


def test_the_ranges_on_the_backs_are_those_of_the_fronts() -> None:
    for back in box().levels:
        fronts = [card for card in box().guards if card.level == back.level]
        strengths = [card.strength for card in fronts]
        loots = [card.loot for card in fronts]

        assert back.strength == (min(strengths), max(strengths))
        assert back.loot == (min(loots), max(loots))


def test_the_guards_of_the_rulebooks_examples_exist() -> None:
    assert any((card.strength, card.loot) == (6, 11) for card in box().guards)
    assert any(card.strength == 9 for card in box().guards)
    assert any(back.strength[1] == 6 for back in box().levels)


def test_there_are_six_families_of_five() -> None:
    assert len(set(FAMILIES)) == 6
    assert tuple(card.strength for card in box().monsters) == STRENGTHS


def test_there_are_twelve_king_tiles() -> None:
    assert [tile.id for tile in box().kings] == [f"K{number:02}" for number in range(1, 13)]


def test_the_prices_of_push_outs_are_the_rulebooks() -> None:
    assert [back.owner_price for back in box().levels] == [0, 1, 2]


def test_the_kings_price_for_strong_monsters_is_a_change() -> None:
    printed = {card.strength: card.healing for card in box().monsters}

    assert printed[4] < 4
    assert printed[5] < 4


def test_every_card_says_where_its_values_come_from() -> None:
    sources = [
        *(card.source for card in box().monsters),
        *(back.source for back in box().levels),
        *(card.source for card in box().guards),
        *(tile.source for tile in box().kings),
    ]

    assert set(sources) <= {"rulebook", "public", "designed"}
    assert len(sources) == 5 + 3 + 36 + 12


def test_the_rulebook_vouches_for_one_guard_and_all_king_tiles() -> None:
    assert [card.id for card in box().guards if card.source == "rulebook"] == ["G2-06"]
    assert {tile.source for tile in box().kings} == {"rulebook"}


def test_ids_are_used_once() -> None:
    ids = [card.id for card in box().guards] + [tile.id for tile in box().kings]

    assert len(set(ids)) == len(ids)


def test_every_card_can_be_looked_up() -> None:
    assert len(GAME.cards()) == 5 + 3 + 12


def test_missing_gold_cards_and_tiles_are_noticed() -> None:
    g = castle("G1-01 G1-02 G1-03")
    assert conserved(g) == []

    g.treasury -= 1
    g.lairs[1] = replace(g.lairs[1], gold=-7)
    g.guards.pile.pop()
    g.box = g.box[1:]
    g.lairs[2] = replace(g.lairs[2], hand=(5, 5, 5))

    assert conserved(g) == [
        "gold has come or gone",
        "somebody is in debt",
        "a guard is missing or doubled",
        "a king tile is missing or doubled",
        "the monsters of seat 2 are not the five they were",
    ]
