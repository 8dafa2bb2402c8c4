"""A computer player for Dungeon Lords: it digs, hires what it can feed, keeps the paladin away, and fights.

Here it builds and pays; `orders.py` has which orders it gives, `tactics.py` what it does in combat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core import Choice, Decision, Number
from engine.core.mind import PLAIN, UNLIKELY, Effort, Manner, Thought, best_of, favouring
from engine.games.dungeon_lords.ai.orders import (
    calls_paladin,
    consider_orders,
    dues,
    give_up,
    needs,
    option_ids,
    shuns,
    stays,
    take_back,
    unpays,
)
from engine.games.dungeon_lords.ai.tactics import TACTICS
from engine.games.dungeon_lords.ai.weights import HIRING, TRAP_USES, WORTH
from engine.games.dungeon_lords.cards import FREE, MONSTERS, ORDERS, ROOMS, TRAPS, Goods, Space
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.events import not_paid_together, read_wage
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import cell, roomiest_first, roomy_way, square_name

Thinker = Callable[[UnderworldView, Decision, Manner], list[Thought]]

MINED = 2
"""How much gold a lord counts on who has yet to mine, and how many imps that takes."""
FOUNDATIONS = 3
"""In how many ways the search considers to begin digging."""


def choose(view: UnderworldView, decision: Decision) -> Choice:
    """What the quick player answers, without any manner of its own."""
    return best_of(consider(view, decision, PLAIN), decision, PLAIN)


def consider(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The answers worth a thought; a question nobody has thought about gets its default answer."""
    thinker = THINKERS.get(decision.step)
    if thinker is not None:
        return thinker(view, decision, manner)
    return favouring(decision.form.default(view, decision.seat), decision, manner)


# ── orders carried out ───────────────────────────────────────────────────────────────────────────────────


def trade(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Trade, unless it calls the paladin, or takes what wages or this round's taxes need."""
    order, place = decision.args
    lord, pay = view.lords[decision.seat], ORDERS[order].spaces[place].pay
    tiles = lord.filled.bit_count()
    _, food = needs(view, lord, tiles)
    left = lord.gold - pay.gold + _to_mine(lord)
    worse = (
        (pay.evil and (shuns(view, lord, pay.evil) or unpays(view, lord, pay.evil)))
        or (order == "imps" and lord.food - pay.food < food - 2)
        or (view.event == "taxes" and pay.gold and left < (tiles + 1) // 2)
    )
    return favouring(["decline" if worse else "take"], decision, manner)


def _mining(lord: Lord) -> Space | None:
    """The space where a lord has yet to mine."""
    for errand in lord.errands:
        if errand.order == "mine" and errand.outcome == "waiting":
            return ORDERS["mine"].spaces[errand.space]
    return None


def _to_mine(lord: Lord) -> int:
    """How much gold a lord can still mine this round."""
    space = _mining(lord)
    return max(0, min(space.up_to, lord.idle_imps - space.foremen, len(lord.tunnels))) if space else 0


def dig(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Dig as much as allowed, but keep two imps for mining, and dig nothing that would mean a red seal.

    Foremen are needed besides them.
    """
    lord, most = view.lords[decision.seat], view.permit
    mining = _mining(lord)
    if mining is not None:
        foremen = ORDERS["dig"].spaces[decision.args[0]].foremen + mining.foremen
        most = max(1, min(most, lord.idle_imps - foremen - MINED))
    if view.event == "taxes":
        most = min(most, _untaxed(lord, lord.gold + (MINED if mining is not None else 0)))
    if manner.effort is not Effort.THOROUGH:
        return [Thought(0.0, _squares(roomy_way(lord.filled, most)))]
    ways = [roomy_way(lord.filled, length) for length in range(view.permit + 1)]
    ways += [
        [first, *roomy_way(lord.filled | 1 << first, view.permit - 1)]
        for first in roomiest_first(lord.filled)[1:FOUNDATIONS]
    ]
    return [Thought(-float(abs(len(way) - most)), _squares(way)) for way in ways]


def _squares(way: list[int]) -> list[str]:
    return [square_name(where) for where in way]


def _untaxed(lord: Lord, gold: int) -> int:
    """How many tunnels can be dug in a round of taxes without owing more than there will be gold."""
    tiles = lord.filled.bit_count()
    return 2 * max(gold, (tiles + 1) // 2) - tiles


def mine(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """As much gold as there is: nobody has ever had too much of it."""
    return [Thought(0.0, decision.form.default(view, decision.seat))]


def number(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """As much as usual; the search tries everything else as well."""
    form = decision.form
    assert isinstance(form, Number)
    usual = form.default(view, decision.seat)
    others = [Thought(UNLIKELY, each) for each in range(form.least, form.most + 1) if each != usual]
    return [Thought(0.0, usual), *others]


def hire(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The best monster for its price, but none that calls the paladin or leaves on pay day; or nobody."""
    lord = view.lords[decision.seat]
    wages = 1.0 if "pay-day" in (view.event, view.next_event, *view.events_left) else 0.0
    fee, thoughts = ORDERS["hire"].spaces[decision.args[0]].pay, []
    for choice in option_ids(decision):
        kind = choice.partition(":")[0]
        worth = HIRING["nobody"]
        if kind != "decline":
            cost = MONSTERS[kind].cost
            worth = WORTH[kind] - (HIRING["price"] + HIRING["wages"] * wages) * _price(cost)
            worth -= 0.1 * TRAP_USES.get(choice.partition(":")[2], 0.0)
            worth -= 4.0 if calls_paladin(lord, cost.evil) or not stays(view, lord, cost, fee) else 0.0
        thoughts.append(Thought(worth, [choice]))
    return thoughts


def _price(cost: Goods) -> float:
    """What a cost is worth in gold."""
    return cost.gold + cost.food + HIRING["evil"] * cost.evil + 2.0 * cost.traps + 4.0 * cost.monsters


def build(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Rooms for battle near the entrance, all others as deep as possible; the search may build nothing."""
    lord = view.lords[decision.seat]
    sites = [(room, where) for room in view.room_offer for where in building_sites(lord, room)]
    thoughts = [Thought(_site_worth(room, where), [room, square_name(where)]) for room, where in sites]
    return [*thoughts, Thought(UNLIKELY, [])]


@cache
def _site_worth(room: str, where: int) -> float:
    face, depth = ROOMS[room], cell(where)[0]
    if face.year == 2 and not face.scores and not face.title_bonus:
        return 1.0 - 0.2 * depth
    return 1.0 + 0.3 * depth + 0.5 * len(face.scores) / 4


def produce(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Use every room, first what is lacking for this round's event, but nothing that would be missed."""
    lord = view.lords[decision.seat]
    choices = [choice for choice in option_ids(decision) if not _missed(view, lord, choice)]
    gold, food = dues(view, lord)
    for choice in choices:
        product = ROOMS[choice].get if choice in ROOMS else FREE
        if (product.gold and lord.gold < gold) or (product.food and lord.food < food):
            return favouring([choice], decision, manner)
    return favouring(choices[:1], decision, manner)


def _missed(view: UnderworldView, lord: Lord, choice: str) -> bool:
    """Whether a room would turn the last food into imps, or dig a tunnel that means a red seal."""
    if choice == "magic-room":
        return lord.food <= 2
    digs = choice.partition("@")[1]
    return bool(digs) and view.event == "taxes" and _untaxed(lord, lord.gold) < 1


def spare_trap(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The least useful trap."""
    lord = view.lords[decision.seat]
    return [Thought(-_trap_use(view.year, lord, trap), [trap]) for trap in option_ids(decision)]


def _trap_use(year: int, lord: Lord, trap: str) -> float:
    """How useful a trap is; one that may not be payable in time is hardly of any use."""
    price = TRAPS[trap].pay[year - 1]
    return TRAP_USES[trap] - (lord.food < price.food) - (lord.gold < price.gold)


# ── events ───────────────────────────────────────────────────────────────────────────────────────────────


def pay_wages(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Pay all, unless letting somebody go keeps the paladin away; then pay the best and let the worst go."""
    lord = view.lords[decision.seat]
    choices = option_ids(decision)
    if choices[0] == "pay-all" and not _worse_than_leaving(lord, _wages(lord)):
        return favouring(choices[:1], decision, manner)
    kinds = {choice: _paid_kind(lord, choice) for choice in choices if choice != "pay-all"}
    paid = [choice for choice in kinds if choice.startswith("pay")]
    safe = [choice for choice in paid if not _worse_than_leaving(lord, MONSTERS[kinds[choice]].cost.evil)]
    if safe:
        return favouring([max(safe, key=lambda choice: WORTH[kinds[choice]])], decision, manner)
    leaving = [choice for choice in kinds if choice not in paid]
    return favouring([min(leaving, key=lambda choice: WORTH[kinds[choice]])], decision, manner)


def settle_wages(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Pay the best as far as that goes; but let somebody else go if that keeps the paladin away."""
    lord, choices = view.lords[decision.seat], option_ids(decision)
    pays = [choice for choice in choices if choice.startswith("pay:")]
    paid = _paid_together(view, lord, pays)
    if calls_paladin(lord, _evil_of_pay_day(lord, paid)):
        without_one = [
            _paid_together(view, lord, [choice for choice in pays if read_wage(choice)[0] != monster.uid])
            for monster in lord.monsters
        ]
        quiet = [each for each in without_one if not calls_paladin(lord, _evil_of_pay_day(lord, each))]
        paid = max(quiet, key=lambda each: _worth_of(lord, each), default=paid)
    if "pay-all" in choices and len(paid) == len(lord.monsters):
        paid = ["pay-all"]
    leaving = [choice for choice in choices if choice.startswith("leave")]
    return favouring(paid or leaving, decision, manner)


def _paid_together(view: UnderworldView, lord: Lord, pays: list[str]) -> list[str]:
    """Those of these payments that are possible together, for the best monsters first."""
    paid: list[str] = []
    for choice in sorted(pays, key=lambda choice: -WORTH[_paid_kind(lord, choice)]):
        if not not_paid_together(lord, view.traps, [*paid, choice]):
            paid.append(choice)
    return paid


def _evil_of_pay_day(lord: Lord, paid: list[str]) -> int:
    """The evil of these wages, and of letting everybody else go whom nobody eats."""
    costs = [MONSTERS[_paid_kind(lord, choice)].cost for choice in paid]
    staying = len(paid) + sum([cost.monsters for cost in costs])
    return sum([cost.evil for cost in costs]) + len(lord.monsters) - staying


def _worth_of(lord: Lord, paid: list[str]) -> float:
    return sum([WORTH[_paid_kind(lord, choice)] for choice in paid])


def _worse_than_leaving(lord: Lord, evil: int) -> bool:
    """Whether paying that much evil calls the paladin, but the 1 evil for letting a monster go does not."""
    return calls_paladin(lord, evil) and not calls_paladin(lord, 1)


def _paid_kind(lord: Lord, choice: str) -> str:
    """The kind of monster an option of pay day is about."""
    return _kind(lord, choice.split(":")[1])


def _kind(lord: Lord, word: str) -> str:
    monster = lord.monster(read_monster(word))
    assert monster is not None
    return monster.kind


def _wages(lord: Lord) -> int:
    return sum([MONSTERS[monster.kind].cost.evil for monster in lord.monsters])


def witch_hunt(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Take the evil, unless that calls the paladin; then hand over the least useful monster."""
    lord = view.lords[decision.seat]
    evil, *monsters = option_ids(decision)
    if calls_paladin(lord, 3):
        evil = min(monsters, key=lambda choice: WORTH[_kind(lord, choice)])
    return favouring([evil], decision, manner)


THINKERS: dict[str, Thinker] = {
    "dungeon_lords.orders_given_up": give_up,
    "dungeon_lords.orders_chosen": consider_orders,
    "dungeon_lords.taken_back": take_back,
    "dungeon_lords.traded": trade,
    "dungeon_lords.dug": dig,
    "dungeon_lords.mined": mine,
    "dungeon_lords.hired": hire,
    "dungeon_lords.built": build,
    "dungeon_lords.produced": produce,
    "dungeon_lords.trap_returned": spare_trap,
    "dungeon_lords.spoilt": spare_trap,
    "dungeon_lords.wage_paid": pay_wages,
    "dungeon_lords.wages_settled": settle_wages,
    "dungeon_lords.licensed": number,
    "dungeon_lords.hunted": witch_hunt,
    **TACTICS,
}
"""Who answers which question, by the step that receives the answer."""
