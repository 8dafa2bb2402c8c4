"""What cards, rooms and heroes are worth to a computer player."""

from __future__ import annotations

from functools import cache

from engine.games.boss_monster.cards import MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.state import NEW_PLACE, NOWHERE, Hero
from engine.games.boss_monster.views import LairView

SYMBOL = 0.4
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


def covering_costs(lair: LairView) -> dict[int, float]:
    """What is lost by building at each place: whatever lies there, or, at a new place, less than nothing."""
    costs = {room.slot.uid: room.damage + SYMBOL * len(room.treasure) + 0.5 for room in lair.rooms}
    costs[NEW_PLACE] = -NEW_ROOM
    return costs


@cache
def placement_value(choice: str) -> tuple[int, float]:
    """Where a placement such as `MB014@new` or `MB014@12` goes, and what the card itself is worth there.

    A miniboss covers nothing, so it counts as going nowhere.
    """
    card, _, place = choice.partition("@")
    if card in MINIBOSSES:
        return NOWHERE, MINIBOSS
    room = ROOMS[card]
    worth = room.damage + SYMBOL * len(room.treasure) + ABILITY
    return NEW_PLACE if place == "new" else int(place), worth


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
