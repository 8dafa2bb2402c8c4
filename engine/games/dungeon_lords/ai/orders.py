"""Which orders a lord wants: what is needed for the events to come, and what makes a better dungeon."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from zlib import crc32

from msgspec.structs import replace

from engine.core import Decision, Pick, Seat
from engine.core.mind import Effort, Manner, Parts, Thought
from engine.games.dungeon_lords.ai.value import TEMPERS
from engine.games.dungeon_lords.ai.weights import (
    AT_THE_DOOR,
    BEHIND,
    BLOCKED,
    BOUGHT,
    CROWDED,
    EARLIER,
    EARNING,
    FINALLY,
    FOOD,
    GOLD,
    HOPED,
    HOPELESS,
    IMPS_WANTED,
    IN_WINTER,
    LATER,
    MONSTERS_WANTED,
    NEED,
    PAIRS,
    REFUSED,
    SECOND_YEAR,
    SHORT,
    SPARE_FOOD,
    THIEVING,
    TILES_WANTED,
    TRAPS_WANTED,
    URGENT,
    USUAL,
    VARIETY,
    WORTH,
)
from engine.games.dungeon_lords.cards import FREE, MONSTERS, ORDER_PLACE, Goods
from engine.games.dungeon_lords.lord import MOST_EVIL, NOBODY, PALADIN_EVIL, Lord
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.rules.payments import affords
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.timing import AUTUMN


def consider_orders(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The most wanted orders, best first; whoever looks closer considers every way to give three."""
    seat, hand = decision.seat, view.lords[decision.seat].hand
    wishes = wishes_of(view, seat, TEMPERS.get(manner.temper, {}))
    wanted = {order: wishes[order] + _whim(manner.whim, seat, view.season, order) for order in hand}
    means = Means(view, seat)
    pays = view.settings.get("version") == "full"
    if manner.effort is Effort.THOROUGH or manner.slip > 0.5:
        ways = permutations(hand, 3)
        return [Thought(_worth(wanted, three, means, pays), list(three)) for three in ways]
    best = max(combinations(hand, 3), key=lambda three: _together(wanted, three, means))
    first, *others = sorted(best, key=lambda order: -wanted[order] - URGENT[order])
    if first == "hire" and pays:
        return [Thought(0.0, [others[0], first, others[1]])]
    return [Thought(0.0, [first, *others])]


def _worth(wanted: dict[str, float], orders: tuple[str, ...], means: Means, pays: bool) -> float:
    first, _, last = orders
    ahead = wanted[first] + URGENT[first] - wanted[last] - URGENT[last]
    total = _together(wanted, orders, means) + EARLIER * ahead
    return total - AT_THE_DOOR if pays and first == "hire" else total


def _together(wanted: dict[str, float], orders: tuple[str, ...], means: Means) -> float:
    one, two, three = orders
    return (
        wanted[one]
        + wanted[two]
        + wanted[three]
        + PAIRS.get((one, two), 0.0)
        + PAIRS.get((one, three), 0.0)
        + PAIRS.get((two, three), 0.0)
        + means.balance(orders)
    )


def may_be_full(view: UnderworldView, seat: Seat) -> set[str]:
    """The orders that enough others may give first, so that no space is left that the lord would use."""
    before = view.turn_order[: view.turn_order.index(seat)]
    hands = [view.lords[other].hand for other in before]
    free = [len([colour for colour in spaces if colour == NOBODY]) for spaces in view.spaces]
    if shuns(view, view.lords[seat], 1):
        free[ORDER_PLACE["food"]] = int(view.spaces[ORDER_PLACE["food"]][0] == NOBODY)
    return {
        order
        for order, place in ORDER_PLACE.items()
        if len([hand for hand in hands if order in hand]) >= free[place]
    }


def calls_paladin(lord: Lord, evil: int) -> bool:
    """Whether that much more evil would call the paladin."""
    return lord.evil < PALADIN_EVIL <= lord.evil + evil


def shuns(view: UnderworldView, lord: Lord, evil: int) -> bool:
    """Whether a lord would rather go without more food than call the paladin by paying evil for it."""
    _, due = dues(view, lord)
    return lord.food >= max(SPARE_FOOD, due) and calls_paladin(lord, evil)


def unpays(view: UnderworldView, lord: Lord, evil: int) -> bool:
    """Whether paying that much evil leaves no room for that of this round's wages, while food is there."""
    wages = sum([MONSTERS[monster.kind].cost.evil for monster in lord.monsters])
    _, due = dues(view, lord)
    return view.event == "pay-day" and lord.food >= due and 0 < wages > MOST_EVIL - lord.evil - evil


class Means:
    """What a lord can afford in a round, depending on the orders given."""

    def __init__(self, view: UnderworldView, seat: Seat) -> None:
        lord = view.lords[seat]
        self._view, self._lord = view, lord
        self._unsure = may_be_full(view, seat) & EARNING
        gold, food = dues(view, lord)
        self._gold, self._food = lord.gold - gold, lord.food - food
        self._taxed = view.event == "taxes"
        self._moods: dict[tuple[bool, bool], float] = {}

    def balance(self, orders: tuple[str, ...]) -> float:
        """How well the orders go together: what is earned can be spent, and nothing else."""
        gold = self._gold + sum([GOLD.get(order, 0.0) for order in orders])
        food = self._food + sum([FOOD.get(order, 0.0) for order in orders])
        if self._unsure:
            gold -= GOLD["mine"] * (1.0 - HOPED) * ("mine" in self._unsure and "mine" in orders)
            food -= FOOD["food"] / 2 * ("food" in self._unsure and "food" in orders)
        worth = SHORT["gold"] * min(0.0, gold) + SHORT["food"] * min(0.0, food)
        if self._gold < 0 and self._taxed and "mine" not in orders:
            worth -= REFUSED * len(BOUGHT.intersection(orders))
        if "hire" in orders:
            worth += NEED["mood"] * self._mood("food" in orders, "mine" in orders)
        return worth

    def _mood(self, fed: bool, mined: bool) -> float:
        if (fed, mined) not in self._moods:
            more = replace(self._lord, food=self._lord.food + 2 * fed, gold=self._lord.gold + 2 * mined)
            self._moods[fed, mined] = _hiring_mood(self._view, more)
        return self._moods[fed, mined]


def dues(view: UnderworldView, lord: Lord) -> tuple[int, int]:
    """Gold and food that are due at the end of this very round."""
    if view.event == "taxes":
        return (lord.filled.bit_count() + 1) // 2, 0
    if view.event != "pay-day":
        return 0, 0
    wages = [MONSTERS[monster.kind].cost for monster in lord.monsters]
    return sum([wage.gold for wage in wages]), sum([wage.food for wage in wages])


@lru_cache(maxsize=512)
def _whim(whim: int, seat: Seat, season: int, order: str) -> float:
    """A difference between lords, so that they do not all crowd the same spaces."""
    return crc32(f"{whim}:{seat}:{season}:{order}".encode()) % 1000 / 1000 * VARIETY


def wishes_of(view: UnderworldView, seat: Seat, temper: Parts) -> dict[str, float]:
    """How much a lord wants each order."""
    lord, second, later = view.lords[seat], view.year == 2, view.season - 2.5
    tiles = lord.filled.bit_count()
    gold, food = needs(view, lord, tiles)
    greed, fear = temper.get("goods", 1.0), temper.get("conquered", 1.0)
    taxed = "taxes" in (view.event, view.next_event)
    more = {
        "food": NEED["food"] * _within(food - lord.food) if lord.gold else HOPELESS,
        "reputation": NEED["evil"] * fear * max(0, lord.evil - 6)
        + NEED["paladin"] * (view.paladin_at == seat),
        "dig": NEED["tiles"] * _within(TILES_WANTED - tiles) - NEED["taxed"] * taxed
        if lord.imps
        else HOPELESS,
        "mine": (
            greed * NEED["gold"] * _within(gold - lord.gold)
            + NEED["wages"] * (view.next_event == "pay-day")
            + NEED["miners"] * min(4, lord.imps, len(lord.tunnels))
            if lord.imps
            else HOPELESS
        ),
        "imps": (
            NEED["imps"] * _within(IMPS_WANTED - lord.imps) + NEED["spare-food"] * _within(lord.food - food)
            if lord.food
            else HOPELESS
        ),
        "traps": NEED["traps"] * fear * _within(TRAPS_WANTED - view.trap_counts[seat])
        + (NEED["rich"] * min(4, lord.gold) if lord.gold else -1.0)
        - NEED["thieves"] * sum([hero.face.power for hero in lord.heroes if hero.face.kind in THIEVING]),
        "hire": NEED["monsters"] * _within(MONSTERS_WANTED - len(lord.monsters)),
        "build": NEED["rooms"] * len(lord.working_rooms) if _can_build(view, lord) else HOPELESS,
    }
    rivals = [other.hand for number, other in enumerate(view.lords) if number != seat]
    first = [view.lords[other].hand for other in view.turn_order[: view.turn_order.index(seat)]]
    final, full = second and view.season == AUTUMN, may_be_full(view, seat)
    wishes = {
        order: USUAL[order]
        + SECOND_YEAR[order] * second
        + LATER[order] * later
        + FINALLY.get(order, 0.0) * final
        - BEHIND.get(order, 0.0) * (_holding(order, first) - 1)
        - CROWDED[order] * max(0, _holding(order, rivals) - 2)
        - (BLOCKED[order] if order in full else 0.0)
        + more[order]
        for order in USUAL
    }
    for order in full & ({"mine", "food"} if shuns(view, lord, 1) else {"mine"}):
        wishes[order] = min(wishes[order], HOPED * wishes[order])
    return wishes


def _holding(order: str, hands: list[tuple[str, ...]]) -> int:
    """How many have the card of an order."""
    return len([1 for hand in hands if order in hand])


def _within(amount: int) -> int:
    return max(-3, min(4, amount))


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


def stays(view: UnderworldView, lord: Lord, cost: Goods, fee: Goods = FREE) -> bool:
    """Whether a monster of this cost would be paid again at the end of the round, and all others as well."""
    if view.event != "pay-day":
        return True
    wages = [cost, *[MONSTERS[monster.kind].cost for monster in lord.monsters]]
    gold, food = sum([wage.gold for wage in wages]), sum([wage.food for wage in wages])
    evil = cost.evil + sum([wage.evil for wage in wages])
    payable = lord.gold - cost.gold - fee.gold >= gold and lord.food - cost.food - fee.food >= food
    bearable = lord.evil + evil <= MOST_EVIL and not calls_paladin(lord, evil)
    return payable and (bearable or not cost.evil)


def _can_build(view: UnderworldView, lord: Lord) -> bool:
    return any(building_sites(lord, room) for room in view.room_offer)


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
