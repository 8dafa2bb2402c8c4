"""The computer player in combat: it compares what each trap and each attack would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Choice, Decision, Pick
from engine.games.dungeon_lords.cards import ROOMS, TRAPS, Attack
from engine.games.dungeon_lords.lord import PALADIN_EVIL, Hero, Lord, Monster
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.combat.attacks import aim_of, attacks_of
from engine.games.dungeon_lords.rules.combat.traps import trap_damage
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED
from engine.games.dungeon_lords.state import Battle

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


def choose_tile(view: UnderworldView, decision: Decision) -> Choice:
    """Fight for the tile that is cheapest to lose; rooms that help in battle count as cheaper."""
    lord = view.lords[decision.seat]
    return [min(option_ids(decision), key=lambda square: _loss(lord, SQUARE_NAMED[square]))]


def _loss(lord: Lord, where: int) -> float:
    here = lord.tiles[where]
    if here is None or not here.room:
        return 2.0
    face = ROOMS[here.room]
    helped = [monster for monster in lord.monsters if monster.ready and monster.kind in face.stronger]
    return 4.0 + sum(face.scores.values()) / 2 - 1.5 * len(helped)


def choose_trap(view: UnderworldView, decision: Decision) -> Choice:
    """Use the trap that does most, if that is worth a card."""
    heroes = view.lords[decision.seat].heroes
    stopped = _power(heroes, "thief")
    best, most = "no-trap", 1.0
    for trap in option_ids(decision)[:-1]:
        worth = _trap_worth(view.year, heroes, trap, stopped)
        if worth > most:
            best, most = trap, worth
    return [best]


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


def choose_monsters(view: UnderworldView, decision: Decision) -> Choice:
    """Send the strongest; ghosts only if somebody walks behind the first hero."""
    form, lord = decision.form, view.lords[decision.seat]
    assert isinstance(form, Pick)
    sendable = {option.id: lord.monster(read_monster(option.id)) for option in form.options}
    ghosts = all(monster is not None and monster.face.ghost for monster in sendable.values())
    if ghosts:
        return list(sendable) if len(lord.heroes) > 1 else []
    fatigue = USUAL_FATIGUE[view.year]
    if len(lord.heroes) == 1 and lord.heroes[0].left <= fatigue:
        return []
    strongest = sorted(sendable, key=lambda choice: -_strength(sendable[choice], lord))
    return strongest[: form.most]


def _strength(monster: Monster | None, lord: Lord) -> float:
    if monster is None:
        return 0.0
    if monster.kind == "vampire" and all(hero.face.kind == "priest" for hero in lord.heroes):
        return 0.0
    if monster.face.attacks[0].aim == "all":
        return monster.face.attacks[0].damage * 1.0 * len(lord.heroes)
    return STRENGTH[monster.kind]


# ── battles ──────────────────────────────────────────────────────────────────────────────────────────────


def aim_dart(view: UnderworldView, decision: Decision) -> Choice:
    """Aim an anti-magic dart at a priest or wizard, a poisoned one at a hero it would eliminate."""
    lord, face = view.lords[decision.seat], TRAPS[decision.args[0]]
    if face.silences:
        for kind in ("priest", "wizard"):
            for hero in lord.heroes:
                if hero.face.kind == kind:
                    return [hero.card]
    deadly = [hero for hero in lord.heroes if hero.left <= 1 + face.poison]
    return [(deadly or lord.heroes)[-1].card]


def attack(view: UnderworldView, decision: Decision) -> Choice:
    """Choose the attack that does most."""
    battle = view.battle
    assert battle is not None
    choices = option_ids(decision)
    if len(choices) == 1:
        return choices
    lord = view.lords[decision.seat]
    fatigue = view.combat_card.fatigue
    return [max(choices, key=lambda choice: _attack_worth(lord, battle, choice, fatigue))]


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


def hit_again(view: UnderworldView, decision: Decision) -> Choice:
    """Hit the hero with the fewest hit points left."""
    lord = view.lords[decision.seat]
    return [min(lord.heroes, key=lambda hero: (hero.left, -PRIZE[hero.face.kind])).card]


def word_of_peace(view: UnderworldView, decision: Decision) -> Choice:
    """Word of Peace: take the evil and fight on, unless that calls the paladin."""
    lord = view.lords[decision.seat]
    return ["withdraw-all" if lord.evil < PALADIN_EVIL <= lord.evil + 2 else "evil"]


def option_ids(decision: Decision) -> list[str]:
    """The ids of a decision's options."""
    assert isinstance(decision.form, Pick)
    return [option.id for option in decision.form.options]


MONSTERS_PLANNED = "dungeon_lords.monsters_planned"
TACTICS: dict[str, Callable[[UnderworldView, Decision], Choice]] = {
    "dungeon_lords.tile_chosen": choose_tile,
    "dungeon_lords.trap_planned": choose_trap,
    MONSTERS_PLANNED: choose_monsters,
    "dungeon_lords.aimed": aim_dart,
    "dungeon_lords.attacked": attack,
    "dungeon_lords.hit_again": hit_again,
    "dungeon_lords.peace_chosen": word_of_peace,
}
