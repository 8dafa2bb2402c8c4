"""The 14 rounds of phase A: cards on offer, taken in turn, turned over once everybody has built."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, step
from engine.games.doodle_dungeon.phrases import card_option, card_word, elements_word, plain, tell, text
from engine.games.doodle_dungeon.rules.ahead.blueprints import DRAFT, build_ahead
from engine.games.doodle_dungeon.rules.building import build
from engine.games.doodle_dungeon.rules.drawing import draw_paths
from engine.games.doodle_dungeon.state import Table
from engine.games.doodle_dungeon.timing import ON_OFFER, ROUNDS


@step
def round_(g: Table) -> None:
    """Turn up cards; everybody takes one and builds; then all cards are turned over.

    Everybody sees the cards, so all but the first to choose may say at once which ones they would like.
    """
    g.round += 1
    # With four players the pile runs out in round 12; the discards then become a new one.
    cards = [g.pile.draw_reshuffling(g) for _ in range(ON_OFFER[g.seats])]
    g.row = tuple([card for card in cards if card is not None])
    g.tell(text("round", round=g.round, rounds=ROUNDS))
    for seat in g.clockwise_from(g.start)[1:]:
        g.foresee(seat, DRAFT, invite=True)
    g.then(take_card, g.start, g.seats)
    g.then(turn_cards_over)


@step
def take_card(g: Table, seat: Seat, takers: int) -> None:
    """Ask a player to take one of the cards on offer; `takers` counts those who have none yet."""
    options = tuple([card_option(card) for card in g.row])
    g.ask(seat, Question(ASK_CARD, Pick(options), "cards", ahead=DRAFT), card_taken, takers)


@step
def card_taken(g: Table, seat: Seat, picked: list[str], takers: int) -> None:
    """Take the card and build while the next player chooses; the card left over in the end is discarded."""
    [card] = picked
    g.masters[seat] = replace(g.masters[seat], card=card)
    g.row = tuple([other for other in g.row if other != card])
    tell(g, "card-taken", seat, card=card_word(card), elements=elements_word(card))
    build_ahead(g, seat)
    if takers > 1:
        g.each([seat, (seat + 1) % g.seats], build_or_take, seat, takers - 1)
    else:
        g.pile.discards += g.row
        g.row = ()
        g.then(build, seat)


@step
def build_or_take(g: Table, seat: Seat, builder: Seat, takers: int) -> None:
    """Side by side, one player builds and the next takes a card."""
    if seat == builder:
        g.then(build, seat)
    else:
        g.then(take_card, seat, takers)


@step
def turn_cards_over(g: Table) -> None:
    """Turn the open cards over into the action decks; what was built from them is final."""
    for seat, master in enumerate(g.masters):
        g.masters[seat] = replace(master, deck=(*master.deck, master.card), card="", built=(), ready=False)
    g.start = (g.start + 1) % g.seats
    if g.round < ROUNDS:
        g.then(round_)
    else:
        g.then(count_treasures)


@step
def count_treasures(g: Table) -> None:
    """Announce how many treasures everybody has, but not where."""
    for seat, master in enumerate(g.masters):
        tell(g, "treasures-counted", seat, treasures=len(master.sheet.treasures))
    g.then(draw_paths)


ASK_CARD = plain("ask-card")
