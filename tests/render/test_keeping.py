"""What was drawn before is kept by how much memory it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image

from render.kit.keeping import SMALL, Cupboard, Shelf, kept, size

KIB = 1024


def painter(shelf: Shelf[Any] | Cupboard, drawn: list[int]) -> Callable[[int], Image.Image]:
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
    shelf: Shelf[Any] = Shelf(12 * KIB)
    square = painter(shelf, drawn)
    for side in (32, 33, 32, 34):  # five to six KiB each: only two fit
        square(side)
    square(32)
    square(33)

    assert drawn == [32, 33, 34, 33]
    assert shelf.bytes <= 12 * KIB


def test_a_part_that_is_larger_than_the_shelf_is_all_there_is_on_it() -> None:
    drawn: list[int] = []
    shelf: Shelf[Any] = Shelf(KIB)
    square = painter(shelf, drawn)
    square(64)
    square(65)

    assert shelf.bytes == size(Image.new("RGB", (65, 65))) > 65 * 65 * 4
    assert drawn == [64, 65]


def test_large_parts_push_out_no_small_ones() -> None:
    drawn: list[int] = []
    square = painter(Cupboard(small=Shelf(SMALL), large=Shelf(KIB)), drawn)
    for side in (16, 200, 201, 16, 200):
        square(side)

    assert drawn == [16, 200, 201, 200]


def test_several_images_and_files_take_what_each_of_them_takes() -> None:
    empty, image = size(()), Image.new("L", (100, 10))
    assert size((image, 7, [image, b"12345"])) == empty + 2005
    assert size(Image.new("RGB", (100, 10))) == empty + 4000
