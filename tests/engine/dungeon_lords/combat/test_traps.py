"""Traps, one by one, in both years."""

import pytest

from engine.games.dungeon_lords.cards import TRAPS, trap_stack
from engine.games.dungeon_lords.lord import Hero, Plan
from engine.games.dungeon_lords.rules.combat.battle import battle as fight_battle
from tests.engine.dungeon_lords.scenario import (
    battle,
    card,
    conquered,
    go,
    options,
    party,
    play,
    prison,
    said,
    table,
)

QUIET = "invisibility"


def sprung(heroes: str, trap: str, year: int = 1) -> str:
    """The party after a trap, with the least fatigue there is: none in the first year, 1 in the second."""
    g = battle(heroes, traps=trap, year=year, spell=QUIET if year == 1 else "illusion")
    return party(g)


def test_rolling_stone_hits_the_first() -> None:
    assert sprung("W5 W4", "rolling-stone") == "W5:3 W4"
    assert sprung("W8 W7", "rolling-stone", year=2) == "W8:5 W7"


def test_pendulum_hits_the_second() -> None:
    assert sprung("W5 W4", "pendulum") == "W5 W4:3"
    assert sprung("W8 W7", "pendulum", year=2) == "W8:1 W7:4"


def test_pendulum_swings_past_a_single_hero() -> None:
    assert sprung("W5", "pendulum") == "W5"


def test_pendulum_hits_who_walks_behind_a_paladin() -> None:
    assert sprung("PAL W4 W5", "pendulum") == "PAL W4:1 W5"


@pytest.mark.parametrize(("year", "spell", "after"), [(1, "detect-evil", "W5:2"), (2, "create-food", "W5:3")])
def test_trap_door_hits_the_first_and_skips_conquest(year: int, spell: str, after: str) -> None:
    g = battle("W5", traps="trap-door", year=year, spell=spell)

    assert (party(g), conquered(g)) == (after, 0)


def test_fire_wall_is_the_same_in_both_years_and_a_single_hero_is_also_the_last() -> None:
    assert sprung("W5", "fire-wall") == "W5:2"
    assert sprung("W8 W7", "fire-wall", year=2) == "W8:2 W7:2"


def test_cursed_ring_costs_gold_and_skips_conquest() -> None:
    g = battle("W5 W4", traps="cursed-ring", spell="detect-evil", gold=2)

    assert (party(g), conquered(g), g.lords[0].gold) == ("W5:1 W4:1", 0, 1)


def test_cursed_ring_is_the_same_in_the_second_year() -> None:
    g = battle("W8 W7", traps="cursed-ring", year=2, spell="create-food", gold=2)

    assert (party(g), conquered(g), g.lords[0].gold) == ("W8:1 W7:1", 0, 1)


@pytest.mark.parametrize("trap", ["rolling-stone", "pendulum", "fire-wall", "kamikaze-imp", "poisoned-meal"])
def test_most_traps_do_not_keep_the_heroes_from_conquering(trap: str) -> None:
    assert conquered(battle("W5 W4 W4", traps=trap, spell=QUIET)) == 1


def test_poisoned_meal_costs_food_and_kills_who_is_not_protected() -> None:
    g = battle("W5 W4", traps="poisoned-meal", spell=QUIET, food=3)

    assert (party(g), prison(g), g.lords[0].food) == ("W4", "W5", 2)


def test_poisoned_meal_costs_twice_as_much_in_the_second_year() -> None:
    g = battle("W8 W7", traps="poisoned-meal", year=2, spell="illusion", food=3)

    assert (prison(g), g.lords[0].food) == ("W8", 1)


def test_ruling_3_poisoned_meal_counts_full_hit_points() -> None:
    assert sprung("W4:1 T3/2 T4/1", "poisoned-meal") == "W4:2 T3/2 T4/1"


def test_kamikaze_imp_costs_an_imp_and_hurts_everybody() -> None:
    g = battle("W5 W4 W3", traps="kamikaze-imp", spell=QUIET, imps=3)

    assert (party(g), g.lords[0].imps) == ("W5:3 W4:1 W3:1", 2)


def test_kamikaze_imp_is_stronger_in_the_second_year() -> None:
    assert sprung("W8 W7", "kamikaze-imp", year=2) == "W8:5 W7:1"


def test_poisoned_dart_strikes_again_after_conquest() -> None:
    g = battle("W5 W4", traps="poisoned-dart", spell=QUIET)
    g = play(g, card(g, "W4"))

    assert (party(g), conquered(g)) == ("W5 W4:3", 1)


def test_poison_comes_even_if_the_sting_was_prevented_and_without_conquest() -> None:
    g = battle("W5 T4/2", traps="poisoned-dart", monsters="slime", spell=QUIET)
    g = play(g, card(g, "W5"), "m1:hold")

    assert (party(g), conquered(g)) == ("W5:2 T4/2", 0)


def test_ruling_11_poison_may_take_the_last_hero_and_the_tile_is_lost_all_the_same() -> None:
    g = battle("W3", traps="poisoned-dart", spell=QUIET)

    assert (party(g), prison(g), conquered(g)) == ("", "W3", 1)


@pytest.mark.parametrize(
    ("targets", "after"), [("W8 W7", "W8:3 W7:3"), ("W7 W7", "W8 W7:6")], ids=["two heroes", "one twice"]
)
def test_two_poisoned_darts_in_the_labyrinth_both_strike_again(targets: str, after: str) -> None:
    g = battle("W8 W7", year=2, room="labyrinth", traps="poisoned-dart poisoned-dart", monsters="slime")
    first, second = targets.split()
    g = play(g, "poisoned-dart", card(g, first), card(g, second), "m1:hold")

    assert party(g) == after


def test_poison_stays_with_the_illusion_it_was_meant_for() -> None:
    ahead = Hero("illusion")
    g = table(2, year=2, season=4, A={"heroes": "T5/3", "traps": "poisoned-dart"}, B={"heroes": "W5"})
    g.spells_open = g.combat_round = 1
    for number, lord in enumerate(g.lords):
        g.change(number, heroes=(ahead, *lord.heroes))
    g.change(0, plan=Plan(2))
    g.hide(0, set_traps=("poisoned-dart",))
    g = play(go(g, fight_battle, 0), "illusion")

    assert party(g, "B") == "ILL W5"


def test_poison_is_wasted_on_whoever_has_fallen_meanwhile() -> None:
    g = battle("W5 W3", traps="poisoned-dart", monsters="ghost", spell=QUIET)
    g = play(g, card(g, "W3"))

    assert (party(g), prison(g)) == ("W5", "W3")


@pytest.mark.parametrize("target", ["W5", "T3/1"])
def test_anti_magic_dart_on_anybody_else_neither_silences_nor_stops_healing(target: str) -> None:
    g = battle("W5:2 T3/1 P3/1 Z3/1", traps="anti-magic-dart", monsters="goblin", spell="fist-of-justice")
    g = play(g, card(g, target))

    assert said(g, "healed")
    assert said(g, "casts")


def test_anti_magic_dart_on_a_priest_leaves_the_wizards_alone() -> None:
    g = battle("W5 P3/1 Z3/1", traps="anti-magic-dart", spell="fist-of-justice")

    assert said(play(g, card(g, "P3/1")), "casts")


def test_anti_magic_dart_on_a_wizard_leaves_the_priests_alone() -> None:
    g = battle("W5 P3/1 Z3/1", traps="anti-magic-dart", monsters="goblin", spell="fist-of-justice")

    assert said(play(g, card(g, "Z3/1")), "healed")


def test_anti_magic_dart_on_a_priest_stops_all_healing() -> None:
    g = battle("PAL:2 W5:1 P3/1", traps="anti-magic-dart", monsters="troll", spell="fist-of-justice")
    g = play(g, card(g, "P3/1"), "m1:club")

    assert not said(g, "healed")


def test_c12_anti_magic_dart_on_a_wizard_silences_the_paladin_too() -> None:
    g = battle("PAL W5 Z3/1", traps="anti-magic-dart", spell="fist-of-justice", imps=3)

    assert play(g, card(g, "Z3/1")).lords[0].imps == 3
    assert play(g, card(g, "PAL")).lords[0].imps == 2


def test_ruling_22_the_silence_holds_even_if_the_dart_eliminates() -> None:
    g = battle("PAL W5 Z3/1:2", traps="anti-magic-dart", spell="fist-of-justice", imps=3, round=2)
    g = play(g, card(g, "Z3/1"))

    assert g.lords[0].imps == 3


def test_a_dart_may_be_aimed_at_anybody() -> None:
    assert len(options(battle("W5 W4 P3/1", traps="poisoned-dart"))) == 3


def test_a_trap_in_a_room_costs_a_gold() -> None:
    g = battle("W5 W4", room="mint", traps="cursed-ring", gold=3)

    assert g.lords[0].gold == 1


def test_a_used_trap_is_seen_by_all_and_gone() -> None:
    g = battle("W5 W4", traps="pendulum", stock="pendulum")

    assert (g.used_traps, g.secrets[0].traps) == (("pendulum",), ("pendulum",))


def test_thieves_prevent_again_in_every_round() -> None:
    g = battle("W5 T4/2", traps="rolling-stone", spell=QUIET)

    assert party(g) == "W5:1 T4/2"


def test_there_are_three_of_each_of_nine_kinds() -> None:
    assert len(trap_stack()) == 27
    assert len(TRAPS) == 9
