"""The exercises of the rulebook: one lord fights for three tunnels in a row, for as many rounds as it takes.

The steps are called `practice_…` because saved games know them by that name.
"""

from __future__ import annotations

from engine.core import Chance, Weight, step
from engine.games.dungeon_lords.cards import EXERCISES
from engine.games.dungeon_lords.lord import Hero, party, tile
from engine.games.dungeon_lords.phrases import tell_secretly, text
from engine.games.dungeon_lords.rules.combat.battle import battle
from engine.games.dungeon_lords.rules.combat.planning import planning, tiles_within_reach
from engine.games.dungeon_lords.rules.lair import add_monster
from engine.games.dungeon_lords.rules.setup import bare_table
from engine.games.dungeon_lords.squares import ENTRANCE, FIRST_TUNNELS
from engine.games.dungeon_lords.state import Underworld


def new_exercise(settings: dict[str, str], chance: Chance) -> Underworld:
    """Set up the exercise named by the settings."""
    g = bare_table(1, settings, chance)
    exercise = EXERCISES[g.exercise]
    g.phase, g.trap_pile, g.box = "combat", [], ()
    g.monster_stacks, g.room_stacks, g.hero_stacks = [[], []], [[], []], [[], []]
    g.paladin = ""
    g.change(
        0,
        food=exercise.food,
        gold=exercise.gold,
        imps=0,
        heroes=tuple([Hero(card) for card in exercise.heroes]),
    )
    if exercise.room:
        g.change(0, tiles=g.lords[0].laid(ENTRANCE, tile(exercise.room)))
    g.hide(0, traps=exercise.traps)
    for kind in exercise.monsters:
        add_monster(g, 0, kind)
    g.then(practice_round, 1)
    return g


@step
def practice_round(g: Underworld, number: int) -> None:
    """Another round, as long as there are heroes to fight and tiles to lose."""
    if not party(g.lords[0]) or not tiles_within_reach(g.lords[0]):
        finish_exercise(g)
        return
    g.combat_round = number
    g.tell(text("combat-round", round=number), weight=Weight.DETAIL)
    g.then(planning)
    g.then(practice_battle)
    g.then(practice_round, number + 1)


@step
def practice_battle(g: Underworld) -> None:
    """A battle with a report of its own."""
    g.reports = ()
    g.then(battle, 0)


def finish_exercise(g: Underworld) -> None:
    """The score is the number of tiles left."""
    lost, best = tiles_lost(g), EXERCISES[g.exercise].best
    g.finish([len(FIRST_TUNNELS) - lost])
    if lost <= best:
        tell_secretly(g, "practice-best", 0, {}, lost=lost)
    else:
        tell_secretly(g, "practice-over", 0, {}, tiles=text("n-tiles", n=lost), best=best)


def tiles_lost(g: Underworld) -> int:
    """How many tiles the heroes have conquered."""
    return g.lords[0].conquered.bit_count()
