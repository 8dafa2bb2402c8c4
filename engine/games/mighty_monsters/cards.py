"""The printed cards: monsters, guards and king tiles, read from `cards.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated

import msgspec

from engine.core import Text
from engine.core.editions import printed

FAMILIES = ("orcs", "undead", "sea-creatures", "demons", "insects", "dragons")
STRENGTHS = (1, 2, 3, 4, 5)
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Strength = Annotated[int, msgspec.Meta(ge=1, le=19)]


class MonsterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five monsters every family has."""

    strength: int
    healing: int
    source: str


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The back of a guard card, and what pushing out a monster there pays its owner."""

    level: int
    strength: tuple[Strength, Strength]
    loot: tuple[int, int]
    owner_price: int
    source: str


class GuardCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The front of a guard card."""

    id: str
    level: int
    strength: Strength
    loot: int
    source: str


class KingTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The king's rule for one round; see `cards.toml` for the vocabulary."""

    id: str
    source: str
    places: tuple[Change, ...] = ()
    pairs: str = ""
    loot: Change = 0
    strength: Change = 0
    banned: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    healing: dict[str, Change] = {}


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    monsters: tuple[MonsterCard, ...]
    levels: tuple[Level, ...]
    guards: tuple[GuardCard, ...]
    kings: tuple[KingTile, ...]


@cache
def box() -> Box:
    """The cards as printed; an error in the file is reported with its place."""
    return printed("mighty-monsters", Box)


def impossible(box: Box) -> Iterator[tuple[str, str, Text]]:
    """A guard that is not as its back says: players rely on the backs."""
    backs = {level.level: level for level in box.levels}
    for card in box.guards:
        back = backs.get(card.level)
        if back is None:
            yield "guards", card.id, Text("mighty-monsters-edition-back")
        elif not (_within(card.strength, back.strength) and _within(card.loot, back.loot)):
            yield "guards", card.id, Text("mighty-monsters-edition-range", {"level": card.level})


def _within(value: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= value <= bounds[1]


HEALING = {card.strength: card.healing for card in box().monsters}
LEVELS = {level.level: level for level in box().levels}
GUARDS = {card.id: card for card in box().guards}
KINGS = {tile.id: tile for tile in box().kings}
PLAIN_ROUND = KingTile(id="", source="")
"""What is in force when no king tile is turned up."""
BACKS = {card.id: LEVELS[card.level] for card in box().guards}
"""The back of every guard card."""
OWNER_PRICE = {guard: level.owner_price for guard, level in BACKS.items()}
"""What pushing out a monster at each guard card pays its owner."""
STRONGEST = {guard: level.strength[1] for guard, level in BACKS.items()}
"""The maximum strength on the back of every guard card; nobody is pushed out of a pair that reaches it."""
