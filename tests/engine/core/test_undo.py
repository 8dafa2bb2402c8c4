"""A seat takes its own moves back freely, up to the last barrier."""

from engine.core import Barrier, Past, WayBack, way_back


def test_without_moves_there_is_no_way_back() -> None:
    assert way_back([], seat=0) == WayBack(0, None)


def test_own_moves_without_barrier_are_free_up_to_the_start() -> None:
    assert way_back([Past(0, None), Past(0, None)], seat=0) == WayBack(2, None)


def test_a_die_cannot_be_taken_back() -> None:
    history = [Past(0, None), Past(0, Barrier.CHANCE), Past(0, None)]

    assert way_back(history, seat=0) == WayBack(1, Barrier.CHANCE)


def test_a_card_turned_up_cannot_be_taken_back() -> None:
    assert way_back([Past(0, Barrier.TURNED_UP)], seat=0) == WayBack(0, Barrier.TURNED_UP)


def test_another_seats_move_stands_in_the_way() -> None:
    history = [Past(0, None), Past(1, Barrier.OTHER_SEAT)]

    assert way_back(history, seat=0) == WayBack(0, Barrier.OTHER_SEAT)


def test_ones_own_moves_after_another_seats_are_free() -> None:
    history = [Past(1, None), Past(0, Barrier.OTHER_SEAT), Past(0, None)]

    assert way_back(history, seat=0) == WayBack(2, Barrier.OTHER_SEAT)
