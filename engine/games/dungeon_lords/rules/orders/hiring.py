"""Hiring monsters and ghosts at the tavern."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Text, step
from engine.games.dungeon_lords.cards import MONSTERS, ORDERS, Goods
from engine.games.dungeon_lords.phrases import declining, goods, monster_note, plain, tell, text
from engine.games.dungeon_lords.rules.lair import add_monster
from engine.games.dungeon_lords.rules.orders.errands import decline, give_up, plan_for, settle
from engine.games.dungeon_lords.rules.payments import extra_payment, pay_way, ways_to_pay
from engine.games.dungeon_lords.state import Underworld, without


def hire(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Hire: take a monster or ghost on offer and pay its cost, plus 1 food on space III."""
    options = hirable(g, seat, place)
    if options:
        form = Pick((*options, declining("decline")))
        ahead = plan_for(g, seat, order)
        g.ask(seat, Question(plain("ask-hire"), form, "hire", ahead=ahead), hired, place)
    else:
        give_up(g, seat, order)


def hirable(g: Underworld, seat: Seat, place: int) -> list[Option]:
    """Every kind on offer with every way to pay for it."""
    options = []
    for kind in dict.fromkeys(g.monster_offer):
        cost = MONSTERS[kind].cost + ORDERS["hire"].spaces[place].pay
        options += [hire_option(g, seat, kind, cost, way) for way in ways_to_pay(g, seat, cost)]
    return options


def hire_option(g: Underworld, seat: Seat, kind: str, cost: Goods, way: str) -> Option:
    """One way to hire one kind of monster."""
    label = payment_text("option-hire", kind, cost, extra_payment(g, seat, cost, way))
    return Option(f"{kind}:{way}" if way else kind, label, note=monster_note(kind))


def payment_text(key: str, kind: str, cost: Goods, way: Text | None) -> Text:
    """A kind of monster and its price: goods, and perhaps a trap or a monster by name."""
    if way is None:
        return text(key, kind=plain(kind), cost=goods(cost))
    rest = Goods(gold=cost.gold, food=cost.food, evil=cost.evil)
    return text(f"{key}-with", kind=plain(kind), cost=goods(rest), way=way)


@step
def hired(g: Underworld, seat: Seat, picked: list[str], place: int) -> None:
    """The tile moves from the tavern to the lair."""
    kind, _, way = picked[0].partition(":")
    if kind == "decline":
        decline(g, seat, "hire")
        return
    cost = MONSTERS[kind].cost + ORDERS["hire"].spaces[place].pay
    g.monster_offer = without(g.monster_offer, kind)
    tell(g, "did-hire", seat, kind=plain(kind), cost=goods(cost))
    pay_way(g, seat, cost, way)
    add_monster(g, seat, kind)
    settle(g, seat, "hire", "done")
