"""What holds for every picture."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from types import ModuleType

import pytest
from PIL import Image

from engine.core import Text
from render.kit.alt_text import LONGEST
from render.kit.canvas import TALLEST, WIDTH
from render.kit.picture import Picture
from texts import Speaker

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


def leave_nothing_out(alt: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, an alt text of this module that would have to leave a sentence out fails the test."""

    def whole(speaker: Speaker, key: str, sentences: Iterable[Text], **args: int | str | Text) -> str:
        details = " ".join([speaker.say(sentence) for sentence in sentences])
        told = speaker(key, details=details, **args).strip()
        assert len(told) <= LONGEST, told
        return told

    monkeypatch.setattr(alt, "alt_text", whole)
