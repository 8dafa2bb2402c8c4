"""The look of every game stays as it was looked at.

Wanted changes: `python -m tests.render.golden`, then look at every picture, also at a width of 400 pixels.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from engine.core.registry import games
from tests.render.checking import check, opened
from tests.render.golden import FOLDER, golden, path

PICTURES = [(key, name) for key in games() for name in golden(key)]


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_the_look_is_the_golden_one(game: str, name: str) -> None:
    picture = golden(game)[name]()
    check(picture)
    drawn, wanted = opened(picture).convert("RGB"), Image.open(path(game, name)).convert("RGB")
    assert drawn.size == wanted.size
    assert ImageChops.difference(drawn, wanted).getbbox() is None


def test_no_golden_picture_is_left_over() -> None:
    assert set(FOLDER.rglob("*.png")) == {path(game, name) for game, name in PICTURES}
