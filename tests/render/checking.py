"""What holds for every picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.kit.alt_text import LONGEST
from render.kit.canvas import TALLEST, WIDTH
from render.kit.picture import Picture

_HEAVIEST = 150 * 1024


def opened(picture: Picture) -> Image.Image:
    """The pixels."""
    return Image.open(BytesIO(picture.png))


def check(picture: Picture | None) -> None:
    """It is there, fits a phone, loads fast, and is described."""
    assert picture is not None
    image = opened(picture)
    assert image.width <= WIDTH
    assert image.height <= TALLEST
    assert image.mode == "P"
    assert len(picture.png) <= _HEAVIEST
    assert 0 < len(picture.alt) <= LONGEST
    assert "{" not in picture.alt
