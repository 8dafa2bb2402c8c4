"""The computer player in combat: it compares what each trap and each attack would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from engine.core import Decision, Pick
from engine.core.mind import Effort, Manner, Thought, favouring
from engine.games.dungeon_lords.ai.orders import option_ids
from engine.games.dungeon_lords.cards import ROOMS, SPELLS, TRAPS, Attack
from engine.games.dungeon_lords.lord import PALADIN_EVIL, Hero, Lord, Monster
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.combat.attacks import aim_of, attacks_of
from engine.games.dungeon_lords.rules.combat.traps import trap_damage
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED
from engine.games.dungeon_lords.state import Battle
from engine.games.dungeon_lords.timing import COMBAT_ROUNDS

PRIZE = {"warrior": 3.0, "thief": 3.0, "priest": 4.0, "wizard": 3.5, "paladin": 7.0, "illusion": 0.5}
"""What it is worth to eliminate a hero."""
TILE = 3.0
"""What it is worth not to lose a tile this round."""
STRENGTH = {
    "goblin": 2.0,
    "slime": 2.6,
    "troll": 3.4,
    "witch": 4.0,
    "vampire": 3.5,
    "golem": 5.0,
    "dragon": 5.5,
    "demon": 7.0,
}
USUAL_FATIGUE = {1: 1, 2: 2}

# ── plans ────────────────────────────────────────────────────────────────────────────────────────────────


def choose_tile(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Fight for the tile that is cheapest to lose; rooms that help in battle count as cheaper."""
    lord = view.lords[decision.seat]
    return [Thought(-_loss(lord, SQUARE_NAMED[square]), [square]) for square in option_ids(decision)]


def _loss(lord: Lord, where: int) -> float:
    here = lord.tiles[where]
    if here is None or not here.room:
        return 2.0
    face = ROOMS[here.room]
    helped = [monster for monster in lord.monsters if monster.ready and monster.kind in face.stronger]
    return 4.0 + sum(face.scores.values()) / 2 - 1.5 * len(helped)


def choose_trap(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The trap that does most, if that is worth a card; the fewer rounds are left, the less it must do."""
    heroes = view.lords[decision.seat].heroes
    stopped = _power(heroes, "thief")
    to_come = len(COMBAT_ROUNDS) - view.combat_round
    spare = len(view.traps) > to_come
    needed = (0.5 if spare else 1.0) if view.year == 1 else 0.2 + 0.2 * to_come * (not spare)
    *traps, none = option_ids(decision)
    thoughts = [Thought(_trap_worth(view.year, heroes, trap, stopped), [trap]) for trap in traps]
    return [*thoughts, Thought(needed, [none])]


def _trap_worth(year: int, heroes: tuple[Hero, ...], trap: str, stopped: int) -> float:
    face = TRAPS[trap]
    damage = trap_damage(heroes, face.hits, heroes[0].card, year)
    worth = TILE / 2 if face.holds else 0.0
    worth += face.poison + (1.0 if face.silences and _power(heroes, "priest") else 0.0)
    for hero in heroes:
        points = damage[hero.card]
        cancelled = min(stopped, points)
        stopped -= cancelled
        worth += _harm(hero, points - cancelled)
    return worth


def _harm(hero: Hero, points: int) -> float:
    left = hero.left
    return PRIZE[hero.face.kind] + left / 2 if points >= left else float(points)


def _power(heroes: Sequence[Hero], kind: str) -> int:
    return sum([hero.face.power for hero in heroes if hero.face.kind in (kind, "paladin")])


def choose_monsters(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Send the strongest; ghosts only if somebody walks behind the first hero."""
    form, lord = decision.form, view.lords[decision.seat]
    assert isinstance(form, Pick)
    sendable = {option.id: lord.monster(read_monster(option.id)) for option in form.options}
    ghosts = all(monster is not None and monster.face.ghost for monster in sendable.values())
    if ghosts:
        best = list(sendable) if len(lord.heroes) > 1 else []
    elif len(lord.heroes) == 1 and lord.heroes[0].left <= _fatigue(view):
        best = []
    else:
        best = sorted(sendable, key=lambda choice: -_strength(sendable[choice], lord))[: form.most]
    if manner.effort is not Effort.THOROUGH:
        return [Thought(0.0, best)]
    sent = [list(some) for count in range(form.most + 1) for some in combinations(sendable, count)]
    return [Thought(float(some == sorted(best, key=list(sendable).index)), some) for some in sent]


def _fatigue(view: UnderworldView) -> int:
    """How much fatigue this round brings, if the lord has looked at its card; else the usual amount."""
    card = view.known_spells[view.combat_round - 1] if not view.exercise else ""
    return SPELLS[card].fatigue if card else USUAL_FATIGUE[view.year]


def _strength(monster: Monster | None, lord: Lord) -> float:
    if monster is None:
        return 0.0
    if monster.kind == "vampire" and all(hero.face.kind == "priest" for hero in lord.heroes):
        return 0.0
    if monster.face.attacks[0].aim == "all":
        return monster.face.attacks[0].damage * 1.0 * len(lord.heroes)
    return STRENGTH[monster.kind]


# ── battles ──────────────────────────────────────────────────────────────────────────────────────────────


def aim_dart(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Aim an anti-magic dart at a priest or wizard, a poisoned one at a hero it would eliminate."""
    lord, face = view.lords[decision.seat], TRAPS[decision.args[0]]
    if face.silences:
        for kind in ("priest", "wizard"):
            for hero in lord.heroes:
                if hero.face.kind == kind:
                    return favouring([hero.card], decision, manner)
    deadly = [hero for hero in lord.heroes if hero.left <= 1 + face.poison]
    return favouring([(deadly or lord.heroes)[-1].card], decision, manner)


def attack(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """What each attack would do."""
    battle = view.battle
    assert battle is not None
    lord, fatigue = view.lords[decision.seat], view.combat_card.fatigue
    choices = option_ids(decision)
    return [Thought(_attack_worth(lord, battle, choice, fatigue), [choice]) for choice in choices]


def _attack_worth(lord: Lord, battle: Battle, choice: str, fatigue: int) -> float:
    word, what, target = (choice + "::").split(":")[:3]
    monster = lord.monster(read_monster(word))
    if monster is None or what in ("up", "down"):
        return -1.0 if what == "up" else -2.0
    face = next(each for each in attacks_of(battle, monster) if each.id == what)
    worth = 1.0 if face.stays else 0.0
    if face.pay.food:
        worth -= 0.8 if lord.food > 1 else 1.5
    if face.holds and not battle.held:
        worth += TILE - 0.5 * fatigue
    return worth + _blow(lord, battle, monster, face, target, fatigue)


def _blow(lord: Lord, battle: Battle, monster: Monster, face: Attack, target: str, fatigue: int) -> float:
    aim = aim_of(battle, monster, face)
    if aim == "none":
        return 0.0
    if aim == "all":
        return sum([_harm(hero, face.damage) for hero in lord.heroes])
    first = lord.heroes[0]
    hero = first if aim == "first" else lord.hero(target) or first
    worth = _harm(hero, face.damage) + (face.hits - 1)
    left = hero.left - face.damage
    if hero is first and not battle.held and 0 < left <= fatigue:
        worth += PRIZE[hero.face.kind] / 2
    return worth


def hit_again(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Hit the hero with the fewest hit points left."""
    lord = view.lords[decision.seat]
    weakest = min(lord.heroes, key=lambda hero: (hero.left, -PRIZE[hero.face.kind]))
    return favouring([weakest.card], decision, manner)


def word_of_peace(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Word of Peace: take the evil and fight on, unless that calls the paladin."""
    lord = view.lords[decision.seat]
    return favouring(
        ["withdraw-all" if lord.evil < PALADIN_EVIL <= lord.evil + 2 else "evil"], decision, manner
    )


MONSTERS_PLANNED = "dungeon_lords.monsters_planned"
TACTICS: dict[str, Callable[[UnderworldView, Decision, Manner], list[Thought]]] = {
    "dungeon_lords.tile_chosen": choose_tile,
    "dungeon_lords.trap_planned": choose_trap,
    MONSTERS_PLANNED: choose_monsters,
    "dungeon_lords.aimed": aim_dart,
    "dungeon_lords.attacked": attack,
    "dungeon_lords.hit_again": hit_again,
    "dungeon_lords.peace_chosen": word_of_peace,
}
