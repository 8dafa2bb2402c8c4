"""What each of the seventeen spellbooks does not do; what they do is told where it happens."""

from __future__ import annotations

import pytest

from engine.core import Illegal
from engine.games.fairy_market.board.maze import FULL
from engine.games.fairy_market.cards import BOOKS
from engine.games.fairy_market.rules.market import open_market
from tests.engine.fairy_market.scenario import (
    asked,
    begun,
    drawing,
    exploring,
    options,
    play,
    refusal,
    shopping,
    table,
    walk,
)

TWO = "S7@0,0 S6@0,5"
QUIET = "A B S A c3E: W"
USELESS = {
    "barrel-jump": (TWO, "c1N: S W ! W S @barrel-jump(c1)", "sword", "from where no barrel is"),
    "bridge": ("D305@0,0", "a3W: N D S S E !", "", "up from the underground"),
    "climb": ("D305@0,0", "b5S: N @climb", "", "from above"),
    "cross": ("S4@0,0", "b1N: S E S S W ! W N N @cross#1", "", "in a corridor"),
    "free-portal": ("D601@0,0", "c1E: W W Oc4", "", "where no portal is"),
    "gift": (TWO, "a7W: E S @gift(coin)", "", "anything but a fairy token"),
    "hunt": (TWO, "c3E: W W N E ! @hunt(b2)", "", "to a monster beaten before"),
    "pick-lock": (TWO, "c1N: S W !", "", "for a monster"),
    "slay": (TWO, "a7W: E S !", "", "for a lock"),
    "wrap-horizontal": ("S9@0,0", "b1N: S S E @wrap-horizontal(E)", "", "without an opening opposite"),
    "wrap-vertical": ("S6@0,0", "a2W: E N @wrap-vertical(N)", "", "without an opening opposite"),
}
"""Where a book is of no use: the last step of a path with it is not possible."""


@pytest.mark.parametrize("book", USELESS)
def test_a_book_is_of_no_use(book: str) -> None:
    dungeon, path, bringing, where = USELESS[book]
    went = walk(dungeon, path, f"{bringing} {book}")

    assert went.refused == path.split()[-1], where


def test_every_book_of_the_dungeon_is_among_them() -> None:
    assert set(USELESS) == {book.id for book in BOOKS.values() if book.leads_the_path or book.stands_for}


@pytest.mark.parametrize("book", [book.id for book in BOOKS.values() if not book.leads_the_path])
def test_a_book_for_other_times_opens_no_way(book: str) -> None:
    """Nor does one that stands for an item, where there is nothing to overcome."""
    with_book, without = walk("S1@0,0", "b1N: S", book), walk("S1@0,0", "b1N: S")

    assert with_book.possible == without.possible


def test_the_silent_blade_beats_no_second_monster() -> None:
    went = walk("D611@0,0", "a4W: E", "slay")

    assert went.found == {"monster": 1, "stairs": 1}
    assert went.possible == []


def test_open_sesame_works_once() -> None:
    went = walk("D601@0,0", "c1E: W W S E E Oc4", "free-portal")

    assert went.trail.purse & FULL["scroll"] == 0


def test_rolling_barrels_lead_into_no_corridor_used_before() -> None:
    """In the room there is a barrel to jump from, but the only other one was found on the way."""
    went = walk(TWO, "c1N: S W ! W S S E S S S S ! S", "sword barrel-jump")

    assert (went.refused, went.found["barrel"]) == ("", 2)
    assert went.possible == []


def test_crossed_paths_are_no_crossed_corridors() -> None:
    """Ambiguity 15."""
    assert walk("S1@0,0", "b1N: S S E @wrap-horizontal(E)", "wrap-horizontal cross").possible == []


def test_the_trackers_nose_leads_out_of_a_dead_end() -> None:
    """Ambiguity 22: only from an obstacle nobody jumps away."""
    assert walk("D601@0,0 S1@3,0", "b1N: E").possible == []
    assert walk("D601@0,0 S1@3,0", "b1N: E", "hunt").possible == ["@hunt(a5)"]


def test_going_round_ends_no_path() -> None:
    assert not walk("S1@0,0", "a3W: E N N @wrap-vertical(N)", "wrap-vertical").exit


def test_the_fairies_gift_is_there_even_if_the_market_has_none_left() -> None:
    g = exploring(3, books={"A": "gift"})
    g.players[1].tokens = {"key": 5}

    assert g.tokens_left("key") == 0
    assert refusal(g, "A", "A B S A a7W: E S @gift(key) !") == ""


def test_the_hagglers_handbook_makes_neither_tokens_nor_books_cheaper() -> None:
    g = shopping(books={"A": "discount"}, coins={"A": 1})

    assert {option.partition(":")[0] for option in options(g, "A")} == {"pass", "token"}


def test_a_book_pays_for_nobody_else() -> None:
    g = shopping(first="B", books={"A": "discount twin-token"})

    assert not any("cheap" in option or "+" in option for option in options(g, "B"))


def test_a_book_can_be_used_in_the_round_in_which_it_is_bought() -> None:
    g = shopping(stacks="discount twin-token D301 D302")

    g = play(play(g, "A", "book:discount"), "B", "pass")

    assert "cheap:D301" in options(g, "A")


def test_less_is_more_takes_no_card_that_was_not_laid() -> None:
    g = exploring(hands={"A": "S7 S6 S5"}, books={"A": "prune"})
    g = play(play(g, "A", QUIET), "B", QUIET)

    assert options(g, "A") == ["S7", "S6"]


def test_the_third_eye_leaves_bought_cards_alone() -> None:
    g = drawing(books={"A": "peek"}, hands={"A": "D301"}, decks={"A": "S1 S2 S3 S4 S5"})
    g = play(g, "A", "discard")

    assert g.players[0].hand == ["D301", "S2", "S3", "S4", "S5"]


def test_the_third_eye_works_once_a_round() -> None:
    g = drawing(books={"A": "peek"}, decks={"A": "S1 S2 S3 S4 S5 S6"})

    assert asked(play(g, "A", "discard")) == "AB"
    assert play(g, "A", "discard").phase == "exploration"


def test_once_more_please_keeps_a_single_card() -> None:
    g = exploring(books={"A": "keep"}, coins={"A": 9})
    g = play(play(g, "A", QUIET), "B", QUIET)

    with pytest.raises(Illegal):
        play(g, "A", ["S7", "S6"])


def test_fair_exchange_works_once_a_round() -> None:
    g = exploring(hands={"A": "D417 D301"}, books={"A": "swap"}, stacks="D302 D303 D304 D401 D402 D501 D502")
    g = play(play(g, "A", "A c5S: N"), "B", QUIET)
    assert not any(option.startswith("D301:") for option in options(g, "A"))  # not laid

    assert play(g, "A", "D417:D302").phase == "market"


def test_a_book_given_up_comes_back_when_the_stack_is_made_anew() -> None:
    """Ambiguity 12."""
    g = table(books={"A": "climb hunt"}, stacks="slay cross keep")
    g.books.stack.pile, rest = ["keep"], g.books.stack.pile[:-1]
    g.box += rest
    g = begun(g, open_market)
    g = play(g, "A", "book:slay", "climb")
    assert (g.books.face_up, g.books.stack.pile, g.books.stack.discards) == (["cross", "keep"], [], ["climb"])

    g = play(g, "B", "book:top")

    assert g.players[1].books == ["climb"]
