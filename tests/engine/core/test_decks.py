"""Decks give up their top card and reshuffle their discards; chance is fair and remembers itself."""

from collections import Counter

from engine.core import Barrier, Chance, Deck
from tests.engine import toy
from tests.engine.toy import table


def test_the_top_card_is_the_last() -> None:
    g, deck = table(toy.note, ""), Deck(["bottom", "top"])

    assert deck.draw(g) == "top"
    assert deck.pile == ["bottom"]


def test_drawing_turns_a_card_up() -> None:
    g = table(toy.note, "")

    Deck(["card"]).draw(g)

    assert g.barrier == Barrier.TURNED_UP


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    g, deck = table(toy.note, ""), Deck([], ["a", "b", "c"])

    drawn = deck.draw_reshuffling(g)

    assert sorted([drawn or "", *deck.pile]) == ["a", "b", "c"]
    assert deck.discards == []
    assert g.barrier == Barrier.CHANCE


def test_discards_stay_while_there_is_a_pile() -> None:
    g, deck = table(toy.note, ""), Deck(["a"], ["b"])

    assert deck.draw_reshuffling(g) == "a"
    assert deck.discards == ["b"]


def test_a_deck_without_any_card_gives_none() -> None:
    g = table(toy.note, "")

    assert Deck([]).draw_reshuffling(g) is None
    assert g.barrier is None


def test_every_order_is_about_as_likely_as_the_others() -> None:
    chance = Chance(1)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        chance.shuffle(cards)
        orders["".join(cards)] += 1

    assert len(orders) == 6
    assert all(900 < times < 1100 for times in orders.values())


def test_chance_goes_on_where_its_memory_stands() -> None:
    chance = Chance(9)
    chance.below(100)
    again = Chance(chance.memory)

    assert [chance.below(100) for _ in range(9)] == [again.below(100) for _ in range(9)]


def test_a_die_shows_every_side() -> None:
    g = table(toy.note, "")

    assert {g.roll(6) for _ in range(100)} == {1, 2, 3, 4, 5, 6}


def test_a_lot_falls_on_everything_sooner_or_later() -> None:
    g = table(toy.note, "")

    assert {g.draw_lot("abc") for _ in range(50)} == {"a", "b", "c"}
    assert g.barrier == Barrier.CHANCE
