"""Step 3 of a turn, and what the cards above a dungeon do."""

import pytest

from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import ACTIONS, CARDS
from engine.games.doodle_dungeon.state import OUTSIDE, Master
from tests.engine.doodle_dungeon.scenario import (
    above,
    actions,
    answer,
    defending,
    dungeon,
    encounter,
    hearts,
    letter_on,
    options,
)

ORC_12 = {"orc": 10}
WAITING = dungeon(traps="H10")
"""A dungeon whose hero has far to go."""


# ── laying cards ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_hero_action_is_laid_above_another_dungeon() -> None:
    g = defending(WAITING, WAITING, WAITING, hands={"A": "shield gag"}, first_turns=True)
    assert options(g) == ["shield@1", "shield@2", "gag@1", "gag@2", "end"]

    g = answer(g, "A", "shield@2", "gag@2")

    assert above(g, "C") == ["shield", "gag"]
    assert actions(g) == []


@pytest.mark.parametrize(("fate", "laid"), [("inside", "shield gag"), ("dead", ""), ("escaped", "")])
def test_a_dungeon_with_two_cards_or_without_hero_cannot_be_chosen(fate: str, laid: str) -> None:
    """C8; nobody may help the hero in their own dungeon either."""
    g = defending(
        WAITING,
        dungeon(traps="H10", fate=fate),
        WAITING,
        hands={"A": "bomb shield"},
        above={"B": laid},
        first_turns=True,
    )

    assert options(g) == ["shield@2", "end"]


def test_with_no_dungeon_to_choose_nobody_is_asked() -> None:
    g = defending(
        WAITING, WAITING, hands={"A": "bomb shield", "B": "gag"}, above={"B": "shield gag"}, first_turns=True
    )

    assert g.active == 1


def test_three_players_may_fill_the_room_above_a_dungeon_together() -> None:
    g = defending(WAITING, WAITING, WAITING, hands={"A": "shield", "B": "gag shield"}, first_turns=True)
    g = answer(g, "A", "shield@2")

    g = answer(g, "B", "gag@2")

    assert above(g, "C") == ["shield", "gag"]
    assert options(g, "B") == ["shield@0", "end"]


def test_whoever_holds_cards_is_asked_even_without_hero_actions() -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe"}, first_turns=True)

    assert options(g) == ["end"]


def test_a_bomb_is_meant_for_a_living_monster() -> None:
    g = defending(
        WAITING, dungeon(goblins="C3 E5", dragons="G7", crossed="E5"), hands={"A": "bomb"}, first_turns=True
    )
    g = answer(g, "A", "bomb@1")
    assert options(g) == ["C3", "G7"]

    g = answer(g, "A", "G7")

    assert [(laid.action, NAMES[laid.target]) for laid in g.masters[1].above] == [("bomb", "G7")]


def test_without_a_living_monster_a_bomb_cannot_be_played() -> None:
    g = defending(
        WAITING, dungeon(traps="H10", goblins="C3", crossed="C3"), hands={"A": "bomb axe"}, first_turns=True
    )

    assert options(g) == ["end"]


# ── every hero action ────────────────────────────────────────────────────────────────────────────────────


def test_two_healing_potions_heal_both() -> None:
    """C15."""
    g = defending(dungeon(goblins="A3", hearts=7), above={"A": "healing-potion healing-potion"}, dice=(1, 1))

    assert hearts(g) == 11
    assert above(g, "A") == []
    assert [CARDS[card].action for card in g.pile.discards[:2]] == ["healing-potion"] * 2


def test_healing_never_exceeds_the_hearts_of_the_sheet() -> None:
    """Ambiguity 6."""
    g = defending(dungeon(goblins="A3", hearts=11), above={"A": "healing-potion"}, dice=(1, 1))

    assert hearts(g) == 12


def test_in_the_first_turn_a_healing_potion_is_wasted() -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe"}, above={"A": "healing-potion"}, first_turns=True)

    assert above(g, "A") == []
    assert hearts(g) == 12


def test_a_healing_potion_waits_for_the_turn_of_the_dungeon_s_owner() -> None:
    g = defending(
        dungeon(traps="A3"),
        dungeon(traps="A1 H10", hearts=5),
        hands={"A": "axe", "B": "axe"},
        above={"B": "healing-potion"},
    )
    assert (above(g, "B"), hearts(g, "B")) == (["healing-potion"], 5)

    g = answer(g, "A", "end")

    assert (g.active, above(g, "B"), hearts(g, "B")) == (1, [], 7)


@pytest.mark.parametrize("target", ["A4", "B4"])
def test_a_bomb_goes_off_on_the_square_and_beside_it(target: str) -> None:
    g = defending(dungeon(dragons=target, traps="A8"), hands={"A": "axe"}, above={"A": f"bomb:{target}"})

    assert letter_on(g, target) == "d"
    assert NAMES[g.masters[0].hero.square] == "A8"
    assert above(g, "A") == []


def test_a_bomb_too_far_away_stays() -> None:
    g = defending(dungeon(dragons="C4", traps="A8"), hands={"A": "axe"}, above={"A": "bomb:C4"})

    assert letter_on(g, "C4") == "D"
    assert above(g, "A") == ["bomb"]


def test_a_bomb_beside_which_the_hero_already_stands_needs_a_step_to_go_off() -> None:
    """The hero comes from A3; B3 is beside that, but beside no square he enters."""
    g = defending(dungeon(dragons="B3", traps="A8", at="A3"), hands={"A": "axe"}, above={"A": "bomb:B3"})

    assert (letter_on(g, "B3"), above(g, "A")) == ("D", ["bomb"])


def test_in_the_first_turn_no_bomb_goes_off() -> None:
    g = defending(
        dungeon(dragons="A1"), WAITING, hands={"A": "axe"}, above={"A": "bomb:A1"}, first_turns=True
    )

    assert (letter_on(g, "A1"), above(g, "A")) == ("D", ["bomb"])


def test_a_bomb_whose_target_is_gone_is_discarded() -> None:
    g = defending(dungeon(goblins="B2", path="A1 A2 B2 B10 H10"), above={"A": "bomb:B2"})
    assert letter_on(g, "B2") == "g"

    two = defending(dungeon(dragons="A4", traps="A8"), hands={"A": "axe"}, above={"A": "bomb:A4 bomb:A4"})
    assert above(two, "A") == []


def test_a_trap_kit_disarms_and_the_hero_walks_on() -> None:
    g = defending(dungeon(traps="A3 A7"), hands={"A": "axe"}, above={"A": "trap-kit"})

    assert (letter_on(g, "A3"), NAMES[g.masters[0].hero.square]) == ("t", "A7")
    assert above(g, "A") == []


def test_a_trap_kit_is_not_spent_on_a_trap_that_is_crossed_out() -> None:
    g = defending(dungeon(traps="A3 A7", crossed="A3"), hands={"A": "axe"}, above={"A": "trap-kit"})

    assert (letter_on(g, "A7"), above(g, "A")) == ("t", [])


def test_a_second_trap_kit_waits_for_the_next_trap() -> None:
    g = defending(
        dungeon(traps="A3", goblins="A6"), hands={"A": "axe"}, above={"A": "trap-kit trap-kit"}, dice=(1, 1)
    )

    assert above(g, "A") == ["trap-kit"]


def test_a_shield_catches_two_damage() -> None:
    g = defending(dungeon(dragons="A3", boxes={"dragon": 8}), above={"A": "shield"}, dice=(10, 10))

    assert hearts(g) == 11
    assert above(g, "A") == []


def test_two_shields_catch_four() -> None:
    g = defending(dungeon(dragons="A3", boxes={"dragon": 8}), above={"A": "shield shield"}, dice=(10, 10))

    assert hearts(g) == 12
    assert above(g, "A") == []


def test_a_shield_that_is_not_needed_any_more_stays() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "axe"}, above={"A": "shield shield"})
    g = answer(g, "A", "end")

    assert hearts(g) == 12
    assert above(g, "A") == ["shield"]


def test_a_shield_does_not_help_a_monster_s_victim_that_is_not_hurt() -> None:
    g = defending(dungeon(goblins="A3"), hands={"A": "axe"}, above={"A": "shield"}, dice=(1, 1))
    g = answer(g, "A", "end")

    assert above(g, "A") == ["shield"]


@pytest.mark.parametrize(("cards", "weaker"), [("holy-water", 4), ("holy-water holy-water", 8)])
def test_holy_water_weakens_the_monster_of_the_next_fight(cards: str, weaker: int) -> None:
    g = defending(dungeon(orcs="A3", boxes=ORC_12), above={"A": cards}, dice=(5, 5))

    assert encounter(g).strength == 22 - weaker


@pytest.mark.parametrize("card", ["holy-water", "lucky-charm"])
def test_what_helps_in_a_fight_waits_for_one(card: str) -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "axe"}, above={"A": card})

    assert above(g, "A") == [card]


@pytest.mark.parametrize("card", ["holy-water", "lucky-charm", "gag"])
def test_what_helps_once_is_gone_in_the_next_fight(card: str) -> None:
    g = defending(
        dungeon(orcs="A3 A5"), dungeon(traps="A1 H10"), hands={"A": "axe gag"}, above={"A": card}, dice=(1, 1)
    )
    g = answer(answer(g, "A", "end"), "B", "end")

    assert above(g, "A") == []
    assert (encounter(g).bonus, encounter(g).most, len(encounter(g).dice)) == (0, None, 2)


def test_a_lucky_charm_rolls_the_highest_die_again() -> None:
    g = defending(dungeon(orcs="A3"), above={"A": "lucky-charm"}, dice=(4, 9, 2))

    assert encounter(g).dice == (4, 2)


def test_of_two_equal_dice_a_lucky_charm_rolls_one_again() -> None:
    g = defending(dungeon(orcs="A3"), above={"A": "lucky-charm"}, dice=(9, 9, 2))

    assert sorted(encounter(g).dice) == [2, 9]


def test_a_lucky_charm_comes_before_holy_water() -> None:
    g = defending(dungeon(orcs="A3"), above={"A": "holy-water lucky-charm"}, dice=(9, 4, 2))

    assert encounter(g).dice == (2, 4)
    assert encounter(g).bonus == -4


@pytest.mark.parametrize("cards", ["gag", "gag gag"])
def test_a_gag_allows_one_dungeon_action(cards: str) -> None:
    g = defending(dungeon(orcs="A3"), hands={"A": "axe aim-boost"}, above={"A": cards}, dice=(1, 1, 1))
    assert options(g) == ["axe", "aim-boost", "help", "end"]

    g = answer(g, "A", "axe")

    assert encounter(g).outcome == "lost"
    assert actions(g) == ["aim-boost"]


def test_a_gag_works_at_a_trap_as_well() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "sharpened-spikes reset-spring"}, above={"A": "gag"})
    g = answer(g, "A", "reset-spring")

    assert encounter(g).outcome == "sprung"


def test_a_gag_of_an_earlier_encounter_is_forgotten() -> None:
    g = defending(
        dungeon(orcs="A3 A5"),
        dungeon(traps="A1 H10"),
        hands={"A": "axe aim-boost"},
        above={"A": "gag"},
        dice=(1, 1),
    )
    g = answer(answer(g, "A", "end"), "B", "end")
    g = answer(g, "A", "aim-boost")

    assert options(g) == ["axe", "help", "end"]


# ── the end of a hero ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("master", [dungeon(traps="A3", hearts=1), dungeon()])
def test_cards_above_a_dungeon_without_hero_are_discarded(master: Master) -> None:
    g = defending(master, dungeon(traps="A1 H10"), hands={"B": "axe"}, above={"A": "holy-water lucky-charm"})

    assert above(g, "A") == []
    assert {CARDS[card].action for card in g.pile.discards} >= {"holy-water", "lucky-charm"}


def test_only_bombs_have_targets() -> None:
    g = defending(WAITING, WAITING, hands={"A": "shield"}, first_turns=True)
    g = answer(g, "A", "shield@1")

    assert g.masters[1].above[0].target == OUTSIDE
    assert [action for action in ACTIONS if ACTIONS[action].target] == ["bomb"]
