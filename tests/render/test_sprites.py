"""Sprites are sound grids, and each creature has its own outline."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.mighty_monsters.cards import FAMILIES, LEVELS, STRENGTHS
from render.kit.sprites import CLEAR, SHADES, grid, sprite
from render.mighty_monsters.parts.pieces import monster

FOLDER = Path(__file__).parents[2] / "render" / "kit" / "sprites"
NAMES = sorted(str(file.relative_to(FOLDER).with_suffix("")) for file in FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_a_sprite_is_a_rectangle_of_known_colours(name: str) -> None:
    rows = grid(name)
    assert len({len(row) for row in rows}) == 1
    assert max(len(rows), len(rows[0])) <= 24
    assert set("".join(rows)) <= {CLEAR, *SHADES}


def test_sprites_grow_without_smoothing() -> None:
    small, large = sprite("orc", 1), sprite("orc", 5)
    assert large.size == (small.width * 5, small.height * 5)
    assert set(large.get_flattened_data()) == set(small.get_flattened_data())


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_family_has_its_own_outline(strength: int) -> None:
    outlines = {monster(family, strength, 3).getchannel("A").tobytes() for family in FAMILIES}
    assert len(outlines) == len(FAMILIES)


def test_every_level_of_guards_has_its_own_outline() -> None:
    outlines = {sprite(f"guard-{level}", 3).getchannel("A").tobytes() for level in LEVELS}
    assert len(outlines) == len(LEVELS)


@pytest.mark.parametrize("family", FAMILIES)
def test_weak_grown_and_mighty_monsters_look_different(family: str) -> None:
    assert len({monster(family, strength, 3).tobytes() for strength in STRENGTHS}) == 3
