"""Order cards: which to give, to do without, and to take back."""

from __future__ import annotations

from engine.core import Barred, Decision, Explanation, Seat, Text, all_of
from engine.games.dungeon_lords.cards import MONSTERS, ORDER_PLACE, ORDERS
from engine.games.dungeon_lords.lord import NOBODY
from engine.games.dungeon_lords.phrases import SPACE_NAMES, names, plain, text
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.show.explanations.forecast import lacking
from engine.games.dungeon_lords.show.explanations.options import ids
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import diggable


def giving_up(view: UnderworldView, decision: Decision) -> Explanation:
    """What each order is good for."""
    return Explanation({order: plain(f"{order}-note") for order in ids(decision)})


def giving(view: UnderworldView, decision: Decision) -> Explanation:
    """What each order is good for, and what this lord could do with it now."""
    seat, orders = decision.seat, ids(decision)
    return Explanation(
        {order: plain(f"{order}-note") for order in orders},
        {order: prospects(view, seat, order) for order in orders},
        [Barred(plain(order), plain("barred-order")) for order in view.lords[seat].unavailable],
    )


def prospects(view: UnderworldView, seat: Seat, order: str) -> Text:
    """What a lord could do with an order as things stand."""
    lord = view.lords[seat]
    match order:
        case "dig" if not diggable(lord.filled):
            return plain("prospect-no-square")
        case "dig":
            return text("prospect-imps", imps=lord.idle_imps)
        case "mine":
            return text("prospect-tunnels", imps=lord.idle_imps, tunnels=len(lord.tunnels))
        case "hire":
            kinds = [kind for kind in view.monster_offer if not lacking(view, seat, MONSTERS[kind].cost)]
            return text("prospect-hire", kinds=names(dict.fromkeys(kinds)), n=len(kinds))
        case "build":
            rooms = [room for room in view.room_offer if building_sites(lord, room)]
            return text("prospect-build", rooms=names(rooms), n=len(rooms))
    spaces = open_spaces(view, seat, order)
    return text("prospect-spaces", spaces=" ".join(spaces), n=len(spaces))


def open_spaces(view: UnderworldView, seat: Seat, order: str) -> list[str]:
    """The spaces of an order that are free and that a lord could pay for, by name."""
    standing = view.spaces[ORDER_PLACE[order]]
    return [
        SPACE_NAMES[place]
        for place, space in enumerate(ORDERS[order].spaces)
        if standing[place] == NOBODY and lacking(view, seat, space.pay) is None
    ]


def is_pointless(view: UnderworldView, seat: Seat, order: str) -> bool:
    """Whether a lord could carry out an order on no space at all as things stand."""
    lord = view.lords[seat]
    match order:
        case "dig":
            return not lord.idle_imps or not diggable(lord.filled)
        case "mine":
            return not lord.idle_imps or not lord.tunnels
        case "hire":
            return all(lacking(view, seat, MONSTERS[kind].cost) for kind in view.monster_offer)
        case "build":
            return not any(building_sites(lord, room) for room in view.room_offer)
    return not open_spaces(view, seat, order)


def neighbour(view: UnderworldView, decision: Decision) -> Explanation:
    """Where the minion of a non-player would stand, and whether it gets in one's own way."""
    notes = {}
    for order in ids(decision):
        free = [place for place, who in enumerate(view.spaces[ORDER_PLACE[order]]) if who == NOBODY]
        taken, *left = [SPACE_NAMES[place] for place in free] or [""]
        key = "note-neighbour-own" if order in view.orders else "note-neighbour"
        notes[order] = text(key, space=taken, rest=", ".join(left), n=len(left))
    return Explanation(notes)


def taking_back(view: UnderworldView, decision: Decision) -> Explanation:
    """What one has to do without next round."""
    errands = view.lords[decision.seat].errands
    played = [errand.order for errand in errands]
    notes = {
        order: text("note-take-back", orders=all_of([plain(other) for other in played if other != order]))
        for order in ids(decision)
    }
    kept = [errand.order for errand in errands[1:] if errand.outcome == "done"]
    return Explanation(notes, {}, [Barred(plain(order), plain("barred-take-back")) for order in kept])


def taking_back_ahead(view: UnderworldView, decision: Decision) -> Explanation:
    """The first order can always be taken back, another one only if its minion does not act."""
    errands = view.lords[decision.seat].errands
    played = view.orders or tuple([errand.order for errand in errands])
    return Explanation(
        {order: plain(f"note-back-{'first' if order in played[:1] else 'later'}") for order in ids(decision)}
    )
