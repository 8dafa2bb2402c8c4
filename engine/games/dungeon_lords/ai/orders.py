"""Which orders a lord wants: what is needed for the events to come, and what makes a better dungeon."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from engine.core import Decision, Pick, Seat
from engine.core.mind import Effort, Manner, Parts, Thought
from engine.games.dungeon_lords.ai.value import TEMPERS
from engine.games.dungeon_lords.cards import MONSTERS, Goods
from engine.games.dungeon_lords.lord import PALADIN_EVIL, Lord
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.rules.payments import affords
from engine.games.dungeon_lords.show.views import UnderworldView

WORTH = {
    "goblin": 2.0,
    "slime": 2.5,
    "ghost": 1.5,
    "troll": 4.0,
    "witch": 3.5,
    "vampire": 4.0,
    "golem": 4.5,
    "dragon": 5.0,
    "demon": 3.5,
}
"""What a monster is worth, apart from its cost."""
TILES_WANTED = {1: 12, 2: 10}
MONSTERS_WANTED = {1: 3, 2: 5}
IMPS_WANTED = 4
TRAPS_WANTED = 4
IN_WINTER = {
    "food": 1.5,
    "reputation": 0.2,
    "dig": 1.2,
    "mine": 1.4,
    "imps": 1.0,
    "traps": 1.3,
    "hire": 2.0,
    "build": 0.8,
}
"""How useful orders are in the first round."""
FIRST_COUNTS = (1.1, 1.0, 0.9)
"""How much the first, second and third card count: whoever goes earlier gets the better space."""
AT_THE_DOOR = 1.0
"""What it is worth not to pay at the door of the tavern."""


def consider_orders(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The most wanted orders, best first; whoever looks closer considers every way to give three."""
    seat, hand = decision.seat, view.lords[decision.seat].hand
    wishes = wishes_of(view, seat, TEMPERS.get(manner.temper, {}))
    wanted = {order: wishes[order] + _whim(seat, view.season, order) for order in hand}
    pays = view.settings.get("version") == "full"
    if manner.effort is Effort.THOROUGH or manner.slip > 0.5:
        return [Thought(_worth(wanted, list(three), pays), list(three)) for three in permutations(hand, 3)]
    first, *others = sorted(hand, key=lambda order: -wanted[order])[:3]
    if first == "hire" and pays:
        return [Thought(0.0, [others[0], first, others[1]])]
    return [Thought(0.0, [first, *others])]


def _worth(wanted: dict[str, float], orders: list[str], pays: bool) -> float:
    total = sum([count * wanted[order] for count, order in zip(FIRST_COUNTS, orders, strict=True)])
    return total - AT_THE_DOOR if pays and orders[0] == "hire" else total


@cache
def _whim(seat: Seat, season: int, order: str) -> float:
    """A difference between lords, so that they do not all crowd the same spaces."""
    return (seat * 7 + season * 5 + len(order) * 3) % 11 / 8


def wishes_of(view: UnderworldView, seat: Seat, temper: Parts) -> dict[str, float]:
    """How much a lord wants each order."""
    lord, year = view.lords[seat], view.year
    tiles = len([tile for tile in lord.tiles if tile is not None])
    gold, food = needs(view, lord, tiles)
    monsters = len(lord.monsters)
    greed, fear = temper.get("goods", 1.0), temper.get("conquered", 1.0)
    return {
        "food": _hunger(lord, food),
        "reputation": 0.3 + 1.2 * fear * max(0, lord.evil - 6),
        "dig": min(1.0, 0.25 * (TILES_WANTED[year] - tiles)) if lord.imps else 0.0,
        "mine": greed * min(6.0, 2.0 + 2.5 * (gold - lord.gold)) if lord.imps else 0.0,
        "imps": 0.2 * (IMPS_WANTED - lord.imps) + (0.5 if lord.food > 1 else -3.0),
        "traps": 0.6 * fear * (TRAPS_WANTED - view.trap_counts[seat]) + (0.4 if lord.gold else -1.0),
        "hire": 0.6 * (MONSTERS_WANTED[year] - monsters) + 1.6 * _hiring_mood(view, lord),
        "build": 1.6 if _can_build(view, lord) else 0.0,
    }


def _hunger(lord: Lord, food: int) -> float:
    """How much a lord wants food; without gold, the first space is no use."""
    if not lord.gold:
        return -3.0
    return 2.0 + 0.8 * (food - lord.food) - (2.0 if lord.evil >= PALADIN_EVIL - 2 else 0.0)


def needs(view: UnderworldView, lord: Lord, tiles: int) -> tuple[int, int]:
    """Gold and food needed for the events to come."""
    coming = (view.event, view.next_event, *view.events_left)
    gold, food = 1, 1
    if "taxes" in coming:
        gold += (tiles + 1) // 2
    if "pay-day" in coming:
        gold += sum([MONSTERS[monster.kind].cost.gold for monster in lord.monsters])
        food += sum([MONSTERS[monster.kind].cost.food for monster in lord.monsters])
    return gold, food


def _hiring_mood(view: UnderworldView, lord: Lord) -> float:
    costs = {kind: MONSTERS[kind].cost for kind in view.monster_offer}
    payable = [WORTH[kind] for kind, cost in costs.items() if affords(lord, cost) and stays(view, lord, cost)]
    return max(payable, default=-4.0) - 4.0


def stays(view: UnderworldView, lord: Lord, cost: Goods) -> bool:
    """Whether a monster of this cost could be paid again at the end of the round, and all others as well."""
    if view.event != "pay-day":
        return True
    wages = [cost, *[MONSTERS[monster.kind].cost for monster in lord.monsters]]
    gold, food = sum([wage.gold for wage in wages]), sum([wage.food for wage in wages])
    return lord.gold - cost.gold >= gold and lord.food - cost.food >= food


def _can_build(view: UnderworldView, lord: Lord) -> bool:
    return lord.gold > 0 and any(building_sites(lord, room) for room in view.room_offer)


def give_up(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """At the start, do without the two least useful of three orders."""
    pairs = combinations(option_ids(decision), 2)
    return [Thought(-sum([IN_WINTER[order] for order in pair]), list(pair)) for pair in pairs]


def take_back(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Take back the order that is wanted most."""
    wishes = wishes_of(view, decision.seat, TEMPERS.get(manner.temper, {}))
    return [Thought(wishes[order], [order]) for order in option_ids(decision)]


def option_ids(decision: Decision) -> list[str]:
    """The ids of a decision's options."""
    assert isinstance(decision.form, Pick)
    return [option.id for option in decision.form.options]
