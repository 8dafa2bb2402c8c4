"""Colours can be told apart and read."""

from __future__ import annotations

import pytest

from render.kit.theme import GROUND, INK, SEATS, WRITTEN, Colour, colour, contrast
from render.kit.tokens import badge, dark_badge


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(INK, INK) == 1


def test_contrast_does_not_depend_on_the_order() -> None:
    assert contrast(INK, GROUND) == contrast(GROUND, INK)


@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_letters_stand_out_from_every_ground_they_are_written_on(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


def test_no_two_seats_share_colour_shape_or_letter() -> None:
    for marks in zip(*SEATS, strict=True):
        assert len(set(marks)) == len(SEATS)


@pytest.mark.parametrize("draw", [badge, dark_badge])
def test_badges_differ_in_outline_even_without_colour(draw: object) -> None:
    assert callable(draw)
    outlines = {draw(seat, 44).getchannel("A").tobytes() for seat in range(len(SEATS))}
    assert len(outlines) == len(SEATS)


def test_colour_codes_are_read_as_on_the_web() -> None:
    assert colour("#16131f") == (22, 19, 31)
