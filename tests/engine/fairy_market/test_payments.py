"""Obstacles and portals are paid for with what their owner chooses: found items, fairy tokens or books."""

from __future__ import annotations

import pytest

from engine.games.fairy_market import GAME
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.board.script import spelt
from engine.games.fairy_market.show.views import with_draft
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import expedition_form, exploring, play, refusal

AT_THE_MONSTER = "A B S A c3E: W W N E"
"""With the hand S7 S6: a sword has been found on the way."""


def with_everything(hand: str = "S7 S6") -> Fair:
    """A player with a token and a book for every obstacle."""
    return exploring(
        hands={"A": hand}, tokens={"A": "sword rope key scroll"}, books={"A": "slay free-portal"}
    )


def expedition(g: Fair, words: str) -> Dungeon:
    """What would be shown of an expedition."""
    dungeon = with_draft(GAME.view(g, 0), words.split()).expedition
    assert dungeon is not None
    return dungeon


def used(g: Fair, words: str) -> tuple[list[str], dict[str, int], tuple[str, ...]]:
    """Items, tokens and books that an expedition has used up."""
    dungeon = expedition(g, words)
    items = [find.kind for find in dungeon.finds if find.spent and find.kind in ("sword", "scroll")]
    return items, dungeon.tokens, dungeon.books


@pytest.mark.parametrize(
    ("step", "items", "tokens", "books"),
    [
        ("!", ["sword"], {}, ()),
        ("!found", ["sword"], {}, ()),
        ("!token", [], {"sword": 1}, ()),
        ("!book", [], {}, ("slay",)),
        ("! !book", [], {}, ("slay",)),
    ],
)
def test_a_monster_is_beaten_with_what_its_owner_chooses(
    step: str, items: list[str], tokens: dict[str, int], books: tuple[str, ...]
) -> None:
    g = with_everything()

    assert used(g, f"{AT_THE_MONSTER} {step} E") == (items, tokens, books)
    assert expedition(g, f"{AT_THE_MONSTER} {step} E").counts == expedition(g, f"{AT_THE_MONSTER} ! E").counts


def test_what_was_chosen_is_not_there_for_the_next_obstacle() -> None:
    g = exploring(tokens={"A": "sword"})

    assert refusal(g, "A", f"{AT_THE_MONSTER} !book") == "fairy-market-cannot-pay"
    assert refusal(g, "A", f"{AT_THE_MONSTER} !token !token") == "fairy-market-nothing-to-pay"


def test_the_monsters_of_a_room_are_paid_for_one_by_one() -> None:
    g = exploring(hands={"A": "D611"}, tokens={"A": "sword"}, books={"A": "slay"})

    assert used(g, "A a4W: E") == ([], {"sword": 1}, ("slay",))
    assert used(g, "A a4W: E !book") == ([], {"sword": 1}, ("slay",))
    assert used(g, "A a4W: E !book !token") == ([], {"sword": 1}, ("slay",))
    assert refusal(g, "A", "A a4W: E !book !book") == "fairy-market-cannot-pay"
    assert refusal(g, "A", "A a4W: E !found") == "fairy-market-cannot-pay"


def test_a_portal_too() -> None:
    g = with_everything("D601")

    assert used(g, "A c1E: W W S E E Oc4 E") == ([], {"scroll": 1}, ())
    assert used(g, "A c1E: W W S E E Oc4 !book E") == ([], {}, ("free-portal",))
    assert expedition(g, "A c1E: W W S E E Oc4 !book E").exit


@pytest.mark.parametrize("path", ["", "!E", "!tokenE", "!book!token"])
def test_where_nothing_was_overcome_there_is_nothing_to_pay_for(path: str) -> None:
    g = with_everything()

    assert refusal(g, "A", f"A B S A c3E: W {path} !token").startswith("fairy-market-")


def test_other_means_are_listed_after_the_usual_way() -> None:
    g = with_everything()

    listed = expedition_form(g).following(g, 0, AT_THE_MONSTER.split()).options

    assert [option.id for option in listed] == ["!ENN", "!tokenENN", "!bookENN"]
    for option in listed:
        expedition_form(g).following(g, 0, [*AT_THE_MONSTER.split(), option.id])


def test_in_a_room_they_are_listed_once_it_has_been_entered() -> None:
    g = exploring(hands={"A": "D611"}, tokens={"A": "sword"}, books={"A": "slay"})

    def listed(*words: str) -> list[str]:
        options = expedition_form(g).following(g, 0, ["A", "a4W", "E", *words]).options
        return [option.id for option in options if option.id.startswith("!")]

    assert listed() == ["!book"]
    assert listed("!book") == []


def test_without_tokens_and_books_there_is_nothing_to_choose() -> None:
    g = exploring()

    listed = expedition_form(g).following(g, 0, AT_THE_MONSTER.split()).options

    assert [option.id for option in listed] == ["!ENN"]


def test_the_choice_is_written_in_any_letters_and_keeps_its_spelling() -> None:
    assert spelt(["A c3E: W !Token E!BOOKe"]) == ["A", "c3E", "W", "!token", "E!bookE"]


def test_a_book_chosen_is_turned_over_in_the_end() -> None:
    g = exploring(tokens={"A": "sword"}, books={"A": "slay"}, hands={"B": "S7 S6"})
    g = play(g, "A", f"{AT_THE_MONSTER} !book E N N")
    g = play(g, "B", "A c3E: W")

    assert g.players[0].dungeon is not None
    assert g.players[0].dungeon.books == ("slay",)
    assert "!book" in g.players[0].dungeon.steps
