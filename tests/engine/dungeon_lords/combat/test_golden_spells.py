"""The spells of the second year, one by one."""

import pytest

from engine.games.dungeon_lords.cards import TRAPS
from engine.games.dungeon_lords.rules.combat.combat import combat_over
from engine.games.dungeon_lords.rules.combat.traps import trap_damage
from tests.engine.dungeon_lords.scenario import (
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
