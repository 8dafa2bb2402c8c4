"""The printed cards: bosses, rooms, minibosses, spells and heroes, read from `cards.toml`.

A card is known by the number of its kind; the two copies of a kind are the same card twice.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from engine.core.editions import printed

TREASURES = ("C", "F", "M", "T")
"""Relics lure Clerics, equipment Fighters, spell books Mages, gold Thieves."""
COPIES_OF_A_SPELL = 2

Damage = Annotated[int, msgspec.Meta(ge=0, le=20)]
Amount = Annotated[int, msgspec.Meta(ge=-9, le=20)]
Experience = Annotated[int, msgspec.Meta(ge=0, le=999)]
Health = Annotated[int, msgspec.Meta(ge=1, le=40)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=9)]
Players = Annotated[int, msgspec.Meta(ge=2, le=4)]
Symbols = Annotated[str, msgspec.Meta(pattern="^[CFMT]{1,4}$")]
Lure = Annotated[str, msgspec.Meta(pattern="^[CFMT]{0,2}$")]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does, and when; see `cards.toml` for the vocabulary."""

    when: str
    does: str
    amount: Amount = 0
    asks: tuple[str, ...] = ()
    pay: Damage = 0
    destroy: str = ""
    treasure: str = ""
    phase: str = ""
    once: bool = False


class BossCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's boss, and what it can do once it has levelled up."""

    id: str
    xp: Experience
    treasure: Symbols
    source: str
    ability: Ability


class RoomCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room of the dungeon."""

    id: str
    kind: str
    """`monster` or `trap`."""
    damage: Damage
    treasure: Symbols
    copies: Copies
    source: str
    abilities: tuple[Ability, ...]
    advanced: bool = False


class MinibossCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card under a room, with three levels."""

    id: str
    source: str
    levels: tuple[Ability, Ability, Ability]


class SpellCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell with its phase icon: `build`, `adventure` or `both`."""

    id: str
    phase: str
    source: str
    ability: Ability
    further: bool = False
    """One of the two kinds that come only with the variant."""


class HeroCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero: what lures it, what it takes to kill it, and what is special about it."""

    id: str
    lure: Lure
    health: Health
    players: Players
    source: str
    epic: bool = False
    special: str = ""

    @property
    def worth(self) -> int:
        """What it counts, as wounds or as souls."""
        return 2 if self.epic else 1


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    bosses: tuple[BossCard, ...]
    rooms: tuple[RoomCard, ...]
    minibosses: tuple[MinibossCard, ...]
    spells: tuple[SpellCard, ...]
    heroes: tuple[HeroCard, ...]


@cache
def box() -> Box:
    """The cards as printed; a broken file is reported with the place of the flaw."""
    return printed("boss-monster", Box)


BOSSES = {card.id: card for card in box().bosses}
ROOMS = {card.id: card for card in box().rooms}
MINIBOSSES = {card.id: card for card in box().minibosses}
SPELLS = {card.id: card for card in box().spells}
HEROES = {card.id: card for card in box().heroes}

WORTH = {card.id: card.worth for card in box().heroes}
"""What each hero counts, as wounds or as souls."""
MONSTERS = frozenset(card.id for card in box().rooms if card.kind == "monster")

ABILITIES: dict[str, Ability] = {
    **{card.id: card.ability for card in box().bosses},
    **{card.id: card.abilities[0] for card in box().rooms},
    **{f"{card.id}-{level}": card.levels[level - 1] for card in box().minibosses for level in (1, 2, 3)},
    **{card.id: card.ability for card in box().spells},
}
"""Every ability one can point at: by the card, and for minibosses by card and level (`MB055-2`)."""

COIN_DAMAGE = {
    card.id: ability.amount
    for card in box().rooms
    for ability in card.abilities
    if ability.does == "damage-per-coin"
}
"""What each coin on such a room adds to its damage."""
