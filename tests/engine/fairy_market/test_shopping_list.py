"""Shopping ahead: lists are worked through in the rulebook's order, and whoever has none is asked in turn."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Barrier, Move, apply
from engine.core.saving import load, save
from engine.core.undo import Turn, kept, obstacle, rewound
from engine.games.fairy_market import GAME
from engine.games.fairy_market.rules.shopping_list import GIVE_UP, SHOP
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import (
    OUT,
    TIMED,
    exploring,
    plan,
    plannable,
    play,
    shopper,
    shopping,
    story,
)

ROWS = "slay cross hunt D301 D302 D303 D401 D402 D403"
"""What lies open, and what follows it: two books, and two cards for 3 and for 4 coins."""


def market(seats: int = 2, **coins: int) -> Fair:
    """Everybody has as many coins as said, or six."""
    return shopping(seats, stacks=ROWS, coins=coins, goal=TIMED)  # a race: nobody explores early


# ── writing a list ───────────────────────────────────────────────────────────────────────────────────────


def test_all_who_have_coins_are_invited_to_write_a_list_when_the_market_opens() -> None:
    g = market(4, C=0)

    assert g.awaited() == [0]
    assert g.invited() == [1, 3]  # A is asked already


def test_a_list_has_everything_one_can_pay_for_a_second_token_of_each_kind_and_three_words() -> None:
    entries = plannable(market(B=3), "B", SHOP)

    assert entries[:4] == ["token:sword", "token:rope", "token:key", "token:scroll"]
    assert {"book:slay", "book:top", "card:D301", "card:top3", "token:key*2"} <= set(entries)
    assert "card:D401" not in entries
    assert entries[-3:] == ["one", "on", "pass"]
    assert "token:key*2" not in plannable(market(B=1), "B", SHOP)


def test_things_are_bought_turn_by_turn_in_the_order_of_the_table() -> None:
    g = plan(market(3), "B", SHOP, "card:D301", "token:key")
    g = plan(g, "C", SHOP, "card:D301", "card:D302", "pass")

    g = play(g, "A", "token:rope")
    assert (g.players[1].hand, g.players[2].hand) == (["D301"], ["D302"])
    assert shopper(g) == "A"
    g = play(g, "A", "pass")

    assert g.players[1].tokens == {"key": 1}
    assert shopper(g) == "B"  # B's list has come to its end, C has passed
    assert g.plans == []


def test_the_story_says_what_had_been_decided_ahead() -> None:
    g = play(plan(market(), "B", SHOP, "card:D301"), "A", "token:rope")

    assert story(g) == ["bought-token", "story-decided-ahead", "bought-card"]
    assert g.barrier is Barrier.TURNED_UP


def test_whoever_is_asked_may_hand_in_a_whole_list_instead() -> None:
    g = plan(market(), "A", SHOP, "card:D301", "token:key", "pass")
    assert (g.players[0].hand, shopper(g)) == (["D301"], "B")

    g = play(g, "B", "token:rope", "pass")

    assert (g.players[0].tokens, g.shopping) == ({"key": 1}, [])


def test_what_is_gone_or_too_dear_by_then_is_skipped() -> None:
    g = plan(market(B=4), "B", SHOP, "card:D301", "token:sword", "card:D302", "token:rope")

    g = play(g, "A", "card:D301")
    g = play(g, "A", "token:key")

    assert g.players[1].tokens == {"sword": 1}
    assert g.players[1].hand == ["D302"]
    assert play(g, "A", "pass").players[1].coins == 0


def test_with_nothing_possible_left_one_is_asked() -> None:
    g = play(plan(market(), "B", SHOP, "card:D301"), "A", "card:D301")

    assert shopper(g) == "B"


def test_a_list_that_ends_with_passing_passes() -> None:
    g = play(plan(market(), "B", SHOP, "card:D301", "pass"), "A", "card:D301")

    assert g.shopping == [0]
    assert (g.plan_of(1, SHOP), [one for one in g.foresights if one.seat == 1]) == (None, [])


def test_a_second_token_of_a_kind_may_be_on_the_list() -> None:
    g = plan(market(), "A", SHOP, "token:key", "token:key*2", "pass")

    assert play(g, "B", "token:rope").players[0].tokens == {"key": 2}


# ── the words on a list ──────────────────────────────────────────────────────────────────────────────────


def test_of_alternatives_only_one_is_bought() -> None:
    g = plan(market(A=20), "A", SHOP, "card:D301", "card:D302", "one", "token:key", "pass")

    g = play(g, "B", "token:rope")
    assert (g.players[0].hand, g.players[0].tokens) == (["D301"], {"key": 1})
    g = play(g, "B", "token:rope")

    assert g.shopping == [1]


def test_if_no_alternative_is_left_the_list_goes_on_below_them() -> None:
    g = plan(market(), "B", SHOP, "card:D301", "one", "token:key", "pass")

    assert play(g, "A", "card:D301").players[1].tokens == {"key": 1}


@pytest.mark.parametrize("unseen", ["card:top3", "book:top"])
def test_a_list_ends_with_something_unseen(unseen: str) -> None:
    g = plan(market(), "A", SHOP, unseen, "token:key", "pass")

    g = play(g, "B", "token:rope")

    assert (shopper(g), g.players[0].tokens) == ("A", {})


def test_a_list_goes_on_after_something_unseen_if_it_says_so() -> None:
    g = plan(market(), "A", SHOP, "on", "card:top3", "token:key", "pass")

    g = play(g, "B", "token:rope", "token:rope")

    assert (g.players[0].hand, g.players[0].tokens) == (["D303"], {"key": 1})
    assert g.shopping == [1]


def test_a_list_of_words_alone_comes_to_an_end() -> None:
    g = plan(market(), "A", SHOP, "card:D301", "on", "one")

    assert (g.plans, g.players[0].hand) == ([], ["D301"])


# ── changing one's mind ──────────────────────────────────────────────────────────────────────────────────


def test_a_list_can_be_changed_and_dropped_until_it_is_used() -> None:
    g = plan(market(), "B", SHOP, "card:D301", "pass")

    changed = play(plan(g, "B", SHOP, "token:key"), "A", "token:rope")
    dropped = play(plan(g, "B", SHOP), "A", "token:rope")

    assert (changed.players[1].hand, changed.players[1].tokens) == ([], {"key": 1})
    assert shopper(dropped) == "B"


def test_whoever_declines_is_asked_in_turn_and_not_invited_again() -> None:
    g = plan(market(), "B", SHOP)
    assert g.invited() == []

    g = play(g, "A", "token:rope")

    assert (shopper(g), g.invited()) == ("B", [])


def test_a_list_neither_stops_another_from_taking_back_nor_is_lost_by_it() -> None:
    start = market(3)
    moved = play(start, "A", "token:rope")
    number = next(one.number for one in moved.decisions_of(2) if one.ahead)
    move = Move(2, number, ["card:D301", "pass"])
    planned = Turn(moved, move, apply(moved, move))

    assert obstacle(planned, 0, ()) is None
    (again,) = kept(rewound(start, planned.after.asked, []), [planned], 0, ())
    assert again.after.plan_of(2, SHOP) == planned.after.plan_of(2, SHOP)


def test_a_list_is_kept_in_a_saved_game() -> None:
    g = load(save(plan(market(), "B", SHOP, "card:D301", "pass")))

    assert isinstance(g, Fair)
    assert play(g, "A", "token:rope").players[1].hand == ["D301"]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_nobody_else_can_tell_one_list_from_another(viewer: int | None) -> None:
    one = plan(market(3), "B", SHOP, "card:D301", "pass")
    other = plan(market(3), "B", SHOP, "token:key")

    assert msgspec.json.encode(GAME.view(one, viewer)) == msgspec.json.encode(GAME.view(other, viewer))
    assert GAME.view(one, 1).plans[0].choices == (("card:D301", "pass"),)


# ── a third book ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_book_to_give_up_can_be_named_ahead() -> None:
    g = shopping(stacks=ROWS, books={"B": "climb keep"}, goal=TIMED)
    assert plannable(g, "B", GIVE_UP) == ["climb", "keep"]
    g = plan(plan(g, "B", GIVE_UP, "keep"), "B", SHOP, "book:slay", "pass")

    g = play(g, "A", "token:rope")

    assert (g.players[1].books, shopper(g)) == (["climb", "slay"], "A")


def test_without_a_second_book_there_is_none_to_give_up() -> None:
    g = shopping(books={"A": "climb keep", "B": "hunt"}, coins={"A": 1}, goal=TIMED)

    assert not [one for one in g.foresights if one.about == GIVE_UP]


# ── before the market opens ──────────────────────────────────────────────────────────────────────────────


def improving(round_number: int = 1, **books: str) -> Fair:
    """A has a card to cut, so that the market is not open yet."""
    situation = exploring(
        hands={"A": "S9 S1"}, books=books, tokens={"B": "rope"}, round_number=round_number, stacks=ROWS
    )
    return play(play(situation, "A", "A b1N: S W S"), "B", OUT)


def test_lists_are_welcome_as_soon_as_the_next_goal_is_known() -> None:
    g = improving()
    assert (g.phase, g.awaited(), g.invited()) == ("improvement", [0], [0, 1])

    g = plan(plan(g, "A", SHOP, "card:D301", "pass"), "B", SHOP, "card:D302", "pass")
    g = play(g, "A", [])

    assert (g.round, g.shopping) == (2, [])
    assert [player.hand[0] for player in g.players] == ["D301", "D302"]


def test_books_used_up_this_round_are_ready_for_the_list() -> None:
    g = improving(B="discount")
    g.players[1].used_books = {"discount": True}

    assert "cheap:D301" in plannable(g, "B", SHOP)


def test_before_the_market_is_renewed_nobody_is_asked_for_a_list() -> None:
    g = improving(3)
    assert (g.phase, g.invited()) == ("improvement", [])

    g = play(g, "A", [])

    assert (g.round, len(g.invited())) == (4, 1)
