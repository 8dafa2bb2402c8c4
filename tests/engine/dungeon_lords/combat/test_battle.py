"""The rulebook's examples of traps, attacks, healing and fatigue, and the frame of a battle."""

from typing import Any

import pytest

from engine.core.running import run
from engine.games.dungeon_lords.lord import Plan
from engine.games.dungeon_lords.rules.combat.battle import battle as fight_battle
from engine.games.dungeon_lords.rules.combat.combat import combat_over
from tests.engine.dungeon_lords.scenario import (
    asked,
    battle,
    card,
    conquered,
    fallen,
    go,
    options,
    party,
    play,
    prison,
    said,
    standing,
    table,
    to_decide,
)

FIRST = "W3 W4 P3/1"
SECOND = "W4 T4/1 T3/2"
THIRD = "W5 P4/1 T4/2"
NO_FATIGUE = "invisibility"
"""The one card of the first year with fatigue 0: the tile is conquered and nobody gets tired."""


def quiet(heroes: str, **more: Any) -> str:
    """The party after a battle without fatigue."""
    return party(battle(heroes, spell=NO_FATIGUE, **more))


# ── D2: traps ────────────────────────────────────────────────────────────────────────────────────────────


def test_t1_a_fire_wall_hurts_everybody_and_the_last_one_more() -> None:
    assert quiet(FIRST, traps="fire-wall") == "W3:1 W4:1 P3/1:2"


def test_t2_a_rolling_stone_eliminates_a_weak_warrior() -> None:
    g = battle(FIRST, traps="rolling-stone", spell=NO_FATIGUE)

    assert (party(g), prison(g)) == ("W4 P3/1", "W3")


def test_t3_a_thief_prevents_two_of_three() -> None:
    assert quiet(THIRD, traps="rolling-stone") == "W5:1 P4/1 T4/2"


def test_t4_the_front_is_protected_first() -> None:
    assert quiet(THIRD, traps="fire-wall") == "W5 P4/1 T4/2:2"


@pytest.mark.parametrize("trap", ["rolling-stone", "pendulum"])
def test_t5_two_thieves_prevent_all_three_points(trap: str) -> None:
    assert quiet(SECOND, traps=trap) == SECOND


def test_t6_what_else_a_trap_does_cannot_be_prevented() -> None:
    g = battle(SECOND, traps="trap-door", spell="detect-evil")

    assert (party(g), conquered(g)) == (SECOND, 0)


# ── D3: attacks, healing, fatigue ────────────────────────────────────────────────────────────────────────


def test_m1_surplus_damage_is_lost() -> None:
    g = battle("W4:2 T4/1 T3/2", monsters="witch", spell=NO_FATIGUE)
    g = play(g, "m1:curse")

    assert party(g) == "T4/1 T3/2"


def test_m2_a_vampire_may_bite_anybody_here() -> None:
    g = battle("W4:1 T4/1 T3/2", monsters="vampire", spell=NO_FATIGUE)
    after = {choice: party(play(g, choice)) for choice in options(g) if ":drain:" in choice}

    assert set(after.values()) == {"T4/1 T3/2", "W4:1 T4/1:3 T3/2", "W4:1 T4/1"}


def test_m3_a_slime_hurts_all_and_eliminates_who_is_one_short() -> None:
    g = play(battle("W3:2 T4/1 T3/2", monsters="slime", spell=NO_FATIGUE), "m1:drip")

    assert party(g) == "T4/1:1 T3/2:1"


def test_h1_a_priest_heals_one() -> None:
    g = play(battle(THIRD, monsters="troll", spell=NO_FATIGUE), "m1:club")

    assert party(g) == "W5:2 P4/1 T4/2"


def test_h2_nobody_hurt_nothing_to_heal() -> None:
    g = battle("W5 P4/1 T4/2:1", monsters="vampire", spell=NO_FATIGUE)
    g = play(g, f"m1:drain:{card(g, 'T4/2')}")

    assert party(g) == "W5 P4/1"
    assert not said(g, "healed")


def test_h3_four_points_are_healed_from_the_front() -> None:
    g = battle("P3/2 T3/1:1 P4/2:2", monsters="goblin", spell=NO_FATIGUE)

    assert party(g) == "P3/2 T3/1 P4/2:1"


@pytest.mark.parametrize("more", [{}, {"monsters": "slime"}])
def test_h4_without_an_attack_there_is_no_healing(more: dict[str, Any]) -> None:
    g = battle("W4:2 P3/1 P4/1", spell=NO_FATIGUE, **more)
    g = play(g, "m1:hold") if more else g

    assert party(g) == "W4:2 P3/1 P4/1"


def test_f1_fatigue_goes_point_by_point() -> None:
    g = battle("W4:3 W4 P3/1", spell="detect-evil")

    assert party(g) == "W4:1 P3/1"


def test_c7_after_fatigue_the_tile_is_conquered_and_the_lord_less_evil() -> None:
    g = battle(FIRST, spell="detect-evil", evil=7)

    assert (conquered(g), g.lords[0].evil) == (1, 6)


def test_no_conquest_when_fatigue_removes_the_last_hero() -> None:
    g = battle("W3:2", spell="detect-evil", evil=7)

    assert (conquered(g), prison(g), g.lords[0].evil) == (0, "W3", 7)


def test_healing_brings_nobody_back() -> None:
    g = play(battle("W3:1 P3/1 P4/1", monsters="troll", spell=NO_FATIGUE), "m1:club")

    assert party(g) == "P3/1 P4/1"


# ── D4: the solutions of the exercises, in a real battle with fatigue 2 ──────────────────────────────────


def test_s2x_a_poisoned_meal_is_worth_the_hit_points_of_who_eats_it() -> None:
    assert quiet(SECOND, traps="poisoned-meal") == "W4:1 T4/1 T3/2"


def test_s1r_first_battle_in_a_room() -> None:
    g = battle(
        FIRST,
        room="chicken-coop",
        monsters="troll goblin",
        traps="rolling-stone",
        food=1,
        gold=1,
        spell="detect-evil",
    )
    g = play(g, "m1:feast")

    assert (party(g), conquered(g)) == ("", 0)
    assert (g.lords[0].food, g.lords[0].gold) == (0, 0)


# ── D6: the frame ────────────────────────────────────────────────────────────────────────────────────────


def test_c5_a_wizard_who_falls_to_a_trap_casts_no_fast_spell() -> None:
    g = battle("Z3/1 W4", traps="rolling-stone", spell="magic-shield")

    assert not said(g, "casts")
    assert party(g) == "W4:1"


def test_c6_a_wizard_who_falls_to_a_monster_casts_no_slow_spell() -> None:
    g = battle("Z3/1 W4", monsters="troll", spell="fist-of-justice", imps=3)
    g = play(g, "m1:club")

    assert (party(g), g.lords[0].imps) == ("W4:1", 3)


def test_c6_but_a_fast_one() -> None:
    g = play(battle("Z3/1 W4", monsters="troll", spell="magic-shield"), "m1:club")

    assert party(g) == "W4", "a point of the club was absorbed, so fatigue took the wizard"


def test_the_battle_is_over_at_once_when_the_last_hero_falls() -> None:
    """Ruling 18: whoever did not get to act falls over as well, but not a golem or a vampire."""
    g = battle("W3:1", room="chicken-coop", monsters="goblin slime", spell="detect-evil", gold=0)
    g = play(g, "m1:stab")

    assert fallen(g) == ["goblin", "slime"]
    assert conquered(g) == 0


@pytest.mark.parametrize("kind", ["vampire", "golem"])
def test_those_who_can_come_back_do_so_when_they_came_too_late(kind: str) -> None:
    g = battle("W5:3", year=2, room="dark-room", monsters=f"goblin {kind}", spell="create-food")
    g = play(g, "m1:stab")

    assert (fallen(g), standing(g)) == (["goblin"], [kind])


def test_c8_a_paladin_who_comes_to_an_empty_dungeon_waits_for_the_next_round() -> None:
    g = battle("PAL W4", spell="suggestion", evil=10, rivals={"B": {"evil": 10}})

    assert (party(g), party(g, "B")) == ("W4", "PAL:2")
    g = go(g, fight_battle, 1)
    assert (party(g, "B"), conquered(g, "B")) == ("PAL:2", 0)


def test_c9_he_keeps_his_damage_and_may_fight_twice_in_a_round() -> None:
    g = battle("PAL W4", spell="suggestion", evil=10, rivals={"B": {"evil": 10, "heroes": "T3/1"}})
    g.change(1, plan=Plan(2))
    g = go(g, fight_battle, 1)

    assert party(g, "B") == "PAL:4 T3/1"


def test_ruling_12_a_paladin_in_the_middle_of_a_battle_joins_in_front() -> None:
    g = battle("Z4/2 W4", monsters="troll", spell="detect-evil", evil=8, round=2)
    g = play(g, "m1:club")

    assert party(g) == "PAL:2 Z4/2:1 W4"


def test_ruling_19_no_battle_when_the_only_hero_has_gone() -> None:
    g = table(2, season=4, A={"monsters": "troll", "traps": "pendulum"})
    g.change(0, plan=Plan(2, (1,)))
    g.hide(0, set_traps=("pendulum",))
    g = go(g, fight_battle, 0)

    assert (standing(g), g.secrets[0].traps, g.secrets[0].set_traps) == (["troll"], ("pendulum",), ())
    assert g.lords[0].plan is None


def test_ruling_20_poison_finds_the_paladin_where_he_stands_now() -> None:
    g = battle("PAL:1 W4", traps="poisoned-dart", round=4, evil=10, rivals={"B": {"evil": 10}})
    g = play(g, card(g, "PAL"))

    assert (party(g), party(g, "B")) == ("W4", "PAL:4")


def test_ruling_20_and_if_it_eliminates_him_he_is_that_lords_prisoner() -> None:
    g = battle("PAL:2 W4", traps="poisoned-dart", round=4, evil=10, rivals={"B": {"evil": 10}})
    g = play(g, card(g, "PAL"))

    assert (party(g), prison(g), prison(g, "B")) == ("W4", "", "PAL")
    assert g.paladin == ""


def test_survivors_leave_and_monsters_get_up_after_the_last_round() -> None:
    g = play(battle("W5 P4/1", monsters="troll"), "m1:club")
    g = go(g, combat_over)

    assert (party(g), standing(g)) == ("", ["troll"])
    assert "silver-warrior-4" in g.discards


def test_ruling_10_a_surviving_paladin_leaves_like_the_others() -> None:
    g = go(battle("PAL W4"), combat_over)

    assert (g.paladin, party(g)) == ("", "")
    assert "silver-paladin" in g.discards


def test_the_battles_are_fought_in_turn_order_each_to_its_end() -> None:
    g = table(
        2,
        season=4,
        start="B",
        A={"heroes": "W5", "monsters": "troll"},
        B={"heroes": "W4", "monsters": "troll"},
    )
    g.spells_open = g.combat_round = 1
    for number in (0, 1):
        g.change(number, plan=Plan(2, (number + 1,)))
    for number in g.turn_order():
        g.then(fight_battle, number)
    run(g)

    assert to_decide(g) == "B"
    assert to_decide(play(g, "m2:club")) == "A"
    assert asked(g) == "attacked"


def test_a_report_says_what_happened_stage_by_stage() -> None:
    g = play(battle("W5 P4/1 Z3/1", traps="fire-wall", monsters="troll", spell="magic-shield"), "m1:club")
    (report,) = g.reports
    stages = [(stage.kind, stage.what) for stage in report.stages]

    assert stages == [
        ("trap", "fire-wall"),
        ("spell", "magic-shield"),
        ("monster", "troll"),
        ("healing", ""),
        ("fatigue", ""),
        ("conquest", ""),
    ]
    assert [hero.damage for hero in report.stages[0].heroes] == [1, 1, 2]
    assert [hero.damage for hero in report.stages[2].heroes] == [3, 1, 2]
