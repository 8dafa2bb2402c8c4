"""Every spell: what it does, and when it cannot be cast."""

import pytest

from engine.games.boss_monster.cards import SPELLS
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    answer,
    build_nothing,
    building,
    building_with_all_spells,
    change_orders,
    coins,
    damage_of,
    finish_round,
    hand,
    health,
    offered,
    options,
    play,
    question_key,
    rooms,
    slot_at,
    souls,
    to_decide,
    treasure_of,
)


@pytest.mark.parametrize("spell", [card.id for card in SPELLS.values() if card.phase == "build"])
def test_a_build_spell_is_not_cast_in_the_adventure(spell: str) -> None:
    sides = Side("MB042:MB055 MB026", f"{spell} MB014", queue="MB080"), Side("MB043:MB056 MB045", "MB071")

    assert not offered(adventuring(*sides, stops="A:rooms"), "A", spell)


def test_ambush_is_not_cast_in_the_build_phase() -> None:
    assert not offered(building(Side("MB042", "MB069 MB055")), "A", "MB069")


# ── MB065 Internship ─────────────────────────────────────────────────────────────────────────────────────


def intern() -> Realm:
    return play(building(Side("MB042", "MB065 MB014"), deck="MB013 MB055 MB026"), "A", "MB065")


def test_internship_discards_three_cards_and_builds_a_miniboss_in_addition() -> None:
    """Ruling A18: known to all, paid for at the reveal."""
    g = intern()
    assert g.discards == ("MB065", "MB013", "MB055", "MB026")
    g = play(g, "A", "MB055@1")
    assert (slot_at(g, "A1").intern, to_decide(g)) == ("MB055", "A")

    g = build_nothing(play(g, "A", "MB014@new"), "B")
    assert (slot_at(g, "A2").miniboss, rooms(g, "A")) == ("MB055", ["MB014", "MB042"])


def test_internships_miniboss_may_be_left() -> None:
    assert "MB055" in play(intern(), "A", "no").discards


def test_nothing_is_built_on_the_interns_room() -> None:
    g = play(intern(), "A", "MB055@1")

    assert [option for option in options(g, "A") if "@" in option] == ["MB014@new"]


@pytest.mark.parametrize("card", ["MB013", "MB058"])
def test_an_internship_asks_alike_whatever_lies_face_down(card: str) -> None:
    """Section 7: beside a face-down miniboss there is no place left, which nobody else may learn."""
    g = building(Side("MB042 MB026", f"MB065 {card}"), Side(), deck="MB045 MB056 MB043")
    g = play(change_orders(g, "A", "turn-1"), "A", f"{card}@1")
    g = play(play(g, "B", "done"), "A", "MB065")

    assert (to_decide(g), question_key(g)) == ("A", "ask-intern")
    assert offered(g, "A", "MB056@2") == (card == "MB013")


def test_no_intern_where_everybody_can_see_that_there_is_no_place() -> None:
    g = building(Side("MB042 MB026:MB055", "MB065"), Side(), deck="MB045 MB056 MB043")

    assert question_key(play(g, "A", "MB065")) == "ask-build"


# ── MB066 Spirit Dragon, MB075 Heist ─────────────────────────────────────────────────────────────────────


def test_spirit_dragon_gives_a_room_one_symbol_of_each_kind() -> None:
    g = play(building(Side("MB013:MB056 MB042", "MB066")), "A", "MB066", "A1")

    assert treasure_of(g, "A1") == "CFMT"
    assert treasure_of(finish_round(g), "A1") == "CCF"


def test_heist_takes_all_symbols_the_minibosss_included() -> None:
    """Ruling A22."""
    g = play(building(Side("MB042", "MB075"), Side("MB013:MB056")), "A", "MB075", "B1")

    assert treasure_of(g, "B1") == ""


def test_heist_makes_advanced_rooms_impossible_and_spirit_dragon_possible() -> None:
    """Ruling A30."""
    g = building(Side("MB013", "MB075 MB066 MB019 MB046"))
    assert not offered(play(g, "A", "MB075"), "A", "MB019@1")
    assert offered(play(g, "A", "MB066"), "A", "MB046@1")


# ── MB067 Sabotage! ──────────────────────────────────────────────────────────────────────────────────────


def test_sabotage_takes_a_rooms_text_but_neither_damage_nor_symbols() -> None:
    """Ruling A41."""
    g = play(building(Side("", "MB067"), Side("MB042:MB055 MB026")), "A", "MB067", "B1")

    assert (damage_of(g, "B1"), treasure_of(g, "B1"), slot_at(g, "B1").mute) == (2, "T", True)
    assert not slot_at(finish_round(g), "B1").mute


def test_sabotage_deactivates_for_whoever_has_more_minibosses_than_the_owner() -> None:
    g = play(building(Side("MB026:MB055", "MB067"), Side("MB042")), "A", "MB067", "B1")
    assert options(g, "A") == ["text", "room"]
    assert slot_at(play(g, "A", "room"), "B1").off

    g = building(Side("MB026:MB055", "MB067"), Side("MB042:MB056"))
    assert slot_at(play(g, "A", "MB067", "B1"), "B1").mute


# ── MB068 Rage! ──────────────────────────────────────────────────────────────────────────────────────────


def test_rage_adds_a_damage_per_level_and_may_double() -> None:
    """Ruling A9: the doubling comes after the bonus."""
    g = play(building(Side("MB042:MB056.2", "MB068")), "A", "MB068")

    assert damage_of(play(g, "A", "plain"), "A1") == 4
    assert damage_of(play(g, "A", "double"), "A1") == 8


def test_rage_doubles_only_with_exactly_one_miniboss_in_play() -> None:
    g = play(building(Side("MB042:MB056.2 MB026 MB045:MB059", "MB068")), "A", "MB068", "A1")
    assert damage_of(g, "A1") == 4

    g = play(building(Side("", "MB068"), Side("MB042:MB056.2")), "A", "MB068")
    assert damage_of(g, "B1") == 4


def test_rage_needs_a_miniboss() -> None:
    assert not offered(building(Side("MB042", "MB068")), "A", "MB068")


# ── MB069 Ambush ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("cards", "paid"), [("MB055", "MB055"), ("MB014 MB017", "MB014+MB017")])
def test_ambush_kills_for_a_miniboss_or_two_monster_rooms(cards: str, paid: str) -> None:
    """Ruling A14: from hand."""
    g = adventuring(Side("MB042", f"MB069 {cards}", queue="MB095"), stops="A:rooms")
    g = play(g, "A", "MB069", paid)

    assert souls(g, "A") == ["MB095"]
    assert sorted(g.discards) == sorted(["MB069", *cards.split()])


def test_ambush_needs_the_cards_and_a_hero_in_the_own_dungeon() -> None:
    g = adventuring(Side("MB042", "MB069 MB014 MB013", queue="MB095"), stops="A:rooms")
    assert not offered(g, "A", "MB069")
    g = adventuring(Side("MB042", queue="MB095"), Side("", "MB069 MB055"), stops="B:rooms")
    assert not offered(g, "B", "MB069")


# ── MB070 Rebirth ────────────────────────────────────────────────────────────────────────────────────────


def test_rebirth_replaces_a_hand_kind_by_kind() -> None:
    g = building(Side("", "MB070"), Side("", "MB055 MB013 MB071"), deck="MB042 MB026", spells="MB072")
    g = play(g, "A", "MB070", "B")

    assert hand(g, "B") == ["MB042", "MB026", "MB072"]
    assert sorted(g.discards) == ["MB013", "MB055", "MB070", "MB071"]


def test_rebirth_may_be_for_oneself() -> None:
    g = play(building(Side("", "MB070 MB013"), deck="MB042"), "A", "MB070", "A")

    assert hand(g, "A") == ["MB042"]


# ── MB071 Smash! ─────────────────────────────────────────────────────────────────────────────────────────


def test_smash_hits_for_two_in_the_own_dungeon() -> None:
    g = adventuring(Side("MB042", "MB071 MB013", queue="MB080"), stops="A:rooms")

    assert health(play(g, "A", "MB071")) == 2


def test_smash_hits_for_four_in_any_room_with_a_miniboss() -> None:
    g = adventuring(Side("MB042:MB056", queue="MB095"), Side("", "MB071 MB013"), stops="B:rooms")

    assert health(play(g, "B", "MB071")) == 8 - 2 - 4


def test_smash_finds_no_miniboss_in_a_room_that_was_deactivated() -> None:
    """Ruling A13: its miniboss is off too."""
    sides = Side("MB042:MB055", "MB013", queue="MB103"), Side("MB026:MB061.3", "MB071")
    g = adventuring(*sides, stops="B:rooms")
    assert offered(g, "B", "MB071")

    assert not offered(play(g, "B", "MB061-3", "A1"), "B", "MB071")


def test_smash_may_be_either_where_both_fit() -> None:
    g = adventuring(Side("MB042:MB056", "MB071 MB013", queue="MB095"), stops="A:rooms")

    assert options(play(g, "A", "MB071"), "A") == ["2", "4"]


def test_smash_needs_a_hero_inside() -> None:
    """Ruling A15."""
    assert not offered(building(Side("MB042", "MB071"), town=WEAK_HERO), "A", "MB071")
    g = adventuring(Side("MB042", queue="MB080"), Side("", "MB071"), stops="B:rooms")
    assert not offered(g, "B", "MB071")


def test_a_smashed_hero_dies_when_it_would_leave() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB079"), stops="A:rooms")

    assert souls(play(g, "A", "MB071", "pass"), "A") == ["MB079"]


# ── MB072 Pay to Win ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("paid", [0, 1, 3])
def test_pay_to_win_adds_damage_for_coins(paid: int) -> None:
    g = play(building(Side("MB042", "MB072")), "A", "MB072", paid)

    assert (damage_of(g, "A1"), coins(g, "A")) == (3 + paid, 3 - paid)


def test_pay_to_win_needs_a_room() -> None:
    assert not offered(building(Side("", "MB072")), "A", "MB072")


# ── MB073 Zoning Board ───────────────────────────────────────────────────────────────────────────────────


def test_zoning_board_lets_an_advanced_room_go_anywhere() -> None:
    g = building(Side("MB042", "MB073 MB019"))
    assert not offered(g, "A", "MB019@1")

    assert offered(play(g, "A", "MB073"), "A", "MB019@1")


def test_zoning_board_is_of_no_use_after_the_own_build() -> None:
    g = building(Side("MB042", "MB073"), Side("", "MB013"))
    g = play(change_orders(g, "A", "turn-1"), "A", "done")
    g = play(g, "B", "done")

    assert not offered(g, "A", "MB073")


# ── MB074 Respawn ────────────────────────────────────────────────────────────────────────────────────────


def test_respawn_repeats_the_build_effects_of_all_own_rooms_in_any_order() -> None:
    """Ruling A35: no boss, no neighbour."""
    g = building(Side("MB040 MB050 MB031 MB023", "MB074 MB013"), deck="MB014")
    g = play(g, "A", "MB074")
    assert question_key(g) == "ask-order"

    g = answer(g, 0, options(g, "A"))
    g = play(g, "A", "no")
    assert coins(g, "A") == 3 + 4
    assert "MB014" in hand(g, "A")


def test_zoning_board_is_for_the_usual_build_only() -> None:
    """Brassknuckle builds a drawn room in the same round, under the usual rules."""
    g = building(Side("MB042:MB063.2 MB026", "MB073", queue=WEAK_HERO), deck="MB019")
    g = build_nothing(play(g, "A", "MB073"), "A", "B")
    for seat in (0, 1):
        g = answer(g, seat, [])

    assert (question_key(g), options(g, "A")) == ("ask-build-drawn", ["keep"])


def test_respawn_leaves_frozen_rooms_alone() -> None:
    """Ruling A20."""
    g = building(Side("MB040", "MB074 MB013"), Side())
    g = change_orders(g, "A", "turn-1")
    g = play(play(g, "A", "MB013@1"), "B", "done")
    g = play(g, "A", "MB074")

    assert "MB040" not in hand(g, "A")
    assert len(hand(g, "A")) == 0


def test_respawns_order_counts_where_a_miniboss_may_be_drawn() -> None:
    """Monster Academy pays for the miniboss that Delver's Quarry brings, if that comes first."""
    g = play(building(Side("MB014 MB040", "MB074"), deck="MB055"), "A", "MB074")
    academy_first, quarry_first = options(g, "A"), list(reversed(options(g, "A")))

    assert coins(answer(g, 0, academy_first), "A") == 3
    assert coins(answer(g, 0, quarry_first), "A") == 5


# ── MB077 Traitor ────────────────────────────────────────────────────────────────────────────────────────


def test_traitor_buys_a_miniboss_at_its_level_and_forbids_building() -> None:
    g = building(Side("MB042", "MB077 MB013"), Side("MB026:MB056.2"))
    g = play(g, "A", "MB077")

    assert (slot_at(g, "A1").miniboss, slot_at(g, "A1").level) == ("MB056", 2)
    assert (slot_at(g, "B1").miniboss, coins(g, "A"), coins(g, "B")) == ("", 1, 5)
    assert not [option for option in options(g, "A") if "@" in option]


def test_traitor_takes_paddywhack_with_what_the_coins_have_used_up() -> None:
    g = play(building(Side("MB042", "MB077 MB035"), Side("MB026:MB060.2")), "A", "MB077")
    assert coins(g, "B") == 3 + 2 + 1

    assert coins(play(g, "A", "MB035", "coins"), "A") == 1 + 2


def test_traitor_needs_enough_coins_and_a_room_of_ones_own() -> None:
    """Ruling A19."""
    assert not offered(building(Side("MB042", "MB077", coins=1), Side("MB026:MB056.2")), "A", "MB077")
    assert not offered(building(Side("", "MB077"), Side("MB026:MB056")), "A", "MB077")
    assert not offered(building(Side("MB042 MB045:MB055", "MB077"), Side("MB026:MB056")), "A", "MB077")


def test_traitor_is_not_cast_after_placing_a_card() -> None:
    g = building(Side("MB042", "MB077 MB013"), Side("MB026:MB056"))
    g = play(change_orders(g, "A", "turn-1"), "A", "MB013@new")

    assert not offered(play(g, "B", "done"), "A", "MB077")


# ── the two further kinds ────────────────────────────────────────────────────────────────────────────────


def test_windfall_fills_an_empty_hoard() -> None:
    g = building_with_all_spells(Side("", "windfall", coins=0))
    assert coins(play(g, "A", "windfall"), "A") == 3

    assert not offered(building_with_all_spells(Side("", "windfall", coins=1)), "A", "windfall")


def test_armor_up_gives_health_for_coins() -> None:
    g = building_with_all_spells(Side("", "armor-up"), town=WEAK_HERO)
    g = play(g, "A", "armor-up", 2)

    assert g.town[0].remaining == 2 + 1 + 4
