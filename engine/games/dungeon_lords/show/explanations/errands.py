"""Carrying out orders: what each answer costs and brings, asked in turn or ahead."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Barred, Decision, Explanation, Text
from engine.games.dungeon_lords.cards import FREE, MONSTERS, ORDERS, ROOMS, SPELLS
from engine.games.dungeon_lords.lord import NOBODY
from engine.games.dungeon_lords.phrases import SPACE_NAMES, goods, plain, text
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.show.explanations.forecast import (
    afterwards,
    brings_paladin,
    change,
    evil_after,
    lacking,
    who_comes,
)
from engine.games.dungeon_lords.show.explanations.options import ids
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import BESIDE, SQUARES, may_dig, square_name

DECLINE = "decline"


def space_of(view: UnderworldView, decision: Decision) -> int:
    """The space on which an order is carried out, as far as that is known."""
    if decision.standing:
        errands = view.lords[decision.seat].errands
        return next((errand.space for errand in errands if errand.order == decision.topic), NOBODY)
    place = decision.args[-1] if decision.args else NOBODY
    return place if isinstance(place, int) else NOBODY


def _declined(decision: Decision) -> dict[str, Text]:
    return {DECLINE: plain("note-decline")} if DECLINE in ids(decision) else {}


# ── food, reputation, imps, traps ────────────────────────────────────────────────────────────────────────


def trading(view: UnderworldView, decision: Decision) -> Explanation:
    """What one has afterwards, and whom that attracts."""
    seat, order, place = decision.seat, decision.topic, space_of(view, decision)
    notes, outlooks = _declined(decision), {}
    for choice in ids(decision):
        at = place if choice == "take" else _space_named(choice)
        if choice == "unless-paladin":
            notes[choice] = plain("note-unless-paladin")
        elif choice == "take" and place == NOBODY:
            notes[choice] = plain("note-take-any")
        elif at != NOBODY:
            pay, get = ORDERS[order].spaces[at].pay, ORDERS[order].spaces[at].get
            changed = change(pay, get)
            after = afterwards(view, seat, changed)
            notes[choice] = text("note-then", stock=after) if choice == "take" else _if_there(at, after)
            coming = who_comes(view, seat, changed.evil) if changed.evil else None
            if coming is not None:
                outlooks[choice] = coming
            elif order == "traps" and view.year > 1:
                outlooks[choice] = plain("outlook-extra-trap")
    return Explanation(notes, outlooks)


def _space_named(choice: str) -> int:
    return int(choice.removeprefix("take-")) - 1 if choice.startswith("take-") else NOBODY


def _if_there(place: int, after: Text) -> Text:
    return text("note-if-there", space=SPACE_NAMES[place], stock=after)


def spying(view: UnderworldView, decision: Decision) -> Explanation:
    """What is known about each combat card, and what the better reputation brings."""
    seat, place = decision.seat, space_of(view, decision)
    notes = {choice: _card(view, int(choice[-1])) for choice in ids(decision) if choice.startswith("card-")}
    if place == NOBODY:
        return Explanation({**notes, **_declined(decision), "no-spying": plain("note-no-spying")})
    space = ORDERS["reputation"].spaces[place]
    changed = change(space.pay, space.get)
    notes["no-spying"] = text("note-then", stock=afterwards(view, seat, changed))
    coming = who_comes(view, seat, changed.evil)
    outlooks = {} if coming is None else {"no-spying": coming}
    return Explanation({**notes, **_declined(decision)}, outlooks)


def _card(view: UnderworldView, number: int) -> Text:
    """A combat card: what the viewer knows of it, or who else has looked at it."""
    known = view.known_spells[number - 1]
    if known:
        face = SPELLS[known]
        return text(f"note-card-known-{face.speed}", spell=plain(known), fatigue=face.fatigue)
    spies = sum([number - 1 in lord.spied for lord in view.lords])
    return text("note-card-seen", round=number, n=spies) if spies else text("note-card", round=number)


# ── tunnels and gold ─────────────────────────────────────────────────────────────────────────────────────


def digging(view: UnderworldView, decision: Decision) -> Explanation:
    """Squares beside the dungeon that would fill a block of four."""
    filled = view.lords[decision.seat].filled
    full = [
        square_name(where)
        for where in SQUARES
        if not filled >> where & 1 and filled & BESIDE[where] and not may_dig(filled, where)
    ]
    barred = [Barred(text("option-square", square=", ".join(full)), plain("barred-block"))] if full else []
    return Explanation(barred=barred)


def mining(view: UnderworldView, decision: Decision) -> Explanation:
    """How much gold one has then, and how many imps are left to work in rooms."""
    lord, place = view.lords[decision.seat], space_of(view, decision)
    foremen = 0 if place == NOBODY else ORDERS["mine"].spaces[place].foremen
    notes = {**_declined(decision), "0": plain("note-decline"), "all": plain("note-mine-all")}
    for choice in ids(decision):
        if choice.isdigit() and choice != "0":
            gold = int(choice)
            idle = max(0, lord.idle_imps - gold - foremen)
            notes[choice] = text("note-mine", gold=lord.gold + gold, imps=idle)
    told = {choice: notes[choice] for choice in ids(decision)}
    return Explanation(told) if decision.standing else Explanation(outlooks=told)


# ── monsters and rooms ───────────────────────────────────────────────────────────────────────────────────


def hiring(view: UnderworldView, decision: Decision) -> Explanation:
    """Whether the paladin comes, and who on offer cannot be paid; options carry how monsters fight."""
    seat, place = decision.seat, space_of(view, decision)
    more = FREE if place == NOBODY else ORDERS["hire"].spaces[place].pay
    outlooks = {}
    for choice in ids(decision):
        if choice != DECLINE:
            cost = MONSTERS[choice.partition(":")[0]].cost + more
            if cost.evil and brings_paladin(view, seat, evil_after(view.lords[seat], cost.evil)):
                outlooks[choice] = plain("outlook-paladin")
    costs = {kind: MONSTERS[kind].cost + more for kind in dict.fromkeys(view.monster_offer)}
    barred = [
        Barred(text("barred-hire", kind=plain(kind), cost=goods(cost)), why)
        for kind, cost in costs.items()
        if (why := lacking(view, seat, cost)) is not None
    ]
    return Explanation(_declined(decision), outlooks, barred)


def building(view: UnderworldView, decision: Decision) -> Explanation:
    """The rooms on offer that fit nowhere; options carry what rooms do."""
    lord = view.lords[decision.seat]
    barred = [
        Barred(plain(room), text("barred-site", zone=plain(f"zone-{ROOMS[room].zone or 'any'}")))
        for room in view.room_offer
        if not building_sites(lord, room)
    ]
    return Explanation(_declined(decision), barred=barred)


AHEAD: dict[str, Callable[[UnderworldView, Decision], Explanation]] = {
    "food": trading,
    "imps": trading,
    "traps": trading,
    "reputation": spying,
    "mine": mining,
    "hire": hiring,
    "build": building,
}


def ordering_ahead(view: UnderworldView, decision: Decision) -> Explanation:
    """Whatever its order is about; a reputation without a look is a trade."""
    spies = any(choice.startswith("card-") for choice in ids(decision))
    if decision.topic == "reputation" and not spies:
        return trading(view, decision)
    return AHEAD[decision.topic](view, decision)
