"""What a computer player knows of cards, heroes and treasure: what is worth keeping, and who dies where."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add, sub

from engine.games.boss_monster.cards import HEROES, MINIBOSSES, MONSTERS, ROOMS, SPELLS, TREASURES
from engine.games.boss_monster.rules.adventure import SPELLBANE_HEALTH, TAX_CAP, TOUGHNESS
from engine.games.boss_monster.show.views import LairView
from engine.games.boss_monster.state import Hero

SYMBOL = 0.4
"""What a treasure symbol on a card in hand is worth, in damage."""
ADVANCED = 2.2
"""How much less an advanced room in hand is worth, since it needs a room that fits below."""
ROOM_TO_BUILD = 0.7
"""What any room is worth beyond that: whoever has none to build falls behind."""

KEEPING: dict[str, float] = {
    **{
        card.id: card.damage
        + SYMBOL * len(card.treasure)
        + ROOM_TO_BUILD
        - (ADVANCED if card.advanced else 0.0)
        for card in ROOMS.values()
    },
    **dict.fromkeys(MINIBOSSES, 2.2),
    **dict.fromkeys(SPELLS, 1.7),
    "MB071": 3.7,
    "MB072": 3.2,
    "MB069": 2.7,
    "MB068": 2.2,
    "MB073": 1.2,
    "no": 0.5,
}
"""How much a card in hand is worth keeping; spells that kill a hero most of all."""

# ── a hero against a dungeon ─────────────────────────────────────────────────────────────────────────────


def health_left(lair: LairView, hero: Hero, first: int = 0) -> int:
    """A hero's health after all rooms from `first` on; 0 or less means that it dies there."""
    special = hero.face.special
    left = hero.remaining
    for room in lair.rooms[first:]:
        if special == "tough" and room.slot.cards[-1] in MONSTERS:
            left -= max(0, room.damage - TOUGHNESS)
        elif special != "picky" or len(set(room.treasure)) < 2:
            left -= room.damage
    if not first and special == "taxes":
        left += min(TAX_CAP, lair.hoard)
    elif not first and special == "spellbane" and not lair.spell_cards:
        left += SPELLBANE_HEALTH
    return left


# ── treasure ─────────────────────────────────────────────────────────────────────────────────────────────

Counts = tuple[int, ...]
"""The amount of each kind of treasure, and a 0 at the end for heroes lured by one kind only."""
NOTHING = len(TREASURES)
"""The index of that 0."""


@lru_cache(maxsize=4096)
def counted(treasure: str) -> Counts:
    """Count symbols by kind."""
    return (*[treasure.count(kind) for kind in TREASURES], 0)


def exchanged(treasure: Counts, more: str, less: str = "") -> Counts:
    """Treasure with some symbols added and others removed."""
    return tuple(map(add, treasure, _difference(more, less)))


@cache
def _difference(more: str, less: str) -> Counts:
    return tuple(map(sub, counted(more), counted(less)))


# ── heroes in town ───────────────────────────────────────────────────────────────────────────────────────

BRIBES = 2
"""How many coins opponents are expected to pay for a hero who takes coins."""
EXPECTED = {
    card.id: (card.health + (BRIBES if card.special == "coins" else 0), card.worth)
    for card in HEROES.values()
}
"""By hero: its expected health, and how many souls or wounds it counts."""
LURED = {
    card.id: (
        TREASURES.index(card.lure[0]),
        TREASURES.index(card.lure[1]) if len(card.lure) > 1 else NOTHING,
    )
    for card in HEROES.values()
    if card.lure
}
"""By hero: the kinds of treasure that lure it. The others go by souls, whatever is built."""
