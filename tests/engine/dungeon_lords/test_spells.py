"""Combat cards, one by one, and when they are cast."""

from collections import Counter
from typing import Any

import pytest

from engine.games.dungeon_lords.cards import SPELLS, TRAPS, spell_stack
from engine.games.dungeon_lords.rules.combat.combat import combat_over
from engine.games.dungeon_lords.rules.combat.traps import trap_damage
from engine.games.dungeon_lords.state import Underworld
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
)


@pytest.mark.parametrize(("round_", "cast"), [(1, True), (2, True), (3, False)])
def test_a_party_needs_as_many_points_as_the_round_has_a_number(round_: int, cast: bool) -> None:
    assert said(battle("W4 Z4/2", spell="fireball", round=round_), "casts") is cast


def test_wizards_and_paladin_count_together() -> None:
    assert said(battle("PAL Z3/1", spell="fireball", round=3), "casts")


def test_without_wizards_nothing_is_cast() -> None:
    assert not said(battle("W4 P4/2", spell="fireball"), "casts")


@pytest.mark.parametrize(("year", "fatigue"), [(1, {0: 1, 1: 4, 2: 4}), (2, {1: 1, 2: 4, 3: 4})])
def test_how_often_each_fatigue_occurs(year: int, fatigue: dict[int, int]) -> None:
    assert Counter(SPELLS[spell].fatigue for spell in spell_stack(year)) == fatigue


# ── where no spell works ─────────────────────────────────────────────────────────────────────────────────

EVERY_SPELL = [(spell, year) for year in (1, 2) for spell in spell_stack(year)]


def fought(spell: str, year: int, wizard: str, **more: Any) -> Underworld:
    """A slime holds the tile against a party with a wizard, or with somebody else in that place."""
    warrior = {1: "W5", 2: "W8"}[year]
    fields = {"prison": "T3/1" if year == 1 else "T4/2", "stock": "pendulum", "gold": 2, "evil": 5, **more}
    g = battle(f"{warrior}:2 {wizard}", year=year, spell=spell, monsters="slime", **fields)
    if asked(g) == "aimed":
        g = play(g, card(g, wizard))
    if asked(g) == "attacked":
        g = play(g, "m1:hold")
    return g


def untouched(g: Underworld, warrior: str) -> bool:
    """Nothing but the slime has done anything."""
    lord = g.lords[0]
    return (
        party(g).startswith(f"{warrior}:2 ")
        and (lord.gold, lord.food, lord.imps, lord.evil) == (2, 3, 3, 5)
        and (fallen(g), conquered(g), len(lord.prison)) == (["slime"], 0, 1)
        and g.secrets[0].traps == ("pendulum",)
        and not said(g, "casts")
    )


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_no_spell_works_without_a_wizard(spell: str, year: int) -> None:
    g = fought(spell, year, {1: "P3/1", 2: "P4/2"}[year])

    assert untouched(g, {1: "W5", 2: "W8"}[year])


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_no_spell_works_with_an_anti_magic_dart_in_the_wizard(spell: str, year: int) -> None:
    g = fought(spell, year, {1: "Z3/1", 2: "Z4/2"}[year], traps="anti-magic-dart")

    assert untouched(g, {1: "W5", 2: "W8"}[year])


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_no_spell_works_in_the_anti_magic_room(spell: str, year: int) -> None:
    g = fought(spell, year, {1: "Z3/1", 2: "Z4/2"}[year], room="anti-magic-room")

    assert said(g, "anti-magic") or SPELLS[spell].speed == "fast"
    assert untouched(g, {1: "W5", 2: "W8"}[year])


@pytest.mark.parametrize(("spell", "year"), EVERY_SPELL)
def test_every_spell_is_cast_by_the_same_party_elsewhere(spell: str, year: int) -> None:
    """Without this the three before would prove nothing."""
    g = battle({1: "W5:2 Z3/1", 2: "W8:2 Z4/2"}[year], year=year, spell=spell)

    assert said(g, "casts")


# ── first year ───────────────────────────────────────────────────────────────────────────────────────────


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

    assert options(g) == ["withdraw"]


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


# ── second year ──────────────────────────────────────────────────────────────────────────────────────────


def test_illusion_walks_in_front_even_of_a_paladin_and_takes_the_first_blow() -> None:
    g = battle("PAL Z4/2", year=2, monsters="troll", spell="illusion")
    g = play(g, "m1:club")

    assert party(g) == "PAL:1 Z4/2"
    assert prison(g) == ""


def test_an_illusion_may_survive_and_lets_ghosts_reach_the_first_real_hero() -> None:
    g = battle("W6 Z4/2", year=2, monsters="ghost slime", spell="illusion")
    reached = {choice.split(":")[2] for choice in options(g) if "haunt" in choice}

    assert reached == {card(g, "W6"), card(g, "Z4/2")}
    assert party(play(g, "m2:hold", f"m1:haunt:{card(g, 'W6')}")) == "ILL W6:2 Z4/2"


def test_an_illusion_vanishes_with_the_last_real_hero() -> None:
    g = battle("Z4/2:2", year=2, monsters="ghost", spell="illusion")

    assert (party(g), prison(g), conquered(g)) == ("", "Z4/2", 0)


def test_aura_of_fear_sends_one_monster_home() -> None:
    g = battle("W6 Z4/2", year=2, room="labyrinth", monsters="slime troll", spell="aura-of-fear")
    g = play(g, "m2", "m1:drip")

    assert (standing(g), fallen(g)) == (["troll"], ["slime"])


def test_aura_of_fear_never_touches_ghosts() -> None:
    g = battle("W6 Z4/2", year=2, monsters="ghost", spell="aura-of-fear")

    assert party(g) == "W6:2 Z4/2:2"


@pytest.mark.parametrize("kind", ["golem", "dragon", "demon", "vampire"])
def test_metamorphosis_makes_a_sheep_that_is_knocked_out(kind: str) -> None:
    g = battle("W7:3 P4/2 Z4/2", year=2, monsters=kind, spell="metamorphosis")

    assert (party(g), fallen(g)) == ("W7:4 P4/2 Z4/2", [kind])
    assert conquered(g) == 1


def test_metamorphosis_never_touches_ghosts() -> None:
    g = battle("W7 Z4/2", year=2, monsters="ghost", spell="metamorphosis")

    assert party(g) == "W7:2 Z4/2:2"


def test_a_sheep_has_nothing_of_the_room_it_stands_in() -> None:
    g = battle("W8 Z4/2", year=2, room="training-room", monsters="troll", spell="metamorphosis")

    assert party(g) == "W8:3 Z4/2"


def test_a_sheep_is_itself_again_afterwards() -> None:
    g = battle("W8 Z4/2", year=2, monsters="golem", spell="metamorphosis")

    assert [monster.kind for monster in go(g, combat_over).lords[0].monsters if monster.ready] == ["golem"]


def test_create_food_gives_the_first_hero_a_hit_point() -> None:
    assert party(battle("W5:3 Z4/2", year=2, spell="create-food")) == "W5:5 Z4/2"


def test_create_food_raises_the_poisoned_meal_later_on() -> None:
    g = battle("W5 T4/2 Z4/2", year=2, spell="create-food")
    hits = trap_damage(g.lords[0].heroes, TRAPS["poisoned-meal"].hits, "", 2)

    assert hits[card(g, "W5")] == 6


def test_regeneration_heals_three_without_any_attack() -> None:
    g = battle("W6:2 Z4/2:2", year=2, spell="regeneration")

    assert party(g) == "W6:2 Z4/2:1"


def test_regeneration_works_under_a_dragon() -> None:
    g = battle("W6 Z5/2", year=2, monsters="dragon", spell="regeneration")

    assert party(g) == "W6:2 Z5/2:1"


def test_blind_rage_turns_every_hit_to_the_first_hero() -> None:
    g = battle("W8 Z4/2 P4/2", year=2, room="labyrinth", monsters="dragon witch", spell="blind-rage")
    g = play(g, "m1:flames", "m2:sparks")

    assert party(g) == "W8:7 Z4/2 P4/2"


def test_blind_rage_keeps_slimes_from_holding() -> None:
    g = battle("W8 Z4/2", year=2, monsters="slime", spell="blind-rage")

    assert party(g) == "W8:4 Z4/2"


def test_blind_rage_leaves_a_vampire_no_target_when_a_priest_is_first() -> None:
    g = battle("P6/3 Z4/2", year=2, monsters="vampire", spell="blind-rage")

    assert options(g) == ["m1:up", "m1:down"]


def test_blind_rage_leaves_ghosts_alone() -> None:
    g = battle("W8 Z4/2 P4/2", year=2, monsters="ghost", spell="blind-rage")

    assert len(options(g)) == 2


def test_blind_rage_a_dragon_still_stops_healing() -> None:
    g = battle("W8:1 Z4/2 P4/2", year=2, monsters="dragon", spell="blind-rage")

    assert party(g) == "W8:6 Z4/2 P4/2"


def test_blind_rage_a_demon_still_holds() -> None:
    g = battle("W8 Z4/2", year=2, monsters="demon", spell="blind-rage")

    assert (party(g), conquered(g)) == ("W8:7 Z4/2", 0)


def test_song_of_courage_takes_two_points_of_fatigue_away() -> None:
    assert party(battle("W8 Z4/2", year=2, spell="song-of-courage")) == "W8:1 Z4/2"


def test_magic_key_frees_a_prisoner_of_choice_and_a_paladin_last() -> None:
    g = battle("W8 Z4/2", year=2, spell="magic-key", prison="PAL W5 W6")

    assert "gold-paladin" not in options(g)
    assert prison(play(g, "gold-warrior-1")) == "PAL W6"


def test_magic_key_frees_a_paladin_who_is_alone() -> None:
    assert prison(battle("W8 Z4/2", year=2, spell="magic-key", prison="PAL")) == ""


def test_magic_key_does_nothing_with_an_empty_prison() -> None:
    g = battle("W8 Z4/2", year=2, spell="magic-key")

    assert said(g, "casts")
    assert not said(g, "releases")


def test_dimensional_gate_takes_the_token_of_a_troll_along() -> None:
    g = battle("W8 Z4/2", year=2, monsters="troll", spell="dimensional-gate", food=0)

    assert (g.lords[0].monsters, g.lords[0].trolls) == ((), 0)


def test_dimensional_gate_takes_a_monster_that_fought() -> None:
    g = battle("W8 Z4/2", year=2, monsters="goblin ghost", spell="dimensional-gate")
    g = play(g, f"m2:haunt:{card(g, 'Z4/2')}")

    assert [monster.kind for monster in g.lords[0].monsters] == ["ghost"]


def test_dimensional_gate_does_nothing_without_monsters() -> None:
    g = battle("W8 Z4/2 P4/2", year=2, monsters="ghost", spell="dimensional-gate")
    g = play(g, f"m1:haunt:{card(g, 'P4/2')}")

    assert fallen(g) == ["ghost"]
