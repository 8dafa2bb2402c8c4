"""Phase C: all draw until they hold five cards, bought and kept ones included."""

from __future__ import annotations

from engine.core import Pick, Question, Seat, Text, Weight, seat_name, step
from engine.games.fairy_market.phrases import card_name, card_names, in_short, option, tell, text
from engine.games.fairy_market.state import HAND, Fair, Player

KEEP = option("keep", "keep-first")
DISCARD = option("discard", "discard-first")


@step
def fill_hands(g: Fair) -> None:
    """All draw who have not yet, unless everybody's own time counts: that begins with a look at the hand."""
    g.phase = "hands"
    if not g.clocked:
        g.each([seat for seat in range(g.seats) if seat not in g.exploring], draw_hand)


def looks_first(player: Player) -> bool:
    """Whether a player has the book for it and draws at all."""
    return player.ready("first_look") is not None and len(player.hand) < HAND


# Spellbook peek: when you fill your hand, look at the first card you draw and keep or discard it.
@step
def draw_hand(g: Fair, seat: Seat) -> None:
    """Draw up to five; whoever has the book and room in the hand looks at the first card first."""
    player = g.players[seat]
    first = player.deck.draw_reshuffling(g) if looks_first(player) else None
    if first is None:
        g.then(draw_rest, seat)
        return
    player.hand.append(first)
    prompt = text("first-look", card=card_name(first), things=in_short(first))
    g.ask(seat, Question(prompt, Pick((KEEP, DISCARD)), "books"), looked)
    g.then(draw_rest, seat)


@step
def looked(g: Fair, seat: Seat, picked: list[str]) -> None:
    """The card is kept, or goes to the discards for all to see."""
    player = g.players[seat]
    book = player.ready("first_look")
    assert book is not None
    player.use(book.id)
    if picked == ["discard"]:
        card = player.hand.pop()
        player.deck.discards.append(card)
        tell(g, "put-away", seat, card=card_name(card))
    else:
        tell(g, "looked", seat, Weight.DETAIL)


@step
def draw_rest(g: Fair, seat: Seat) -> None:
    """Draw up to five, reshuffling the discards if need be; if they run out too, the hand stays smaller."""
    player = g.players[seat]
    while len(player.hand) < HAND:
        card = player.deck.draw_reshuffling(g)
        if card is None:
            break
        player.hand.append(card)
    if g.clocked or seat in g.exploring:
        public = text("drew", seat=seat_name(seat), cards=len(player.hand))
        g.tell(public, {seat: own_hand(g, seat)}, Weight.DETAIL)


def own_hand(g: Fair, seat: Seat) -> Text:
    """What somebody holds, told to them alone."""
    return text("you-drew", cards=card_names(g.players[seat].hand))
