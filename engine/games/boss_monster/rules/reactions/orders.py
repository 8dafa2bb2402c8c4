"""Standing orders: at which moments a seat wants to be stopped; play does not stop at any others.

Orders are secret, may be changed at any time, and mean "pass" unless something is asked for. Whether somebody
is stopped depends on their own orders and on what everybody can see, never on their hand.

One kind is told to all: before whose build somebody wants to be asked. Whoever lays a card may take it back
as long as nobody has acted, so laying it must not show whether anybody had a secret order. Only for the last
one to build it stays secret: all cards are turned up right after that.

Orders for the adventure are asked at its start, of all who could act and have no usual stops (see
`ahead/usual_stops.py`). Orders for build phases are an offer beside the build question, in the same panel,
and hold until they are changed, so that nobody is asked every round. Paying for a miniboss is one of them:
whoever has placed one mostly wants it, so it is paid for at the reveal unless its owner has asked to be
stopped there.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, Weight, seat_name, step
from engine.games.boss_monster.phrases import card_name, plain, tell, text
from engine.games.boss_monster.rules.reactions.actions import could_act_in_adventure
from engine.games.boss_monster.rules.walking import next_room
from engine.games.boss_monster.state import Hero, Realm

AT_SPELLS = "spell"
AT_PRICES = "price"
AT_TURN = "turn"
OPENLY_AT_TURN = "before"
USUAL_STOPS = "boss-monster-usual-stops"
"""The kind of plan for adventure orders; see `ahead/usual_stops.py`."""
MOMENTS = ("enter", "rooms", "end")
"""Before a hero enters, after each room it goes through, and when it is about to die or to get through."""


# ── being stopped ────────────────────────────────────────────────────────────────────────────────────────


def stops_at_spells(g: Realm, seat: Seat) -> bool:
    """Whether a seat wants to be stopped when somebody else casts a spell or uses something."""
    orders = g.build_orders if g.phase == "build" else g.orders
    return AT_SPELLS in orders[seat]


def stops_at_turn(g: Realm, seat: Seat) -> bool:
    """Whether a seat wants to be stopped before the build of the active player is final."""
    orders = g.build_orders[seat]
    if f"{AT_TURN}-{g.active}" in orders:  # for the last one to build, and in games of earlier releases
        g.turn_up()
        return True
    return f"{OPENLY_AT_TURN}-{g.active}" in orders


def stops_at_prices(g: Realm, seat: Seat) -> bool:
    """Whether a seat wants to be asked before paying for a miniboss; not being asked is information too."""
    g.turn_up()
    return AT_PRICES in g.build_orders[seat]


def stops_at_hero(g: Realm, seat: Seat, moment: str, card: str) -> bool:
    """Whether a seat wants to be stopped here on the way of a hero."""
    orders = g.orders[seat]
    if not orders:
        return False
    if moment == "enter":
        return f"enter-{card}" in orders
    return f"rooms-{card}" in orders or (f"end-{card}" in orders and _is_about_to_end(g))


def _is_about_to_end(g: Realm) -> bool:
    """The hero is about to die, or there is no room before it any more."""
    walker = g.walker
    return walker is not None and (
        walker.hero.remaining <= 0 or next_room(g.lairs[walker.seat], walker) is None
    )


# ── giving orders ────────────────────────────────────────────────────────────────────────────────────────


def ask_for_adventure_orders(g: Realm) -> None:
    """Ask all at once where they want to be stopped; answers can be changed until all are in.

    Whoever could not act in any case is not asked, but may give orders all the same.
    """
    question = Question(plain("ask-orders"), adventure_form(g), "orders", ahead=USUAL_STOPS)
    asked = [seat for seat in g.order if could_act_in_adventure(g, seat)]
    g.ask_all(dict.fromkeys(asked, question), orders_given)


@step
def orders_given(g: Realm, answers: dict[Seat, list[str]]) -> None:
    """Note the orders, which can still be changed while the adventure goes on."""
    for seat, orders in answers.items():
        g.orders[seat] = tuple(orders)
    offer_adventure_orders(g)


def offer_adventure_orders(g: Realm) -> None:
    """Offer everybody to change their orders at any time."""
    g.withdraw_offers()
    form = adventure_form(g)
    passing = _adventure_question(form, ())
    for seat in g.order:
        question = _adventure_question(form, g.orders[seat]) if g.orders[seat] else passing
        g.offer(seat, question, orders_changed)


@step
def orders_changed(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Note new orders for the adventure phase."""
    note_orders(g, seat, tuple(picked))


def note_orders(g: Realm, seat: Seat, orders: tuple[str, ...]) -> None:
    """Set the orders for the adventure phase; the offer to change them shows which are in force."""
    g.orders[seat] = orders
    g.renew_offer(seat, _adventure_question(adventure_form(g), orders), orders_changed)


def _adventure_question(form: Pick, orders: tuple[str, ...]) -> Question[list[str]]:
    form = _showing(form, orders)
    return Question(text("offer-orders", count=len(form.usual)), form, "orders")


def adventure_form(g: Realm) -> Pick:
    """Every moment at which one can be stopped; nothing picked is a pass for the whole phase."""
    heroes = [(hero.card, seat) for seat in g.order for hero in _to_come(g, seat)]
    return _adventure_form(tuple(heroes))


def _to_come(g: Realm, seat: Seat) -> list[Hero]:
    inside = [g.walker.hero] if g.walker is not None and g.walker.seat == seat else []
    return [*inside, *g.lairs[seat].queue]


@cache
def _moments_of(card: str, seat: Seat) -> tuple[Option, ...]:
    group = text("group-hero-at", hero=card_name(card), seat=seat_name(seat))
    return tuple(
        Option(f"{moment}-{card}", text(f"order-{moment}", hero=card_name(card)), group) for moment in MOMENTS
    )


def _adventure_form(heroes: tuple[tuple[str, Seat], ...]) -> Pick:
    options = [_AT_SPELLS]
    for card, seat in heroes:
        options += _moments_of(card, seat)
    return Pick(tuple(options), 0, len(options))


_AT_SPELLS = Option(AT_SPELLS, plain("order-spell"), plain("group-any-time"))


def offer_build_orders(g: Realm) -> None:
    """Offer everybody to change where they are stopped in build phases."""
    g.withdraw_offers()
    for seat in g.order:
        g.offer(seat, _build_question(g, seat), build_orders_changed)


@cache
def build_form(others: tuple[Seat, ...], last: Seat) -> Pick:
    """Every moment of a build phase at which one can be stopped; `last` is the last one to build."""
    orders = [f"{AT_TURN if seat == last else OPENLY_AT_TURN}-{seat}" for seat in others]
    turns = [Option(order, order_name(order)) for order in orders]
    options = (Option(AT_SPELLS, plain("order-spell")), *turns, Option(AT_PRICES, plain("order-price")))
    return Pick(options, 0, len(options))


@step
def build_orders_changed(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Set the orders for build phases; the offer to change them shows which are in force."""
    open_before = open_orders(g.build_orders[seat])
    g.build_orders[seat] = tuple(picked)
    tell_open_orders(g, seat, open_before)
    g.renew_offer(seat, _build_question(g, seat), build_orders_changed)


def tell_open_orders(g: Realm, seat: Seat, before: tuple[Seat, ...]) -> None:
    """Tell before whose build a seat now wants to be asked, and before whose no longer."""
    now = open_orders(g.build_orders[seat])
    for other in now:
        if other not in before:
            tell(g, "wants-a-word", seat, Weight.DETAIL, other=seat_name(other))
    for other in before:
        if other not in now:
            tell(g, "wants-no-word", seat, Weight.DETAIL, other=seat_name(other))


def open_orders(orders: tuple[str, ...]) -> tuple[Seat, ...]:
    """Before whose builds these orders stop play, as everybody knows."""
    kinds = [order.partition("-") for order in orders]
    return tuple([int(seat) for kind, _, seat in kinds if kind == OPENLY_AT_TURN])


def last_builder_changed(g: Realm) -> None:
    """Whoever builds last now, since another was eliminated, is so for the orders as well."""
    last = g.order[-1]
    openly, secretly = f"{OPENLY_AT_TURN}-{last}", f"{AT_TURN}-{last}"
    g.build_orders = [
        tuple([secretly if order == openly else order for order in orders]) for orders in g.build_orders
    ]


def _build_question(g: Realm, seat: Seat) -> Question[list[str]]:
    return _build_question_with(tuple(g.others(seat)), g.order[-1], g.build_orders[seat])


@lru_cache(maxsize=256)
def _build_question_with(
    others: tuple[Seat, ...], last: Seat, orders: tuple[str, ...]
) -> Question[list[str]]:
    form = _showing(build_form(others, last), orders)
    return Question(text("offer-build-orders", count=len(form.usual)), form, "orders")


def _showing(form: Pick, orders: tuple[str, ...]) -> Pick:
    """The form with the orders in force, as far as they still mean something, as its usual answer."""
    return (
        replace(form, usual=tuple([each.id for each in form.options if each.id in orders]))
        if orders
        else form
    )


def order_name(order: str) -> Text:
    """The name of an order."""
    moment, _, what = order.partition("-")
    if moment in (AT_SPELLS, AT_PRICES):
        return plain(f"order-{moment}")
    if moment in (AT_TURN, OPENLY_AT_TURN):
        return text(f"order-{moment}", seat=seat_name(int(what)))
    return text(f"order-{moment}", hero=card_name(what))


def forget_hero(g: Realm, seat: Seat, card: str) -> None:
    """Drop a seat's orders for this hero."""
    note_orders(g, seat, tuple([order for order in g.orders[seat] if not order.endswith(f"-{card}")]))
