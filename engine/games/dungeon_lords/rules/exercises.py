"""The practice battles of the rulebook: one lord, three tunnels in line, and no time limit."""

from __future__ import annotations

from engine.core import Chance, step
from engine.games.dungeon_lords.cards import EXERCISES
from engine.games.dungeon_lords.phrases import tell, text
from engine.games.dungeon_lords.rules.combat.battle import battle
from engine.games.dungeon_lords.rules.combat.planning import planning, tiles_within_reach
from engine.games.dungeon_lords.rules.paying import add_monster
from engine.games.dungeon_lords.rules.setup import bare_table
from engine.games.dungeon_lords.squares import ENTRANCE, FIRST_TUNNELS
from engine.games.dungeon_lords.state import Hero, Underworld, party, tile


def new_exercise(settings: dict[str, str], chance: Chance) -> Underworld:
    """The practice battle that the settings name."""
    g = bare_table(1, settings, chance)
    practice = EXERCISES[g.practice]
    g.phase, g.trap_pile, g.box = "combat", [], ()
    g.monster_stacks, g.room_stacks, g.hero_stacks = [[], []], [[], []], [[], []]
    g.paladin = ""
    g.change(
        0,
        food=practice.food,
        gold=practice.gold,
        imps=0,
        heroes=tuple([Hero(card) for card in practice.heroes]),
    )
    if practice.room:
        g.change(0, tiles=g.lords[0].laid(ENTRANCE, tile(practice.room)))
    g.hide(0, traps=practice.traps)
    for kind in practice.monsters:
        add_monster(g, 0, kind)
    g.then(practice_round, 1)
    return g


@step
def practice_round(g: Underworld, number: int) -> None:
    """As long as there are heroes to fight and tiles to fight for."""
    if not party(g.lords[0]) or not tiles_within_reach(g.lords[0]):
        practice_over(g)
        return
    g.combat_round = number
    g.tell(text("combat-round", round=number))
    g.then(planning)
    g.then(practice_battle)
    g.then(practice_round, number + 1)


@step
def practice_battle(g: Underworld) -> None:
    """A new battle, reported afresh."""
    g.reports = ()
    g.then(battle, 0)


def practice_over(g: Underworld) -> None:
    """The fewer tiles are lost the better; the score is what is left."""
    lost, best = tiles_lost(g), EXERCISES[g.practice].best
    g.finish([len(FIRST_TUNNELS) - lost])
    if lost <= best:
        tell(g, "practice-best", 0, lost=lost)
    else:
        tell(g, "practice-over", 0, tiles=text("n-tiles", n=lost), best=best)


def tiles_lost(g: Underworld) -> int:
    """How many tiles the heroes have conquered."""
    return g.lords[0].conquered.bit_count()
