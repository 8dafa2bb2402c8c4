"""Long words break where a syllable begins."""

from __future__ import annotations

import pytest

from render.kit.fonts import Face
from render.kit.hyphens import broken
from render.kit.writing import Style, width

STYLE = Style(Face.BOLD, 28)


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Trainingslager", "Trainings- lager"),
        ("Schwarzmarkt", "Schwarz- markt"),
        ("Bezahlschranke", "Bezahl- schranke"),
        ("Schlussstein", "Schluss- stein"),
        ("Trophäenzimmer", "Trophäen- zimmer"),
        ("Brassknuckle", "Brass- knuckle"),
        ("Monsterakademie", "Monster- akademie"),
    ],
)
def test_a_long_word_is_broken_where_one_would_break_it(word: str, parts: str) -> None:
    assert broken(word, STYLE, 135) == parts


def test_what_fits_stays_whole() -> None:
    assert broken("Trainingslager", STYLE, 400) == "Trainingslager"
    assert broken("Pool of Shadows", STYLE, 140) == "Pool of Shadows"


def test_only_the_word_that_is_too_long_is_broken() -> None:
    assert broken("Kammer des Trainingslagers", STYLE, 140).startswith("Kammer des Train")


def test_the_parts_fit_if_they_can() -> None:
    assert all(width(part, STYLE.smaller) <= 150 for part in broken("Doppelgängerstock", STYLE, 150).split())


def test_a_word_is_broken_so_that_the_others_find_room_beside_its_rest() -> None:
    small = Style(Face.BOLD, 26)
    assert broken("Rätselhaftes Portal", small, 135) == "Rätselhaf- tes Portal"
