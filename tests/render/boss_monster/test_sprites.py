"""Every card of Boss Monster has its own sprite."""

from __future__ import annotations

import pytest

from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.show.faces import faces
from render.boss_monster.parts.pieces import art
from render.kit.sprites import grid

CARDS = [face.id for face in faces()]


def test_no_two_cards_look_the_same() -> None:
    assert len({grid(f"boss-monster/{card.lower()}") for card in CARDS}) == len(CARDS)


def test_even_the_outlines_of_all_but_heroes_differ() -> None:
    others = [card for card in CARDS if card not in HEROES]
    outlines = {(art(card, 1).size, art(card, 1).getchannel("A").tobytes()) for card in others}
    squares = {"MB030", "MB045", "MB046"}  # hearth, gallery and wall fill a square; their insides differ
    assert len(outlines) == len(others) - len(squares) + 1


def test_no_two_heroes_have_the_same_head_and_the_same_tool() -> None:
    heads = {grid(f"boss-monster/{card.lower()}")[:11] for card in HEROES}
    assert len(heads) == len(HEROES)


@pytest.mark.parametrize("card", CARDS)
def test_a_sprite_fills_its_place(card: str) -> None:
    picture = art(card, 1)
    assert 17 <= max(picture.size) <= 26
    coloured = sum(cell != "." for row in grid(f"boss-monster/{card.lower()}") for cell in row)
    assert coloured >= 80
