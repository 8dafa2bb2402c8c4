"""Doodles are sound strokes, and each thing has a doodle of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import render.doodle_dungeon
from engine.games.doodle_dungeon.board.sheet import LETTERS
from engine.games.doodle_dungeon.cards import ACTIONS, CATEGORIES, FORMATIONS
from render.doodle_dungeon.parts.cardface import formation
from render.doodle_dungeon.parts.colours import TINTS, WRITTEN, palette
from render.doodle_dungeon.parts.pencil import SIDE, doodle, faint, strokes
from render.kit.theme import Colour, contrast

FOLDER = Path(render.doodle_dungeon.__file__).parent / "parts" / "doodles"
NAMES = sorted(file.stem for file in FOLDER.glob("*.txt"))
THINGS = (*LETTERS, *CATEGORIES[3:], "upgrade", "hero", "heart", "skull", "runner", *ACTIONS)


@pytest.mark.parametrize("name", NAMES)
def test_a_doodle_is_made_of_known_strokes_on_its_square(name: str) -> None:
    for stroke in strokes(name):
        assert stroke.verb in {"curve", "line", "loop", "shape", "dot"}
        assert stroke.tint in {"", *TINTS}
        assert bool(stroke.tint) <= (stroke.verb in {"loop", "shape"})
        assert all(0 <= x <= SIDE and 0 <= y <= SIDE for x, y in stroke.points)


def test_every_thing_and_action_has_its_own_outline() -> None:
    names = dict.fromkeys(THINGS)
    outlines = {doodle(name, 48).getchannel("A").tobytes() for name in names}
    assert len(outlines) == len(names)


def test_no_doodle_is_left_over() -> None:
    assert set(NAMES) == {*THINGS, "die", "start", "pencil", "tick", "bang"}


def test_every_formation_looks_different() -> None:
    assert len({formation(name, 74).tobytes() for name in FORMATIONS}) == len(FORMATIONS)


def test_what_is_rubbed_out_keeps_its_shape() -> None:
    assert faint("orc", 48).getchannel("A").getbbox() == doodle("orc", 48).getchannel("A").getbbox()


@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_letters_stand_out_from_the_paper(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


def test_the_palette_holds_every_pencil() -> None:
    assert len(palette()) == len(set(palette())) <= 256
    assert set(TINTS.values()) <= set(palette())
