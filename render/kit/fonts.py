"""The typefaces: Fira Sans to read, Cinzel for titles, and stand-ins for letters these two lack."""

from __future__ import annotations

import importlib
import unicodedata
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont

Font = ImageFont.FreeTypeFont

MISSING = "\N{WHITE SQUARE}"
"""Stands for a letter that no typeface of ours has."""


class Face(Enum):
    """What a text is set in."""

    PLAIN = ("fontpkg_fira_sans", "files/FiraSans-Medium.ttf")
    BOLD = ("fontpkg_fira_sans", "files/FiraSans-Bold.ttf")
    HEAVY = ("fontpkg_fira_sans", "files/FiraSans-ExtraBold.ttf")
    TITLE = ("fontpkg_cinzel", "files/Cinzel[wght].ttf")


STAND_INS = ("figbo", "symbol2", "symbol1", "math", "cjk")
"""In this order: FiraGO (the Fira of further scripts), Noto's symbols and mathematics, Noto Sans CJK."""


@cache
def font(face: Face, size: int) -> Font:
    """A face at a size in pixels."""
    package, path = face.value
    ready = _open(str(files(package).joinpath(path)), size)
    if face is Face.TITLE:
        ready.set_variation_by_axes([800])
    return ready


@cache
def _stand_in(name: str, size: int) -> Font:
    if name == "cjk":
        return _open(str(files("noto_cjk_sans_otc").joinpath("NotoSansCJK-Regular.ttc")), size)
    return _open(BytesIO(_packed(name)), size)


@cache
def _packed(name: str) -> bytes:
    buffer: bytes = importlib.import_module("pymupdf_fonts").myfont(name)
    return buffer


def _open(source: str | BytesIO, size: int) -> Font:
    # The basic layout is on every machine; the other one depends on libraries that may be missing.
    return ImageFont.truetype(source, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def font_for(letter: str, face: Face, size: int) -> Font | None:
    """The first font that has the letter; None if there is none."""
    if _has(font(face, size), letter):
        return font(face, size)
    if face is Face.TITLE:
        return font_for(letter, Face.HEAVY, size)
    for name in STAND_INS:
        stand_in = _stand_in(name, size)
        if _has(stand_in, letter):
            return stand_in
    return None


def _has(ready: Font, letter: str) -> bool:
    # Pillow does not say which letters a font has; those it lacks all look like one that no font has.
    return letter.isspace() or bytes(ready.getmask(letter)) != _unknown(ready)


@lru_cache(maxsize=256)
def _unknown(ready: Font) -> bytes:
    return bytes(ready.getmask("\uffff"))


@lru_cache(maxsize=1024)
def legible(text: str, face: Face, size: int) -> str:
    """The text with its spaces tidied and its unknown letters replaced; unknown ornaments just go."""
    kept = []
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        if font_for(letter, face, size):
            kept.append(letter)
        elif unicodedata.category(letter)[0] in "LN":
            kept.append(MISSING)
    return _visual("".join(kept).strip()) or (MISSING if text.strip() else "")


def _visual(text: str) -> str:
    """Right-to-left letters in the order the eye meets them: the basic layout does not turn them round."""
    shown: list[str] = []
    turned: list[str] = []
    for word in text.split(" "):
        if any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in word):
            turned.insert(0, word[::-1])
        else:
            shown += [*turned, word]
            turned = []
    return " ".join([*shown, *turned])
