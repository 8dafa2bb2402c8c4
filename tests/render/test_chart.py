"""The chart of results: as wide as every picture, as high as it needs, and said in words."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.chart import Bar, chart
from render.kit.canvas import WIDTH
from render.kit.theme import GOLD
from texts import LOCALES, speaker


def drawn(*bars: Bar) -> Image.Image:
    return Image.open(BytesIO(chart("Results", bars, speaker("en")).png)).convert("RGB")


def golden(image: Image.Image) -> int:
    """How much of a picture is gold below its title."""
    below = image.crop((0, 100, image.width, image.height))
    return sum(count for count, colour in below.getcolors(1 << 20) or [] if colour == GOLD)


def test_every_bar_has_its_row() -> None:
    one, three = drawn(Bar("Anna", 3, 1, "")), drawn(*[Bar("Anna", 3, 1, "")] * 3)

    assert one.width == three.width == WIDTH
    assert three.height > one.height


def test_the_golden_part_grows_with_the_victories() -> None:
    parts = [golden(drawn(Bar("Anna", 6, won, ""))) for won in (0, 2, 4, 6)]

    assert parts[0] == 0
    assert parts == sorted(set(parts))


def test_the_same_results_are_the_same_picture() -> None:
    bars = [Bar("Anna", 6, 2, "1040"), Bar("Ben", 1, 0, "")]

    assert chart("Results", bars, speaker("en")) == chart("Results", bars, speaker("en"))


def test_the_golden_part_is_the_share_of_victories_however_many_games_others_have_played() -> None:
    alone = golden(drawn(Bar("Anna", 4, 1, "")))

    assert golden(drawn(Bar("Anna", 4, 1, ""), Bar("Ben", 120, 0, ""))) == alone
    assert golden(drawn(Bar("Anna", 40, 10, ""))) == alone


def test_nobody_has_a_bar_before_the_first_game() -> None:
    assert golden(drawn()) == golden(drawn(Bar("Anna", 0, 0, ""))) == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_what_it_shows_is_said(locale: str) -> None:
    picture = chart("Results", [Bar("Anna", 6, 2, "1040")], speaker(locale))

    assert "Anna: 6 " in picture.alt
    assert "1040" in picture.alt
    assert picture.name == "results.png"
