"""Whoever has passed draws and explores at once, unless that would matter to the others."""

from __future__ import annotations

from engine.core.saving import load, save
from engine.games.fairy_market import GAME
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import TIMED, UNTIMED, asked, play, shopper, shopping, story

ENTER = "A b1N"
"""Into S1, and no further."""


def market(seats: int = 3, **books: str) -> Fair:
    return shopping(seats, goal=UNTIMED, books=books, decks=dict.fromkeys("ABC", "S1 S2 S3 S4 S5 S6"))


def test_whoever_has_passed_explores_while_the_others_shop() -> None:
    g = play(market(), "A", "pass")

    assert (asked(g), shopper(g), g.phase) == ("AB", "B", "market")
    assert g.players[0].hand == ["S1", "S2", "S3", "S4", "S5"]
    assert story(g) == ["passed", "drew"]


def test_the_others_shop_on_before_and_after_an_expedition_is_handed_in() -> None:
    g = play(play(market(), "A", "pass"), "B", "token:key")
    g = play(play(g, "A", ENTER), "C", "pass")

    assert (asked(g), shopper(g)) == ("BC", "B")
    assert GAME.view(g, None).players[0].done


def test_an_early_expedition_can_be_changed_until_all_are_done() -> None:
    g = play(play(market(2), "A", "pass"), "A", ENTER)
    g = play(play(g, "B", "pass"), "A", "B b1N")
    g = play(g, "B", ENTER)

    assert g.players[0].dungeon is not None
    assert g.players[0].dungeon.cards[0].card == "S2"
    assert "all-drew" not in story(g)


def test_scoring_waits_for_the_last_shopper() -> None:
    g = play(market(2), "A", "pass", ENTER)
    assert (asked(g), g.players[0].dungeon) == ("B", None)

    g = play(g, "B", "token:key", "pass")
    assert (g.phase, asked(g)) == ("exploration", "B")

    assert len(play(g, "B", ENTER).players[0].scores) == 1


def test_in_a_race_all_start_together() -> None:
    g = play(shopping(goal=TIMED), "A", "pass")
    assert asked(g) == "B"

    g = play(g, "B", "pass")

    assert (asked(g), g.phase) == ("AB", "exploration")
    assert story(g)[-2:] == ["all-drew", "hourglass"]


def test_with_own_times_a_hand_may_be_opened_after_passing() -> None:
    g = play(shopping(goal=TIMED, time_bonus="own-time"), "A", "pass")
    assert [one.prompt.key for one in g.pending()] == ["fairy-market-open-hand", "fairy-market-buy"]

    g = play(g, "A", "open")

    assert (len(g.players[0].hand), len(g.players[1].hand)) == (5, 0)


def test_whoever_looks_at_the_first_card_waits_because_all_might_see_it() -> None:
    g = play(market(A="peek"), "A", "pass")
    assert asked(g) == "B"

    g = play(play(g, "B", "pass"), "C", "pass")

    assert asked(g) == "ABC"
    assert [one.prompt.key for one in g.pending() if one.seat == 0] == ["fairy-market-first-look"]
    g = play(g, "A", "discard")
    assert g.players[0].hand == ["S2", "S3", "S4", "S5", "S6"]


def test_a_game_saved_meanwhile_goes_on() -> None:
    g = load(save(play(play(market(2), "A", "pass"), "A", ENTER)))
    assert isinstance(g, Fair)

    g = play(play(g, "B", "pass"), "B", ENTER)

    assert [len(player.scores) for player in g.players] == [1, 1]


def test_times_of_an_earlier_round_do_not_count_again() -> None:
    g = market(2)
    g.players[0].seconds = 10

    g = play(play(g, "A", "pass", ENTER), "B", "pass", ENTER)

    assert [player.scores[0].time for player in g.players] == [0, 0]
