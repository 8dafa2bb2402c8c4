"""Everything that lies in a dungeon, and every spellbook, can be told apart."""

from __future__ import annotations

import pytest

from engine.games.fairy_market.cards import BOOKS
from engine.games.fairy_market.cards.notation import KINDS
from render.fairy_market.parts.pieces import book_sprite
from render.fairy_market.parts.things import CELLS
from render.kit.sprites import sprite


def test_every_kind_of_thing_has_its_own_outline() -> None:
    outlines = {(sprite(kind, 1).size, sprite(kind, 1).getchannel("A").tobytes()) for kind in KINDS.values()}
    round_holes = {"fall-pit", "lava-pit", "portal"}  # all are round; their colours could not differ more
    assert len(outlines) >= len(KINDS) - len(round_holes) + 1


def test_no_two_things_look_the_same() -> None:
    assert len({sprite(kind, 1).tobytes() for kind in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize("kind", [*KINDS.values(), "room"])
def test_a_thing_fits_its_square(kind: str) -> None:
    assert max(sprite(kind, 1).size) <= CELLS


def test_every_spellbook_has_its_own_emblem() -> None:
    assert len({book_sprite(book, 1).getchannel("A").tobytes() for book in BOOKS}) == len(BOOKS)
