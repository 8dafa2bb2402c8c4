"""Set-up, and the 14 rounds of phase A: cards on offer, taken in turn, turned over when all have built."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Chance, Deck, Option, Pick, Question, Seat, Text, Words, seat_name, step
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.phrases import Args, action_word, card_word, elements_word, seat_args, told
from engine.games.doodle_dungeon.rules.building import build
from engine.games.doodle_dungeon.rules.drawing import draw_paths
from engine.games.doodle_dungeon.state import Master, Table
from engine.games.doodle_dungeon.timing import ON_OFFER, REMOVED, ROUNDS

LONGEST_NAME = 30


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Table:
    """Blank sheets, and all cards in the pile."""
    g = Table(
        game="doodle-dungeon",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        masters=[Master()] * seats,
        pile=Deck(list(CARDS)),
    )
    g.then(set_up)
    return g


@step
def set_up(g: Table) -> None:
    """The pile is shuffled, some cards go back to the box unseen, and the lot decides who starts."""
    g.shuffle(g.pile.pile)
    del g.pile.pile[: REMOVED[g.seats]]
    g.start = g.draw_lot(range(g.seats))
    for seat in range(g.seats):
        g.offer(
            seat,
            Question(told("ask-name"), Words(LONGEST_NAME, f"Dungeon {chr(ord('A') + seat)}"), "goal"),
            named,
        )
    g.tell(Text("doodle-dungeon-start-marker", seat_args(g.start)))
    g.then(round_)


@step
def named(g: Table, seat: Seat, name: str) -> None:
    """A dungeon gets a name, or another one."""
    g.masters[seat] = replace(g.masters[seat], name=name)
    g.tell(Text("doodle-dungeon-named", {"seat": seat_name(seat), "name": name}))


@step
def round_(g: Table) -> None:
    """Cards are turned up; each player takes one and builds; then all cards are turned over."""
    g.round += 1
    # With four players the pile runs out in round 12: the discards are shuffled once, into a new one.
    cards = [g.pile.draw_reshuffling(g) for _ in range(ON_OFFER[g.seats])]
    g.row = tuple([card for card in cards if card is not None])
    g.tell(Text("doodle-dungeon-round", {"round": g.round, "rounds": ROUNDS}))
    g.then(take_card, g.start, g.seats)
    g.then(turn_cards_over)


@step
def take_card(g: Table, seat: Seat, takers: int) -> None:
    """One of the cards on offer; `takers` counts those who have none yet."""
    options = tuple([card_option(card) for card in g.row])
    g.ask(seat, Question(ASK_CARD, Pick(options), "cards"), card_taken, takers)


@step
def card_taken(g: Table, seat: Seat, picked: list[str], takers: int) -> None:
    """The player may build while the next one chooses; the card that nobody takes is discarded."""
    [card] = picked
    g.masters[seat] = replace(g.masters[seat], card=card)
    g.row = tuple([other for other in g.row if other != card])
    g.tell(
        Text(
            "doodle-dungeon-card-taken",
            {"seat": seat_name(seat), "card": card_word(card), "elements": elements_word(card)},
        )
    )
    if takers > 1:
        g.each([seat, (seat + 1) % g.seats], build_or_take, seat, takers - 1)
    else:
        g.pile.discards += g.row
        g.row = ()
        g.then(build, seat)


@step
def build_or_take(g: Table, seat: Seat, builder: Seat, takers: int) -> None:
    """Side by side: one builds, and the next takes a card."""
    if seat == builder:
        g.then(build, seat)
    else:
        g.then(take_card, seat, takers)


@step
def turn_cards_over(g: Table) -> None:
    """The open cards join the action decks, and what was built from them is final."""
    for seat, master in enumerate(g.masters):
        g.masters[seat] = replace(master, deck=(*master.deck, master.card), card="", built=(), ready=False)
    g.start = (g.start + 1) % g.seats
    if g.round < ROUNDS:
        g.then(round_)
    else:
        g.then(count_treasures)


@step
def count_treasures(g: Table) -> None:
    """How many treasures there are is written on the sheet for all to see; where they are is not."""
    for seat, master in enumerate(g.masters):
        args: Args = {"seat": seat_name(seat), "treasures": len(master.sheet.treasures)}
        g.tell(Text("doodle-dungeon-treasures-counted", args))
    g.then(draw_paths)


ASK_CARD = told("ask-card")


@cache
def card_option(card: str) -> Option:
    """A card on offer: what it builds, and what it does later."""
    action = CARDS[card].action
    args: Args = {"action": action_word(action), "elements": elements_word(card)}
    return Option(card, Text("doodle-dungeon-option-card", args), note=Text(f"doodle-dungeon-{action}-line"))
