"""What will probably come of something, as one would count it on fingers: blows, evil, heroes, what is left.

Everything is worked out from a view: nobody learns more from a forecast than they could know.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Seat, Text, all_of
from engine.games.dungeon_lords.cards import TRAPS, Attack, Goods
from engine.games.dungeon_lords.lord import LEAST_EVIL, MOST_EVIL, NOBODY, PALADIN_EVIL, Hero, Lord, Monster
from engine.games.dungeon_lords.phrases import goods, hero_name, plain, text
from engine.games.dungeon_lords.rules.combat.attacks import aim_of, bonus
from engine.games.dungeon_lords.rules.combat.traps import trap_damage, unprevented
from engine.games.dungeon_lords.rules.lair import real_monsters
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Battle, Report

# ── stock ────────────────────────────────────────────────────────────────────────────────────────────────


def change(pay: Goods, get: Goods = Goods()) -> Goods:  # noqa: B008 - frozen
    """What a payment and what it brings change in a lord's stock."""
    return Goods(
        get.gold - pay.gold,
        get.food - pay.food,
        get.evil + pay.evil,
        get.imps - pay.imps,
        get.traps - pay.traps,
        get.monsters - pay.monsters,
    )


def afterwards(view: UnderworldView, seat: Seat, changed: Goods) -> Text:
    """What a lord has after a change, of those goods that change."""
    lord = view.lords[seat]
    have = {
        "gold": lord.gold + changed.gold,
        "food": lord.food + changed.food,
        "evil": evil_after(lord, changed.evil),
        "imps": lord.imps + changed.imps,
        "traps": view.trap_counts[seat] + changed.traps,
        "monsters": len(real_monsters(lord)) + changed.monsters,
    }
    return all_of([text(f"n-{kind}", n=amount) for kind, amount in have.items() if getattr(changed, kind)])


def lacking(view: UnderworldView, seat: Seat, cost: Goods) -> Text | None:
    """What keeps a lord from paying a cost; None if nothing does."""
    lord = view.lords[seat]
    missing = Goods(
        gold=max(0, cost.gold - lord.gold),
        food=max(0, cost.food - lord.food),
        imps=max(0, cost.imps - lord.imps),
    )
    if missing != Goods():
        return text("barred-lack", lack=goods(missing))
    if cost.evil > 0 and lord.evil + cost.evil > MOST_EVIL:
        return plain("barred-evil")
    if cost.traps and not view.trap_counts[seat]:
        return plain("barred-no-trap")
    if cost.monsters and not real_monsters(lord):
        return plain("barred-no-monster")
    return None


# ── evil ─────────────────────────────────────────────────────────────────────────────────────────────────


def evil_after(lord: Lord, spaces: int) -> int:
    """Where a lord stands after a move on the Evilometer."""
    return min(MOST_EVIL, max(LEAST_EVIL, lord.evil + spaces))


def who_comes(view: UnderworldView, seat: Seat, spaces: int) -> Text | None:
    """Whom a move on the Evilometer attracts: the paladin, or as things stand a hero of this round."""
    evil = evil_after(view.lords[seat], spaces)
    if spaces > 0 and brings_paladin(view, seat, evil):
        return plain("outlook-paladin")
    hero = hero_attracted(view, seat, evil)
    return None if hero is None else text("outlook-hero", hero=hero_name(hero))


def brings_paladin(view: UnderworldView, seat: Seat, evil: int) -> bool:
    """Whether the paladin comes to a lord who is so evil."""
    holder = view.paladin_at
    if not view.paladin or holder == seat or evil < PALADIN_EVIL:
        return False
    return holder == NOBODY or evil > view.lords[holder].evil


def hero_attracted(view: UnderworldView, seat: Seat, evil: int) -> str | None:
    """The hero who would come to a lord who is so evil, if all others stay as evil as they are."""
    if not view.arriving:
        return None
    stands = [evil if each == seat else lord.evil for each, lord in enumerate(view.lords)]
    lords = sorted(view.turn_order, key=lambda each: stands[each])
    if view.neighbour_evil:
        climbed = min(MOST_EVIL, view.neighbour_evil + 1)
        nicer = [each for each in lords if stands[each] < climbed]
        lords.insert(len(nicer), NOBODY)
    if view.event == "special" and view.special == "contrary-heroes":
        lords.reverse()
    place = lords.index(seat)
    return view.arriving[place] if place < len(view.arriving) else None


# ── blows ────────────────────────────────────────────────────────────────────────────────────────────────


def power(heroes: Iterable[Hero], kind: str) -> int:
    """The combined power of all thieves, priests or wizards; a paladin counts as each of them."""
    return sum([hero.face.power for hero in heroes if hero.face.kind in (kind, "paladin")])


def trapped(
    view: UnderworldView, heroes: tuple[Hero, ...], trap: str, prevention: int, target: str = ""
) -> dict[str, int]:
    """The damage a trap deals to each hero after thieves have done their part."""
    return unprevented(trap_damage(heroes, TRAPS[trap].hits, target, view.year), prevention)


def hurt(heroes: tuple[Hero, ...], damage: dict[str, int]) -> tuple[Hero, ...]:
    """Those who are left after damage, each as hurt as they are then."""
    left = [Hero(hero.card, hero.damage + damage.get(hero.card, 0), hero.extra) for hero in heroes]
    return tuple([hero for hero in left if hero.left > 0])


def attacked(
    lord: Lord, heroes: tuple[Hero, ...], battle: Battle, monster: Monster, attack: Attack, target: str
) -> dict[str, int]:
    """The damage an attack deals to each hero; of two hits at chosen heroes only the first."""
    more = bonus(lord, battle, monster)
    points, aim = attack.damage + more, aim_of(battle, monster, attack)
    shield = battle.shielded
    damage: dict[str, int] = {}
    blows = {
        "none": [],
        "all": [(hero.card, points) for hero in heroes],
        "first": [("", points)] * attack.hits,
    }.get(aim, [(target, points)])
    for card, hits in blows:
        victim = _victim(hurt(heroes, damage), card)
        if victim is None or (battle.invisible and victim.face.kind == "wizard"):
            continue
        hits, shield = (hits - 1, False) if shield else (hits, False)
        damage[victim.card] = damage.get(victim.card, 0) + hits
        if attack.encore and hits >= victim.left and aim == "first":
            following = _victim(hurt(heroes, damage), "")
            if following is not None:
                damage[following.card] = damage.get(following.card, 0) + attack.encore + more
    return damage


def _victim(heroes: tuple[Hero, ...], card: str) -> Hero | None:
    """The hero called so, or the first one."""
    return next((hero for hero in heroes if card in ("", hero.card)), None)


def result(heroes: tuple[Hero, ...], damage: dict[str, int]) -> Text:
    """What damage means: who falls, or how many hit points somebody has left."""
    struck = [hero for hero in heroes if damage.get(hero.card)]
    fallen = [hero for hero in struck if damage[hero.card] >= hero.left]
    if fallen:
        return text("outlook-falls", heroes=all_of([hero_name(hero.card) for hero in fallen]), n=len(fallen))
    if not struck:
        return plain("outlook-nobody")
    if len(struck) > 1:
        return text("outlook-hurts", n=len(struck))
    [hero] = struck
    return text("outlook-left", hero=hero_name(hero.card), left=hero.left - damage[hero.card])


def battle_to_come(view: UnderworldView, seat: Seat) -> Battle:
    """The battle as it stands, or as it is planned."""
    if view.battle is not None and view.battle.seat == seat:
        return view.battle
    plan = view.plan or view.lords[seat].plan
    where, monsters = (0, ()) if plan is None else (plan.where, plan.monsters)
    return Battle(seat, where, Report(seat, where, ()), monsters, monsters)
