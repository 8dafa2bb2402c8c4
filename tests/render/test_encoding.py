"""The same pixels are the same bytes, and the colours of the house survive."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.kit import encoding, theme
from render.kit.encoding import COLOURS, encode, palette
from render.kit.keeping import Shelf
from render.kit.sprites import SHADES


def _chunks(png: bytes) -> list[str]:
    found, at = [], 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4], "big")
        found.append(png[at + 4 : at + 8].decode())
        at += 12 + size
    return found


def test_every_colour_of_theme_seats_and_sprites_survives() -> None:
    seats = [mark.colour for mark in theme.SEATS]
    tones = [theme.GROUND, theme.PANEL, theme.INK, theme.QUIET, theme.GOLD, *seats, *SHADES.values()]
    image = Image.new("RGB", (len(tones), 1))
    image.putdata(tones)
    decoded = Image.open(BytesIO(encode(image))).convert("RGB")
    assert list(decoded.get_flattened_data()) == tones


def test_the_palette_has_a_place_for_every_colour() -> None:
    assert len(palette()) == len(set(palette())) <= COLOURS


def test_a_file_holds_nothing_but_the_picture() -> None:
    png = encode(Image.new("RGB", (64, 64), theme.GOLD))
    assert set(_chunks(png)) == {"IHDR", "PLTE", "IDAT", "IEND"}


def test_the_same_pixels_are_the_same_bytes() -> None:
    image = Image.radial_gradient("L").convert("RGB")
    assert encode(image) == encode(image.copy())


def test_what_was_packed_before_is_not_packed_again_and_another_palette_is_another_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(encoding, "FILES", Shelf(1))
    image = Image.radial_gradient("L").convert("RGB")

    first = encode(image)

    assert encode(image.copy()) is first
    assert encode(image, ((0, 0, 0), (255, 255, 255))) != first
    assert encode(image) is not first  # there is room for one
