"""The arrows under a piece lead to the next place where it fits."""

from __future__ import annotations

from cogs.ui.decisions.crosses import DOWN, LEFT, MIRROR, RIGHT, TURN_LEFT, TURN_RIGHT, UP, can_turn, led_to
from engine.core import Spot


def test_an_arrow_jumps_over_what_is_taken() -> None:
    assert led_to(Spot(0, 0), [Spot(0, 0), Spot(0, 3), Spot(0, 5)]) == {RIGHT: Spot(0, 3)}


def test_an_arrow_goes_around_what_stands_in_its_way_if_there_is_nothing_in_line() -> None:
    targets = led_to(Spot(2, 2), [Spot(2, 2), Spot(0, 3), Spot(4, 1)])

    assert targets == {UP: Spot(0, 3), DOWN: Spot(4, 1)}


def test_an_arrow_never_turns_a_piece() -> None:
    assert LEFT not in led_to(Spot(2, 2), [Spot(2, 2), Spot(2, 1, turns=1)])


def test_either_turn_leads_to_the_other_way_of_a_piece_that_lies_only_two_ways() -> None:
    targets = led_to(Spot(2, 2), [Spot(2, 2), Spot(2, 2, turns=1)])

    assert targets == dict.fromkeys((TURN_LEFT, TURN_RIGHT), Spot(2, 2, turns=1))


def test_turns_go_round() -> None:
    every = [Spot(2, 2, turns=turns) for turns in range(4)]

    assert led_to(every[3], every) == {TURN_RIGHT: every[0], TURN_LEFT: every[2]}


def test_a_mirror_keeps_the_turn_if_it_can() -> None:
    mirrored = [Spot(1, 1, turns, mirrored=True) for turns in (0, 2)]

    assert led_to(Spot(1, 1, 2), [Spot(1, 1, 2), *mirrored])[MIRROR] == mirrored[1]
    assert led_to(Spot(1, 1, 1), [Spot(1, 1, 1), *mirrored])[MIRROR] == mirrored[0]


def test_only_a_piece_that_lies_in_several_ways_can_turn() -> None:
    assert not can_turn([Spot(0, 0), Spot(5, 5)])
    assert can_turn([Spot(0, 0), Spot(5, 5, turns=1)])
