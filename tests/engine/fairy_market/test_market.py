"""Phase B: prices, stacks, tokens, books, who is first, and the books that work at the market."""

import pytest

from engine.games.fairy_market.rules.hands import fill_hands
from engine.games.fairy_market.rules.market import open_market
from engine.games.fairy_market.rules.rounds import first_shopper
from engine.games.fairy_market.state import Score
from tests.engine.fairy_market.scenario import (
    asked,
    begun,
    drawing,
    exploring,
    options,
    play,
    shopper,
    shopping,
    started,
    story,
    table,
)


def test_the_rulebooks_shopper_spends_six_coins_in_three_turns() -> None:
    """R2: a book, a card for 3 and a token; one of two older books is given up."""
    g = shopping(books={"A": "climb hunt"}, stacks="slay cross D301 D302")

    g = play(g, "A", "book:slay")
    assert (g.players[0].coins, options(g, "A")) == (4, ["climb", "hunt"])
    g = play(g, "A", "climb")
    g = play(g, "B", "pass")
    g = play(g, "A", "card:D301")
    assert g.players[0].coins == 1
    g = play(g, "A", "token:rope")

    assert (g.players[0].coins, g.players[0].books) == (0, ["hunt", "slay"])
    assert g.books.stack.discards == ["climb"]


def test_one_thing_a_turn_and_whoever_passes_has_finished() -> None:
    g = shopping(3)

    g = play(g, "A", "token:key")
    assert shopper(g) == "B"
    g = play(g, "B", "pass")
    g = play(g, "C", "token:key")
    g = play(g, "A", "token:key")

    assert shopper(g) == "C"


def test_without_a_coin_one_passes_without_being_asked() -> None:
    g = shopping(coins={"A": 0, "B": 1})

    assert shopper(g) == "B"


def test_only_what_can_be_paid_is_offered() -> None:
    g = shopping(coins={"A": 3}, stacks="slay cross D301 D302")

    assert {option.partition(":")[0] for option in options(g, "A")} == {"pass", "token", "book", "card"}
    assert [each for each in options(g, "A") if each.startswith("card")] == [
        "card:D301",
        "card:D302",
        "card:top3",
    ]


def test_a_bought_card_is_replaced_at_once_and_in_the_hand() -> None:
    g = shopping(stacks="D301 D302 D303")

    g = play(g, "A", "card:D302")

    assert g.players[0].hand == ["D302"]
    assert g.row(3).face_up == ["D301", "D303"]


def test_the_top_of_a_stack_costs_the_same_and_stays_a_secret() -> None:
    g = shopping(stacks="D301 D302 D303")

    g = play(g, "A", "card:top3")

    assert (g.players[0].hand, g.players[0].coins) == (["D303"], 3)
    assert g.row(3).face_up == ["D301", "D302"]
    assert "D303" not in str(g.events[0].text)
    assert "D303" in str(g.events[0].private[0])


def test_a_book_from_the_stack_is_seen_by_all() -> None:
    g = shopping(stacks="slay cross hunt")

    g = play(g, "A", "book:top")

    assert g.players[0].books == ["hunt"]
    assert story(g) == ["bought-book-unseen"]


def test_a_new_book_is_never_the_one_given_up() -> None:
    g = shopping(books={"A": "climb hunt"}, stacks="slay cross")

    assert options(play(g, "A", "book:slay"), "A") == ["climb", "hunt"]


def test_there_are_five_tokens_of_a_kind() -> None:
    """R12."""
    g = shopping()
    g.players[1].tokens = {"rope": 4}
    assert "token:rope" in options(g, "A")

    g = play(g, "A", "token:rope")

    assert "token:rope" not in options(g, "B")
    assert "token:key" in options(g, "B")


def test_an_empty_stack_is_made_anew_from_its_discards() -> None:
    g = table(stacks="D301 D302")
    row = g.row(3)
    row.stack.pile, row.stack.discards = [], row.stack.pile
    g = play(begun(g, open_market), "A", "card:D301")

    assert len(g.row(3).face_up) == 2
    assert g.row(3).stack.discards == []


# ── books ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_hagglers_handbook_saves_a_coin_once_a_round() -> None:
    g = shopping(books={"A": "discount"}, coins={"A": 5}, stacks="D601 D602 D301 D302")
    assert "cheap:D601" in options(g, "A")
    assert "card:D601" not in options(g, "A")

    g = play(g, "A", "cheap:D301")

    assert g.players[0].coins == 3
    g = play(g, "B", "pass")
    assert not any(option.startswith("cheap") for option in options(g, "A"))


def test_the_hagglers_handbook_works_for_the_top_of_a_stack() -> None:
    g = shopping(books={"A": "discount"}, coins={"A": 2})

    assert play(g, "A", "cheap:top3").players[0].coins == 0


def test_two_for_one_gives_another_kind_for_free() -> None:
    g = shopping(books={"A": "twin-token"})
    assert "token:rope+rope" not in options(g, "A")

    g = play(g, "A", "token:rope+key")

    assert g.players[0].tokens == {"rope": 1, "key": 1}
    assert g.players[0].coins == 5
    g = play(g, "B", "pass")
    assert not any("+" in option for option in options(g, "A"))


def test_two_for_one_needs_a_kind_still_there() -> None:
    g = table(books={"A": "twin-token"})
    g.players[1].tokens = {"key": 5}

    assert "token:rope+key" not in options(begun(g, open_market), "A")


# ── who is first ─────────────────────────────────────────────────────────────────────────────────────────


def test_in_the_first_round_the_lot_decides() -> None:
    assert {started(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_later_the_poorest_is_first() -> None:
    g = table(3, coins={"A": 4, "B": 2, "C": 3}, round_number=2)

    assert first_shopper(g) == 1


def test_of_the_poorest_the_one_with_fewest_points_is_first() -> None:
    """Ambiguity 13: main, side and time together, the side goal not halved."""
    g = table(3, coins={"A": 2, "B": 2, "C": 3}, round_number=2)
    g.players[0].scores = [Score(3, 2, 0, False)]
    g.players[1].scores = [Score(0, 2, 2, True)]

    assert first_shopper(g) == 1


def test_what_is_still_tied_is_decided_by_lot() -> None:
    """Ambiguity 10."""
    g = table(3, round_number=2)

    assert {first_shopper(g) for _ in range(30)} == {0, 1, 2}


# ── drawing ──────────────────────────────────────────────────────────────────────────────────────────────


def test_hands_are_filled_up_to_five() -> None:
    g = drawing(hands={"A": "D301 D302"}, decks={"A": "S1 S2 S3 S4"})

    assert g.players[0].hand == ["D301", "D302", "S1", "S2", "S3"]
    assert g.players[0].deck.pile == ["S4"]


def test_with_more_than_five_cards_nothing_is_drawn() -> None:
    """Ambiguity 8."""
    g = drawing(hands={"A": "D301 D302 D303 D304 D305 D306"}, decks={"A": "S1"})

    assert len(g.players[0].hand) == 6
    assert g.players[0].deck.pile == ["S1"]


def test_an_empty_deck_is_made_from_the_discards_only_when_a_card_is_drawn() -> None:
    """Ambiguity 16."""
    g = drawing(hands={"A": "D301"}, decks={"A": "S1 S2 S3 S4"})
    assert g.players[0].deck.pile == []
    assert len(g.players[0].deck.discards) == 5

    g = drawing(hands={"A": "D301"}, decks={"A": "S1 S2"})

    assert g.players[0].hand[:3] == ["D301", "S1", "S2"]
    assert (len(g.players[0].hand), len(g.players[0].deck.pile), g.players[0].deck.discards) == (5, 5, [])


def test_without_any_cards_the_hand_stays_smaller() -> None:
    """Ambiguity 16."""
    g = table(hands={"A": "D301"}, decks={"A": ""})
    g.box += g.players[0].deck.discards
    g.players[0].deck.discards = []

    g = begun(g, fill_hands)

    assert g.players[0].hand == ["D301"]


def test_the_third_eye_looks_at_the_first_card() -> None:
    g = drawing(books={"A": "peek"}, decks={"A": "S1 S2 S3 S4 S5 S6"})
    assert asked(g) == "A"

    kept = play(g, "A", "keep")
    put_away = play(g, "A", "discard")

    assert kept.players[0].hand == ["S1", "S2", "S3", "S4", "S5"]
    assert put_away.players[0].hand == ["S2", "S3", "S4", "S5", "S6"]
    assert "S1" in put_away.players[0].deck.discards
    assert kept.players[0].ready_books() == put_away.players[0].ready_books() == []


def test_the_third_eye_has_nothing_to_see_with_a_full_hand() -> None:
    g = drawing(books={"A": "peek"}, hands={"A": "S1 S2 S3 S4 S5"})

    assert g.players[0].ready_books() == ["peek"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_nine_cards_and_six_coins(seats: int) -> None:
    g = started(seats)

    assert [len(player.deck.pile) for player in g.players] == [9] * seats
    assert [player.coins for player in g.players] == [6] * seats
    assert [len(row.face_up) for row in (g.books, *g.rows)] == [2] * 5


def test_the_exploration_begins_when_all_hands_are_full() -> None:
    g = drawing(books={"A": "peek"})
    assert g.phase == "hands"

    assert play(g, "A", "keep").phase == "exploration"
    assert exploring().phase == "exploration"
