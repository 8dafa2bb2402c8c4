"""A computer player for Dungeon Lords: it digs, hires what it can feed, keeps the paladin away, and fights.

Here it builds; `tactics.py` has what it does in combat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core import Choice, Decision, Seat
from engine.games.dungeon_lords.ai.tactics import TACTICS, option_ids
from engine.games.dungeon_lords.cards import MONSTERS, ORDERS, ROOMS, Goods
from engine.games.dungeon_lords.lord import PALADIN_EVIL, Lord
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.rules.payments import affords
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import cell, roomy_way, square_name

Thinker = Callable[[UnderworldView, Decision], Choice]

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
MINED = 2
"""How much gold a lord counts on who has yet to mine."""


def choose(view: UnderworldView, decision: Decision) -> Choice:
    """Answer a decision; a question nobody has thought about gets its default answer."""
    thinker = THINKERS.get(decision.step)
    return decision.form.default(view, decision.seat) if thinker is None else thinker(view, decision)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def choose_orders(view: UnderworldView, decision: Decision) -> Choice:
    """The three most wanted orders, best first; but not hiring first where that costs gold."""
    seat = decision.seat
    wishes = wishes_of(view, seat)
    hand = view.lords[seat].hand
    first, *others = sorted(hand, key=lambda order: -wishes[order] - _whim(seat, view.season, order))[:3]
    if first == "hire" and view.settings.get("version") == "full":
        return [others[0], first, others[1]]
    return [first, *others]


@cache
def _whim(seat: Seat, season: int, order: str) -> float:
    """A difference between lords, so that they do not all crowd the same spaces."""
    return (seat * 7 + season * 5 + len(order) * 3) % 11 / 8


def wishes_of(view: UnderworldView, seat: Seat) -> dict[str, float]:
    """How much a lord wants each order."""
    lord, year = view.lords[seat], view.year
    tiles = len([tile for tile in lord.tiles if tile is not None])
    gold, food = needs(view, lord, tiles)
    monsters = len(lord.monsters)
    return {
        "food": _hunger(lord, food),
        "reputation": 0.3 + 1.2 * max(0, lord.evil - 6),
        "dig": min(1.0, 0.25 * (TILES_WANTED[year] - tiles)) if lord.imps else 0.0,
        "mine": min(6.0, 2.0 + 2.5 * (gold - lord.gold)) if lord.imps else 0.0,
        "imps": 0.2 * (IMPS_WANTED - lord.imps) + (0.5 if lord.food > 1 else -3.0),
        "traps": 0.6 * (TRAPS_WANTED - view.trap_counts[seat]) + (0.4 if lord.gold else -1.0),
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
    payable = [WORTH[kind] for kind in view.monster_offer if affords(lord, MONSTERS[kind].cost)]
    return max(payable, default=-4.0) - 4.0


def _can_build(view: UnderworldView, lord: Lord) -> bool:
    return lord.gold > 0 and any(building_sites(lord, room) for room in view.room_offer)


def take_back(view: UnderworldView, decision: Decision) -> Choice:
    """Take back the order that is wanted most."""
    wishes = wishes_of(view, decision.seat)
    return [max(option_ids(decision), key=lambda order: wishes[order])]


def trade(view: UnderworldView, decision: Decision) -> Choice:
    """Trade, unless it calls the paladin, or takes the monsters' food or the gold for this round's taxes."""
    order, place = decision.args
    lord, pay = view.lords[decision.seat], ORDERS[order].spaces[place].pay
    if pay.evil and lord.food > 1 and calls_paladin(lord, pay.evil):
        return ["decline"]
    tiles = len([tile for tile in lord.tiles if tile is not None])
    _, food = needs(view, lord, tiles)
    if order == "imps" and lord.food - pay.food < food - 2:
        return ["decline"]
    if order == "traps" and view.event == "taxes" and pay.gold and lord.gold - pay.gold < (tiles + 1) // 2:
        return ["decline"]
    return ["take"]


def calls_paladin(lord: Lord, evil: int) -> bool:
    """Whether that much more evil would call the paladin."""
    return lord.evil < PALADIN_EVIL <= lord.evil + evil


def dig(view: UnderworldView, decision: Decision) -> Choice:
    """Dig as much as allowed, but keep two imps for mining, and dig nothing that would mean a red seal."""
    lord = view.lords[decision.seat]
    will_mine = any(errand.order == "mine" and errand.outcome == "waiting" for errand in lord.errands)
    most = max(1, min(view.permit, lord.idle_imps - 2)) if will_mine else view.permit
    if view.event == "taxes":
        most = min(most, _untaxed(lord, lord.gold + (MINED if will_mine else 0)))
    return [square_name(where) for where in roomy_way(lord.filled, most)]


def _untaxed(lord: Lord, gold: int) -> int:
    """How many tunnels can be dug in a round of taxes without owing more than there will be gold."""
    tiles = lord.filled.bit_count()
    return 2 * max(gold, (tiles + 1) // 2) - tiles


def hire(view: UnderworldView, decision: Decision) -> Choice:
    """Hire the best monster for its price, but do not call the paladin."""
    lord = view.lords[decision.seat]
    wages = 1.0 if "pay-day" in (view.event, view.next_event, *view.events_left) else 0.0
    best, most = "decline", 0.5
    for choice in option_ids(decision):
        kind = choice.partition(":")[0]
        if kind == "decline":
            continue
        cost = MONSTERS[kind].cost
        worth = WORTH[kind] - (0.15 + 0.25 * wages) * _price(cost)
        worth -= 4.0 if calls_paladin(lord, cost.evil) else 0.0
        if worth > most:
            best, most = choice, worth
    return [best]


def _price(cost: Goods) -> float:
    """What a cost is worth in gold."""
    return cost.gold + cost.food + 1.5 * cost.evil + 2.0 * cost.traps + 4.0 * cost.monsters


def build(view: UnderworldView, decision: Decision) -> Choice:
    """Build rooms for battle near the entrance, all others as deep as possible."""
    lord = view.lords[decision.seat]
    sites = [(room, where) for room in view.room_offer for where in building_sites(lord, room)]
    room, where = max(sites, key=lambda site: _site_worth(*site))
    return [room, square_name(where)]


@cache
def _site_worth(room: str, where: int) -> float:
    face, depth = ROOMS[room], cell(where)[0]
    if face.year == 2 and not face.scores and not face.title_bonus:
        return 1.0 - 0.2 * depth
    return 1.0 + 0.3 * depth + 0.5 * len(face.scores) / 4


def produce(view: UnderworldView, decision: Decision) -> Choice:
    """Use every room, but do not turn the last food into imps."""
    food = view.lords[decision.seat].food
    return [next(choice for choice in option_ids(decision) if choice != "magic-room" or food > 2)]


# ── events ───────────────────────────────────────────────────────────────────────────────────────────────


def pay_wages(view: UnderworldView, decision: Decision) -> Choice:
    """Pay all, unless letting somebody go keeps the paladin away; then pay the best and let the worst go."""
    lord = view.lords[decision.seat]
    choices = option_ids(decision)
    if choices[0] == "pay-all" and not _worse_than_leaving(lord, _wages(lord)):
        return choices[:1]
    kinds = {choice: _paid_kind(lord, choice) for choice in choices if choice != "pay-all"}
    paid = [choice for choice in kinds if choice.startswith("pay")]
    safe = [choice for choice in paid if not _worse_than_leaving(lord, MONSTERS[kinds[choice]].cost.evil)]
    if safe:
        return [max(safe, key=lambda choice: WORTH[kinds[choice]])]
    return [min([choice for choice in kinds if choice not in paid], key=lambda choice: WORTH[kinds[choice]])]


def _worse_than_leaving(lord: Lord, evil: int) -> bool:
    """Whether paying that much evil calls the paladin, but the 1 evil for letting a monster go does not."""
    return calls_paladin(lord, evil) and not calls_paladin(lord, 1)


def _paid_kind(lord: Lord, choice: str) -> str:
    """The kind of monster an option is about."""
    monster = lord.monster(read_monster(choice.split(":")[1]))
    assert monster is not None
    return monster.kind


def _wages(lord: Lord) -> int:
    return sum([MONSTERS[monster.kind].cost.evil for monster in lord.monsters])


def witch_hunt(view: UnderworldView, decision: Decision) -> Choice:
    """Take the evil, unless that calls the paladin."""
    return [option_ids(decision)[1 if calls_paladin(view.lords[decision.seat], 3) else 0]]


THINKERS: dict[str, Thinker] = {
    "dungeon_lords.orders_chosen": choose_orders,
    "dungeon_lords.taken_back": take_back,
    "dungeon_lords.traded": trade,
    "dungeon_lords.dug": dig,
    "dungeon_lords.hired": hire,
    "dungeon_lords.built": build,
    "dungeon_lords.produced": produce,
    "dungeon_lords.wage_paid": pay_wages,
    "dungeon_lords.hunted": witch_hunt,
    **TACTICS,
}
"""Who answers which question, by the step that receives the answer."""
