"""Step 2 of a turn: traps, fights, and every dungeon action."""

import pytest

from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import ACTIONS
from engine.games.doodle_dungeon.rules.encounters import fits
from engine.games.doodle_dungeon.state import Encounter
from tests.engine.doodle_dungeon.scenario import (
    actions,
    answer,
    defending,
    dungeon,
    encounter,
    hearts,
    letter_on,
    options,
    with_things,
)

ORC_8 = {"orc": 6}
"""Six boxes unlock +8."""


# ── traps and fights ─────────────────────────────────────────────────────────────────────────────────────


def test_a_trap_costs_its_level_and_is_crossed_out() -> None:
    """C2."""
    g = defending(dungeon(traps="A3", boxes={"trap": 3}))

    assert hearts(g) == 10
    assert letter_on(g, "A3") == "t"


def test_a_weak_orc_is_crossed_out() -> None:
    """C3."""
    g = defending(dungeon(orcs="A3", boxes=ORC_8), dice=(7, 2))

    assert encounter(g).strength == 17
    assert encounter(g).outcome == "lost"
    assert letter_on(g, "A3") == "o"
    assert hearts(g) == 12


def test_a_club_may_turn_the_fight_after_the_roll() -> None:
    """C4."""
    g = defending(dungeon(orcs="A3", boxes=ORC_8), hands={"A": "orc-club"}, dice=(7, 2))
    assert g.awaited() == [0]

    g = answer(g, "A", "orc-club")

    assert encounter(g).strength == 21
    assert hearts(g) == 10
    assert letter_on(g, "A3") == "O"


@pytest.mark.parametrize(("dice", "outcome"), [((10, 2), "won"), ((10, 1), "lost")])
def test_strength_20_wins_and_19_loses(dice: tuple[int, int], outcome: str) -> None:
    """C10."""
    assert encounter(defending(dungeon(orcs="A3", boxes=ORC_8), dice=dice)).outcome == outcome


@pytest.mark.parametrize(("kind", "damage"), [("goblins", 1), ("orcs", 2), ("dragons", 3)])
def test_a_monster_that_wins_deals_the_damage_of_its_kind(kind: str, damage: int) -> None:
    boxes = {"goblin": 12, "orc": 10, "dragon": 8}

    assert hearts(defending(with_things({kind: "A3"}, boxes), dice=(10, 10))) == 12 - damage


def test_whoever_holds_cards_is_asked_even_if_none_fits() -> None:
    g = defending(dungeon(orcs="A3"), hands={"A": "goblin-spear shield"}, dice=(1, 1))

    assert options(g) == ["help", "end"]
    assert g.awaited() == [0]


def test_whoever_holds_no_card_is_not_asked() -> None:
    g = defending(dungeon(orcs="A3"), dice=(1, 1))

    assert encounter(g).outcome == "lost"


def test_any_number_of_actions_is_played_one_after_the_other() -> None:
    g = defending(dungeon(orcs="A3"), hands={"A": "aim-boost orc-club axe aim-boost"}, dice=(1, 1, 5))

    g = answer(g, "A", "aim-boost", "axe", "orc-club", "aim-boost")

    assert encounter(g).played == ("aim-boost", "axe", "orc-club", "aim-boost")
    assert encounter(g).strength == 1 + 1 + 5 + 2 + 3 + 4 + 3
    assert actions(g) == []


def test_an_action_may_be_played_even_if_the_monster_wins_already() -> None:
    """Ambiguity 9."""
    g = defending(dungeon(orcs="A3", boxes=ORC_8), hands={"A": "aim-boost"}, dice=(10, 10))

    assert options(g) == ["aim-boost", "help", "end"]


# ── the limit of four dice ───────────────────────────────────────────────────────────────────────────────


def test_after_an_axe_a_talisman_would_be_one_die_too_many() -> None:
    """C5."""
    g = defending(dungeon(goblins="A3"), hands={"A": "axe talisman"}, dice=(3, 4, 5))
    g = answer(g, "A", "axe")

    assert encounter(g).dice == (3, 4, 5)
    assert options(g) == ["help", "end"]


def test_after_a_talisman_an_axe_is_fine() -> None:
    """C6."""
    g = defending(dungeon(goblins="A3"), hands={"A": "axe talisman"}, dice=(3, 4, 9, 1))
    g = answer(g, "A", "talisman")
    assert sorted(encounter(g).dice) == [4, 9]

    g = answer(g, "A", "axe")

    assert len(encounter(g).dice) == 3


def test_a_third_axe_would_be_the_fifth_die() -> None:
    """C9."""
    g = defending(dungeon(goblins="A3"), hands={"A": "axe axe axe"}, dice=(1, 1, 1, 1))
    g = answer(g, "A", "axe", "axe")

    assert len(encounter(g).dice) == 4
    assert options(g) == ["help", "end"]


@pytest.mark.parametrize(
    ("action", "dice", "fitting"),
    [
        ("axe", 3, True),
        ("axe", 4, False),
        ("talisman", 2, True),
        ("talisman", 3, False),
        ("cursed-blade", 2, True),
        ("cursed-blade", 3, False),
        ("second-try", 4, True),
    ],
)
def test_no_action_brings_more_than_four_dice(action: str, dice: int, fitting: bool) -> None:
    fight = Encounter(0, 0, "goblin", 0, (1,) * dice)

    assert fits(ACTIONS[action], fight) == fitting


# ── every dungeon action ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("action", "kind", "bonus"),
    [
        ("aim-boost", "goblins", 3),
        ("aim-boost", "dragons", 3),
        ("orc-club", "orcs", 4),
        ("goblin-spear", "goblins", 5),
        ("dragon-fire", "dragons", 4),
    ],
)
def test_weapons_make_stronger(action: str, kind: str, bonus: int) -> None:
    g = defending(with_things({kind: "A3"}), hands={"A": action}, dice=(1, 1))
    before = encounter(g).strength

    assert encounter(answer(g, "A", action)).strength == before + bonus


@pytest.mark.parametrize(
    ("action", "kinds"),
    [
        ("aim-boost", "goblin orc dragon"),
        ("orc-club", "orc"),
        ("goblin-spear", "goblin"),
        ("dragon-fire", "dragon"),
        ("axe", "goblin orc dragon"),
        ("talisman", "goblin orc dragon"),
        ("cursed-blade", "goblin orc dragon"),
        ("second-try", "goblin orc dragon"),
        ("savage-bite", "goblin orc dragon"),
        ("smoke-screen", "goblin orc dragon"),
        ("sharpened-spikes", "trap"),
        ("reset-spring", "trap"),
        ("shield", ""),
        ("bomb", ""),
    ],
)
def test_an_action_needs_its_occasion(action: str, kinds: str) -> None:
    fitting = [
        kind
        for kind in ("trap", "goblin", "orc", "dragon")
        if fits(ACTIONS[action], Encounter(0, 0, kind, 0, () if kind == "trap" else (1, 1)))
    ]

    assert fitting == kinds.split()


def test_an_axe_adds_a_die() -> None:
    g = answer(defending(dungeon(goblins="A3"), hands={"A": "axe"}, dice=(2, 3, 8)), "A", "axe")

    assert encounter(g).dice == (2, 3, 8)


def test_a_talisman_keeps_the_highest_of_four() -> None:
    g = defending(dungeon(goblins="A3"), hands={"A": "talisman axe"}, dice=(8, 3, 2, 9))

    assert sorted(encounter(answer(g, "A", "talisman")).dice) == [8, 9]


def test_a_cursed_blade_costs_the_monster_even_if_it_wins() -> None:
    g = defending(dungeon(dragons="A3"), hands={"A": "cursed-blade"}, dice=(5, 5, 5, 5))
    g = answer(g, "A", "cursed-blade")

    assert encounter(g).outcome == "won"
    assert hearts(g) == 9
    assert letter_on(g, "A3") == "d"


def test_a_second_try_rolls_some_dice_again() -> None:
    g = defending(dungeon(goblins="A3"), hands={"A": "second-try axe"}, dice=(1, 9, 7))
    g = answer(g, "A", "second-try")
    assert options(g) == ["0", "1"]

    g = answer(g, "A", "0")

    assert encounter(g).dice == (7, 9)
    assert options(g) == ["axe", "help", "end"]


def test_a_savage_bite_hurts_more_if_the_monster_wins() -> None:
    winner = defending(dungeon(orcs="A3", boxes=ORC_8), hands={"A": "savage-bite"}, dice=(10, 10))
    loser = defending(dungeon(orcs="A3"), hands={"A": "savage-bite"}, dice=(1, 1))

    assert hearts(answer(winner, "A", "savage-bite")) == 12 - 4
    assert hearts(answer(loser, "A", "savage-bite")) == 12


def test_sharpened_spikes_hurt_more() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "sharpened-spikes"})

    assert hearts(answer(g, "A", "sharpened-spikes")) == 12 - 3


def test_a_reset_spring_keeps_the_trap() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "reset-spring"})
    g = answer(g, "A", "reset-spring")

    assert hearts(g) == 11
    assert letter_on(g, "A3") == "T"


def test_a_trap_with_a_reset_spring_catches_the_hero_again() -> None:
    path = "A1 A4 A1 H1 H10"
    sprung = answer(
        defending(
            dungeon(traps="A3", path=path),
            dungeon(traps="A1 H10"),
            hands={"A": "reset-spring axe", "B": "axe"},
        ),
        "A",
        "reset-spring",
        "end",
    )
    again = answer(answer(sprung, "B", "end"), "A", "end")

    assert (hearts(sprung), hearts(again)) == (11, 10)
    assert letter_on(again, "A3") == "t"


def test_a_second_reset_spring_would_do_nothing_and_stays_in_hand() -> None:
    """Ambiguity 9: an action without any effect cannot be played just to be rid of it."""
    g = defending(dungeon(traps="A3"), hands={"A": "reset-spring reset-spring sharpened-spikes"})
    g = answer(g, "A", "reset-spring")

    assert options(g) == ["sharpened-spikes", "help", "end"]


def test_a_smoke_screen_ends_the_fight_without_a_winner() -> None:
    g = defending(dungeon(orcs="A3"), hands={"A": "smoke-screen"}, dice=(1, 1))
    g = answer(g, "A", "smoke-screen")

    assert encounter(g).outcome == "smoke"
    assert letter_on(g, "A3") == "O"
    assert hearts(g) == 12


def test_in_a_smoke_screen_even_a_monster_with_a_cursed_blade_stays() -> None:
    """There is no end of the fight after which it could be crossed out."""
    g = defending(dungeon(goblins="A3"), hands={"A": "cursed-blade smoke-screen"}, dice=(1, 1, 1, 1))
    g = answer(g, "A", "cursed-blade", "smoke-screen")

    assert letter_on(g, "A3") == "G"


def test_a_smoke_screen_needs_a_fight_that_is_being_lost() -> None:
    g = defending(dungeon(orcs="A3", boxes=ORC_8), hands={"A": "smoke-screen"}, dice=(10, 10))

    assert options(g) == ["help", "end"]


# ── death ────────────────────────────────────────────────────────────────────────────────────────────────


def test_surplus_damage_is_lost_and_the_hero_is_dead() -> None:
    g = defending(dungeon(dragons="A3", boxes={"dragon": 8}, hearts=1), dice=(10, 10))

    assert (hearts(g), g.masters[0].hero.fate) == (0, "dead")
    assert encounter(g).hurt == 1


def test_a_trap_that_kills_is_crossed_out_all_the_same() -> None:
    g = defending(dungeon(traps="A3", hearts=1))

    assert g.masters[0].hero.fate == "dead"
    assert letter_on(g, "A3") == "t"


def test_a_cursed_blade_that_kills_the_last_hero_still_costs_the_monster() -> None:
    g = defending(
        dungeon(dragons="A3", hearts=1),
        dungeon(fate="escaped"),
        hands={"A": "cursed-blade"},
        dice=(5, 5, 5, 5),
    )
    g = answer(g, "A", "cursed-blade")

    assert g.result is not None
    assert g.scores[0].monsters == (0, 0, 0)
    assert g.scores[0].death == 5


def test_played_cards_go_to_the_general_discard_pile() -> None:
    g = defending(dungeon(orcs="A3"), hands={"A": "aim-boost"}, dice=(1, 1))
    card = g.masters[0].hand[0]

    assert answer(g, "A", "aim-boost").pile.discards[-1] == card


def test_the_square_of_an_encounter_is_the_hero_s() -> None:
    g = defending(dungeon(orcs="A3"), hands={"A": "aim-boost"}, dice=(1, 1))

    assert NAMES[encounter(g).square] == NAMES[g.masters[0].hero.square] == "A3"
