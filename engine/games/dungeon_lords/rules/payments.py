"""Paying costs, and receiving goods and traps."""

from __future__ import annotations

from functools import cache

from engine.core import Number, Option, Pick, Plan, Question, Seat, Text, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import TRAPS, YEARS, Goods
from engine.games.dungeon_lords.lord import MOST_EVIL, NOBODY, Lord
from engine.games.dungeon_lords.phrases import (
    monster_options,
    names,
    option,
    plain,
    read_monster,
    tell_secretly,
    text,
    trap_options,
)
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.rules.lair import lose_monster, real_monsters
from engine.games.dungeon_lords.rules.wishes import first_possible, wish_list, wishes_of
from engine.games.dungeon_lords.state import Underworld, without

# ── costs ────────────────────────────────────────────────────────────────────────────────────────────────


def affords(lord: Lord, cost: Goods) -> bool:
    """Whether a lord has the gold, food and imps, and the scale has room for the evil (ruling 5)."""
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
    """The ways to pay a cost: one for each trap or monster it may take, or just "" if it takes none."""
    return things_to_give(g, seat, cost, eater) if affords(g.lords[seat], cost) else []


def things_to_give(g: Underworld, seat: Seat, cost: Goods, eater: int = NOBODY) -> list[str]:
    """The traps or monsters that may be given for a cost, or just "" if it takes none."""
    if cost.traps:
        return list(dict.fromkeys(g.secrets[seat].traps))
    if cost.monsters:
        return [option.id for option in _food_for(g, seat, eater)]
    return [""]


def extra_payment(g: Underworld, seat: Seat, cost: Goods, way: str, eater: int = NOBODY) -> Text | None:
    """The trap or monster that a way to pay takes besides goods."""
    if cost.traps:
        return plain(way)
    if cost.monsters:
        return next(option.text for option in _food_for(g, seat, eater) if option.id == way)
    return None


def _food_for(g: Underworld, seat: Seat, eater: int) -> tuple[Option, ...]:
    return monster_options([each for each in real_monsters(g.lords[seat]) if each.uid != eater])


def pay_way(g: Underworld, seat: Seat, cost: Goods, way: str) -> None:
    """Pay a cost, and give up the trap or monster it takes."""
    if cost.traps:
        lose_trap(g, seat, way)
    if cost.monsters:
        lose_monster(g, seat, read_monster(way))
    pay(g, seat, cost)


@cache
def payment_ahead(prompt: str, most: int, topic: str) -> Question[list[str]]:
    """How much gold to pay at most, asked ahead: the sum is not known yet, nor what will be there."""
    less = [
        Option(f"{gold}", text("option-pay-most", gold=gold), declines=not gold)
        for gold in range(most, -1, -1)
    ]
    return Question(plain(prompt), Pick((option("all", "option-pay-all"), *less), least=0), topic)


def paid_as_planned(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    """As much as was planned, as far as that is due and there."""
    assert isinstance(form, Number)
    wish = wishes_of(plan)[0]  # whatever it is, it is possible: further wishes do not count
    return Use(form.most if wish == "all" else form.nearest(int(wish)), None)


# ── products ─────────────────────────────────────────────────────────────────────────────────────────────


def receive(g: Underworld, seat: Seat, product: Goods) -> None:
    """Take what an order or room brings."""
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
    """Draw as many traps as are left (ruling 9), and return how many."""
    drawn = [g.trap_pile.pop() for _ in range(min(wanted, len(g.trap_pile)))]
    if drawn:
        g.turn_up()
        g.hide(seat, traps=(*g.secrets[seat].traps, *drawn))
        tell_secretly(g, "draws-traps", seat, {"traps": names(drawn)}, n=len(drawn))
    return len(drawn)


def lose_trap(g: Underworld, seat: Seat, trap: str) -> None:
    """Discard a trap face down: only its owner knows which."""
    g.hide(seat, traps=without(g.secrets[seat].traps, trap))
    g.lost_traps = (*g.lost_traps, (seat, trap))
    tell_secretly(g, "loses-trap", seat, {"trap": plain(trap)})


def foresee_lost_traps(g: Underworld) -> None:
    """Spells take traps, and in the second year every purchase does: all may say which go first."""
    for seat in range(g.seats):
        g.foresee(seat, SPARE)


def spare_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """Which kinds of traps to part with first, whenever one has to go; all kinds are listed, owned or not."""
    return _SPARE[g.year]


_SPARE = {year: wish_list(plain("ahead-spare"), trap_options(TRAPS, year), "traps") for year in YEARS}
SPARE = plan_kind("dungeon-lords-spare", spare_ahead, first_possible, lasting=True)
