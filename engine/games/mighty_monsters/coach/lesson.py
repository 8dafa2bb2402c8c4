"""How the lesson begins: a raid in which somebody joins, is pushed out, wins, loses and has to be healed."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Lesson
from engine.games.mighty_monsters.cards import KINGS, STRENGTHS
from engine.games.mighty_monsters.rules.rounds import round_
from engine.games.mighty_monsters.rules.setup import bare_table
from engine.games.mighty_monsters.state import Castle

FAMILIES = ("dragons", "sea-creatures", "undead")
HANDS = ((2, 3, 4), (1, 2, 3), (1, 2, 4))
"""The learner opens guard 2 with the 4, pushes a 2 out, is pushed out in turn, and gives the 2 up."""
GUARDS = ("G1-09", "G2-06", "G3-08")
"""From the gate inwards; guard 2 has an odd number of gold."""


def set_up(settings: dict[str, str], chance: Chance) -> Castle:
    """Known hands and guards for the first raid; what comes later is shuffled."""
    g = bare_table(len(HANDS), settings, chance)
    g.shuffle(g.guards.pile)
    later = [guard for guard in g.guards.pile if guard not in GUARDS]
    g.guards.pile = [*later, *reversed(GUARDS)]
    tiles = list(KINGS)
    g.shuffle(tiles)
    g.kings, g.box = tuple(tiles[: g.rounds]), tuple(tiles[g.rounds :])
    for seat, (family, hand) in enumerate(zip(FAMILIES, HANDS, strict=True)):
        reserve = [strength for strength in STRENGTHS if strength not in hand]
        g.lairs[seat] = replace(g.lairs[seat].holding(hand, reserve), family=family)
    g.then(round_)
    return g


LESSON = Lesson[Castle](seats=len(HANDS), seed=1, set_up=set_up)
