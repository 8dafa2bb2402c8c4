"""Every room, MB023 to MB030: its effect happens, and does not when it must not."""

import pytest

from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    build_nothing,
    building,
    coins,
    damage_of,
    finish_round,
    give_orders,
    health,
    offered,
    options,
    play,
    queue,
    wounds,
)

# ── MB023 Goblin Market ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("rooms_before", "where", "gain"), [("MB023", "@new", 2), ("MB042 MB023", "@1", 2)])
def test_goblin_market_pays_for_rooms_built_beside_it(rooms_before: str, where: str, gain: int) -> None:
    g = build_nothing(play(building(Side(rooms_before, "MB054")), "A", f"MB054{where}"), "B")

    assert coins(g, "A") == 3 + gain


@pytest.mark.parametrize(("rooms_before", "where"), [("MB042 MB045 MB023", "@1"), ("MB023", "@1")])
def test_goblin_market_pays_for_nothing_else(rooms_before: str, where: str) -> None:
    g = build_nothing(play(building(Side(rooms_before, "MB054")), "A", f"MB054{where}"), "B")

    assert coins(g, "A") == 3


# ── MB024 Power Leech ────────────────────────────────────────────────────────────────────────────────────


def test_power_leech_strengthens_a_monster_room_to_its_right() -> None:
    g = building(Side("MB024 MB026"))

    assert (damage_of(g, "A1"), damage_of(g, "A2")) == (1, 4)


def test_power_leech_does_nothing_for_a_trap_or_to_its_left() -> None:
    assert damage_of(building(Side("MB024 MB042")), "A2") == 2
    assert damage_of(building(Side("MB026 MB024")), "A1") == 2


def test_power_leech_without_text_does_nothing() -> None:
    g = play(building(Side("MB024 MB026", "MB067")), "A", "MB067", "A1")

    assert damage_of(g, "A2") == 2


# ── MB025 Fetid Beast ────────────────────────────────────────────────────────────────────────────────────


def test_no_monster_room_is_built_beside_the_fetid_beast() -> None:
    g = building(Side("MB025 MB042", "MB014 MB054"))

    assert [option for option in options(g, "A") if option.startswith("MB014")] == ["MB014@1"]
    assert len([option for option in options(g, "A") if option.startswith("MB054")]) == 3


def test_the_fetid_beast_may_be_built_beside_monster_rooms() -> None:
    assert offered(building(Side("MB026", "MB025")), "A", "MB025@new")


# ── MB026 Training Camp ──────────────────────────────────────────────────────────────────────────────────


def test_training_camp_doubles_a_monster_room_for_a_miniboss_card() -> None:
    g = play(building(Side("MB026 MB014", "MB055")), "A", "MB026", "A1", "MB055")

    assert (damage_of(g, "A1"), damage_of(g, "A2")) == (4, 1)
    assert g.discards == ("MB055",)


def test_training_camp_needs_a_miniboss_card_and_works_once() -> None:
    assert not offered(building(Side("MB026", "MB013")), "A", "MB026")

    g = play(building(Side("MB026 MB014", "MB055 MB056")), "A", "MB026", "A1", "MB055")
    assert not offered(g, "A", "MB026")


def test_doubling_ends_with_the_round() -> None:
    g = play(building(Side("MB026 MB014", "MB055")), "A", "MB026", "A1", "MB055")

    assert damage_of(finish_round(g), "A1") == 2


# ── MB027 Shrooman Aviary ────────────────────────────────────────────────────────────────────────────────


def test_shrooman_aviary_gives_a_hero_health() -> None:
    g = adventuring(Side("MB042", queue=WEAK_HERO), Side("", "MB027 MB013"), stops="B:rooms")
    assert health(g) == 0

    g = play(g, "B", "MB027")
    assert health(g) == 3
    assert wounds(play(g, "B", "pass"), "A") == [WEAK_HERO]


def test_shrooman_aviary_works_only_from_the_hand() -> None:
    assert not offered(building(Side("MB027"), town=WEAK_HERO), "A", "MB027")


# ── MB028 Dragon's Nest ──────────────────────────────────────────────────────────────────────────────────


def nest(rooms_before: str) -> Realm:
    """A builds the nest on the first room; play stops before a hero enters."""
    g = building(Side(rooms_before, "MB028", queue="MB080"), Side())
    g = build_nothing(play(g, "A", "MB028@1"), "B")
    return give_orders(give_orders(g, "A", ["enter-MB080"]), "B", [])


def test_dragons_nest_strengthens_the_other_monster_rooms_by_their_symbols() -> None:
    g = nest("MB026 MB023 MB042")

    assert [damage_of(g, f"A{number}") for number in (1, 2, 3)] == [4, 3, 2]


def test_dragons_nest_lasts_for_the_round() -> None:
    assert damage_of(finish_round(nest("MB026 MB023")), "A2") == 1


# ── MB029 Doppelganger Hive ──────────────────────────────────────────────────────────────────────────────


def test_doppelganger_hive_counts_heroes_lured_this_round() -> None:
    g = building(Side("MB029 MB042"), town="MB084 MB086")
    g = build_nothing(g, "A", "B")
    assert queue(g, "A") == ["MB086", "MB084"]
    g = give_orders(give_orders(g, "A", ["enter-MB086"]), "B", [])

    assert damage_of(g, "A1") == 4


def test_doppelganger_hive_does_not_count_heroes_of_earlier_rounds() -> None:
    assert damage_of(adventuring(Side("MB029", queue="MB084"), stops="A:enter"), "A1") == 2


# ── MB030 Foyer Elemental ────────────────────────────────────────────────────────────────────────────────


def test_foyer_elemental_pays_once_when_a_hero_leaves_alive() -> None:
    g = adventuring(Side("MB030", queue="MB080 MB086"))

    assert (coins(g, "A"), len(wounds(g, "A"))) == (5, 2)


def test_foyer_elemental_pays_nothing_for_a_dead_hero() -> None:
    assert coins(adventuring(Side("MB030", queue=WEAK_HERO)), "A") == 3
