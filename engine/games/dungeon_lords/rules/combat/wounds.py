"""Damage, healing, and prison for heroes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat, Weight
from engine.games.dungeon_lords.lord import NOBODY, Hero, party
from engine.games.dungeon_lords.phrases import hero_name, tell, text
from engine.games.dungeon_lords.state import Underworld


def strike(g: Underworld, seat: Seat, card: str, points: int) -> bool:
    """Damage a hero in a lord's dungeon; returns whether that eliminates them."""
    hero = g.lords[seat].hero(card)
    if hero is None:
        return False
    points = _after_spells(g, hero, points)
    if points <= 0:
        return False
    g.tell(text("hit", hero=hero_name(card), n=points), weight=Weight.DETAIL)
    if hero.damage + points >= hero.hits:
        eliminate(g, seat, hero)
        return True
    _put(g, seat, replace(hero, damage=hero.damage + points))
    return False


def _after_spells(g: Underworld, hero: Hero, points: int) -> int:
    """The damage left after Invisibility and Magic Shield."""
    battle = g.battle
    if battle is None or points <= 0:
        return points
    if battle.invisible and hero.face.kind == "wizard":
        return 0
    if battle.shielded:
        g.fight(shielded=False)
        return points - 1
    return points


def _put(g: Underworld, seat: Seat, changed: Hero) -> None:
    heroes = g.lords[seat].heroes
    g.change(seat, heroes=tuple([changed if hero.card == changed.card else hero for hero in heroes]))


def eliminate(g: Underworld, seat: Seat, hero: Hero) -> None:
    """Send a hero to prison; the battle ends with the last real hero, and an illusion vanishes."""
    lord = g.lords[seat]
    g.change(seat, heroes=tuple([each for each in lord.heroes if each.card != hero.card]))
    if hero.card == "illusion":
        g.tell(text("illusion-gone"), weight=Weight.DETAIL)
        return
    g.change(seat, prison=(*lord.prison, hero.card))
    if hero.card == g.paladin:
        g.paladin, g.paladin_at = "", NOBODY
    tell(g, "imprisons", seat, hero=hero_name(hero.card))
    if not party(g.lords[seat]):
        g.change(seat, heroes=())
        if g.battle is not None and g.battle.seat == seat:
            g.fight(over=True)


def strike_first(g: Underworld, seat: Seat, points: int) -> bool:
    """Damage the first hero."""
    return strike(g, seat, g.lords[seat].heroes[0].card, points)


def strike_all(g: Underworld, seat: Seat, points: int) -> None:
    """Damage every hero, from front to back."""
    for hero in g.lords[seat].heroes:
        strike(g, seat, hero.card, points)


def heal(g: Underworld, seat: Seat, points: int) -> int:
    """Heal damage from front to back; returns how much was healed."""
    healed, heroes = 0, []
    for hero in g.lords[seat].heroes:
        now = min(points - healed, hero.damage)
        healed += now
        heroes.append(replace(hero, damage=hero.damage - now) if now else hero)
    if healed:
        g.change(seat, heroes=tuple(heroes))
    return healed


def power(g: Underworld, seat: Seat, kind: str) -> int:
    """The combined power of all thieves, priests or wizards; a paladin counts as each of them."""
    return sum([hero.face.power for hero in g.lords[seat].heroes if hero.face.kind in (kind, "paladin")])
