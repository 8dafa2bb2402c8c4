"""What holds at every moment of a game: no tile is lost or doubled, nobody is in debt, and the game ends."""

from __future__ import annotations

from collections import Counter

from engine.games.dungeon_lords.cards import (
    EXERCISES,
    HEROES,
    ORDER_NAMES,
    PALADINS,
    SPECIALS,
    YEARS,
    hero_stack,
    monster_stack,
    room_stack,
    spell_stack,
    trap_stack,
)
from engine.games.dungeon_lords.lord import LEAST_EVIL, MOST_EVIL, Lord
from engine.games.dungeon_lords.squares import BLOCKS
from engine.games.dungeon_lords.state import Underworld

ALL_TILES = Counter(
    [
        *(tile for year in YEARS for tile in (*monster_stack(year), *room_stack(year), *hero_stack(year))),
        *SPECIALS,
        *(card for year in YEARS for card in spell_stack(year)),
    ]
)
ALL_TRAPS = Counter(trap_stack())


def conserved(g: Underworld) -> list[str]:
    """What is wrong with a table: missing or doubled tiles and traps, debts, illegal dungeons."""
    expected_tiles, expected_traps = _expected(g)
    tiles, traps = _tiles(g), _traps(g)
    broken = []
    if tiles != expected_tiles:
        broken.append(f"tiles are missing or doubled: {tiles - expected_tiles} {expected_tiles - tiles}")
    if traps != expected_traps:
        broken.append("a trap is missing or doubled")
    for seat, lord in enumerate(g.lords):
        broken += [f"seat {seat}: {flaw}" for flaw in _flaws(lord)]
    return broken


def _expected(g: Underworld) -> tuple[Counter[str], Counter[str]]:
    """The tiles and traps in play: the whole box, or what an exercise needs."""
    if not g.exercise:
        return ALL_TILES, ALL_TRAPS
    exercise = EXERCISES[g.exercise]
    room = [exercise.room] if exercise.room else []
    return Counter([*exercise.heroes, *exercise.monsters, *room]), Counter(exercise.traps)


def _tiles(g: Underworld) -> Counter[str]:
    """Every tile and card at the table, without traps, paladins and illusions."""
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
    return tiles


def _traps(g: Underworld) -> Counter[str]:
    traps = [*g.trap_pile, *g.used_traps, *(trap for _, trap in g.lost_traps)]
    return Counter([*traps, *(trap for secret in g.secrets for trap in secret.traps)])


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
    """A generous bound: orders, actions, rooms and events of eight rounds, and eight rounds of battle."""
    return 600 * seats
