"""Which sprite stands for which tile, card, order, event or kind of goods."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.cards import HEROES, ORDERS
from render.kit.sprites import sprite

OWN = "dungeon-lords/"
SHARED = {"dragon", "demon"}
"""Creatures that other games have drawn already."""
GOODS = {
    "gold": "coin",
    "food": f"{OWN}food",
    "evil": f"{OWN}evil",
    "imps": f"{OWN}imp",
    "traps": f"{OWN}trap",
    "monsters": "monster",
}
POWERS = {"thief": f"{OWN}guard", "priest": f"{OWN}heal", "wizard": f"{OWN}magic"}
"""What the classes do: prevent, heal, cast."""


def name_of(thing: str) -> str:
    """The name of the sprite of a tile, card, order or event."""
    if thing in ORDERS:
        return f"{OWN}order-{thing}"
    if thing in SHARED:
        return thing
    return OWN + thing


def picture_of(thing: str, cell: int) -> Image.Image:
    """A tile, card, order or event with `cell` pixels a cell."""
    return sprite(name_of(thing), cell)


def hero_name_of(card: str) -> str:
    """The name of the sprite of a hero: each class has one for every year."""
    tile = HEROES[card]
    if tile.kind == "illusion":
        return f"{OWN}illusion-hero"
    return f"{OWN}{'silver' if tile.year == 1 else 'gold'}-{tile.kind}"


def hero_of(card: str, cell: int) -> Image.Image:
    """A hero with `cell` pixels a cell."""
    return sprite(hero_name_of(card), cell)
