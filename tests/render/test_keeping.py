"""Large parts of pictures are kept by how much memory they take."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.kit.keeping import Shelf, kept

KIB = 1024


def painter(shelf: Shelf, drawn: list[int]) -> Callable[[int], Image.Image]:
    def square(side: int) -> Image.Image:
        drawn.append(side)
        return Image.new("RGB", (side, side))

    return kept(square, shelf)


def test_a_part_is_drawn_once_while_there_is_room_for_it() -> None:
    drawn: list[int] = []
    square = painter(Shelf(64 * KIB), drawn)

    assert square(16) is square(16)
    assert drawn == [16]


def test_what_was_not_used_for_longest_makes_room() -> None:
    drawn: list[int] = []
    shelf = Shelf(12 * KIB)
    square = painter(shelf, drawn)
    for side in (32, 33, 32, 34):  # four to five KiB each: only two fit
        square(side)
    square(32)
    square(33)

    assert drawn == [32, 33, 34, 33]
    assert shelf.bytes <= 12 * KIB


def test_a_part_that_is_larger_than_the_shelf_is_all_there_is_on_it() -> None:
    drawn: list[int] = []
    shelf = Shelf(KIB)
    square = painter(shelf, drawn)
    square(64)
    square(65)

    assert shelf.bytes == 65 * 65 * 4
    assert drawn == [64, 65]
