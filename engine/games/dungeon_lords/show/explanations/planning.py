"""Planning battles: what each tile allows and costs, and what traps and monsters would do there."""

from __future__ import annotations

from engine.core import Barred, Decision, Explanation, Seat, Text
from engine.games.dungeon_lords.cards import HEROES, TRAPS
from engine.games.dungeon_lords.lord import Hero, Lord, Monster
from engine.games.dungeon_lords.phrases import plain, read_monster, text
from engine.games.dungeon_lords.rules.combat.attacks import attacks_of
from engine.games.dungeon_lords.rules.combat.planning import battle_limits
from engine.games.dungeon_lords.rules.scoring import CONQUERED_POINTS, ROOM_POINTS, prisoner_points
from engine.games.dungeon_lords.show.explanations.forecast import (
    attacked,
    battle_to_come,
    hurt,
    power,
    result,
    trapped,
)
from engine.games.dungeon_lords.show.explanations.options import ids
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED
from engine.games.dungeon_lords.state import Battle


def placing(view: UnderworldView, decision: Decision) -> Explanation:
    """What may be sent to each tile, and what it costs to lose it."""
    lord = view.lords[decision.seat]
    return Explanation({square: _tile(lord, SQUARE_NAMED[square]) for square in ids(decision)})


def _tile(lord: Lord, where: int) -> Text:
    here = lord.tiles[where]
    assert here is not None
    gold, traps, monsters = battle_limits(lord, where)
    points = -CONQUERED_POINTS + (ROOM_POINTS if here.room else 0)
    if not here.room:
        return text("note-tunnel", points=points)
    return text("note-tile", room=plain(here.room), traps=traps, gold=gold, monsters=monsters, points=points)


def trapping(view: UnderworldView, decision: Decision) -> Explanation:
    """Whom each trap would hit once thieves have done their part; options carry what traps do and cost."""
    lord = view.lords[decision.seat]
    stopped = power(lord.heroes, "thief") if view.battle is None else view.battle.prevention
    outlooks = {
        trap: plain("outlook-sting") if TRAPS[trap].aimed else _trap_outlook(view, lord.heroes, trap, stopped)
        for trap in ids(decision)
        if trap in TRAPS and (stopped or not TRAPS[trap].aimed)
    }
    notes = {"no-trap": plain("note-no-trap")} if "no-trap" in ids(decision) else {}
    return Explanation(notes, outlooks, _unpayable(view, decision) if notes else [])


def _trap_outlook(view: UnderworldView, heroes: tuple[Hero, ...], trap: str, stopped: int) -> Text:
    whole = trapped(view, heroes, trap, 0)
    damage = trapped(view, heroes, trap, stopped)
    if sum(whole.values()) and not sum(damage.values()):
        return plain("outlook-prevented")
    return result(heroes, damage)


def _unpayable(view: UnderworldView, decision: Decision) -> list[Barred]:
    """The viewer's traps that cannot be paid for on this tile."""
    if view.plan is None:
        return []
    gold, _, _ = battle_limits(view.lords[decision.seat], view.plan.where)
    laid_out = dict.fromkeys(view.set_traps)
    found = [trap for trap in dict.fromkeys(view.traps) if trap not in ids(decision) and trap not in laid_out]
    return [Barred(plain(trap), text("barred-trap", gold=gold)) for trap in found]


def sending(view: UnderworldView, decision: Decision) -> Explanation:
    """Whom each monster or ghost would hit after the traps laid out; and who lies face down."""
    seat, lord = decision.seat, view.lords[decision.seat]
    heroes, battle = _after_traps(view, seat), battle_to_come(view, seat)
    outlooks = {}
    for choice in ids(decision):
        monster = lord.monster(read_monster(choice))
        if monster is not None:
            outlooks[choice] = _best_blow(lord, heroes, battle, monster)
    ghosts = decision.prompt.key.endswith("ask-ghosts")
    down = [each for each in lord.monsters if not each.ready and each.face.ghost == ghosts]
    kinds = dict.fromkeys(monster.kind for monster in down)
    return Explanation({}, outlooks, [Barred(plain(kind), plain("barred-down")) for kind in kinds])


def _after_traps(view: UnderworldView, seat: Seat) -> tuple[Hero, ...]:
    """The party after the viewer's traps, as far as those need no aim."""
    heroes = view.lords[seat].heroes
    for trap in view.set_traps:
        if not TRAPS[trap].aimed:
            heroes = hurt(heroes, trapped(view, heroes, trap, power(heroes, "thief")))
    return heroes


def _best_blow(lord: Lord, heroes: tuple[Hero, ...], battle: Battle, monster: Monster) -> Text:
    """What a monster's first attack would do to the hero it would hurt most."""
    attack = attacks_of(battle, monster)[0]
    aimed = {"first": heroes[:1], "behind": heroes[1:]}.get(attack.aim, heroes)
    targets = [hero for hero in aimed if hero.face.kind != attack.spares]
    if not targets:
        return plain("outlook-nobody")
    weakest = min(targets, key=lambda hero: hero.left)
    return result(heroes, attacked(lord, heroes, battle, monster, attack, weakest.card))


def releasing(view: UnderworldView, decision: Decision) -> Explanation:
    """What each prisoner is worth."""
    return Explanation(
        {card: text("note-release", points=prisoner_points(card)) for card in ids(decision) if card in HEROES}
    )


def planning_together(view: UnderworldView, decision: Decision) -> Explanation:
    """What it means to plan at once or in turn."""
    return Explanation({choice: plain(f"note-{choice}") for choice in ids(decision)})
