"""Numbers on pictures: marks that can be read, and contact sheets whose thumbnails have room each."""

from __future__ import annotations

import pytest

from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.numbering import SMALLEST, contact_sheet, number_mark


def test_a_mark_is_never_too_small_for_a_phone() -> None:
    assert number_mark(7, 10).size == (SMALLEST, SMALLEST)
    assert number_mark(7, 48).size == (48, 48)


@pytest.mark.parametrize(("count", "across"), [(1, 5), (5, 5), (6, 5), (25, 5), (7, 3)])
def test_every_thumbnail_has_a_room_of_its_own(count: int, across: int) -> None:
    rooms: list[Box] = []

    def note(canvas: Canvas, box: Box, number: int) -> None:
        assert number == len(rooms)
        rooms.append(box)

    sheet = contact_sheet(count, note, 100, across=across)

    assert sheet.width == WIDTH
    assert len(rooms) == count
    assert all(box.left >= 0 and box.right <= WIDTH and box.bottom <= sheet.height for box in rooms)
    apart = [
        one.right < other.left or one.bottom < other.top
        for number, one in enumerate(rooms)
        for other in rooms[number + 1 :]
    ]
    assert all(apart)


def test_two_pages_differ_by_their_numbers() -> None:
    pages = [contact_sheet(3, lambda canvas, box, number: None, 100, first=first) for first in (1, 26)]
    assert pages[0].tobytes() != pages[1].tobytes()
