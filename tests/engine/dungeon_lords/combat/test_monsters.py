"""Monsters and ghosts, one by one."""

import pytest

from engine.games.dungeon_lords.cards import MONSTERS, monster_stack
from tests.engine.dungeon_lords.scenario import (
    asked,
    battle,
    card,
    conquered,
    fallen,
    options,
    party,
    play,
    said,
    standing,
)

QUIET = "invisibility"


def test_a_goblin_hits_the_first_for_two() -> None:
    assert party(battle("W4 W5", monsters="goblin", spell=QUIET)) == "W4:2 W5"


def test_a_goblin_who_eliminates_hits_the_next_for_one() -> None:
    assert party(battle("W3:1 W5", monsters="goblin", spell=QUIET)) == "W5:1"


def test_a_goblin_who_eliminates_the_last_one_has_nobody_left() -> None:
    assert party(battle("W3:1", monsters="goblin", spell=QUIET)) == ""


def test_a_goblin_gets_no_second_hit_if_somebody_else_has_eliminated_the_first() -> None:
    g = battle("W3:2 W5", monsters="goblin", traps="fire-wall", spell=QUIET)

    assert party(g) == "W5:4"


def test_a_slime_that_holds_skips_fatigue_and_conquest() -> None:
    g = play(battle("W4 W5", monsters="slime", spell="detect-evil"), "m1:hold")

    assert (party(g), conquered(g), fallen(g)) == ("W4 W5", 0, ["slime"])


def test_a_slime_that_drips_is_knocked_out_as_well() -> None:
    assert fallen(play(battle("W4 W5", monsters="slime", spell=QUIET), "m1:drip")) == ["slime"]


def test_a_ghost_cannot_attack_the_first_hero() -> None:
    g = battle("W4 T3/1 P3/1", monsters="ghost", spell=QUIET)

    assert options(g) == [f"m1:haunt:{card(g, 'T3/1')}", f"m1:haunt:{card(g, 'P3/1')}"]


def test_a_ghost_before_a_single_hero_falls_over_and_nobody_is_healed() -> None:
    """Ruling 7."""
    g = battle("P3/2:2", monsters="ghost", spell=QUIET)

    assert (party(g), fallen(g)) == ("P3/2:2", ["ghost"])


def test_ghosts_cannot_attack_a_paladin_in_front() -> None:
    g = battle("PAL W4", monsters="ghost", spell="fist-of-justice")

    assert party(g) == "PAL:1 W4"


def test_a_troll_hits_harder_for_food() -> None:
    g = battle("W5 W4", monsters="troll", spell=QUIET, food=1)
    fed = play(g, "m1:feast")

    assert (party(fed), fed.lords[0].food) == ("W5:4 W4", 0)
    assert party(play(g, "m1:club")) == "W5:3 W4"


def test_a_troll_without_food_has_just_its_club() -> None:
    assert party(battle("W5 W4", monsters="troll", spell=QUIET, food=0)) == "W5:3 W4"


def test_a_witch_chooses_her_second_target_after_the_first_hit() -> None:
    g = battle("W3:2 T3/1 P3/1", monsters="witch", spell=QUIET)
    g = play(g, f"m1:sparks:{card(g, 'W3')}")

    assert asked(g) == "hit_again"
    assert party(g) == "T3/1 P3/1"
    assert party(play(g, card(g, "T3/1"))) == "T3/1 P3/1"


def test_a_witch_may_hit_the_same_hero_twice() -> None:
    g = battle("W4 T3/1", monsters="witch", spell=QUIET)
    g = play(g, f"m1:sparks:{card(g, 'W4')}", card(g, "W4"))

    assert party(g) == "W4:2 T3/1"


def test_a_vampire_spares_priests_but_not_paladins() -> None:
    g = battle("PAL W4 P3/1", monsters="vampire", spell="fist-of-justice")
    targets = {choice.split(":")[2] for choice in options(g)}

    assert targets == {card(g, "PAL"), card(g, "W4")}


def test_a_vampire_who_nips_comes_back_face_up() -> None:
    g = battle("W4 T4/1", monsters="vampire", spell=QUIET)
    g = play(g, f"m1:nip:{card(g, 'W4')}")

    assert (party(g), standing(g)) == ("W4:2 T4/1", ["vampire"])


def test_a_vampire_who_drains_is_knocked_out() -> None:
    g = battle("W4 T4/1", monsters="vampire", spell=QUIET)

    assert fallen(play(g, f"m1:drain:{card(g, 'T4/1')}")) == ["vampire"]


@pytest.mark.parametrize(("choice", "up"), [("m1:up", ["vampire"]), ("m1:down", [])])
def test_a_vampire_among_priests_cannot_attack_but_may_come_back(choice: str, up: list[str]) -> None:
    g = battle("P3/1 P4/1:1", monsters="vampire", spell=QUIET)
    g = play(g, choice)

    assert (party(g), standing(g)) == ("P3/1 P4/1:1", up)


def test_a_golem_always_comes_back_face_up() -> None:
    g = battle("W8 W7", year=2, monsters="golem", spell="create-food")

    assert standing(g) == ["golem"]
    assert party(g) == "W8:6 W7"


def test_c11_a_dragon_burns_all_and_stops_healing() -> None:
    g = battle("PAL W7 P6/3", year=2, monsters="dragon", spell="song-of-courage", round=4)

    assert party(g) == "PAL:5 W7:2 P6/3:2"


@pytest.mark.parametrize("monster", ["goblin", "witch", "golem"])
def test_others_do_not_stop_healing_and_hold_nothing(monster: str) -> None:
    g = battle("W8 P6/3", year=2, monsters=monster, spell="create-food")
    g = play(g, "m1:curse") if asked(g) else g

    assert (said(g, "healed"), conquered(g)) == (True, 1)


def test_a_demon_hits_anybody_for_seven_and_holds_the_tile() -> None:
    g = battle("W8 W7 P6/3", year=2, monsters="demon", spell="song-of-courage")
    g = play(g, f"m1:smash:{card(g, 'W7')}")

    assert (party(g), conquered(g), fallen(g)) == ("W8 P6/3", 0, ["demon"])


def test_the_lord_decides_who_attacks_first() -> None:
    g = battle("W4 T4/1 T3/2", monsters="witch ghost", spell="detect-evil")
    g = play(g, f"m2:haunt:{card(g, 'T4/1')}", "m1:curse")

    assert party(g) == "T3/2"


def test_of_two_alike_one_is_offered() -> None:
    g = battle("W5 W4", room="mint", monsters="goblin goblin", spell=QUIET)

    assert party(g) == "W5:4 W4"


def test_there_are_twelve_tiles_a_year() -> None:
    assert [len(monster_stack(year)) for year in (1, 2)] == [12, 12]
    assert sum(sum(tile.copies) for tile in MONSTERS.values() if tile.id == "troll") == 3
