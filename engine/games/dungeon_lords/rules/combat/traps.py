"""The trap step: traps are revealed, paid for, and sprung; their effects are in `cards.toml`."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Weight, step
from engine.games.dungeon_lords.cards import TRAPS, TrapHit
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.phrases import hero_name, hero_options, plain, tell, text, trap_options
from engine.games.dungeon_lords.rules.combat.planning import BATTLE, battle_limits, trap_cost
from engine.games.dungeon_lords.rules.combat.wounds import strike
from engine.games.dungeon_lords.rules.payments import pay
from engine.games.dungeon_lords.state import Underworld, without


@step
def spring_traps(g: Underworld) -> None:
    """Spring the trap, or in the Labyrinth two in the lord's order, the second only if heroes are left."""
    battle = g.fought
    traps = g.secrets[battle.seat].set_traps
    if battle.over or not traps:
        return
    if len(traps) == 1:
        g.then(spring, battle.seat, list(traps))
        return
    # Ask even if both are of one kind: that is the lord's secret.
    form = Pick(trap_options(traps, g.year))
    g.ask(battle.seat, Question(plain("ask-first-trap"), form, "trap-step", even_if_forced=True), spring)


@step
def spring(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Reveal a trap and pay for it; ask whom a dart hits."""
    [trap] = picked
    gold, _, _ = battle_limits(g.lords[seat], g.fought.where)
    g.turn_up()
    secret = g.secrets[seat]
    g.hide(seat, traps=without(secret.traps, trap), set_traps=without(secret.set_traps, trap))
    g.used_traps = (*g.used_traps, trap)
    tell(g, "springs", seat, Weight.DETAIL, trap=plain(trap))
    pay(g, seat, trap_cost(g, trap, gold))
    if TRAPS[trap].aimed:
        options = [Option(hero.card, name) for hero, name in hero_options(g.lords[seat].heroes)]
        prompt = text("ask-dart", trap=plain(trap))
        g.ask(seat, Question(prompt, Pick(tuple(options)), "trap-step", ahead=BATTLE), aimed, trap)
    else:
        g.then(aimed, seat, [""], trap)
    g.then(spring_traps)


@step
def aimed(g: Underworld, seat: Seat, picked: list[str], trap: str) -> None:
    """Deal the damage that is not prevented, and the effects that cannot be."""
    face, [target] = TRAPS[trap], picked
    damage = after_prevention(g, trap_damage(g.lords[seat].heroes, face.hits, target, g.year))
    if face.holds:
        g.fight(held=True)
    if face.poison:
        g.fight(poisoned=(*g.fought.poisoned, target), poison=face.poison)
        g.tell(text("poisoned", hero=hero_name(target)), weight=Weight.DETAIL)
    if face.silences:
        silence(g, seat, target)
    for card, points in damage.items():
        strike(g, seat, card, points)
    g.record("trap", trap)


def trap_damage(
    heroes: tuple[Hero, ...], hits: tuple[TrapHit, ...], target: str, year: int
) -> dict[str, int]:
    """The damage to each hero, in marching order, before thieves prevent any."""
    damage = {hero.card: 0 for hero in heroes}
    for hit in hits:
        for hero in _victims(heroes, hit.who, target):
            damage[hero.card] += hero.hits if hit.whole else hit.damage[year - 1]
    return damage


def _victims(heroes: tuple[Hero, ...], who: str, target: str) -> tuple[Hero, ...]:
    if who == "chosen":
        return tuple([hero for hero in heroes if hero.card == target])
    return {"first": heroes[:1], "second": heroes[1:2], "last": heroes[-1:], "others": heroes[1:]}.get(
        who, heroes
    )


def after_prevention(g: Underworld, damage: dict[str, int]) -> dict[str, int]:
    """The damage left after thieves and the paladin prevent their points, from front to back."""
    rest = unprevented(damage, g.fought.prevention)
    cancelled = sum(damage.values()) - sum(rest.values())
    if cancelled:
        g.tell(text("prevented", n=cancelled), weight=Weight.DETAIL)
        g.fight(prevention=g.fought.prevention - cancelled)
    return rest


def unprevented(damage: dict[str, int], prevention: int) -> dict[str, int]:
    """The damage left once so many points are prevented, from front to back."""
    rest = {}
    for card, points in damage.items():
        cancelled = min(prevention, points)
        prevention -= cancelled
        rest[card] = points - cancelled
    return rest


def silence(g: Underworld, seat: Seat, target: str) -> None:
    """Anti-Magic Dart: a wizard hit stops spells, a priest hit stops healing; a paladin is neither."""
    hero = g.lords[seat].hero(target)
    kind = hero.face.kind if hero is not None else ""
    if kind == "wizard":
        g.fight(silenced=True)
        g.tell(text("silenced"), weight=Weight.DETAIL)
    elif kind == "priest":
        g.fight(unhealed=True)
        g.tell(text("unhealed"), weight=Weight.DETAIL)
