"""Digging as an answer written square after square."""

import pytest

from engine.core import Chance, Illegal
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import sent, table

FIRST_SQUARES = {"A2", "A4", "B2", "B4", "C2", "C4", "D3"}


def may_follow(g: Underworld, *words: str) -> list[str]:
    return [option.id for option in DIGGING.following(g, 0, list(words)).options]


def test_a_tunnel_begins_beside_the_dungeon() -> None:
    assert set(may_follow(sent(table(), A="dig1"))) == FIRST_SQUARES


def test_the_next_tunnel_may_lean_on_the_one_before_but_fills_no_block() -> None:
    squares = may_follow(sent(table(), A="dig2"), "B4")

    assert "B5" in squares
    assert not {"A4", "B4", "C4"} & set(squares)


def test_the_square_that_leaves_most_to_dig_on_comes_first() -> None:
    g = sent(table(A={"tiles": "A1 A2"}), A="dig1")
    counts = [
        len(may_follow(sent(table(A={"tiles": f"A1 A2 {square}"}), A="dig1"))) for square in may_follow(g)
    ]

    assert counts == sorted(counts, reverse=True)


def test_one_may_stop_at_any_time_and_nothing_follows_the_last_permitted_tunnel() -> None:
    g = sent(table(), A="dig1")

    assert [DIGGING.following(g, 0, words).complete for words in ([], ["B4"], ["B4", "B5"])] == [True] * 3
    assert may_follow(g, "B4", "B5") == []


@pytest.mark.parametrize("words", [["D5"], ["A4", "B4"], ["B4", "B5", "C5"]])
def test_squares_that_cannot_stand_are_refused_while_they_are_written(words: list[str]) -> None:
    with pytest.raises(Illegal, match="refuse"):
        DIGGING.following(sent(table(), A="dig1"), 0, words)


def test_squares_may_be_typed_in_any_case() -> None:
    assert DIGGING.read(sent(table(), A="dig1"), 0, ["b4", "B5"]) == ["B4", "B5"]


def test_a_word_that_is_no_square_is_refused_with_the_last_one_there_is() -> None:
    with pytest.raises(Illegal) as refused:
        DIGGING.read(sent(table(), A="dig1"), 0, ["E1"])

    assert refused.value.text.args == {"word": "E1", "last": "D5"}


def test_whoever_does_not_answer_digs_as_far_as_the_permit_goes() -> None:
    g = sent(table(), A="dig2")

    assert len(DIGGING.read(g, 0, DIGGING.default(g, 0))) == 3


def test_random_tunnels_are_legal_and_no_hint_is_given() -> None:
    g = sent(table(A={"imps": 9}), A="dig3")

    for seed in range(30):
        DIGGING.read(g, 0, DIGGING.sample(g, 0, Chance(seed)))
    assert DIGGING.hint(g, 0, []) is None
