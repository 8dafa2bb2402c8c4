"""Dungeon Lords: build a dungeon in two years, and defend it against those who call themselves heroes."""

from collections import Counter

from engine.core import Game, Setting
from engine.games.dungeon_lords.ai.player import choose
from engine.games.dungeon_lords.cards import (
    EXERCISES,
    HEROES,
    ORDER_NAMES,
    PALADINS,
    SPECIALS,
    hero_stack,
    monster_stack,
    room_stack,
    spell_stack,
    trap_stack,
)
from engine.games.dungeon_lords.rules.exercises import new_exercise
from engine.games.dungeon_lords.rules.setup import YEARS, new_table
from engine.games.dungeon_lords.show.faces import faces
from engine.games.dungeon_lords.show.redeal import redeal
from engine.games.dungeon_lords.show.twin import describe
from engine.games.dungeon_lords.show.views import UnderworldView, chapter, view
from engine.games.dungeon_lords.squares import BLOCKS
from engine.games.dungeon_lords.state import LEAST_EVIL, MOST_EVIL, Lord, Underworld
from engine.games.dungeon_lords.upgrades import from_format_1

ALL_TILES = Counter(
    [
        *(tile for year in YEARS for tile in (*monster_stack(year), *room_stack(year), *hero_stack(year))),
        *SPECIALS,
        *(card for year in YEARS for card in spell_stack(year)),
    ]
)
ALL_TRAPS = Counter(trap_stack())


def conserved(g: Underworld) -> list[str]:
    """Every tile and card is somewhere, once; nobody is in debt; dungeons and scales keep their laws."""
    tiles = Counter([*g.monster_offer, *g.room_offer, *g.arriving, *g.next_heroes, *g.discards, *g.box])
    tiles.update([*g.spells, *g.spells_ahead, *g.specials_ahead, *([g.special] if g.special else [])])
    for stack in (*g.monster_stacks, *g.room_stacks, *g.hero_stacks):
        tiles.update(stack)
    for lord in g.lords:
        tiles.update(lord.prison)
        tiles.update(monster.kind for monster in lord.monsters)
        tiles.update(hero.card for hero in lord.heroes if hero.card != "illusion")
        tiles.update(tile.room for tile in lord.tiles if tile is not None and tile.room)
    for paladin in PALADINS.values():
        del tiles[paladin]
    broken = []
    all_tiles, all_traps = _brought(g)
    if tiles != all_tiles:
        broken.append(f"tiles are missing or doubled: {tiles - all_tiles} {all_tiles - tiles}")
    traps = [*g.trap_pile, *g.used_traps, *(trap for _, trap in g.lost_traps)]
    traps += [trap for secret in g.secrets for trap in secret.traps]
    if Counter(traps) != all_traps:
        broken.append("a trap is missing or doubled")
    for seat, lord in enumerate(g.lords):
        broken += [f"seat {seat}: {flaw}" for flaw in _flaws(lord)]
    return broken


def _brought(g: Underworld) -> tuple[Counter[str], Counter[str]]:
    """The tiles and the traps that came to the table: the whole box, or what a practice battle needs."""
    if not g.practice:
        return ALL_TILES, ALL_TRAPS
    practice = EXERCISES[g.practice]
    room = [practice.room] if practice.room else []
    return Counter([*practice.heroes, *practice.monsters, *room]), Counter(practice.traps)


def _flaws(lord: Lord) -> list[str]:
    flaws = []
    if min(lord.gold, lord.food, lord.imps, lord.idle_imps, lord.seals) < 0:
        flaws.append("something is less than nothing")
    if not LEAST_EVIL <= lord.evil <= MOST_EVIL:
        flaws.append("the marker is off the scale")
    if any(lord.filled & block == block for block in BLOCKS):
        flaws.append("a block of two by two is filled")
    if sorted([*lord.hand, *lord.unavailable]) != sorted(ORDER_NAMES) and lord.hand:
        flaws.append("an order card is missing or doubled")
    if any(hero.damage >= hero.hits or hero.card not in HEROES for hero in lord.heroes):
        flaws.append("a hero stands who should have fallen")
    return flaws


def most_decisions(seats: int) -> int:
    """For every seat: orders, actions, rooms and events of eight rounds, and eight rounds of battle."""
    return 600 * seats


GAME = Game(
    key="dungeon-lords",
    seats=(2, 4),
    settings=(Setting("version", ("first", "full"), "first"),),
    state=Underworld,
    new=new_table,
    view=view,
    describe=describe,
    chapter=chapter,
    computer_player=choose,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    cards=faces,
    topics=(
        "goal", "orders", "neighbours", "food", "reputation", "dig", "mine", "imps", "traps", "hire", "build",
        "production", "pay-day", "taxes", "specials", "heroes", "paladin", "planning", "trap-step", "spells",
        "monster-step", "conquest", "second-year", "end", "practice",
    ),
    exercises=dict.fromkeys(EXERCISES, new_exercise),
    format=2,
    upgrades={1: from_format_1},
)  # fmt: skip

__all__ = ["GAME", "Underworld", "UnderworldView"]
