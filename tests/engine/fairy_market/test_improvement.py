"""Phase F: the next goal, exchanging, scissors, recycling, the books that do the same, and clearing away."""

from __future__ import annotations

from typing import Unpack

from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import Situation, asked, exploring, options, play, story

QUIET = "A B S A c3E: W"
"""Finds a sword and nothing that could be used afterwards."""
SCISSORS = "A b1N: S W S"
"""Through S9, past its scissors."""
RECYCLING = "A b1N: S #3"
"""Through the room of D316 to its recycling."""


def after(path: str, hand: str = "S7 S6", **situation: Unpack[Situation]) -> Fair:
    """A has explored like this, and B quietly."""
    situation["hands"] = {"A": hand}
    g = exploring(**situation)
    return play(play(g, "A", path), "B", QUIET)


def test_without_upgrades_the_next_round_begins_at_once() -> None:
    g = after(QUIET)

    assert (g.round, g.phase) == (2, "market")
    assert sorted(g.players[0].deck.discards) == ["S6", "S7"]
    assert g.goals.discards == ["key-2", "barrel-2"]


def test_the_next_main_goal_is_open_before_upgrades_are_used() -> None:
    """Ambiguity 21."""
    g = after(SCISSORS, "S9 S1")

    assert g.phase == "improvement"
    assert g.main_goal != "key-2"


def test_scissors_put_a_card_of_the_dungeon_into_the_box() -> None:
    g = after(SCISSORS, "S9 S1")
    assert asked(g) == "A"
    assert options(g, "A") == ["S9"]  # S1 was not laid

    g = play(g, "A", "S9")

    assert g.box == ["S9"]
    assert "S9" not in [*g.players[0].deck.pile, *g.players[0].deck.discards]


def test_upgrades_are_optional() -> None:
    g = play(after(SCISSORS, "S9 S1"), "A", [])

    assert g.box == []
    assert sorted(g.players[0].deck.discards) == ["S1", "S9"]


def test_unplaced_cards_go_to_the_discards_too() -> None:
    """Ambiguity 8."""
    g = after("A c3E: W", "S7 S6 S5")

    assert sorted(g.players[0].deck.discards) == ["S5", "S6", "S7"]


def test_recycling_keeps_a_card_for_the_next_hand() -> None:
    g = after(RECYCLING, "D316 S1")
    assert options(g, "A") == ["D316"]

    g = play(g, "A", "D316")

    assert g.players[0].hand == ["D316"]
    assert g.players[0].deck.discards == ["S1"]


def test_less_is_more_removes_a_card_once_a_round() -> None:
    g = after(QUIET, books={"A": "prune"})
    assert options(g, "A") == ["S7", "S6"]

    g = play(g, "A", "S6")

    assert g.box == ["S6"]
    assert g.players[0].ready_books() == ["prune"]  # ready again


def test_less_is_more_and_scissors_together_remove_two() -> None:
    g = after("A B S A b1N: S W S", "S9 S1", books={"A": "prune"})

    g = play(g, "A", ["S9", "S1"])

    assert g.box == ["S9", "S1"]


def test_once_more_please_costs_two_coins() -> None:
    g = after(QUIET, books={"A": "keep"}, coins={"A": 2})
    assert asked(g) == "A"

    g = play(g, "A", "S7")

    assert (g.players[0].coins, g.players[0].hand[0]) == (0, "S7")


def test_once_more_please_may_be_paid_with_coins_just_found() -> None:
    g = after("A B S A c3E: W W S E S S S S ! S", books={"A": "keep"}, coins={"A": 0})

    assert asked(g) == "A"


def test_once_more_please_is_not_offered_without_two_coins() -> None:
    g = after(QUIET, books={"A": "keep"}, coins={"A": 1})

    assert g.phase == "market"


def test_each_card_is_chosen_only_once() -> None:
    g = after(RECYCLING, "D316 S1", books={"A": "keep prune"})

    g = play(g, "A", [], "D316")

    assert g.phase == "market"
    assert g.players[0].hand == ["D316"]


def test_all_decide_about_their_cards_at_the_same_time() -> None:
    g = exploring(hands={"A": "S9 S1", "B": "S9 S1"})
    g = play(play(g, "A", SCISSORS), "B", SCISSORS)

    assert asked(g) == "AB"


# ── exchanging ───────────────────────────────────────────────────────────────────────────────────────────


def exchanging() -> Fair:
    return after("A c5S: N", "D417 S1", books={"A": "swap"}, stacks="D301 D302 D303 D401 D402 D501 D502")


def test_fair_exchange_takes_a_card_that_costs_no_more() -> None:
    """Ambiguity 7."""
    assert options(exchanging(), "A") == [
        "D417:D301", "D417:D302", "D417:top3", "D417:D401", "D417:D402", "D417:top4", "none",
    ]  # fmt: skip


def test_an_exchanged_card_goes_to_the_next_hand_and_the_old_one_to_the_box() -> None:
    g = play(exchanging(), "A", "D417:D401")

    assert g.box == ["D417"]
    assert g.players[0].hand == ["D401"]
    assert "exchanged" in story(g)


def test_an_exchange_from_the_stack_is_seen_by_its_owner_only() -> None:
    g = play(exchanging(), "A", "D417:top3")

    assert g.players[0].hand == ["D303"]
    assert "D303" not in str([event.text for event in g.events])
    assert any("D303" in str(event.private) for event in g.events)


def test_an_exchange_is_optional() -> None:
    g = play(exchanging(), "A", "none")

    assert g.box == []


def test_starter_cards_cannot_be_exchanged() -> None:
    assert after(QUIET, books={"A": "swap"}).phase == "market"


def test_in_the_last_round_nothing_is_improved() -> None:
    g = after(SCISSORS, "S9 S1", books={"A": "prune keep"}, round_number=6)

    assert g.main_goal == "key-2"
    assert not g.pending()


# ── the market after round 3 ─────────────────────────────────────────────────────────────────────────────


def test_after_round_three_all_open_cards_of_the_market_are_new() -> None:
    before = exploring(round_number=3)
    open_before = [card for row in (before.books, *before.rows) for card in row.face_up]

    g = after(QUIET, round_number=3)

    assert "new-market" in story(g)
    assert not {card for row in (g.books, *g.rows) for card in row.face_up} & set(open_before)
    assert sorted(card for row in (g.books, *g.rows) for card in row.stack.discards) == sorted(open_before)


def test_after_other_rounds_the_market_stays() -> None:
    assert "new-market" not in story(after(QUIET, round_number=2))


def test_books_are_ready_again_in_the_next_round() -> None:
    g = after("A B S A c1N: S W !", books={"A": "slay"})

    assert g.round == 2
    assert g.players[0].ready_books() == ["slay"]
