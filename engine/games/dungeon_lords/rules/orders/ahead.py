"""Deciding ahead how orders are carried out: from the moment they are chosen until the turn of each comes.

Before the orders are turned up a plan is about all three spaces of an order, and then about the one its
minion got. Of several wishes the first that is possible counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import NamedTuple

from engine.core import Choice, Number, Option, Pick, Plan, Question, Seat, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import FREE, MONSTERS, ORDERS, ROOMS, Space
from engine.games.dungeon_lords.lord import NOBODY
from engine.games.dungeon_lords.phrases import SPACE_NAMES, declining, goods, option, plain, room_note, text
from engine.games.dungeon_lords.rules.evil import attracts_paladin
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.rules.orders.digging_ahead import dig_ahead, dug_as_planned, planned_squares
from engine.games.dungeon_lords.rules.orders.errands import ORDER_PLANS, order_and_space
from engine.games.dungeon_lords.rules.orders.execution import offer_text, spy_question
from engine.games.dungeon_lords.rules.orders.hiring import hire_option
from engine.games.dungeon_lords.rules.payments import things_to_give
from engine.games.dungeon_lords.squares import SQUARE_NAMED, buildable, set_of, square_name
from engine.games.dungeon_lords.state import Underworld

ASK = {order: text("ahead-order", order=plain(order)) for order in ORDERS}
DECLINE = declining("decline")
UNLESS_PALADIN = option("unless-paladin")


class Manner(NamedTuple):
    """How one kind of order can be planned."""

    question: Callable[[Underworld, Seat, int], Question[list[str]]]
    """What is asked ahead, for a space or, while that is unknown, for all of them."""
    meant: Callable[[Underworld, Seat, tuple[str, ...], int, AnyForm], Choice | None]
    """What a wish comes to on a space; None if it is not possible there."""


def foresee_orders(g: Underworld, seat: Seat) -> None:
    """A lord who has chosen orders may say how each is to be carried out."""
    for kind in ORDER_PLANS:
        g.foresee(seat, kind)


def invite_to_orders(g: Underworld) -> None:
    """Everybody knows the spaces now: all who will have something to decide are called at once."""
    for seat in g.turn_order():
        for kind, errand in zip(ORDER_PLANS, g.lords[seat].errands, strict=False):
            if errand.outcome == "waiting":
                g.foresee(seat, kind, invite=True)


def _question(index: int, g: Underworld, seat: Seat) -> Question[list[str]]:
    order, space = order_and_space(g, seat, index)
    return MANNERS[order].question(g, seat, space)


def _read(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    order, space = order_and_space(g, plan.seat, ORDER_PLANS.index(plan.about))
    for planned in plan.choices:
        assert isinstance(planned, tuple)
        choice = MANNERS[order].meant(g, plan.seat, planned, space, form)
        if choice is not None:
            return Use(choice, None)
    return None


def _possible(form: AnyForm, choice: str) -> Choice | None:
    assert isinstance(form, Pick)
    return [choice] if any(each.id == choice for each in form.options) else None


# ── food, imps, traps ────────────────────────────────────────────────────────────────────────────────────


@cache
def trade_ahead(order: str, place: int) -> Question[list[str]]:
    """Whether to take what an order offers, on any space or on certain ones."""
    spaces = ORDERS[order].spaces
    if place == NOBODY:
        known = [option("take", "option-take-any"), *(_on_space(*each) for each in enumerate(spaces))]
        evil = any(each.pay.evil > 0 for each in spaces)
    else:
        known, evil = [Option("take", offer_text(spaces[place]))], spaces[place].pay.evil > 0
    options = (*known, *([UNLESS_PALADIN] if evil else []), DECLINE)
    return Question(ASK[order], Pick(options, least=0), order)


def _on_space(place: int, space: Space) -> Option:
    number, get = SPACE_NAMES[place], goods(space.get)
    if space.pay == FREE:
        return Option(f"take-{place + 1}", text("option-take-on", space=number, get=get))
    return Option(f"take-{place + 1}", text("option-pay-on", space=number, get=get, pay=goods(space.pay)))


def traded_as_planned(
    order: str, g: Underworld, seat: Seat, planned: tuple[str, ...], place: int, form: AnyForm
) -> Choice | None:
    """Take it on the spaces named, or wherever that does not bring the paladin."""
    [wish] = planned
    if wish == UNLESS_PALADIN.id and attracts_paladin(g, seat, ORDERS[order].spaces[place].pay.evil):
        return None
    if wish in ("take", UNLESS_PALADIN.id, f"take-{place + 1}"):
        return ["take"]
    return _possible(form, wish)


def _trade(order: str) -> Manner:
    return Manner(lambda g, seat, place: trade_ahead(order, place), partial(traded_as_planned, order))


# ── reputation ───────────────────────────────────────────────────────────────────────────────────────────


def reputation_ahead(g: Underworld, seat: Seat, place: int) -> Question[list[str]]:
    """Which combat card to look at, if the space allows a look."""
    if place == NOBODY:
        return _reputation_anywhere()
    if not ORDERS["reputation"].spaces[place].spy:
        return trade_ahead("reputation", place)
    form = spy_question(place, g.lords[seat].spied).form
    assert isinstance(form, Pick)
    return Question(ASK["reputation"], Pick(form.options, least=0), "reputation")


@cache
def _reputation_anywhere() -> Question[list[str]]:
    cards = [Option(f"card-{number}", text("option-spy-if", card=number)) for number in range(1, 5)]
    options = (*cards, option("no-spying", "option-spy-never"), DECLINE)
    return Question(ASK["reputation"], Pick(options, least=0), "reputation")


def improved_as_planned(
    g: Underworld, seat: Seat, planned: tuple[str, ...], place: int, form: AnyForm
) -> Choice | None:
    """Where no card may be looked at, the wish to look is one for the reputation."""
    [wish] = planned
    spies = ORDERS["reputation"].spaces[place].spy
    return _possible(form, wish if spies or wish == DECLINE.id else "take")


# ── gold ─────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def mine_ahead(place: int) -> Question[list[str]]:
    """How much gold to mine at most."""
    spaces = ORDERS["mine"].spaces
    most = max(space.up_to for space in spaces) if place == NOBODY else spaces[place].up_to
    less = [Option(f"{gold}", text("option-mine-most", n=gold)) for gold in range(most - 1, 0, -1)]
    options = (option("all", "option-mine-all"), *less, DECLINE)
    return Question(ASK["mine"], Pick(options, least=0), "mine")


def mined_as_planned(
    g: Underworld, seat: Seat, planned: tuple[str, ...], place: int, form: AnyForm
) -> Choice | None:
    """As much as was wished, as far as that is possible."""
    [wish] = planned
    assert isinstance(form, Number)
    if wish == DECLINE.id:
        return 0
    return form.most if wish == "all" else form.nearest(int(wish))


# ── monsters ─────────────────────────────────────────────────────────────────────────────────────────────


def hire_ahead(g: Underworld, seat: Seat, place: int) -> Question[list[str]]:
    """Everybody on offer, also those the lord cannot pay yet."""
    more = FREE if place == NOBODY else ORDERS["hire"].spaces[place].pay
    options = [
        hire_option(g, seat, kind, cost, way)
        for kind in dict.fromkeys(g.monster_offer)
        for cost in (MONSTERS[kind].cost + more,)
        for way in things_to_give(g, seat, cost)
    ]
    return Question(ASK["hire"], Pick((*options, DECLINE), least=0), "hire")


def hired_as_planned(
    g: Underworld, seat: Seat, planned: tuple[str, ...], place: int, form: AnyForm
) -> Choice | None:
    """The monster that was wished for, if it is still there and can be paid."""
    return _possible(form, planned[0])


# ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────


def build_ahead(g: Underworld, seat: Seat, place: int) -> Question[list[str]]:
    """Every room on offer in every fitting tunnel, also in those that are still to be dug as planned."""
    lord = g.lords[seat]
    tunnels = set_of({*lord.tunnels, *planned_squares(g, seat)})
    return _build_ahead(g.room_offer, tunnels, lord.rooms)


@lru_cache(maxsize=1024)
def _build_ahead(rooms: tuple[str, ...], tunnels: int, built: int) -> Question[list[str]]:
    options = [
        Option(
            f"{room}@{square_name(where)}",
            text("option-room", room=plain(room), square=square_name(where)),
            group=plain(room),
            note=room_note(room),
        )
        for room in rooms
        for where in buildable(tunnels, built, ROOMS[room].zone)
    ]
    return Question(ASK["build"], Pick((*options, DECLINE), least=0), "build")


def built_as_planned(
    g: Underworld, seat: Seat, planned: tuple[str, ...], place: int, form: AnyForm
) -> Choice | None:
    """The room on its square, if both are still to be had."""
    if planned == (DECLINE.id,):
        return []
    room, _, square = planned[0].partition("@")
    fits = room in g.room_offer and SQUARE_NAMED[square] in building_sites(g.lords[seat], room)
    return [room, square] if fits else None


MANNERS: dict[str, Manner] = {
    "food": _trade("food"),
    "reputation": Manner(reputation_ahead, improved_as_planned),
    "dig": Manner(dig_ahead, dug_as_planned),
    "mine": Manner(lambda g, seat, place: mine_ahead(place), mined_as_planned),
    "imps": _trade("imps"),
    "traps": _trade("traps"),
    "hire": Manner(hire_ahead, hired_as_planned),
    "build": Manner(build_ahead, built_as_planned),
}
for _index, _kind in enumerate(ORDER_PLANS):
    plan_kind(_kind, partial(_question, _index), _read)
