"""The spells of the first year, one by one."""

import pytest

from tests.engine.dungeon_lords.scenario import (
    asked,
    battle,
    card,
    fallen,
    options,
    party,
    play,
    said,
    standing,
)


def test_invisibility_moves_wizards_back_and_protects_them() -> None:
    g = play(battle("Z3/1 W4 Z4/1 P3/1", monsters="slime", spell="invisibility"), "m1:drip")

    assert party(g) == "W4 P3/1:1 Z3/1 Z4/1"


def test_invisible_wizards_stay_targets_and_hitting_them_is_an_attack() -> None:
    g = battle("W4:2 Z3/1 P3/1", monsters="ghost", spell="invisibility")
    g = play(g, f"m1:haunt:{card(g, 'Z3/1')}")

    assert party(g) == "W4:1 P3/1 Z3/1"


def test_invisible_wizards_are_not_poisoned_either() -> None:
    g = battle("W4 Z3/1", traps="poisoned-dart", spell="invisibility")
    g = play(g, card(g, "Z3/1"))

    assert party(g) == "W4 Z3/1:1"


def test_magic_shield_absorbs_the_very_first_point() -> None:
    g = play(battle("W5 Z3/1", monsters="slime", spell="magic-shield"), "m1:drip")

    assert party(g) == "W5:1 Z3/1:1"


def test_magic_shield_absorbs_fatigue_when_nobody_attacks() -> None:
    assert party(battle("W5 Z3/1", spell="magic-shield")) == "W5 Z3/1"


def test_an_attack_on_a_shield_is_an_attack() -> None:
    g = battle("W5:1 Z3/1 P3/1", monsters="goblin", spell="magic-shield")

    assert said(g, "healed")


def test_fireball_does_nothing() -> None:
    g = battle("W5 Z3/1", spell="fireball")

    assert said(g, "casts")
    assert party(g) == "W5:1 Z3/1"


@pytest.mark.parametrize(("imps", "left"), [(3, 2), (0, 0)])
def test_fist_of_justice_takes_an_imp(imps: int, left: int) -> None:
    assert battle("W5 Z3/1", spell="fist-of-justice", imps=imps).lords[0].imps == left


@pytest.mark.parametrize(
    ("gold", "food", "left"),
    [(2, 2, (1, 2)), (0, 2, (0, 1)), (0, 0, (0, 0))],
    ids=["gold", "food", "nothing"],
)
def test_detect_treasure_takes_gold_or_else_food(gold: int, food: int, left: tuple[int, int]) -> None:
    g = battle("W5 Z3/1", spell="detect-treasure", gold=gold, food=food)

    assert (g.lords[0].gold, g.lords[0].food) == left


def test_detect_treasure_takes_a_trap_at_last() -> None:
    g = battle("W5 Z3/1", spell="detect-treasure", gold=0, food=0, stock="pendulum fire-wall")
    g = play(g, "fire-wall")

    assert g.secrets[0].traps == ("pendulum",)


def test_detect_evil_gains_two() -> None:
    g = battle("W5 Z3/1", spell="detect-evil", evil=5)

    assert g.lords[0].evil == 5 + 2 - 1


def test_detect_evil_stops_at_the_top_of_the_scale() -> None:
    g = battle("PAL W5 Z3/1", monsters="slime", spell="detect-evil", evil=14)

    assert play(g, "m1:hold").lords[0].evil == 15


def test_word_of_peace_withdraws_all_monsters_but_no_ghost() -> None:
    g = battle("W5 Z3/1", monsters="troll ghost", spell="word-of-peace")
    g = play(g, "withdraw-all")

    assert (standing(g), fallen(g)) == (["troll"], ["ghost"])


def test_word_of_peace_can_be_answered_with_evil() -> None:
    g = battle("W5 Z3/1", monsters="slime", spell="word-of-peace", evil=5)
    g = play(g, "evil", "m1:drip")

    assert g.lords[0].evil == 5 + 2 - 1


@pytest.mark.parametrize("monsters", ["", "ghost"])
def test_word_of_peace_does_nothing_without_monsters(monsters: str) -> None:
    g = battle("W5 Z3/1", monsters=monsters, spell="word-of-peace", evil=5)

    assert g.lords[0].evil == 4


def test_suggestion_is_paid_or_the_monster_withdraws() -> None:
    g = battle("W5 Z3/1", room="mint", monsters="slime witch", spell="suggestion", food=2, evil=5)
    g = play(g, "pay:", "withdraw")

    assert (g.lords[0].food, g.lords[0].evil) == (1, 5)
    assert {choice.split(":")[0] for choice in options(g)} == {"m1"}
    assert standing(play(g, "m1:hold")) == ["witch"]


def test_suggestion_leaves_no_choice_but_to_withdraw_who_cannot_be_paid() -> None:
    g = battle("W5 Z3/1", monsters="vampire", spell="suggestion", evil=14)

    assert (asked(g), standing(g), said(g, "withdraws")) == ("", ["vampire"], True)


def test_suggestion_may_feed_a_demon_with_somebody_in_the_battle() -> None:
    g = battle("W5 Z3/1", year=1, room="mint", monsters="demon slime", spell="suggestion", evil=5)
    g = play(g, "pay:m2")

    assert [monster.kind for monster in g.lords[0].monsters] == ["demon"]
    assert asked(g) == "attacked"


def test_suggestion_never_touches_ghosts() -> None:
    g = battle("W5 Z3/1 P3/1", monsters="ghost", spell="suggestion", evil=5)

    assert (asked(g), g.lords[0].evil) == ("attacked", 5)


def test_graffiti_spoils_a_trap_of_choice() -> None:
    g = battle("W5 Z3/1", spell="graffiti", stock="pendulum fire-wall")
    g = play(g, "pendulum")

    assert g.secrets[0].traps == ("fire-wall",)
    assert g.lost_traps == ((0, "pendulum"),)


def test_graffiti_does_nothing_without_traps() -> None:
    assert asked(battle("W5 Z3/1", spell="graffiti")) == ""
