"""One battle, step by step."""

from __future__ import annotations

from engine.core import Seat, Weight, step
from engine.games.dungeon_lords.cards import EXERCISE_CARD, SPELLS
from engine.games.dungeon_lords.lord import party, tile
from engine.games.dungeon_lords.phrases import tell, text
from engine.games.dungeon_lords.rules.combat.ahead import forget_battle
from engine.games.dungeon_lords.rules.combat.attacks import monsters_attack
from engine.games.dungeon_lords.rules.combat.spells import fast_spell, slow_spell
from engine.games.dungeon_lords.rules.combat.traps import spring_traps
from engine.games.dungeon_lords.rules.combat.wounds import heal, power, strike, strike_first
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.rules.lair import turn_face_down
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle, Report, Underworld


@step
def battle(g: Underworld, seat: Seat) -> None:
    """The steps of one lord's battle; there is none if the only hero has gone elsewhere (ruling 19)."""
    g.phase = "battle"
    lord = g.lords[seat]
    if lord.plan is None:
        return
    if not party(lord):
        forget_battle(g, seat)
        g.change(seat, plan=None)
        g.hide(seat, set_traps=())
        return
    where, sent = lord.plan.where, lord.plan.monsters
    report = Report(seat, where, lord.heroes)
    g.battle = Battle(seat, where, report, sent, sent, prevention=power(g, seat, "thief"))
    tell(g, "battle-begins", seat, Weight.DETAIL, square=square_name(where))
    g.then(spring_traps)
    g.then(fast_spell)
    g.then(monsters_attack)
    g.then(slow_spell)
    g.then(healing)
    g.then(conquest)
    g.then(poison)
    g.then(aftermath)


@step
def healing(g: Underworld) -> None:
    """Priests and paladins heal if there was an attack and nothing prevents healing."""
    battle = g.fought
    if battle.over or battle.unhealed or not battle.attacked:
        return
    healed = heal(g, battle.seat, power(g, battle.seat, "priest"))
    if healed:
        g.tell(text("healed", n=healed), weight=Weight.DETAIL)
        g.record("healing")


@step
def conquest(g: Underworld) -> None:
    """Fatigue, then the tile is conquered if a hero is left, and the lord loses 1 evil."""
    battle = g.fought
    if battle.over:
        return
    if battle.held:
        tell(g, "held", battle.seat, Weight.HEADLINE, square=square_name(battle.where))
        g.record("held")
        return
    if not endure(g, battle.seat):
        return
    seat, lord = battle.seat, g.lords[battle.seat]
    here = lord.tiles[battle.where]
    assert here is not None
    g.change(seat, tiles=lord.laid(battle.where, tile(here.room, True)))
    tell(g, "conquered", seat, Weight.HEADLINE, square=square_name(battle.where))
    g.record("conquest")
    move_evil(g, seat, -1)


def endure(g: Underworld, seat: Seat) -> bool:
    """Deal fatigue point by point to the first hero; returns whether any hero is left."""
    points = fatigue(g)
    for _ in range(points):
        if g.lords[seat].heroes:
            strike_first(g, seat, 1)
    if points:
        g.record("fatigue")
    return bool(g.lords[seat].heroes)


def fatigue(g: Underworld) -> int:
    """The fatigue on the combat card, less what Song of Courage takes off."""
    card = EXERCISE_CARD if g.exercise else SPELLS[g.spells[g.combat_round - 1]]
    return max(0, card.fatigue - g.fought.courage)


@step
def poison(g: Underworld) -> None:
    """Poison strikes last (ruling 11), even a paladin who has moved to another lord (ruling 20)."""
    battle = g.fought
    for card in battle.poisoned:
        seat = g.paladin_at if card == g.paladin else battle.seat
        if g.lords[seat].hero(card) is not None:
            strike(g, seat, card, battle.poison)
            g.record("poison")


@step
def aftermath(g: Underworld) -> None:
    """Monsters that did not get to act are knocked out, unless they can come back face up (ruling 18)."""
    battle = g.fought
    for uid in battle.waiting:
        monster = g.lords[battle.seat].monster(uid)
        if monster is not None and (uid == battle.sheep or not monster.face.can_stay):
            turn_face_down(g, battle.seat, uid)
    forget_battle(g, battle.seat)
    g.change(battle.seat, plan=None)
    g.hide(battle.seat, set_traps=())
    if battle.over:
        tell(g, "battle-won", battle.seat, Weight.HEADLINE)
    g.reports = (*g.reports, g.fought.report)
    g.battle = None
