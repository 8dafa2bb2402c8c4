"""What cards, rooms and heroes are worth to a computer player."""

from __future__ import annotations

from functools import cache

from engine.games.boss_monster.cards import MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.state import Hero
from engine.games.boss_monster.views import LairView

SYMBOL = 0.9
"""What a treasure symbol is worth in damage."""
NEW_ROOM = 1.5
"""What one more place is worth beyond damage and symbols: the fifth makes the boss level up."""
MINIBOSS = 2.2
ABILITY = 0.4
LEADER = 5
"""With so many souls, a player is worth hurting."""
WOUNDS_ARE_CLOSE = 2

KEEPING: dict[str, float] = {
    **{
        card.id: card.damage + SYMBOL * len(card.treasure) - (1.2 if card.advanced else 0.0)
        for card in ROOMS.values()
    },
    **dict.fromkeys(MINIBOSSES, MINIBOSS),
    **dict.fromkeys(SPELLS, 2.0),
    "MB071": 4.0,
    "MB069": 3.0,
    "MB076": 1.0,
    "MB073": 1.5,
    "no": 0.5,
}
"""How much a card in hand is worth keeping."""


def built_value(lair: LairView, choice: str) -> float:
    """What the dungeon gains by a placement such as `MB014@new` or `MB014@12`."""
    card, uid, worth = _placement(choice)
    if card in MINIBOSSES:
        return worth if lair.hoard else 0.0
    if not uid:
        return worth + NEW_ROOM
    for room in lair.rooms:
        if room.slot.uid == uid:
            return worth - room.damage - SYMBOL * len(room.treasure) - 0.5
    return 0.0


@cache
def _placement(choice: str) -> tuple[str, int, float]:
    """The card, the stack it goes on (0: none), and what the card itself is worth."""
    card, _, place = choice.partition("@")
    uid = 0 if place == "new" else int(place)
    if card in MINIBOSSES:
        return card, uid, MINIBOSS
    room = ROOMS[card]
    return card, uid, room.damage + SYMBOL * len(room.treasure) + ABILITY


def overkill(lair: LairView) -> dict[str, int]:
    """For every hero at the entrance, the health it would have left after all rooms; 0 or less means dead."""
    dealt = sum([room.damage for room in lair.rooms])
    return {hero.card: hero.remaining - dealt for hero in lair.queue}


def wants_to_hurt(lair: LairView) -> bool:
    """Whether this player has come far enough to be stopped."""
    return lair.soul_count >= LEADER


def needed_health(hero: Hero) -> int:
    """How much health would keep a hero alive."""
    return max(0, 1 - hero.remaining)
