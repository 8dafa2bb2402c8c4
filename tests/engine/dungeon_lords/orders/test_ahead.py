"""With the orders one may say how each is to be carried out; that is done in the sequence of the board."""

from typing import Any

import pytest

from engine.core import Barrier, Illegal
from engine.core.running import run
from engine.games.dungeon_lords.cards import ORDER_NAMES
from engine.games.dungeon_lords.rules.orders.execution import execute
from engine.games.dungeon_lords.rules.orders.ordering import orders
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import (
    asked,
    decide_ahead,
    foreseen,
    go,
    options,
    outcome,
    placed,
    play,
    said,
    sent,
    standing,
    table,
    tiles,
    to_decide,
    wishes,
)

THREE_PLANS = ["order-1", "order-2", "order-3"]


def choosing(**lords: Any) -> Underworld:
    """Four lords choose among all orders, which are carried out then."""
    cards = {"hand": ORDER_NAMES, "unavailable": ()}
    everybody: dict[str, Any] = {who: {**cards, **lords.get(who, {})} for who in "ABCD"}
    g = table(4, **everybody)
    g.then(orders)
    g.then(execute)
    run(g)
    return g


def carried_out(space: str, *wish: str, **lord: Any) -> Underworld:
    """Lord A has an order on this space, and has decided it ahead."""
    g = placed(table(4, A=lord), A=space)
    return go(decide_ahead(g, "A", "order-1", *wish), execute)


# ── before the orders are turned up ──────────────────────────────────────────────────────────────────────


def test_whoever_has_chosen_may_decide_ahead_while_others_still_think() -> None:
    g = choosing()
    assert foreseen(g, "B") == []

    g = play(g, ["food", "dig", "hire"], who="B")

    assert foreseen(g, "B")[:3] == THREE_PLANS
    assert (foreseen(g, "A"), to_decide(g)) == ([], "ACD")


def test_a_plan_may_be_about_all_spaces_or_about_some() -> None:
    g = play(choosing(), ["food", "dig", "hire"], who="A")

    assert wishes(g, "A", "order-1") == ["take", "take-1", "take-2", "take-3", "unless-paladin", "decline"]
    with pytest.raises(Illegal):
        decide_ahead(g, "A", "order-1", "take-4")


def test_a_whole_round_of_plans_is_carried_out_when_the_last_orders_are_chosen() -> None:
    g = choosing(A={"gold": 3}, B={"gold": 3})
    for who, words in {"A": "food mine dig", "B": "food mine dig", "C": "mine food dig"}.items():
        g = play(g, words.split(), who=who)
        for plan, word in zip(THREE_PLANS, words.split(), strict=True):
            g = decide_ahead(g, who, plan, {"food": "take", "mine": "all", "dig": "decline"}[word])
    g = play(g, ["build", "hire", "dig"], who="D")

    assert [lord.food for lord in g.lords[:3]] == [3 + 2, 3 + 3, 3 + 3]
    assert [outcome(g, "mine", who) for who in "ABC"] == ["done"] * 3
    assert (to_decide(g), g.plans) == ("", [])
    assert said(g, "paid-food")


def test_only_spaces_that_were_named_are_taken_as_planned() -> None:
    g = choosing()
    for who in "ABCD":
        g = play(g, ["imps", "hire", "build"], who=who)
        if who in "AB":
            g = decide_ahead(g, who, "order-1", "take-2")
    assert (asked(g), to_decide(g), wishes(g, "B", "order-1")) == ("traded", "A", ["take", "decline"])

    g = play(g, "decline")

    assert (outcome(g, "imps", "B"), to_decide(g)) == ("done", "C")


def test_a_plan_waits_for_its_place_in_the_sequence() -> None:
    g = placed(table(4), A="mine1", B="food1")
    g = go(decide_ahead(g, "A", "order-1", "all"), execute)
    assert (to_decide(g), outcome(g, "mine")) == ("B", "waiting")

    g = play(g, "take")

    assert outcome(g, "mine") == "done"
    assert g.barrier == Barrier.TURNED_UP, "B has learnt that A had a plan"


# ── invitations ──────────────────────────────────────────────────────────────────────────────────────────


def test_once_the_spaces_are_known_all_are_called_at_once() -> None:
    g = sent(table(4), A="food1 dig1", B="food2", C="hire1")

    assert (to_decide(g), g.invited()) == ("A", [0, 1, 2])
    assert foreseen(g, "A") == ["order-2"]


def test_who_got_no_space_is_asked_for_nothing() -> None:
    g = choosing()
    for who in "ABCD":
        g = play(g, ["mine", "dig", "build"], who=who)

    assert [foreseen(g, who)[:3] for who in "CD"] == [THREE_PLANS, ["take-back"]]


def test_a_plan_counts_as_an_answer_to_the_invitation() -> None:
    g = play(choosing(), ["mine", "food", "hire"], who="A")
    for plan in THREE_PLANS:
        g = decide_ahead(g, "A", plan, "decline")
    for who in "BCD":
        g = play(g, ["mine", "imps", "build"], who=who)

    assert 0 not in g.invited()


def test_whoever_declines_or_drops_is_asked_in_turn() -> None:
    g = decide_ahead(placed(table(4), A="food1"), "A", "order-1", "take")
    g = go(decide_ahead(g, "A", "order-1"), execute)

    assert (g.invited(), to_decide(g), asked(g)) == ([], "A", "traded")


def test_a_plan_can_be_changed_until_it_is_used() -> None:
    g = decide_ahead(placed(table(4), A="mine2"), "A", "order-1", "all")
    g = go(decide_ahead(g, "A", "order-1", "1"), execute)

    assert g.lords[0].gold == 3 + 1


def test_an_order_that_cannot_be_carried_out_needs_no_plan_any_more() -> None:
    g = carried_out("food1", "take", gold=0)

    assert (outcome(g, "food"), g.plans, g.foresights) == ("undone", [], [])


# ── what can be planned ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("space", "wish", "result"),
    [("food1", "take", "done"), ("traps3", "take", "undone"), ("imps2", "decline", "undone")],
)
def test_trades_are_taken_or_left(space: str, wish: str, result: str) -> None:
    g = carried_out(space, wish, gold=1)

    assert (outcome(g, space[:-1]), to_decide(g)) == (result, "")


@pytest.mark.parametrize(("evil", "paladin"), [(7, "done"), (8, "undone"), (10, "undone")])
def test_food_may_be_taken_unless_that_brings_the_paladin(evil: int, paladin: str) -> None:
    g = carried_out("food3", "unless-paladin", "decline", evil=evil)

    assert (outcome(g, "food"), g.paladin_at) == (paladin, -1)


def test_who_has_the_paladin_already_need_not_fear_him() -> None:
    g = table(4, A={"evil": 11, "heroes": "PAL"})
    g = go(decide_ahead(placed(g, A="food3"), "A", "order-1", "unless-paladin", "decline"), execute)

    assert outcome(g, "food") == "done"


@pytest.mark.parametrize(("space", "spied"), [(1, (1,)), (2, ()), (3, (1,))])
def test_a_combat_card_is_looked_at_where_the_space_allows_it(space: int, spied: tuple[int, ...]) -> None:
    g = play(choosing(), ["reputation", "mine", "hire"], who="A")
    g = decide_ahead(g, "A", "order-1", "card-2")
    placed(g, A=f"reputation{space} mine1 hire1")
    g.agenda.clear()
    g = go(g, execute)

    assert (outcome(g, "reputation"), g.lords[0].spied) == ("done", spied)


@pytest.mark.parametrize(("wish", "gold"), [("all", 3), ("3", 3), ("2", 2), ("decline", 0)])
def test_gold_is_mined_as_far_as_possible(wish: str, gold: int) -> None:
    g = play(choosing(), ["mine", "food", "hire"], who="A")
    g = decide_ahead(g, "A", "order-1", wish)
    placed(g, A="mine3 food1 hire1")
    g.agenda.clear()
    g.change(0, imps=4)
    g = play(go(g, execute), "decline")

    assert (g.lords[0].gold, to_decide(g)) == (3 + gold, "")


def test_tunnels_are_dug_in_the_planned_sequence_as_many_as_allowed() -> None:
    g = play(choosing(A={"imps": 5}), ["dig", "food", "hire"], who="A")
    g = decide_ahead(g, "A", "order-1", "B4", "b5", "C5", "D5")
    placed(g, A="dig1 food1 hire1")
    g.agenda.clear()
    g = play(go(g, execute), "decline")

    assert g.lords[0].dug == (8, 9)


def test_a_planned_tunnel_that_is_impossible_by_then_is_left_out() -> None:
    g = placed(table(4), A="dig2")
    g = decide_ahead(g, "A", "order-1", "B4", "D3")
    g.change(0, tiles=tiles("A3 A4 B3 C3"))  # B4 would complete a block now
    g = go(g, execute)

    assert g.lords[0].dug == (17,)


def test_digging_can_be_declined_ahead_and_impossible_squares_are_refused() -> None:
    g = placed(table(4), A="dig1")
    with pytest.raises(Illegal):
        decide_ahead(g, "A", "order-1", "A1")
    with pytest.raises(Illegal):
        decide_ahead(g, "A", "order-1", "A4", "A5", "B5")

    assert outcome(go(decide_ahead(g, "A", "order-1", "decline"), execute), "dig") == "undone"


def hiring(*offer: str, **lords: Any) -> Underworld:
    """B chooses first, on space III, then A on space I."""
    g = table(4, **lords)
    g.monster_offer = offer
    return placed(g, A="hire1", B="hire3")


def test_of_several_monsters_the_first_that_is_left_is_hired() -> None:
    g = hiring("goblin", "troll", "slime", A={"food": 4}, B={"food": 4})
    g = go(decide_ahead(g, "A", "order-1", "troll", "goblin", "decline"), execute)
    g = play(g, "troll")

    assert (standing(g, "B"), standing(g, "A")) == (["troll"], ["goblin"])


def test_whoever_wanted_only_a_monster_that_is_gone_is_asked() -> None:
    g = hiring("goblin", "troll", "slime", A={"food": 4}, B={"food": 4})
    g = go(decide_ahead(g, "A", "order-1", "troll"), execute)
    g = play(g, "troll")

    assert (to_decide(g), options(g), g.plans) == ("A", ["goblin", "slime", "decline"], [])


def test_a_monster_that_cannot_be_paid_yet_can_be_wished_for() -> None:
    g = table(4, A={"food": 0})
    g.monster_offer = ("troll", "ghost", "vampire")
    g = placed(g, A="food2 hire1")
    for plan, wish in (("order-1", "take"), ("order-2", "troll")):
        g = decide_ahead(g, "A", plan, wish)

    assert standing(go(g, execute)) == ["troll"]


def test_a_room_is_built_where_it_was_planned_or_else_another() -> None:
    g = table(4, A={"gold": 3}, B={"gold": 3})
    g.room_offer = ("mint", "chicken-coop")
    g = placed(g, A="build2", B="build3")
    g = go(decide_ahead(g, "A", "order-1", "mint@C3", "chicken-coop@A3", "decline"), execute)
    g = play(g, ["mint", "C3"])

    assert (list(g.lords[0].working_rooms), outcome(g, "build")) == (["chicken-coop"], "done")


def test_a_room_may_be_planned_in_a_tunnel_that_is_still_to_be_dug() -> None:
    g = table(4, A={"gold": 3})
    g.room_offer = ("mint", "chicken-coop")
    g = placed(g, A="dig1 build1")
    assert "chicken-coop@B4" not in wishes(g, "A", "order-2")

    g = decide_ahead(g, "A", "order-1", "B4")
    g = go(decide_ahead(g, "A", "order-2", "chicken-coop@B4"), execute)

    assert g.lords[0].working_rooms == {"chicken-coop": 8}
