"""What must hold at every moment of a game."""

from __future__ import annotations

from collections import Counter

from engine.games.mighty_monsters.cards import GUARDS, KINGS, STRENGTHS
from engine.games.mighty_monsters.rules.setup import GOLD_IN_THE_BOX, START_GOLD
from engine.games.mighty_monsters.state import Castle
from engine.games.mighty_monsters.timing import ROUNDS


def conserved(g: Castle) -> list[str]:
    """What is wrong with the gold, the guards, the king tiles, or anybody's five monsters."""
    broken = []
    if g.treasury + sum(lair.gold for lair in g.lairs) != GOLD_IN_THE_BOX:
        broken.append("gold has come or gone")
    if any(lair.gold < 0 for lair in g.lairs):
        broken.append("somebody is in debt")
    guards = [*g.guards.pile, *g.guards.discards, *g.unseen, *(place.guard for place in g.places)]
    if Counter(guards) != Counter(list(GUARDS)):
        broken.append("a guard is missing or doubled")
    if Counter(g.kings + g.spent + g.box) != Counter(list(KINGS)):
        broken.append("a king tile is missing or doubled")
    in_castle = [monster for place in g.places for monster in place.slots if monster]
    for seat, lair in enumerate(g.lairs):
        placed = [monster.strength for monster in in_castle if monster.seat == seat]
        if sorted([*lair.hand, *lair.reserve, *placed]) != list(STRENGTHS):
            broken.append(f"the monsters of seat {seat} are not the five they were")
    return broken


def most_decisions(seats: int) -> int:
    """An upper bound: two placements per seat and round, and one decision for every push-out.

    Each push-out costs a gold for good, and nobody can spend more than the start gold and all the loot.
    """
    loot = sum(card.loot for card in GUARDS.values()) + 10 * ROUNDS[seats]
    return seats + 2 * seats * ROUNDS[seats] + START_GOLD * seats + loot
