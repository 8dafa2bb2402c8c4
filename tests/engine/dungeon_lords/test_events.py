"""Pay day, taxes, and the nine special events."""

from typing import Any

import pytest

from engine.core import Illegal
from engine.games.dungeon_lords.cards import SPECIALS
from engine.games.dungeon_lords.rules.events import event, pay_day, taxes, wage_paid
from engine.games.dungeon_lords.rules.special_events import SPECIAL_EVENTS, special_event
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import (
    asked,
    fallen,
    go,
    options,
    play,
    said,
    table,
    to_decide,
)

# ── pay day ──────────────────────────────────────────────────────────────────────────────────────────────


def lair(g: Underworld) -> list[str]:
    return [monster.kind for monster in g.lords[0].monsters]


def test_b3_paying_all_three_calls_the_paladin() -> None:
    g = play(go(table(A={"evil": 7, "monsters": "witch vampire goblin"}), pay_day, 0), "pay-all")

    assert (g.lords[0].food, g.lords[0].evil, g.paladin_at) == (1, 10, 0)


def test_b3_dropping_the_witch_does_not_help() -> None:
    g = go(table(A={"evil": 7, "monsters": "witch vampire goblin"}), pay_day, 0)
    g = play(g, ["pay:m2", "pay:m3"])

    assert (g.lords[0].food, g.lords[0].evil, g.paladin_at) == (2, 10, 0)


def test_b3_dropping_the_vampire_does() -> None:
    g = go(table(A={"evil": 7, "monsters": "witch vampire goblin"}), pay_day, 0)
    g = play(g, ["pay:m1", "pay:m3"])

    assert (g.lords[0].food, g.lords[0].evil, g.paladin_at) == (1, 9, -1)


def test_b4_evil_as_a_cost_stops_at_the_top_but_a_gain_does_not_hurt() -> None:
    g = go(table(A={"evil": 13, "monsters": "vampire witch"}), pay_day, 0)
    assert "pay-all" not in options(g)

    g = play(g, "pay:m1")

    assert said(g, "monster-leaves")
    assert (g.lords[0].evil, lair(g)) == (15, ["vampire"])


def test_all_are_asked_about_together_and_whoever_is_not_paid_goes() -> None:
    g = go(table(A={"evil": 5, "food": 2, "monsters": "goblin troll slime ghost"}), pay_day, 0)
    assert options(g) == ["pay:m1", "pay:m2", "pay:m3", "pay:m4"]

    g = play(g, ["pay:m1", "pay:m3"])

    assert (lair(g), g.lords[0].food, g.lords[0].evil, to_decide(g)) == (["goblin", "slime"], 0, 7, "")


def test_nobody_need_be_paid() -> None:
    g = play(go(table(A={"evil": 5, "monsters": "goblin slime"}), pay_day, 0), [])

    assert (lair(g), g.lords[0].evil) == ([], 7)


@pytest.mark.parametrize(
    ("things", "picked", "why"),
    [
        ({"food": 2, "monsters": "goblin troll"}, ["pay:m1", "pay:m2"], "refuse-wages"),
        ({"evil": 13, "monsters": "vampire witch"}, ["pay:m1", "pay:m2"], "refuse-wages-evil"),
        (
            {"monsters": "golem golem", "traps": "pendulum"},
            ["pay:m1:pendulum", "pay:m2:pendulum"],
            "refuse-wages-twice",
        ),
        (
            {"monsters": "golem goblin", "traps": "pendulum fire-wall"},
            ["pay:m1:pendulum", "pay:m1:fire-wall"],
            "refuse-wages-twice",
        ),
        ({"monsters": "demon troll"}, ["pay:m1:m2", "pay:m2"], "refuse-wages-twice"),
    ],
)
def test_what_is_too_much_together_is_refused_with_the_reason(
    things: dict[str, Any], picked: list[str], why: str
) -> None:
    g = go(table(A={"gold": 9, "food": 9, "evil": 5, **things}), pay_day, 0)

    with pytest.raises(Illegal) as refused:
        play(g, picked)
    assert refused.value.text.key == f"dungeon-lords-{why}"


def test_a_game_saved_while_monsters_were_asked_about_one_by_one_goes_on() -> None:
    g = table(A={"evil": 5, "food": 9, "monsters": "goblin troll slime"})
    g = go(g, wage_paid, 0, ["leave:m1"], [1, 2, 3])
    assert options(g) == ["pay:m2", "pay:m3", "pay-all"]

    g = play(g, "pay-all")

    assert (lair(g), g.lords[0].food, g.lords[0].evil) == (["troll", "slime"], 6, 6)


def test_ghosts_want_to_be_paid_too() -> None:
    g = go(table(A={"monsters": "ghost"}), pay_day, 0)

    assert options(g) == ["pay:m1", "leave:m1"]


def test_a_golem_wants_another_trap() -> None:
    g = go(table(A={"monsters": "golem", "traps": "pendulum fire-wall"}), pay_day, 0)
    g = play(g, "pay:m1:pendulum")

    assert g.secrets[0].traps == ("fire-wall",)


def test_ruling_14_whoever_is_fed_to_a_demon_wants_nothing_and_leaves_no_bad_news() -> None:
    g = go(table(A={"monsters": "demon troll", "evil": 5, "food": 0}), pay_day, 0)
    g = play(g, "pay:m1:m2")

    assert (lair(g), g.lords[0].evil, to_decide(g)) == (["demon"], 6, "")


def test_a_demon_may_eat_another_demon_but_not_itself() -> None:
    g = go(table(A={"monsters": "demon demon"}), pay_day, 0)

    assert options(g) == ["pay:m1:m2", "pay:m2:m1"]
    with pytest.raises(Illegal):
        play(g, ["pay:m1:m2", "pay:m2:m1"])


def test_a_troll_takes_its_token_along() -> None:
    g = play(go(table(A={"monsters": "troll"}), pay_day, 0), "leave:m1")

    assert (g.lords[0].trolls, g.lords[0].evil) == (0, 6)


def test_events_go_in_turn_order() -> None:
    g = table(start="C", A={"monsters": "goblin"}, C={"monsters": "goblin"}, D={"monsters": "goblin"})
    g.event = "pay-day"
    g = go(g, event)

    assert to_decide(g) == "C"
    assert to_decide(play(g, "leave:m2")) == "D"


# ── taxes ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("paid", "seals"), [(2, 0), (1, 1), (0, 2)])
def test_b5_three_tunnels_cost_two_gold_or_seals(paid: int, seals: int) -> None:
    g = play(go(table(), taxes, 0), paid)

    assert (g.lords[0].gold, g.lords[0].seals) == (3 - paid, seals)


def test_conquered_tiles_are_taxed() -> None:
    g = play(go(table(A={"tiles": "!A3 !B3 C3 mint@D3 D4"}), taxes, 0), 0)

    assert g.lords[0].seals == 3


def test_without_gold_nobody_is_asked() -> None:
    g = go(table(A={"gold": 0}), taxes, 0)

    assert (to_decide(g), g.lords[0].seals) == ("", 2)


# ── special events ───────────────────────────────────────────────────────────────────────────────────────


def happens(name: str, **lord: object) -> Underworld:
    """A special event, up to the first question."""
    g = table(2, version="full", A=lord)
    g.special = name
    return go(g, special_event)


def test_in_a_first_game_nothing_happens() -> None:
    g = table()
    g.event = "special"

    assert said(go(g, event), "nothing-special")


def test_there_are_nine_and_each_does_something() -> None:
    assert set(SPECIAL_EVENTS) == set(SPECIALS)
    assert len(SPECIALS) == 9


def test_witch_hunt_takes_a_monster_or_gives_three_evil() -> None:
    g = happens("witch-hunt", monsters="goblin ghost", evil=5)

    assert options(g) == ["evil", "m1"]
    assert play(g, "evil").lords[0].evil == 8
    assert lair(play(g, "m1")) == ["ghost"]


def test_witch_hunt_without_monsters_is_three_evil() -> None:
    assert happens("witch-hunt", monsters="ghost", evil=5).lords[0].evil == 8


def test_monster_strike_wants_one_part_of_the_cost() -> None:
    g = happens("monster-strike", monsters="witch", food=1)

    assert options(g) == ["give-food", "give-evil", "lie-down"]
    assert play(g, "give-food").lords[0].food == 0
    assert play(g, "give-evil").lords[0].evil == 6
    assert fallen(play(g, "lie-down")) == ["witch"]


def test_monster_strike_a_golem_takes_gold_or_a_trap() -> None:
    g = happens("monster-strike", monsters="golem", traps="pendulum")

    assert options(g) == ["give-gold", "pendulum", "lie-down"]
    assert play(g, "pendulum").secrets[0].traps == ()
    assert play(g, "give-gold").lords[0].gold == 2


def test_monster_strike_a_demon_may_eat_somebody() -> None:
    g = happens("monster-strike", monsters="demon goblin")

    assert options(g) == ["give-evil", "m2", "lie-down"]
    assert lair(play(g, "m2")) == ["demon"]


def test_monster_strike_leaves_ghosts_alone() -> None:
    assert asked(happens("monster-strike", monsters="ghost")) == ""


@pytest.mark.parametrize(("gold", "left"), [(5, 2), (4, 2), (0, 0)])
def test_treasury_levy_takes_half_the_gold_rounded_up(gold: int, left: int) -> None:
    assert happens("treasury-levy", gold=gold).lords[0].gold == left


@pytest.mark.parametrize(("imps", "left"), [(8, 6), (3, 2), (2, 2)])
def test_imp_exodus_takes_every_third_imp(imps: int, left: int) -> None:
    assert happens("imp-exodus", imps=imps).lords[0].imps == left


def test_rats_take_half_the_food_rounded_up() -> None:
    assert happens("rats", food=3).lords[0].food == 1


def test_trap_recall_takes_a_trap_or_a_gold() -> None:
    g = happens("trap-recall", traps="pendulum fire-wall", gold=1)

    assert options(g) == ["pay-gold", "pendulum", "fire-wall"]
    assert play(g, "pay-gold").lords[0].gold == 0
    assert play(g, "fire-wall").secrets[0].traps == ("pendulum",)


def test_trap_recall_leaves_alone_who_has_no_trap() -> None:
    assert asked(happens("trap-recall", gold=1)) == ""


def test_room_licence_costs_gold_or_evil() -> None:
    g = happens("room-licence", tiles="A3 mint@C3 chapel@B4 !cafeteria@D5", gold=3, evil=5)
    g = play(g, 1)

    assert (g.lords[0].gold, g.lords[0].evil) == (2, 6)


def test_contrary_heroes_turn_the_order_round_for_one_round() -> None:
    assert happens("contrary-heroes").contrary


@pytest.mark.parametrize(("monsters", "evil"), [("goblin ghost", 6), ("goblin ghost ghost", 7)])
def test_bad_press_is_worse_for_a_full_lair(monsters: str, evil: int) -> None:
    assert happens("bad-press", monsters=monsters).lords[0].evil == evil


def test_evil_of_events_is_a_gain_that_stops_at_the_top() -> None:
    assert happens("witch-hunt", evil=14).lords[0].evil == 15
