"""Paying and receiving goods, and what becomes of monsters and traps on the way."""

from __future__ import annotations

from engine.core import Option, Seat, Text
from engine.games.dungeon_lords.cards import MONSTERS, Goods
from engine.games.dungeon_lords.phrases import monster_options, names, plain, tell_secretly
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.state import MOST_EVIL, NOBODY, Lord, Monster, Underworld, without

# ── costs ────────────────────────────────────────────────────────────────────────────────────────────────


def affords(lord: Lord, cost: Goods) -> bool:
    """Whether gold, food and imps suffice, and the scale has room for the evil (a cost, ruling 5)."""
    return (
        lord.gold >= cost.gold
        and lord.food >= cost.food
        and lord.imps >= cost.imps
        and (cost.evil <= 0 or lord.evil + cost.evil <= MOST_EVIL)
    )


def pay(g: Underworld, seat: Seat, cost: Goods) -> None:
    """Gold, food and imps go back to the supply, and the marker climbs."""
    lord = g.lords[seat]
    g.change(seat, gold=lord.gold - cost.gold, food=lord.food - cost.food, imps=lord.imps - cost.imps)
    if cost.evil:
        move_evil(g, seat, cost.evil)


def ways_to_pay(g: Underworld, seat: Seat, cost: Goods, eater: int = NOBODY) -> list[str]:
    """With what a cost can be paid: a word for each trap or monster it may take, or just "" for none."""
    if not affords(g.lords[seat], cost):
        return []
    if cost.traps:
        return list(dict.fromkeys(g.secrets[seat].traps))
    if cost.monsters:
        return [option.id for option in _food_for(g, seat, eater)]
    return [""]


def told_way(g: Underworld, seat: Seat, cost: Goods, way: str, eater: int = NOBODY) -> Text | None:
    """What a way to pay takes besides goods."""
    if cost.traps:
        return plain(way)
    if cost.monsters:
        return next(option.text for option in _food_for(g, seat, eater) if option.id == way)
    return None


def _food_for(g: Underworld, seat: Seat, eater: int) -> tuple[Option, ...]:
    fed = [each for each in g.lords[seat].monsters if not MONSTERS[each.kind].ghost and each.uid != eater]
    return monster_options(fed)


def pay_way(g: Underworld, seat: Seat, cost: Goods, way: str) -> None:
    """Pay a cost, and give up the trap or the monster it takes."""
    if cost.traps:
        lose_trap(g, seat, way)
    if cost.monsters:
        lose_monster(g, seat, int(way[1:]))
    pay(g, seat, cost)


# ── products ─────────────────────────────────────────────────────────────────────────────────────────────


def receive(g: Underworld, seat: Seat, product: Goods) -> None:
    """Take what an order or a room brings."""
    lord = g.lords[seat]
    if product.gold or product.food or product.imps:
        g.change(
            seat, gold=lord.gold + product.gold, food=lord.food + product.food, imps=lord.imps + product.imps
        )
    if product.evil:
        move_evil(g, seat, product.evil)
    if product.traps:
        draw_traps(g, seat, product.traps)


def draw_traps(g: Underworld, seat: Seat, wanted: int) -> int:
    """Draw traps as far as there are any (ruling 9), and say how many it were."""
    drawn = [g.trap_pile.pop() for _ in range(min(wanted, len(g.trap_pile)))]
    if drawn:
        g.turn_up()
        g.hide(seat, traps=(*g.secrets[seat].traps, *drawn))
        tell_secretly(g, "draws-traps", seat, {"traps": names(drawn)}, n=len(drawn))
    return len(drawn)


def lose_trap(g: Underworld, seat: Seat, trap: str) -> None:
    """A trap goes face down to the discards: only its owner knows which."""
    g.hide(seat, traps=without(g.secrets[seat].traps, trap))
    g.lost_traps = (*g.lost_traps, (seat, trap))
    tell_secretly(g, "loses-trap", seat, {"trap": plain(trap)})


# ── monsters ─────────────────────────────────────────────────────────────────────────────────────────────


def add_monster(g: Underworld, seat: Seat, kind: str) -> Monster:
    """A new monster moves into the lair."""
    monster = Monster(g.next_uid(), kind)
    g.change(seat, monsters=(*g.lords[seat].monsters, monster))
    return monster


def lose_monster(g: Underworld, seat: Seat, uid: int) -> None:
    """A monster leaves the game, and the battle if it was in one; a Troll's token goes with it."""
    lord = g.lords[seat]
    monster = lord.monster(uid)
    assert monster is not None
    g.change(
        seat,
        monsters=tuple([each for each in lord.monsters if each.uid != uid]),
        busy_trolls=min(lord.busy_trolls, lord.trolls - (monster.kind == "troll")),
    )
    g.discards = (*g.discards, monster.kind)
    if g.battle is not None and g.battle.seat == seat:
        withdraw(g, uid)


def withdraw(g: Underworld, uid: int) -> None:
    """A monster takes no more part in the battle, as if it had never been sent."""
    g.fight(
        sent=tuple([each for each in g.fought.sent if each != uid]),
        waiting=tuple([each for each in g.fought.waiting if each != uid]),
    )
