"""The orders phase: lords choose three of six, and minions are placed, including those of non-players."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, Text, Weight, all_of, seat_name, step
from engine.games.dungeon_lords.cards import ORDER_NAMES, ORDER_PLACE
from engine.games.dungeon_lords.lord import NOBODY, Errand
from engine.games.dungeon_lords.phrases import SPACE_NAMES, kind_options, names, plain, tell, text
from engine.games.dungeon_lords.rules.foresight import foresee_round
from engine.games.dungeon_lords.rules.orders.ahead import invite_to_orders
from engine.games.dungeon_lords.rules.orders.errands import settle, update_errand
from engine.games.dungeon_lords.state import Neighbour, Underworld

ORDERS_A_ROUND = 3
DOOR_OPENER = 1
"""Gold that hiring costs as the first order, in the full version."""


@step
def orders(g: Underworld) -> None:
    """Non-player colours first, then all lords at once, then everything is revealed."""
    g.phase = "orders"
    g.then(neighbours_go)
    g.each(range(g.seats), choose_orders)
    g.then(reveal_orders)


# ── non-player colours ───────────────────────────────────────────────────────────────────────────────────


@step
def neighbours_go(g: Underworld) -> None:
    """With three players three random orders go to space II; with two, two for each colour, from II on."""
    count = ORDERS_A_ROUND if g.seats == 3 else ORDERS_A_ROUND - 1
    for number, neighbour in enumerate(g.neighbours):
        pile = list(neighbour.pile)
        g.shuffle(pile)
        drawn = tuple(pile[:count])
        g.neighbours[number] = replace(neighbour, pile=tuple(pile[count:]), played=drawn)
        for order in drawn:
            place_minion(g, g.seats + number, order, 1)
    if g.neighbours:
        played = names([order for each in g.neighbours for order in each.played])
        g.tell(text("neighbours-placed", orders=played), weight=Weight.DETAIL)
    if g.seats == 3:
        _rest(g)


def _rest(g: Underworld) -> None:
    """The orders a non-player colour played become unavailable; all others form its new pile."""
    g.neighbours = [
        Neighbour(_sorted(each.played), _sorted((*each.pile, *each.unavailable)), each.played)
        for each in g.neighbours
    ]


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([order for order in ORDER_NAMES if order in cards])


def place_minion(g: Underworld, colour: int, order: str, first: int) -> int:
    """Put a minion on the first free space from `first` on; returns the space, or `NOBODY`."""
    place = ORDER_PLACE[order]
    spaces = list(g.spaces[place])
    for space in range(first, len(spaces)):
        if spaces[space] == NOBODY:
            spaces[space] = colour
            g.spaces[place] = (spaces[0], spaces[1], spaces[2])
            return space
    return NOBODY


@cache
def _placement_text(seat: Seat, order: str, space: int) -> Text:
    return text("minion-placed", seat=seat_name(seat), order=plain(order), space=SPACE_NAMES[space])


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────


@step
def choose_orders(g: Underworld, seat: Seat) -> None:
    """A lord picks three of six order cards, in sequence."""
    hand = g.lords[seat].hand
    form = Pick(
        kind_options(hand),
        least=ORDERS_A_ROUND,
        most=ORDERS_A_ROUND,
        ordered=True,
        usual=hand[:ORDERS_A_ROUND],
    )
    g.ask(seat, Question(plain("ask-orders"), form, "orders"), orders_chosen)


@step
def orders_chosen(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """They stay secret; with two players, each lord also picks the third order of a non-player colour.

    All that follows in this round may be decided ahead now.
    """
    g.hide(seat, orders=tuple(picked))
    foresee_round(g, seat)
    if g.seats == 2:
        form = Pick(kind_options(_sorted(g.neighbours[seat].pile)))
        g.ask(seat, Question(plain("ask-neighbour"), form, "neighbours"), neighbour_chosen)


@step
def neighbour_chosen(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """It stays secret, too."""
    g.hide(seat, neighbour=picked[0])


# ── turning up ───────────────────────────────────────────────────────────────────────────────────────────


@step
def reveal_orders(g: Underworld) -> None:
    """Place the non-players' third minions, then the first, second and third card of all lords in turn order.

    Reports of the last battles leave the table now: building has begun again.
    """
    g.turn_up()
    g.reports = ()
    if g.seats == 2:
        played = names([g.secrets[seat].neighbour for seat in g.turn_order()])
        g.tell(text("neighbours-placed", orders=played), weight=Weight.DETAIL)
        for seat in g.turn_order():
            _send_neighbour(g, seat)
        _rest(g)
    for seat in range(g.seats):
        g.change(seat, errands=tuple([Errand(order) for order in g.secrets[seat].orders]))
        g.hide(seat, orders=())
    for index in range(ORDERS_A_ROUND):
        placed = [part for seat in g.turn_order() if (part := _turn_card(g, seat, index)) is not None]
        g.tell(text("minions-placed", card=index + 1, minions=all_of(placed)), weight=Weight.DETAIL)
    invite_to_orders(g)


def _send_neighbour(g: Underworld, seat: Seat) -> None:
    """Place the third minion of a non-player colour; if both go for one order, the second gets space II."""
    order = g.secrets[seat].neighbour
    neighbour = g.neighbours[seat]
    left = tuple([card for card in neighbour.pile if card != order])
    g.neighbours[seat] = replace(neighbour, pile=left, played=(*neighbour.played, order))
    g.hide(seat, neighbour="")
    place_minion(g, g.seats + seat, order, 0)


def _turn_card(g: Underworld, seat: Seat, index: int) -> Text | None:
    """Place the minion of one card; returns the text about its space, or None if it got none."""
    order = g.lords[seat].errands[index].order
    if index == 0 and order == "hire" and g.full_version and not _opens_door(g, seat):
        settle(g, seat, order, "undone")
        return None
    space = place_minion(g, seat, order, 0)
    if space == NOBODY:
        tell(g, "no-space", seat, order=plain(order))
        settle(g, seat, order, "undone")
        return None
    update_errand(g, seat, replace(g.lords[seat].errands[index], space=space))
    return _placement_text(seat, order, space)


def _opens_door(g: Underworld, seat: Seat) -> bool:
    """Hiring first costs 1 gold, even if all spaces are taken; whoever has none stays outside (ruling 6)."""
    gold = g.lords[seat].gold
    if gold < DOOR_OPENER:
        tell(g, "door-closed", seat)
        return False
    g.change(seat, gold=gold - DOOR_OPENER)
    tell(g, "door-opened", seat, Weight.DETAIL, gold=DOOR_OPENER)
    return True
