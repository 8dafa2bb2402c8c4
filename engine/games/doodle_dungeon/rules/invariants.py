"""What must hold at every moment of a game."""

from __future__ import annotations

from collections import Counter

from engine.core import EXERCISE
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.state import Table
from engine.games.doodle_dungeon.timing import REMOVED


def conserved(g: Table) -> list[str]:
    """What is wrong with the cards, or with the treasures on a sheet."""
    there = Counter([*g.pile.pile, *g.pile.discards, *g.row])
    for master in g.masters:
        there.update([*master.deck, *master.hand, *(laid.card for laid in master.above)])
        there.update([master.card] if master.card else [])
    broken = []
    if set(there) - set(CARDS) or max(there.values()) > 1:
        broken.append("a card is doubled")
    if there.total() != len(CARDS) - (0 if EXERCISE in g.settings else REMOVED[g.seats]):
        broken.append("a card is missing")
    if any(len(set(master.sheet.treasures)) < len(master.sheet.treasures) for master in g.masters):
        broken.append("two treasures lie on one square")
    return broken


def most_decisions(seats: int) -> int:
    """An upper bound: at most seven decisions per seat and round in phase A, and in a turn of phase C one per
    card and three more. No path meets more than 80 things, and there is room for taking elements back."""
    return 600 * seats
