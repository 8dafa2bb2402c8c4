"""How the computer player would decide ahead: by asking itself now what it would answer then.

Here it builds; `battle_planning.py` has what it plans for combat.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Choice, Decision, Pick
from engine.games.dungeon_lords.ai.battle_planning import (
    options_of,
    plan_battle,
    plan_spell,
    question_to_come,
)
from engine.games.dungeon_lords.ai.orders import option_ids
from engine.games.dungeon_lords.ai.player import choose
from engine.games.dungeon_lords.ai.weights import TRAP_USES
from engine.games.dungeon_lords.cards import MONSTERS, ORDERS, Goods
from engine.games.dungeon_lords.lord import NOBODY, PALADIN_EVIL, Errand, Lord
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.combat.planning import BATTLE, SPELL
from engine.games.dungeon_lords.rules.events import TAXES, WAGES, wage_paid
from engine.games.dungeon_lords.rules.orders.building import BUILDING, building_sites, built
from engine.games.dungeon_lords.rules.orders.digging import DIGGING, dug
from engine.games.dungeon_lords.rules.orders.errands import ORDER_PLANS
from engine.games.dungeon_lords.rules.orders.execution import spy_question, trade_question, traded
from engine.games.dungeon_lords.rules.orders.hiring import hired
from engine.games.dungeon_lords.rules.payments import SPARE, affords
from engine.games.dungeon_lords.rules.production import PRODUCTION, TAKE_BACK, produced, taken_back
from engine.games.dungeon_lords.rules.special_events import SPECIAL, hunted
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import without

SPARED_FIRST = tuple(sorted(TRAP_USES, key=TRAP_USES.__getitem__))
"""Traps from the least to the most useful."""
MARGIN = 2
"""How much more evil a lord expects until pay day."""


def plan(view: UnderworldView, decision: Decision) -> Choice | None:
    """What it would decide ahead; None where it would rather wait, or where there is nothing to decide."""
    if isinstance(decision.form, Pick) and not decision.form.options:
        return None
    if decision.ahead in ORDER_PLANS:
        return _plan_order(view, decision, ORDER_PLANS.index(decision.ahead))
    return PLANNERS[decision.ahead](view, decision)


def _ranked(view: UnderworldView, decision: Decision, then: Callable[..., None], last: str = "") -> list[str]:
    """The options in the sequence in which they would be chosen, up to the last word, if there is one."""
    ranking: list[str] = []
    left = options_of(decision)
    while left and ranking[-1:] != [last]:
        picked = choose(view, question_to_come(decision, Pick(left), then, 0))
        assert isinstance(picked, list)
        ranking += picked
        left = tuple([option for option in left if option.id not in picked])
    return ranking


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def _plan_order(view: UnderworldView, decision: Decision, index: int) -> Choice | None:
    seat = decision.seat
    if view.orders:
        lord = replace(view.lords[seat], errands=tuple([Errand(order) for order in view.orders]))
        view = replace(view, lords=(*view.lords[:seat], lord, *view.lords[seat + 1 :]))
    errand = view.lords[seat].errands[index]
    planner = ORDER_PLANNERS.get(errand.order)
    return planner(view, decision, errand) if planner else _plan_trade(view, decision, errand)


def _plan_trade(view: UnderworldView, decision: Decision, errand: Errand) -> Choice:
    """Take it on the spaces where it would be taken now; where it costs evil, never with the paladin."""
    taken, order = [], errand.order
    for place in range(len(ORDERS[order].spaces)) if errand.space == NOBODY else [errand.space]:
        form = trade_question(order, place).form
        assert isinstance(form, Pick)
        question = question_to_come(decision, form, traded, order, place)
        if choose(view, question) == ["take"]:
            taken.append("take" if errand.space != NOBODY else f"take-{place + 1}")
    if taken and "unless-paladin" in option_ids(decision):
        return ["unless-paladin", "decline"]
    return [*taken, "decline"]


def _plan_reputation(view: UnderworldView, decision: Decision, errand: Errand) -> Choice:
    """Look at the first card not seen yet, if that is allowed."""
    spied = spy_question(0, view.lords[decision.seat].spied).form.default(view, decision.seat)
    assert isinstance(spied, list)
    return spied if spied[0] in option_ids(decision) else option_ids(decision)[:1]


def _plan_digging(view: UnderworldView, decision: Decision, errand: Errand) -> Choice:
    """Dig where it would dig now, if it might dig as much as it could."""
    most = decision.form.default(view, decision.seat)
    assert isinstance(most, list)
    squares = (
        choose(replace(view, permit=len(most)), question_to_come(decision, DIGGING, dug, 0)) if most else []
    )
    return squares or ["decline"]


def _plan_mining(view: UnderworldView, decision: Decision, errand: Errand) -> Choice:
    return ["all"]


def _plan_hiring(view: UnderworldView, decision: Decision, errand: Errand) -> Choice:
    return _ranked(view, decision, hired, "decline")


def _plan_building(view: UnderworldView, decision: Decision, errand: Errand) -> Choice:
    """The best room, and in case others come first, the other one."""
    ranking: list[str] = []
    left = view.room_offer
    while any(building_sites(view.lords[decision.seat], room) for room in left):
        words = choose(replace(view, room_offer=left), question_to_come(decision, BUILDING, built, 0))
        assert isinstance(words, list)
        if not words:
            break
        ranking.append("@".join(words))
        left = without(left, words[0])
    return [*(wish for wish in ranking if wish in option_ids(decision)), "decline"]


ORDER_PLANNERS: dict[str, Callable[[UnderworldView, Decision, Errand], Choice]] = {
    "reputation": _plan_reputation,
    "dig": _plan_digging,
    "mine": _plan_mining,
    "hire": _plan_hiring,
    "build": _plan_building,
}

# ── the rest of the round ────────────────────────────────────────────────────────────────────────────────


def _plan_production(view: UnderworldView, decision: Decision) -> Choice:
    return _ranked(view, decision, produced, "done")


def _plan_take_back(view: UnderworldView, decision: Decision) -> Choice:
    return _ranked(view, decision, taken_back)


def _pay_all(view: UnderworldView, decision: Decision) -> Choice:
    return ["all"]


def _plan_wages(view: UnderworldView, decision: Decision) -> Choice | None:
    """Pay everybody if that is safe and simple; otherwise wait until all else of the round is done."""
    lord = view.lords[decision.seat]
    costs = [MONSTERS[monster.kind].cost for monster in lord.monsters]
    evil = lord.evil + sum([cost.evil for cost in costs]) + MARGIN
    if evil < PALADIN_EVIL and not any(cost.traps or cost.monsters for cost in costs):
        return ["everybody"]
    return _wage_list(view, decision) if decision.invited else None


def _wage_list(view: UnderworldView, decision: Decision) -> list[str]:
    """One payment or farewell after the other, as they would be chosen."""
    seat, wishes = decision.seat, []
    lord, left = view.lords[seat], [option for option in options_of(decision) if option.id != "everybody"]
    while left:
        possible = tuple([option for option in left if _is_possible(lord, option.id)])
        now = replace(view, lords=(*view.lords[:seat], lord, *view.lords[seat + 1 :]))
        picked = choose(now, question_to_come(decision, Pick(possible), wage_paid, []))
        assert isinstance(picked, list)
        wishes += picked
        cost, words = _cost(lord, picked[0]), picked[0].split(":")
        lord = replace(
            lord, gold=lord.gold - cost.gold, food=lord.food - cost.food, evil=lord.evil + cost.evil
        )
        left = [option for option in left if not set(words[1:]) & set(option.id.split(":")[1:])]
    return wishes


def _is_possible(lord: Lord, wish: str) -> bool:
    return wish.startswith("leave") or affords(lord, _cost(lord, wish))


def _cost(lord: Lord, wish: str) -> Goods:
    """What a payment costs, or a farewell."""
    what, word = wish.split(":")[:2]
    monster = lord.monster(read_monster(word))
    return monster.face.cost if monster is not None and what == "pay" else Goods(evil=1)


def _plan_special(view: UnderworldView, decision: Decision) -> Choice:
    """Choose as if asked now; what is owed is paid, in goods rather than in traps and monsters."""
    ids = option_ids(decision)
    if "all" in ids:
        return ["all"]
    if view.special == "witch-hunt":
        wishes = choose(view, question_to_come(decision, decision.form, hunted)) if len(ids) > 1 else []
        assert isinstance(wishes, list)
        return list(dict.fromkeys([*wishes, *ids]))
    return [choice for choice in ids if not choice[1:].isdigit()]


def _plan_lost_traps(view: UnderworldView, decision: Decision) -> Choice | None:
    """Once and for all."""
    planned = any(each.about == SPARE for each in view.plans)
    return None if planned else list(SPARED_FIRST)


PLANNERS: dict[str, Callable[[UnderworldView, Decision], Choice | None]] = {
    PRODUCTION: _plan_production,
    TAKE_BACK: _plan_take_back,
    TAXES: _pay_all,
    WAGES: _plan_wages,
    SPECIAL: _plan_special,
    SPARE: _plan_lost_traps,
    BATTLE: plan_battle,
    SPELL: plan_spell,
}
"""Who plans what, apart from orders."""
