"""Every tile and card of Dungeon Lords has a sprite, and those one must tell apart have their own outline."""

from __future__ import annotations

import pytest

from engine.games.dungeon_lords.cards import (
    EVENTS,
    HEROES,
    MONSTERS,
    ORDER_NAMES,
    ROOMS,
    SPECIALS,
    SPELLS,
    TRAPS,
)
from render.dungeon_lords.parts.art import GOODS, POWERS, hero_name_of, hero_of, name_of, picture_of
from render.kit.sprites import sprite

KINDS = {
    "orders": ORDER_NAMES,
    "monsters": tuple(MONSTERS),
    "rooms": tuple(ROOMS),
    "traps": tuple(TRAPS),
    "spells": tuple(SPELLS),
    "specials": (*SPECIALS, *EVENTS),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_of_a_kind_share_an_outline(kind: str) -> None:
    outlines = {picture_of(thing, 3).getchannel("A").tobytes() for thing in KINDS[kind]}
    assert len(outlines) == len(KINDS[kind])


def test_no_two_tiles_or_cards_share_a_sprite() -> None:
    things = [thing for kind in KINDS.values() for thing in kind]
    assert len({name_of(thing) for thing in things}) == len(things)


def test_every_class_of_heroes_has_its_own_outline() -> None:
    classes = {tile.kind: card for card, tile in HEROES.items()}
    outlines = {hero_of(card, 3).getchannel("A").tobytes() for card in classes.values()}
    assert len(outlines) == len(classes) == 6


def test_heroes_of_the_second_year_are_told_from_those_of_the_first() -> None:
    for kind in ("warrior", "thief", "priest", "wizard", "paladin"):
        looks = {
            hero_name_of(card): hero_of(card, 3).tobytes()
            for card, tile in HEROES.items()
            if tile.kind == kind
        }
        assert len(set(looks.values())) == 2


def test_symbols_of_goods_and_powers_differ_in_outline() -> None:
    icons = [*GOODS.values(), *POWERS.values(), "heart", "boot", "eye", "bricks", "sword"]
    assert len({sprite(icon, 2).getchannel("A").tobytes() for icon in icons}) == len(icons)
