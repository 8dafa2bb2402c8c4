"""Carrying out orders; food, reputation, imps and traps here, the others in modules of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, Weight, seat_name, step
from engine.games.dungeon_lords.cards import FREE, ORDER_NAMES, ORDERS, SPELLS, Space
from engine.games.dungeon_lords.phrases import (
    declining,
    goods,
    option,
    plain,
    spell_args,
    tell,
    text,
    trap_options,
)
from engine.games.dungeon_lords.rules.orders.building import build
from engine.games.dungeon_lords.rules.orders.digging import dig, mine
from engine.games.dungeon_lords.rules.orders.errands import decline, give_up, plan_for, settle
from engine.games.dungeon_lords.rules.orders.hiring import hire
from engine.games.dungeon_lords.rules.payments import SPARE, affords, draw_traps, lose_trap, pay, receive
from engine.games.dungeon_lords.state import Underworld

EXTRA_TRAPS = (0, 1)
"""How many more traps are drawn in each year; then one goes back."""


@step
def execute(g: Underworld) -> None:
    """Carry out all orders in the order of the board; non-player minions do nothing."""
    g.phase = "execution"
    for place, order in enumerate(ORDER_NAMES):
        spaces = (2, 1, 0) if ORDERS[order].backwards else (0, 1, 2)
        for space in spaces:
            colour = g.spaces[place][space]
            if 0 <= colour < g.seats:
                g.then(carry_out, order, space, colour)


@step
def carry_out(g: Underworld, order: str, space: int, seat: Seat) -> None:
    """Carry out the order of one minion."""
    CARRYING_OUT[order](g, seat, order, space)


def trade(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Food, imps, traps and plain reputation: pay the price of the space and get its goods, or decline."""
    if affords(g.lords[seat], ORDERS[order].spaces[place].pay):
        question = replace(trade_question(order, place), ahead=plan_for(g, seat, order))
        g.ask(seat, question, traded, order, place)
    else:
        give_up(g, seat, order)


@cache
def trade_question(order: str, place: int) -> Question[list[str]]:
    """Whether to take what a space offers."""
    space = ORDERS[order].spaces[place]
    options = (Option("take", offer_text(space)), declining("decline"))
    return Question(text("ask-trade", order=plain(order)), Pick(options), order)


def offer_text(space: Space) -> Text:
    """What a space gives, and for what."""
    if space.pay == FREE:
        return text("option-take", get=goods(space.get))
    return text("option-pay", pay=goods(space.pay), get=goods(space.get))


@step
def traded(g: Underworld, seat: Seat, picked: list[str], order: str, place: int) -> None:
    """Make the trade, or leave it."""
    if picked == ["decline"]:
        decline(g, seat, order)
        return
    space = ORDERS[order].spaces[place]
    tell_deal(g, seat, order, space)
    pay(g, seat, space.pay)
    settle(g, seat, order, "done")
    if order == "traps":
        buy_traps(g, seat, space.get.traps)
    else:
        receive(g, seat, space.get)


def tell_deal(g: Underworld, seat: Seat, order: str, space: Space) -> None:
    """Tell what was paid and received; for a free trap, drawing it says enough."""
    if space.pay != FREE:
        weight = Weight.DETAIL if order == "traps" else Weight.EVENT
        tell(g, f"paid-{order}", seat, weight, pay=goods(space.pay), get=goods(space.get))
    elif order != "traps":
        tell(g, f"did-{order}", seat, get=goods(space.get))


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────


def shop_for_traps(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Traps: buy from the pile, as long as there is one."""
    if g.trap_pile:
        trade(g, seat, order, place)
    else:
        give_up(g, seat, order)


def buy_traps(g: Underworld, seat: Seat, wanted: int) -> None:
    """Draw traps; in the second year draw one more and return any trap, if there were enough."""
    extra = EXTRA_TRAPS[g.year - 1]
    drawn = draw_traps(g, seat, wanted + extra)
    if drawn > wanted:
        g.then(return_trap, seat)


@step
def return_trap(g: Underworld, seat: Seat) -> None:
    """Return a new or old trap; asked even if all are of one kind, since not asking would reveal that."""
    form = Pick(trap_options(g.secrets[seat].traps, g.year))
    question = Question(plain("ask-return-trap"), form, "traps", even_if_forced=True, ahead=SPARE)
    g.ask(seat, question, trap_returned)


@step
def trap_returned(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The trap is discarded face down."""
    lose_trap(g, seat, picked[0])


# ── reputation ───────────────────────────────────────────────────────────────────────────────────────────


def improve(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Reputation: lose evil; spaces I and III also allow a look at a combat card."""
    space = ORDERS[order].spaces[place]
    if not space.spy:
        trade(g, seat, order, place)
    elif affords(g.lords[seat], space.pay):
        question = spy_question(place, g.lords[seat].spied)
        g.ask(seat, replace(question, ahead=plan_for(g, seat, order)), improved, place)
    else:
        give_up(g, seat, order)


@cache
def spy_question(place: int, known: tuple[int, ...]) -> Question[list[str]]:
    """Which combat card to look at; by default the first one not seen yet."""
    cards = [Option(f"card-{number}", text("option-spy", card=number)) for number in range(1, 5)]
    unseen = [card.id for number, card in enumerate(cards) if number not in known]
    form = Pick((*cards, option("no-spying"), declining("decline")), usual=tuple(unseen[:1]))
    prompt = text("ask-spy", get=goods(ORDERS["reputation"].spaces[place].get))
    return Question(prompt, form, "reputation")


@step
def improved(g: Underworld, seat: Seat, picked: list[str], place: int) -> None:
    """Lose evil, and look at the chosen card, if any."""
    [choice] = picked
    if choice == "decline":
        decline(g, seat, "reputation")
        return
    space = ORDERS["reputation"].spaces[place]
    tell_deal(g, seat, "reputation", space)
    pay(g, seat, space.pay)
    settle(g, seat, "reputation", "done")
    receive(g, seat, space.get)
    if choice != "no-spying":
        spy(g, seat, int(choice.removeprefix("card-")) - 1)


def spy(g: Underworld, seat: Seat, place: int) -> None:
    """Look at one of the year's combat cards; only the lord learns which it is."""
    g.turn_up()
    g.change(seat, spied=tuple(sorted({*g.lords[seat].spied, place})))
    spell = SPELLS[g.spells[place]]
    public = text("spies", seat=seat_name(seat), card=place + 1)
    own = text(f"spies-{spell.speed}-you", card=place + 1, **spell_args(spell))
    g.tell(public, {seat: own})


CARRYING_OUT: dict[str, Callable[[Underworld, Seat, str, int], None]] = {
    "food": trade,
    "reputation": improve,
    "dig": dig,
    "mine": mine,
    "imps": trade,
    "traps": shop_for_traps,
    "hire": hire,
    "build": build,
}
"""How each order is carried out."""
