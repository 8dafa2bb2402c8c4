"""Set-up: piles, start player, and the first unavailable orders."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Pick, Question, Seat, seat_name, step
from engine.games.dungeon_lords.cards import (
    ORDER_NAMES,
    PALADINS,
    SPECIALS,
    YEARS,
    hero_stack,
    monster_stack,
    room_stack,
    spell_stack,
    trap_stack,
)
from engine.games.dungeon_lords.lord import START_EVIL, Lord, Secret
from engine.games.dungeon_lords.phrases import kind_options, names, plain, tell_secretly, text
from engine.games.dungeon_lords.rules.years import year
from engine.games.dungeon_lords.state import EMPTY_PLACE, Neighbour, Underworld
from engine.games.dungeon_lords.timing import SPELLS_A_YEAR

COLOURS = 4


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Underworld:
    """A new table, before anything is shuffled."""
    g = bare_table(seats, settings, chance)
    g.then(set_up)
    return g


def bare_table(seats: int, settings: dict[str, str], chance: Chance) -> Underworld:
    """Boards, piles and figures, with nothing scheduled."""
    return Underworld(
        game="dungeon-lords",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        lords=[Lord() for _ in range(seats)],
        secrets=[Secret() for _ in range(seats)],
        neighbour_evil=START_EVIL if seats == 2 else 0,
        spaces=[EMPTY_PLACE] * len(ORDER_NAMES),
        paladin=PALADINS[1],
        in_turn=[False] * seats,
        monster_stacks=[monster_stack(each) for each in YEARS],
        room_stacks=[room_stack(each) for each in YEARS],
        hero_stacks=[hero_stack(each) for each in YEARS],
        trap_pile=trap_stack(),
        box=(*spell_stack(1), *spell_stack(2), *SPECIALS),
    )


@step
def set_up(g: Underworld) -> None:
    """Shuffle everything, draw the start player, and settle the first unavailable orders."""
    for pile in (*g.monster_stacks, *g.room_stacks, *g.hero_stacks, g.trap_pile):
        g.shuffle(pile)
    silver, golden, specials = spell_stack(1), spell_stack(2), list(SPECIALS)
    for cards in (silver, golden, specials):
        g.shuffle(cards)
    g.spells, g.spells_ahead = tuple(silver[:SPELLS_A_YEAR]), tuple(golden[:SPELLS_A_YEAR])
    g.specials_ahead = tuple(specials[: len(YEARS)]) if g.full_version else ()
    used = {*g.spells, *g.spells_ahead, *g.specials_ahead}
    g.box = tuple([card for card in g.box if card not in used])
    g.start = g.draw_lot(range(g.seats))
    tell_secretly(g, "starts", g.start, {})
    g.neighbours = [_neighbour(g) for _ in range(COLOURS - g.seats)]
    g.then(full_orders if g.full_version else first_orders)
    g.then(year, 1)


def _neighbour(g: Underworld) -> Neighbour:
    cards = list(ORDER_NAMES)
    g.shuffle(cards)
    return Neighbour(tuple(cards[:3]), tuple(cards[3:]))


@step
def first_orders(g: Underworld) -> None:
    """First version: each lord starts with two random orders unavailable."""
    for seat in range(g.seats):
        cards = list(ORDER_NAMES)
        g.shuffle(cards)
        lack_orders(g, seat, cards[:2])


@step
def full_orders(g: Underworld) -> None:
    """Full version: everybody draws three orders and gives up two of them."""
    drawn = {}
    for seat in range(g.seats):
        cards = list(ORDER_NAMES)
        g.shuffle(cards)
        drawn[seat] = give_up_question(cards[:3])
    g.ask_all(drawn, orders_given_up)


def give_up_question(cards: list[str]) -> Question[list[str]]:
    """Which two of three orders to do without."""
    in_order = [order for order in ORDER_NAMES if order in cards]
    form = Pick(kind_options(in_order), least=2, most=2, usual=tuple(in_order[:2]))
    return Question(plain("ask-give-up"), form, "orders")


@step
def orders_given_up(g: Underworld, given_up: dict[Seat, list[str]]) -> None:
    """The choices are revealed together."""
    for seat, cards in given_up.items():
        lack_orders(g, seat, cards)


def lack_orders(g: Underworld, seat: Seat, cards: list[str]) -> None:
    """These orders are unavailable in the first round."""
    lacking = tuple([order for order in ORDER_NAMES if order in cards])
    g.lords[seat] = replace(
        g.lords[seat],
        hand=tuple([order for order in ORDER_NAMES if order not in lacking]),
        unavailable=lacking,
    )
    g.tell(text("lacks", seat=seat_name(seat), orders=names(lacking)))
