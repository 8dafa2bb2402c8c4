"""What everybody may know and what only one: hands, decks, unseen purchases, unfinished dungeons, times."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.fairy_market import GAME
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import KEY, OUT, asked, drawing, exploring, play, shopping


def seen(g: Fair, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(g, viewer))


@pytest.mark.parametrize("viewer", [None, 1])
def test_another_hand_makes_no_difference_to_the_others(viewer: int | None) -> None:
    one, other = exploring(hands={"A": "S7 S6"}), exploring(hands={"A": "S3 S4"})

    assert seen(one, viewer) == seen(other, viewer)
    assert GAME.view(one, 0).hand == ("S7", "S6")
    assert GAME.view(one, None).hand == ()


def test_the_order_of_ones_own_deck_is_unknown() -> None:
    one, other = exploring(decks={"A": "S1 S2"}), exploring(decks={"A": "S2 S1"})

    assert seen(one, 0) == seen(other, 0)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_an_expedition_is_secret_until_all_are_done(viewer: int | None) -> None:
    g = exploring(3, goal="key-2")

    assert seen(play(g, "A", OUT), viewer) == seen(play(g, "A", KEY), viewer)


def test_that_somebody_is_done_is_open() -> None:
    g = play(exploring(3), "A", OUT)

    assert [player.done for player in GAME.view(g, None).players] == [True, False, False]


def test_ones_own_expedition_is_shown_to_oneself() -> None:
    g = play(exploring(), "A", OUT)
    expedition = GAME.view(g, 0).expedition

    assert expedition is not None
    assert expedition.exit == "c1N"
    assert GAME.view(g, 1).expedition is None


def test_changing_an_expedition_is_not_noticed_by_the_others() -> None:
    g = play(exploring(3, goal="key-2"), "A", OUT)

    assert seen(play(g, "A", KEY), 1) == seen(play(g, "A", OUT), 1)


@pytest.mark.parametrize("viewer", [None, 1])
def test_an_unseen_purchase_is_known_to_its_buyer_only(viewer: int | None) -> None:
    one = play(shopping(stacks="D301 D302 D303"), "A", "card:top3")
    other = play(shopping(stacks="D301 D302 D304"), "A", "card:top3")

    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_stacks_and_goals_to_come_are_known_to_nobody(viewer: int | None) -> None:
    one = shopping(stacks="D301 D302 D303", side="coin-2")
    other = shopping(stacks="D301 D302 D304", side="key-1")

    assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.parametrize("viewer", [None, 1])
def test_the_card_looked_at_first_is_known_to_its_owner_only(viewer: int | None) -> None:
    one = drawing(books={"A": "peek"}, decks={"A": "S1 S2 S3 S4 S5 S6"})
    other = drawing(books={"A": "peek"}, decks={"A": "S2 S1 S3 S4 S5 S6"})

    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_time_is_secret_until_all_are_done(viewer: int | None) -> None:
    g = play(exploring(3, goal="key-1", time_bonus="own-time"), "B", "open", OUT)

    assert seen(play(g, "B", 30), viewer) == seen(play(g, "B", 300), viewer)


def test_market_coins_books_and_tokens_are_open() -> None:
    g = shopping(books={"A": "climb"}, coins={"A": 4}, tokens={"B": "rope"}, stacks="slay cross D301 D302")
    view = GAME.view(g, None)

    assert (view.players[0].coins, view.players[0].books) == (4, ("climb",))
    assert view.players[1].tokens == {"rope": 1}
    assert (view.books.face_up, view.rows[0].face_up) == (("slay", "cross"), ("D301", "D302"))
    assert view.tokens == {"sword": 5, "rope": 4, "key": 5, "scroll": 5}


def test_finished_dungeons_are_open() -> None:
    g = play(play(exploring(round_number=6), "A", OUT), "B", KEY)
    dungeons = [player.dungeon for player in GAME.view(g, None).players]

    assert [dungeon.end for dungeon in dungeons if dungeon] == ["exit", "dead-end"]


def test_who_is_asked_does_not_depend_on_a_hand() -> None:
    for hand in ("S1", "D601 D602 D603", "S2 S6"):
        assert asked(exploring(hands={"A": hand})) == "AB"


def test_the_text_tells_ones_own_discards_and_who_has_the_time_bonus() -> None:
    g = exploring(3, goal="key-1", decks={"A": "S1 S2"})
    lines = [text.key for text in GAME.describe(GAME.view(play(g, "B", OUT), 0))]

    assert "fairy-market-twin-discards" in lines
    assert "fairy-market-twin-time" in lines
    assert "fairy-market-twin-time" not in [text.key for text in GAME.describe(GAME.view(g, 0))]
    assert "fairy-market-twin-discards" not in [text.key for text in GAME.describe(GAME.view(g, None))]
