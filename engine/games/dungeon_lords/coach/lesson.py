"""How the lesson begins: in the autumn of the first year, with a small dungeon and heroes at the gate."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Chance, Lesson, Seat
from engine.games.dungeon_lords.cards import ORDER_NAMES, spell_stack
from engine.games.dungeon_lords.lord import Hero, tile
from engine.games.dungeon_lords.rules.combat.combat import combat
from engine.games.dungeon_lords.rules.lair import add_monster
from engine.games.dungeon_lords.rules.setup import bare_table
from engine.games.dungeon_lords.rules.years import building_round, year, year_change
from engine.games.dungeon_lords.state import Underworld
from engine.games.dungeon_lords.timing import AUTUMN, SPELLS_A_YEAR


class Start(NamedTuple):
    """What a lord has got together in three seasons."""

    monster: str
    traps: tuple[str, ...]
    heroes: tuple[str, ...]
    lacking: tuple[str, ...]
    evil: int


STARTS = (
    Start(
        "goblin",
        ("rolling-stone", "trap-door"),
        ("silver-warrior-1", "silver-priest-1"),
        ("traps", "imps"),
        4,
    ),
    Start("slime", ("rolling-stone",), ("silver-thief-1", "silver-warrior-2"), ("dig", "hire"), 6),
    Start("troll", ("pendulum",), ("silver-wizard-1", "silver-warrior-3"), ("dig", "hire"), 7),
    Start("ghost", ("pendulum",), ("silver-thief-2", "silver-priest-2"), ("dig", "reputation"), 5),
)
"""The learner first: a lord nice enough to get the weakest hero again. None of the others can
dig and only one can hire, so the learner finds a cheap place for what is suggested, whatever they prefer."""
DUG = (11, 13)
"""Two tunnels beside the last of the first three."""
OFFERED = (("witch", "vampire", "slime"), ("mint", "printing-press"))
ARRIVING = ("silver-thief-3", "silver-wizard-2", "silver-priest-4", "silver-warrior-4")
EVENT = "pay-day"


def set_up(settings: dict[str, str], chance: Chance) -> Underworld:
    """Three seasons are over; whatever comes after the first year is shuffled."""
    g = bare_table(len(STARTS), settings, chance)
    for pile in (g.monster_stacks[1], g.room_stacks[1], *g.hero_stacks, g.trap_pile):
        g.shuffle(pile)
    g.spells, g.spells_ahead = _combat_cards(g, 1), _combat_cards(g, 2)
    g.box = tuple([card for card in g.box if card not in (*g.spells, *g.spells_ahead)])
    for seat, start in enumerate(STARTS):
        _move_in(g, seat, start)
    _lay_out_offers(g)
    for hero in ARRIVING:
        g.hero_stacks[0].remove(hero)
    g.next_heroes, g.next_event = ARRIVING, EVENT
    g.year = 1
    g.then(building_round, AUTUMN)
    g.then(combat)
    g.then(year_change)
    g.then(year, 2)
    return g


def _combat_cards(g: Underworld, of_year: int) -> tuple[str, ...]:
    cards = spell_stack(of_year)
    g.shuffle(cards)
    return tuple(cards[:SPELLS_A_YEAR])


def _move_in(g: Underworld, seat: Seat, start: Start) -> None:
    """A lord's dungeon, monster, traps, heroes and orders."""
    for where in DUG:
        g.change(seat, tiles=g.lords[seat].laid(where, tile()))
    for hero in start.heroes:
        g.hero_stacks[0].remove(hero)
    for trap in start.traps:
        g.trap_pile.remove(trap)
    g.monster_stacks[0].remove(start.monster)
    add_monster(g, seat, start.monster)
    g.hide(seat, traps=start.traps)
    lacking = tuple([order for order in ORDER_NAMES if order in start.lacking])
    g.change(
        seat,
        heroes=tuple([Hero(card) for card in start.heroes]),
        evil=start.evil,
        hand=tuple([order for order in ORDER_NAMES if order not in lacking]),
        unavailable=lacking,
    )


def _lay_out_offers(g: Underworld) -> None:
    """The last tiles of the year on top; nobody took the others."""
    for stack, offered in zip((g.monster_stacks[0], g.room_stacks[0]), OFFERED, strict=True):
        for tile_name in offered:
            stack.remove(tile_name)
        g.discards = (*g.discards, *stack)
        stack[:] = reversed(offered)


LESSON = Lesson[Underworld](seats=len(STARTS), seed=1, set_up=set_up)
