"""Every room, MB048 to MB054, and what holds for all rooms: covered, deactivated, without text, uncovered."""

import pytest

from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    after_building,
    after_destroying,
    build_nothing,
    building,
    coins,
    damage_of,
    hand,
    offered,
    play,
    question_key,
    rooms,
    slot_at,
    to_decide,
    town,
    treasure_of,
)

# ── MB048 The Dreadmill ──────────────────────────────────────────────────────────────────────────────────


def test_dreadmill_takes_a_coin_at_the_start_of_each_build_phase_and_grows() -> None:
    g = building(Side("MB048*2"))

    assert (slot_at(g, "A1").coins, coins(g, "A"), damage_of(g, "A1")) == (3, 2, 5)


def test_dreadmill_is_destroyed_when_there_is_no_coin() -> None:
    g = building(Side("MB042>MB048", coins=0))

    assert slot_at(g, "A1").cards == ("MB042",)


def test_dreadmill_takes_nothing_in_the_round_it_is_built() -> None:
    g = play(building(Side("MB042", "MB048", queue="MB080"), Side()), "A", "MB048@1")
    g = build_nothing(g, "B")

    assert (to_decide(g), coins(g, "A"), slot_at(g, "A1").coins) == ("AB", 3, 0)


# ── MB049 Personnel Office ───────────────────────────────────────────────────────────────────────────────


def test_personnel_office_pays_once_when_an_opponent_promotes_or_reveals() -> None:
    g = building(Side("MB042:MB055 MB026 MB043", "MB056"), Side("MB049"))
    g = play(g, "A", "promote")
    assert coins(g, "B") == 4

    g = build_nothing(play(g, "A", "MB056@3"), "B")
    assert coins(g, "B") == 4


def test_personnel_office_pays_nothing_for_its_owner() -> None:
    assert coins(play(building(Side("MB049:MB055")), "A", "promote"), "A") == 2


# ── MB050 Trophy Room ────────────────────────────────────────────────────────────────────────────────────


def test_trophy_room_pays_for_rooms_with_two_symbols_itself_included() -> None:
    assert coins(after_building("MB050", rooms="MB013 MB042"), "A") == 3 + 2


def test_trophy_room_counts_no_deactivated_room() -> None:
    g = building(Side("MB013", "MB050"), Side("MB042:MB061.3"))
    g = play(play(g, "A", "MB050@new"), "B", "MB061-3", "A1", "done")

    assert coins(g, "A") == 4


# ── MB051 Lightning Rod ──────────────────────────────────────────────────────────────────────────────────


def test_lightning_rod_pays_once_for_a_death_in_it() -> None:
    g = adventuring(Side("MB051:MB055.1 MB042", queue=WEAK_HERO), stops="")

    assert coins(g, "A") == 6


def test_lightning_rod_pays_nothing_for_deaths_elsewhere() -> None:
    assert coins(adventuring(Side("MB051 MB042", queue=WEAK_HERO)), "A") == 3


# ── MB052 Pixie Fountain, MB053 The Keystone ─────────────────────────────────────────────────────────────


def test_pixie_fountain_pays_for_wounds_by_their_value() -> None:
    g = play(building(Side("MB052", wounds=f"{WEAK_HERO} MB103")), "A", "MB052")

    assert coins(g, "A") == 3 + 3


def test_keystone_pays_for_the_rooms_that_are_left() -> None:
    g = play(building(Side("MB053 MB042 MB026>MB045")), "A", "MB053")
    assert coins(g, "A") == 3 + 2

    g = play(building(Side("MB042>MB053 MB026")), "A", "MB053")
    assert coins(g, "A") == 3 + 2


def test_keystone_does_not_count_deactivated_rooms() -> None:
    g = building(Side("MB042:MB061.3"), Side("MB053 MB026"))
    g = play(g, "A", "MB061-3", "B2", "done")

    assert coins(play(g, "B", "MB053"), "B") == 3


# ── MB054 Pool of Shadows ────────────────────────────────────────────────────────────────────────────────


def test_pool_of_shadows_trades_a_spell_for_two_coins_once() -> None:
    g = play(building(Side("MB054", "MB071 MB072")), "A", "MB054", "MB071")

    assert (coins(g, "A"), hand(g, "A")) == (5, ["MB072"])
    assert not offered(g, "A", "MB054")


def test_pool_of_shadows_needs_a_spell() -> None:
    assert not offered(building(Side("MB054", "MB013")), "A", "MB054")


# ── what holds for all rooms ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["MB013", "MB042", "MB045", "MB052", "MB053"])
def test_a_covered_room_cannot_be_used(card: str) -> None:
    g = building(Side(f"{card}>MB026", wounds=WEAK_HERO), Side("", "MB071"))

    assert not offered(g, "A", card)


@pytest.mark.parametrize("card", ["MB013", "MB042", "MB045", "MB053", "MB054"])
def test_a_deactivated_room_cannot_be_used(card: str) -> None:
    g = building(Side("MB042:MB061.3", "MB071"), Side(f"{card} MB026", "MB071"))
    g = play(g, "A", "MB061-3", "B1", "done")

    assert not offered(g, "B", card)


@pytest.mark.parametrize("card", ["MB013", "MB042", "MB045", "MB053", "MB054"])
def test_a_room_without_text_cannot_be_used(card: str) -> None:
    g = building(Side("", "MB067 MB071"), Side(f"{card} MB026", "MB071"))
    g = play(g, "A", "MB067", "B1", "done")

    assert not offered(g, "B", card)


@pytest.mark.parametrize("card", ["MB015", "MB020", "MB021", "MB036", "MB037"])
def test_a_room_with_a_plain_build_effect_does_nothing_when_uncovered(card: str) -> None:
    """Section 4."""
    g = after_destroying("MB042", card)

    assert (to_decide(g), question_key(g)) == ("A", "ask-build")


def test_a_room_that_is_uncovered_counts_again() -> None:
    g = after_destroying("MB042", "MB026")

    assert (rooms(g, "A"), treasure_of(g, "A1")) == (["MB026"], "F")


def test_a_gap_is_closed_towards_the_boss() -> None:
    g = play(building(Side("MB026 MB042 MB043")), "A", "MB042")

    assert rooms(g, "A") == ["MB026", "MB043"]


def test_a_destroyed_rooms_miniboss_is_discarded_even_with_a_room_below() -> None:
    """Ruling A5."""
    g = play(building(Side("MB026>MB042:MB055.2")), "A", "MB042")

    assert slot_at(g, "A1").miniboss == ""
    assert g.discards == ("MB042", "MB055")


def test_nobody_stays_in_town_because_of_a_covered_room() -> None:
    assert town(building(Side("MB026>MB042"), town="MB084")) == ["MB084"]
