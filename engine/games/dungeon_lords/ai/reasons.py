"""Why an answer is good, in a sentence that names monsters, rooms, traps and heroes.

What somebody would count on their fingers is counted by the same forecasts that stand beside the options.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Choice, Decision, Text, all_of
from engine.games.dungeon_lords.ai.orders import calls_paladin
from engine.games.dungeon_lords.ai.weights import WORTH
from engine.games.dungeon_lords.cards import MONSTERS, ORDERS, ROOMS, TRAPS, Goods
from engine.games.dungeon_lords.lord import Lord, party
from engine.games.dungeon_lords.phrases import (
    goods,
    hero_names,
    names,
    plain,
    read_monster,
    text,
    work_note,
)
from engine.games.dungeon_lords.rules.events import tax
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.rules.payments import affords
from engine.games.dungeon_lords.rules.scoring import ROOM_POINTS
from engine.games.dungeon_lords.rules.special_events import WITCH_HUNT_EVIL
from engine.games.dungeon_lords.show.explanations import explain
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED

FIGHTING = ("prisoners", "conquered", "fighters", "monsters")
"""Parts of the value that are fought for."""
Reason = Callable[[UnderworldView, Decision, list[str], str], Text | None]


def reason(view: UnderworldView, decision: Decision, choice: Choice, part: str) -> Text | None:
    """What speaks for an answer; None where there is nothing more to say than usual."""
    told = REASONS.get(decision.step.rpartition(".")[2])
    return told(view, decision, choice, part) if told is not None and isinstance(choice, list) else None


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def _orders(view: UnderworldView, decision: Decision, orders: list[str], part: str) -> Text | None:
    """The order that serves this part, and what it is to bring."""
    lord = view.lords[decision.seat]
    if part in FIGHTING and "hire" in orders:
        payable = [kind for kind in view.monster_offer if affords(lord, MONSTERS[kind].cost)]
        if payable:
            return _fighter(lord, max(payable, key=WORTH.__getitem__))
    if part in FIGHTING and "traps" in orders and party(lord):
        return text("why-traps", traps=view.trap_counts[decision.seat], heroes=_heroes(lord))
    if part == "rooms" and "build" in orders:
        rooms = [room for room in view.room_offer if building_sites(lord, room)]
        return text("why-rooms", rooms=names(rooms), n=len(rooms)) if rooms else None
    return _bills(view, lord, part) if {"mine", "food"} & {*orders} else None


def _bills(view: UnderworldView, lord: Lord, part: str) -> Text | None:
    """What is still to be paid this year, if there is not enough for it."""
    coming = (view.event, view.next_event, *view.events_left)
    wages = [MONSTERS[monster.kind].cost for monster in lord.monsters] if "pay-day" in coming else []
    gold = sum([cost.gold for cost in wages]) + (tax(lord) if "taxes" in coming else 0)
    food = sum([cost.food for cost in wages])
    if part not in ("seals", "goods", *FIGHTING) or (gold <= lord.gold and food <= lord.food):
        return None
    stock = goods(Goods(gold=lord.gold, food=lord.food)) if lord.gold or lord.food else plain("why-nothing")
    return text("why-bills", bills=goods(Goods(gold=gold, food=food)), stock=stock)


def _hired(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    kind = choice[0].partition(":")[0]
    lord = view.lords[decision.seat]
    if kind in MONSTERS:
        return _fighter(lord, kind) if part in FIGHTING else None
    return _bills(view, lord, part)


def _fighter(lord: Lord, kind: str) -> Text:
    """A monster, and whom it is to fight."""
    if party(lord):
        return text("why-fighter", kind=plain(kind), heroes=_heroes(lord), n=len(party(lord)))
    return text("why-early-fighter", kind=plain(kind))


def _heroes(lord: Lord) -> Text:
    return hero_names([hero.card for hero in party(lord)])


def _built(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    room = choice[0] if choice else ""
    if room not in ROOMS:
        return None
    if ROOMS[room].workers:
        return text("why-work", room=plain(room), work=work_note(room))
    return text("why-room", room=plain(room), points=ROOM_POINTS) if part == "rooms" else None


def _traded(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """What one has then; or who would come otherwise."""
    order, place = decision.args
    evil = ORDERS[order].spaces[place].pay.evil
    if choice != ["take"] and calls_paladin(view.lords[decision.seat], evil):
        return plain("why-paladin")
    return explain(view, decision).notes.get(choice[0]) if choice == ["take"] else None


# ── events ───────────────────────────────────────────────────────────────────────────────────────────────


def _paid(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """Whom one keeps."""
    monsters = view.lords[decision.seat].monsters
    paid = [read_monster(word.split(":")[1]) for word in choice if word.startswith("pay:")]
    kinds = [each.kind for each in monsters if each.uid in paid or "pay-all" in choice]
    return text("why-keep", kinds=names(kinds), n=len(kinds)) if kinds else None


def _hunted(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """Who would come otherwise."""
    spared = choice != ["evil"] and calls_paladin(view.lords[decision.seat], WITCH_HUNT_EVIL)
    return plain("why-paladin") if spared else None


# ── combat ───────────────────────────────────────────────────────────────────────────────────────────────


def _tile(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """What is at stake on the tile."""
    here = view.lords[decision.seat].tiles[SQUARE_NAMED[choice[0]]]
    if here is None:
        return None
    if not here.room:
        return text("why-tunnel", square=choice[0])
    return text("why-in-room", room=plain(here.room), monsters=ROOMS[here.room].monsters)


def _trap(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """What the trap would do; or that it is spared."""
    outcome = explain(view, decision).outlooks.get(choice[0])
    if choice[0] not in TRAPS:
        return text("why-spare", traps=names(view.traps)) if view.traps else None
    return None if outcome is None else text("why-blow", what=plain(choice[0]), outcome=outcome)


def _sent(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """What everybody sent would do."""
    lord, outlooks = view.lords[decision.seat], explain(view, decision).outlooks
    sent = {word: lord.monster(read_monster(word)) for word in choice}
    blows = [
        text("why-one-blow", what=plain(monster.kind), outcome=outlooks[word])
        for word, monster in sent.items()
        if monster is not None and word in outlooks
    ]
    return text("why-blows", blows=all_of(blows)) if blows else None


def _attacked(view: UnderworldView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """What the attack would do."""
    monster = view.lords[decision.seat].monster(read_monster(choice[0].partition(":")[0]))
    outcome = explain(view, decision).outlooks.get(choice[0])
    return text("why-blow", what=plain(monster.kind), outcome=outcome) if monster and outcome else None


REASONS: dict[str, Reason] = {
    "orders_chosen": _orders,
    "hired": _hired,
    "built": _built,
    "traded": _traded,
    "wage_paid": _paid,
    "wages_settled": _paid,
    "hunted": _hunted,
    "tile_chosen": _tile,
    "trap_planned": _trap,
    "monsters_planned": _sent,
    "attacked": _attacked,
}
"""By the last part of the step that receives the answer."""
