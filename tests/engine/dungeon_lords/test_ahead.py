"""Production, cards to take back, taxes, wages and special events: asked at once, or decided ahead."""

from typing import Any

import pytest

from engine.core.running import run
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.lord import Errand
from engine.games.dungeon_lords.rules.events import event
from engine.games.dungeon_lords.rules.foresight import foresee_round
from engine.games.dungeon_lords.rules.orders.execution import return_trap
from engine.games.dungeon_lords.rules.payments import foresee_lost_traps
from engine.games.dungeon_lords.rules.production import production
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import (
    asked,
    decide_ahead,
    foreseen,
    go,
    options,
    play,
    standing,
    table,
    to_decide,
    wishes,
)
from texts import speaker

SAY = speaker("en")
DONE = (Errand("dig", 0, "done"), Errand("mine", 0, "done"), Errand("hire", 0, "done"))
UNDONE = (Errand("dig", 0, "done"), Errand("mine", -1, "undone"), Errand("hire", -1, "undone"))


def before(happening: str, special: str = "", **lords: Any) -> Underworld:
    """Lords in the round of an event; what they may decide ahead is foreseen."""
    everybody: dict[str, Any] = {who: {"errands": DONE, **lords.get(who, {})} for who in "ABCD"}
    g = table(4, **everybody)
    g.event, g.special = happening, special
    for number in range(4):
        foresee_round(g, number)
    return g


def producing(**lords: Any) -> Underworld:
    """Lords before production, in a round without an event."""
    return before("", **lords)


# ── production ───────────────────────────────────────────────────────────────────────────────────────────


def test_all_lords_produce_at_the_same_time() -> None:
    g = go(producing(B={"tiles": "mint@C3"}, C={"tiles": "chicken-coop@A3"}), production)
    assert to_decide(g) == "BC"

    g = play(g, "chicken-coop", who="C")

    assert (g.lords[2].food, to_decide(g)) == (4, "B")


def test_they_produce_in_turn_where_a_room_may_send_the_paladin_on() -> None:
    lords = {"A": {"tiles": "mint@C3"}, "C": {"tiles": "printing-press@B3", "evil": 12, "heroes": "PAL"}}
    g = go(producing(**lords), production)

    assert (to_decide(g), g.invited()) == ("A", [2])


def test_a_list_of_rooms_holds_until_it_is_changed() -> None:
    g = producing(A={"tiles": "mint@C3 magic-room@B3", "imps": 5, "food": 9})
    g = go(decide_ahead(g, "A", "production", "magic-room", "mint", "done"), production)
    assert (g.lords[0].produced, to_decide(g)) == (("magic-room", "mint"), "")

    g.change(0, produced=(), busy=0, errands=DONE)
    g = go(g, production)

    assert g.lords[0].produced == ("magic-room", "mint")
    assert "production" in foreseen(g, "A")


def test_rooms_that_are_not_on_the_list_are_asked_for() -> None:
    g = producing(A={"tiles": "mint@C3 magic-room@B3", "imps": 6})
    g = go(decide_ahead(g, "A", "production", "mint"), production)

    assert (g.lords[0].produced, to_decide(g), options(g)) == (("mint",), "A", ["magic-room", "done"])


def test_all_rooms_that_cost_nothing_can_be_wished_for_in_one_word() -> None:
    rooms = "mint@C3 chicken-coop@A3 magic-room@B2"
    g = producing(A={"tiles": f"{rooms} B3", "imps": 9})
    g = go(decide_ahead(g, "A", "production", "all", "done"), production)

    assert (g.lords[0].gold, g.lords[0].food, g.lords[0].imps) == (4, 4, 9)


def test_one_room_alone_is_all_rooms_as_well() -> None:
    g = go(decide_ahead(producing(A={"tiles": "mint@C3"}), "A", "production", "all"), production)

    assert g.lords[0].gold == 4


def test_a_tool_shed_digs_where_it_was_told_or_where_there_is_most_room() -> None:
    g = producing(A={"tiles": "tool-shed@A3 B3", "imps": 9})
    there = go(decide_ahead(g, "A", "production", "tool-shed@C3", "done"), production)
    anywhere = go(decide_ahead(g, "A", "production", "tool-shed"), production)

    assert there.lords[0].tiles[12] is not None
    assert anywhere.lords[0].filled.bit_count() == 3


def test_a_lasting_answer_can_be_given_while_one_is_asked() -> None:
    g = go(producing(A={"tiles": "mint@C3"}), production)
    assert to_decide(g) == "A"

    g = decide_ahead(g, "A", "production", "mint", "done")

    assert (g.lords[0].gold, to_decide(g)) == (4, "")


def test_a_room_on_offer_can_be_planned_for_while_it_may_be_built() -> None:
    g = producing()
    g.phase, g.room_offer = "orders", ("mint", "workshop")
    foresee_round(g, 0)
    assert wishes(g, "A", "production") == ["all", "mint", "workshop", "done"]

    g = go(g, production)

    assert "production" not in foreseen(g, "A")


@pytest.mark.parametrize(("wish", "lacking"), [("mine", ("dig", "hire")), ("hire", ("dig", "mine"))])
def test_which_card_comes_back_can_be_decided_ahead(wish: str, lacking: tuple[str, ...]) -> None:
    g = producing(A={"errands": UNDONE})
    g = go(decide_ahead(g, "A", "take-back", wish, "dig"), production)

    assert (g.lords[0].unavailable, to_decide(g)) == (lacking, "")


def test_a_card_that_cannot_come_back_is_passed_over() -> None:
    g = table(4, A={})
    g.change(0, errands=(Errand("dig", 0), Errand("mine", 0), Errand("hire", 0)))
    foresee_round(g, 0)
    g = decide_ahead(g, "A", "take-back", "hire", "mine", "dig")
    for number in range(4):
        g.change(number, errands=DONE if number else (*UNDONE[:2], Errand("hire", 0, "done")))

    assert go(g, production).lords[0].unavailable == ("dig", "hire")


# ── taxes and wages ──────────────────────────────────────────────────────────────────────────────────────


def test_all_lords_are_asked_for_taxes_at_once() -> None:
    g = go(before("taxes", D={"gold": 0}), event)
    assert to_decide(g) == "ABC"

    g = play(g, 2, who="C")

    assert (to_decide(g), g.lords[2].gold, g.lords[3].seals) == ("AB", 1, 2)


@pytest.mark.parametrize(("wish", "gold"), [("all", 1), ("1", 2), ("0", 3), ("4", 1)])
def test_taxes_are_paid_as_planned_as_far_as_they_are_due(wish: str, gold: int) -> None:
    g = go(decide_ahead(before("taxes"), "A", "taxes", wish), event)

    assert (g.lords[0].gold, to_decide(g)) == (gold, "BCD")


def test_everybody_can_be_paid_in_one_word() -> None:
    g = before("pay-day", B={"monsters": "troll goblin slime", "food": 3})
    g = go(decide_ahead(g, "B", "wages", "everybody"), event)

    assert (standing(g, "B"), g.lords[1].food, to_decide(g)) == (["troll", "goblin"], 0, "")


def test_what_costs_a_trap_is_asked_all_the_same() -> None:
    g = before("pay-day", A={"monsters": "golem goblin", "traps": "pendulum fire-wall"})
    g = go(decide_ahead(g, "A", "wages", "everybody"), event)

    assert (to_decide(g), options(g)) == ("A", ["pay:m1:pendulum", "pay:m1:fire-wall", "pay:m2"])


def test_one_of_two_alike_can_be_paid_and_the_other_let_go() -> None:
    g = before("pay-day", A={"monsters": "goblin goblin troll"})
    g = go(decide_ahead(g, "A", "wages", "pay:m1", "leave:m2", "pay:m3"), event)

    assert (standing(g), g.lords[0].food, g.lords[0].evil) == (["goblin", "troll"], 0, 6)


def test_a_list_that_does_not_name_everybody_is_not_used() -> None:
    g = before("pay-day", A={"monsters": "goblin troll"})
    g = go(decide_ahead(g, "A", "wages", "leave:m1"), event)
    assert options(g) == ["pay:m1", "pay:m2", "pay-all"]

    assert play(g, ["pay:m2"]).plans == []


def test_whoever_cannot_be_paid_after_the_others_goes_without_being_asked_about() -> None:
    g = before("pay-day", A={"monsters": "goblin troll", "food": 2, "evil": 5})
    g = go(decide_ahead(g, "A", "wages", "pay:m2", "pay:m1"), event)

    assert (standing(g), g.lords[0].food, g.lords[0].evil) == (["troll"], 0, 6)


def test_wages_planned_ahead_say_when_there_would_not_be_enough() -> None:
    g = before("pay-day", A={"monsters": "goblin troll", "food": 1})
    [offer] = [each for each in g.decisions_of(0) if each.ahead == "dungeon-lords-wages"]
    notes = GAME.explain(GAME.view(g, 0), offer).notes

    assert SAY.say(notes["pay:m1"]) == "Then you have 0 food."
    assert SAY.say(notes["pay:m2"]) == "Not possible as things stand: you lack 1 food."


def test_on_pay_day_all_with_monsters_are_called_at_once() -> None:
    lair = {"monsters": "goblin"}
    g = go(before("pay-day", A=lair, C=lair, D=lair), event)

    assert (to_decide(g), g.invited()) == ("A", [2, 3])
    g = decide_ahead(g, "D", "wages", "leave:m3")
    assert standing(g, "D") == ["goblin"], "it is not their turn"
    g = play(decide_ahead(g, "C", "wages", "everybody"), "pay:m1")
    assert (standing(g, "C"), standing(g, "D"), to_decide(g)) == (["goblin"], [], "")


# ── special events and lost traps ────────────────────────────────────────────────────────────────────────


def test_a_witch_hunt_can_be_decided_ahead() -> None:
    g = before("special", "witch-hunt", A={"monsters": "goblin troll"})
    g = go(decide_ahead(g, "A", "special", "m1", "evil"), event)

    assert (standing(g), g.lords[0].evil) == (["troll"], 5)


def test_every_monster_on_strike_gets_the_first_thing_it_wants() -> None:
    g = before("special", "monster-strike", A={"monsters": "goblin vampire troll", "food": 1})
    g = go(decide_ahead(g, "A", "special", "give-food", "give-evil", "lie-down"), event)

    assert (standing(g), g.lords[0].food, g.lords[0].evil) == (["goblin", "vampire"], 0, 6)


def test_all_lords_recall_traps_at_once() -> None:
    g = before("special", "trap-recall", A={"traps": "pendulum"}, C={"traps": "fire-wall", "gold": 0})
    g = go(decide_ahead(g, "A", "special", "pay-gold"), event)

    assert (to_decide(g), g.lords[0].gold) == ("C", 2)


def test_licences_are_paid_as_planned() -> None:
    g = before("special", "room-licence", A={"tiles": "mint@C3 A3 chicken-coop@A2", "gold": 3})
    g = go(decide_ahead(g, "A", "special", "1"), event)

    assert (g.lords[0].gold, g.lords[0].evil) == (2, 6)


def test_traps_to_part_with_are_chosen_once_and_for_all() -> None:
    g = table(4, year=2, A={"traps": "pendulum fire-wall trap-door"})
    foresee_lost_traps(g)
    g = decide_ahead(g, "A", "spare", "rolling-stone", "trap-door", "pendulum")
    g.then(return_trap, 0)
    g.then(return_trap, 0)
    run(g)

    assert (g.secrets[0].traps, to_decide(g)) == (("fire-wall",), "")
    assert asked(go(g, return_trap, 0)) == "trap_returned"


def test_nothing_is_foreseen_that_no_round_will_ask() -> None:
    assert foreseen(before("taxes"), "A") == ["order-1", "order-2", "order-3", "taxes", "take-back"]
    assert "special" not in foreseen(before("special", "rats"), "A")
