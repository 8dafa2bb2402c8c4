"""How a dungeon may be finished: cards as they may come, taken and built as the planner would.

What others build meanwhile makes no difference to it, so nothing else is played: all rounds of one dungeon
take hardly longer than a single one of everybody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.core import Chance, Seat
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.rules.building import built_at
from engine.games.doodle_dungeon.rules.elements import (
    element_to_build,
    is_finished,
    past_what_lapses,
    with_built,
)
from engine.games.doodle_dungeon.rules.placements import usual_spot
from engine.games.doodle_dungeon.state import BUILDING, Built, Master, Table
from engine.games.doodle_dungeon.timing import ROUNDS

CHOICE = 3
"""Of how many cards one has the choice, on average."""
BROUGHT = {"goblin": 0.3, "orc": 2.5, "dragon": 4.6, "trap": 1.3, "treasure": 0.8, "upgrade": 1.1}
"""How many points an element has brought, in more than 1,100 games between players of different tastes."""
A_WALL = 0.4
"""The same for each wall of a formation."""


def skip_ahead(g: Table, seat: Seat, luck: Chance) -> bool:
    """While dungeons are built, finish that of the seat alone; later there is more to it than that."""
    if g.phase != BUILDING:
        return False
    pile = g.pile.pile
    coming = pile if len(pile) >= CHOICE else [*pile, *g.pile.discards]
    g.masters[seat] = _finished(g.masters[seat], coming or list(CARDS), luck)
    return True


def _finished(master: Master, coming: Sequence[str], luck: Chance) -> Master:
    """The dungeon after the last round."""
    seeds = [Chance(luck.below(1 << 40)) for _ in range(ROUNDS)]
    if master.card:
        master = _turned_over(_built_up(master))
    while len(master.deck) < ROUNDS:
        seed = seeds[len(master.deck)]
        offered = [seed.one_of(coming) for _ in range(CHOICE)]
        card = max(offered, key=brought)
        master = _turned_over(_built_up(replace(master, card=card, built=())))
    return master


@cache
def brought(card: str) -> float:
    """How good a card is in the long run."""
    return sum([BROUGHT[each] if each in BROUGHT else A_WALL * _walls(each) for each in CARDS[card].elements])


def _walls(formation: str) -> int:
    return sum([row.count("#") for row in FORMATIONS[formation].rows])


def _built_up(master: Master) -> Master:
    """The dungeon with the rest of its card, where the planner would build it."""
    master = past_what_lapses(master)
    while not is_finished(master):
        element = element_to_build(master)
        if element == "upgrade":
            built = Built(element, category=planner.upgrade(master.sheet))
        else:
            built = built_at(element, usual_spot(master))
        master = past_what_lapses(with_built(master, built))
    return master


def _turned_over(master: Master) -> Master:
    return replace(master, deck=(*master.deck, master.card), card="", built=(), ready=False)
