"""What holds for all minibosses: level 1, levels not reached, and that level 3 puts them back."""

import pytest

from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    answer,
    building,
    damage_of,
    offered,
    options,
    play,
    question_key,
    slot_at,
    story,
    treasure_of,
)


@pytest.mark.parametrize("card", ["MB055", "MB061", "MB063"])
def test_spike_icicle_man_and_brassknuckle_add_damage(card: str) -> None:
    assert damage_of(building(Side(f"MB042:{card}")), "A1") == 3


@pytest.mark.parametrize(("card", "symbol"), [("MB056", "F"), ("MB057", "C"), ("MB059", "M"), ("MB060", "T")])
def test_four_minibosses_add_a_symbol(card: str, symbol: str) -> None:
    assert treasure_of(building(Side(f"MB042:{card}")), "A1") == "T" + symbol


@pytest.mark.parametrize(
    "ability",
    ["MB055-3", "MB056-2", "MB056-3", "MB057-3", "MB059-3", "MB061-3", "MB062-3", "MB063-3", "MB064-3"],
)
def test_a_level_not_reached_cannot_be_used(ability: str) -> None:
    level = int(ability[-1]) - 1
    g = building(Side(f"MB042:{ability[:5]}.{level} MB026", "MB013"), Side("MB026", "MB071"), town=WEAK_HERO)
    while question_key(g) != "ask-build":
        g = answer(g, 0, options(g, "A")[:1])

    assert not offered(g, "A", ability)


@pytest.mark.parametrize(
    "ability", ["MB055-3", "MB056-3", "MB057-3", "MB059-3", "MB061-3", "MB062-3", "MB063-3", "MB064-3"]
)
def test_using_level_three_puts_the_miniboss_back_to_level_one(ability: str) -> None:
    g = building(Side(f"MB042:{ability[:5]}.3 MB026", "MB013"), Side("MB026", "MB071"), town=WEAK_HERO)
    while question_key(g) != "ask-build":
        g = answer(g, 0, options(g, "A")[:1])
    g = play(g, "A", ability)
    while question_key(g).startswith("choose"):
        g = answer(g, 0, options(g, "A")[-1:])

    assert slot_at(g, "A1").level in (0, 1)


def test_a_deactivated_rooms_miniboss_is_off_but_keeps_its_level() -> None:
    """Ruling A13."""
    g = building(Side("MB042:MB061.3"), Side("MB026:MB060.2", "MB013"))
    g = play(g, "A", "MB061-3", "B1", "done")

    assert treasure_of(g, "B1") == ""
    assert not offered(g, "B", "promote")
    assert slot_at(g, "B1").level == 2


def test_level_three_works_from_the_moment_of_the_promotion() -> None:
    """Ruling A8."""
    g = play(building(Side("MB042:MB063.2")), "A", "promote")

    assert offered(g, "A", "MB063-3")


def test_a_promotion_is_told() -> None:
    assert "promotes-for-coin" in story(play(building(Side("MB042:MB063.2")), "A", "promote"))
