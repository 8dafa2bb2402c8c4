"""A finished picture: a file whose name says nothing secret, and what it shows in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.game import CardFace
from render.kit.alt_text import LONGEST
from render.kit.canvas import Box
from render.kit.encoding import encode
from render.kit.theme import Colour
from texts import Speaker


class Picture(NamedTuple):
    """A PNG file with a name that says nothing secret, and what it shows in words; a recap is a WebP file."""

    name: str
    png: bytes
    alt: str
    regions: Mapping[str, Box] = {}
    """Where things are that a coach may point at: a kind of thing, or with a number, such as `guard-2`."""

    @property
    def height_for_width(self) -> float:
        """How high it is in relation to its width, as the header of its PNG file says."""
        width, height = (int.from_bytes(self.png[start : start + 4], "big") for start in (16, 20))
        return height / max(width, 1)


class PictureMaker:
    """Turns the images of one game into pictures; `palette` is for a game whose colours are its own."""

    def __init__(self, game: str, palette: tuple[Colour, ...] = ()) -> None:
        self._game = game
        self._palette = palette

    def picture(
        self, what: str, image: Image.Image, alt: str, regions: Mapping[str, Box] | None = None
    ) -> Picture:
        """A picture of `what`, which becomes part of the file's name."""
        return self.encoded(what, encode(image, self._palette), alt)._replace(regions=regions or {})

    def encoded(self, what: str, png: bytes, alt: str) -> Picture:
        """The same from an image that is encoded already."""
        return Picture(f"{self._game}-{what}.png", png, alt)

    def card(
        self, card_id: str, image: Image.Image | None, faces: Sequence[CardFace], speaker: Speaker
    ) -> Picture | None:
        """The `/card` picture; its alt text is the card's name and lines. None if there is no such card."""
        if image is None:
            return None
        face = next(face for face in faces if face.id == card_id)
        lines = " ".join(speaker.say(line) for line in face.lines)
        return self.picture(card_id.lower(), image, f"{speaker.say(face.name)}: {lines}"[:LONGEST])
