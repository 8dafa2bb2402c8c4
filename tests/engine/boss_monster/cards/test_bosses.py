"""Every boss: what it can do once it has levelled up, and not before."""

import pytest

from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    build_nothing,
    building,
    coins,
    damage_of,
    finish_round,
    hand,
    lair,
    offered,
    play,
    slot_at,
    souls,
    to_decide,
)


def boss(card: str, rooms: str = "", hand: str = "", *, levelled: bool = True, **more: object) -> Side:
    return Side(rooms, hand, boss=card, levelled=levelled, **more)  # type: ignore[arg-type]


def test_gregore_gains_a_coin_for_the_first_death_of_the_round() -> None:
    g = adventuring(boss("MB001", "MB030", queue=f"{WEAK_HERO} MB079"))

    assert (len(souls(g, "A")), coins(g, "A")) == (2, 4)


def test_gregore_gains_his_coin_also_for_a_threshed_hero() -> None:
    g = play(adventuring(boss("MB001", "MB034", queue=WEAK_HERO)), "A", "yes")

    assert (souls(g, "A"), coins(g, "A")) == ([], 4)


def test_gregore_gains_nothing_before_levelling_up() -> None:
    assert coins(adventuring(boss("MB001", "MB030", queue=WEAK_HERO, levelled=False)), "A") == 3


def test_calabeza_promotes_for_a_monster_room_card() -> None:
    g = build_nothing(building(boss("MB002", "MB042:MB055", "MB014 MB019", coins=0)), "B")
    g = play(g, "A", "barter", "MB019")

    assert (slot_at(g, "A1").level, hand(g, "A"), coins(g, "A")) == (2, ["MB014"], 0)
    assert not offered(g, "A", "barter")


def test_calabeza_needs_a_monster_room_card_and_has_no_second_promotion() -> None:
    g = build_nothing(building(boss("MB002", "MB042:MB055", "MB013 MB056")), "B")
    assert not offered(g, "A", "barter")

    g = build_nothing(building(boss("MB002", "MB042:MB055 MB026 MB045:MB056", "MB014")), "B")
    assert not offered(play(g, "A", "promote"), "A", "barter")


def test_calabeza_promotes_for_coins_only_before_levelling_up() -> None:
    g = build_nothing(building(boss("MB002", "MB042:MB055", "MB014", levelled=False)), "B")

    assert not offered(g, "A", "barter")


def test_belladonna_strips_a_spell_for_two_coins_once() -> None:
    g = play(building(boss("MB003"), Side("", "MB071 MB072")), "A", "MB003")

    assert (coins(g, "A"), len(hand(g, "B"))) == (1, 1)
    assert not offered(g, "A", "MB003")


@pytest.mark.parametrize(
    ("side", "spells"),
    [(boss("MB003", coins=1), "MB071"), (boss("MB003"), "MB013"), (boss("MB003", levelled=False), "MB071")],
)
def test_belladonna_needs_coins_a_victim_and_five_rooms(side: Side, spells: str) -> None:
    assert not offered(building(side, Side("", spells)), "A", "MB003")


@pytest.mark.parametrize(("card", "room"), [("MB004", "MB052"), ("MB010", "MB054")])
def test_lamia_and_dr_deadly_gain_a_coin_for_their_kind_of_room(card: str, room: str) -> None:
    g = build_nothing(play(building(boss(card, "", room), Side(boss="MB002")), "A", f"{room}@new"), "B")

    assert coins(g, "A") == 4


@pytest.mark.parametrize(("card", "room"), [("MB004", "MB054"), ("MB010", "MB052")])
def test_lamia_and_dr_deadly_gain_nothing_for_the_other_kind(card: str, room: str) -> None:
    g = build_nothing(play(building(boss(card, "", room), Side(boss="MB002")), "A", f"{room}@new"), "B")

    assert coins(g, "A") == 3


def test_king_croaks_minibosses_enter_at_level_two() -> None:
    g = build_nothing(play(building(boss("MB005", "MB042", "MB055")), "A", "MB055@1"), "B")

    assert (slot_at(g, "A1").level, coins(g, "A")) == (2, 2)


def test_king_croaks_minibosses_enter_at_level_one_before_that() -> None:
    side = boss("MB005", "MB042", "MB055", levelled=False)
    g = build_nothing(play(building(side), "A", "MB055@1"), "B")

    assert slot_at(g, "A1").level == 1


def test_ravenus_doubles_any_monster_room_until_end_of_round() -> None:
    g = play(building(boss("MB006", "MB042"), Side("MB026")), "A", "MB006")

    assert (damage_of(g, "B1"), coins(g, "A")) == (4, 1)
    assert not offered(g, "A", "MB006")
    assert damage_of(finish_round(g), "B1") == 2


def test_ravenus_needs_a_monster_room_and_two_coins() -> None:
    assert not offered(building(boss("MB006", "MB042")), "A", "MB006")
    assert not offered(building(boss("MB006", "MB026", coins=1)), "A", "MB006")


def test_baron_hex_gains_a_coin_for_every_spell() -> None:
    g = building(boss("MB007", "MB042", "MB072 MB072"), Side(boss="MB002"))
    g = play(g, "A", "MB072", 0, "MB072", 0)

    assert coins(g, "A") == 5


def test_oculus_draws_a_spell_for_a_death_in_a_room_with_a_miniboss() -> None:
    g = adventuring(boss("MB008", "MB042:MB056", queue=WEAK_HERO), spells="MB071")

    assert "MB071" in hand(g, "A")


def test_oculus_draws_nothing_for_other_deaths() -> None:
    g = adventuring(boss("MB008", "MB042 MB045:MB056", queue=WEAK_HERO), spells="MB071")

    assert "MB071" not in hand(g, "A")


def test_kazanna_draws_a_spell_for_two_coins_once() -> None:
    g = play(building(boss("MB009"), spells="MB071"), "A", "MB009")

    assert (hand(g, "A"), coins(g, "A")) == (["MB071"], 1)
    assert not offered(g, "A", "MB009")


def test_scotts_traps_deal_one_more_damage() -> None:
    g = building(boss("MB011", "MB042 MB026"), Side(boss="MB002"))

    assert (damage_of(g, "A1"), damage_of(g, "A2")) == (3, 2)
    assert damage_of(building(boss("MB011", "MB042", levelled=False)), "A1") == 2


def test_any_opponent_may_calm_scott_for_the_round() -> None:
    g = building(Side(boss="MB012"), boss("MB011", "MB042"))
    g = play(g, "A", "calm")

    assert (coins(g, "A"), coins(g, "B"), damage_of(g, "B1")) == (2, 4, 2)
    assert not offered(g, "A", "calm")
    assert damage_of(finish_round(g), "B1") == 3


def test_scott_himself_and_the_poor_cannot_calm_him() -> None:
    assert not offered(building(boss("MB011", "MB042"), Side(boss="MB002")), "A", "calm")
    g = building(Side("", "MB013", boss="MB012", coins=0), boss("MB011", "MB042"))
    assert not offered(g, "A", "calm")


def test_kirax_adds_a_symbol_to_any_dungeon_for_two_coins() -> None:
    g = play(building(boss("MB012"), Side()), "A", "MB012", "B", "M")

    assert (lair(g, "B").extra, coins(g, "A")) == ("M", 1)
    assert not offered(g, "A", "MB012")


def test_a_boss_deals_no_damage_and_is_no_room() -> None:
    """Ruling A24."""
    g = adventuring(boss("MB011", "", queue=WEAK_HERO))

    assert lair(g, "A").wounds == (WEAK_HERO,)
    assert to_decide(g) == "A"
