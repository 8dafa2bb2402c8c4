"""Mighty Monsters: six families of monsters raid the king's castle, together and against each other."""

from collections import Counter

from engine.core import Game, Setting, round_chapter
from engine.games.mighty_monsters.ai.player import choose
from engine.games.mighty_monsters.cards import GUARDS, KINGS, STRENGTHS
from engine.games.mighty_monsters.rules.rounds import GOLD_IN_THE_BOX, ROUNDS, START_GOLD, new_table
from engine.games.mighty_monsters.show.twin import cards, describe
from engine.games.mighty_monsters.show.views import CastleView, redeal, view
from engine.games.mighty_monsters.state import Castle


def conserved(g: Castle) -> list[str]:
    """Gold, guards, king tiles and every family's five monsters are all still there."""
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
    """Every decision but two a round and seat is a push-out, and each of those costs a gold for good.

    More gold than the start and all the loot of all guards cannot be spent.
    """
    loot = sum(card.loot for card in GUARDS.values()) + 10 * ROUNDS[seats]
    return seats + 2 * seats * ROUNDS[seats] + START_GOLD * seats + loot


GAME = Game(
    key="mighty-monsters",
    seats=(3, 6),
    settings=(
        Setting("guard-chain", ("off", "on"), "off"),
        Setting("kings-rules", ("off", "on"), "off"),
    ),
    state=Castle,
    new=new_table,
    view=view,
    describe=describe,
    chapter=round_chapter,
    computer_player=choose,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    cards=cards,
    topics=("goal", "families", "placing", "fighting", "healing", "guard-chain", "kings-rules", "end"),
)

__all__ = ["GAME", "Castle", "CastleView"]
