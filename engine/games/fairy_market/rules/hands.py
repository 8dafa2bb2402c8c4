"""Phase C: everybody draws up to five cards, bought and kept ones included."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Text, all_of, seat_name, step
from engine.games.fairy_market.phrases import card_name, in_short
from engine.games.fairy_market.state import HAND, Fair

KEEP = Option("keep", Text("fairy-market-keep-first"))
DISCARD = Option("discard", Text("fairy-market-discard-first"))


@step
def fill_hands(g: Fair) -> None:
    """All draw, unless everybody's own time is going to run from the first look at the hand."""
    g.phase = "hands"
    if not g.clocked:
        g.each(range(g.seats), draw_hand)


@step
def draw_hand(g: Fair, seat: Seat) -> None:
    """The first card may be put away by whoever has the book for it; nothing is drawn with a full hand."""
    player = g.players[seat]
    book = player.ready("first_look")
    first = player.deck.draw_reshuffling(g) if book is not None and len(player.hand) < HAND else None
    if first is None:
        g.then(draw_rest, seat)
        return
    player.hand.append(first)
    prompt = Text("fairy-market-first-look", {"card": card_name(first), "things": in_short(first)})
    g.ask(seat, Question(prompt, Pick((KEEP, DISCARD)), "books"), looked)
    g.then(draw_rest, seat)


@step
def looked(g: Fair, seat: Seat, picked: list[str]) -> None:
    """Kept, or openly on the discard pile."""
    player = g.players[seat]
    book = player.ready("first_look")
    assert book is not None
    player.use(book.id)
    if picked == ["discard"]:
        card = player.hand.pop()
        player.deck.discards.append(card)
        g.tell(Text("fairy-market-put-away", {"seat": seat_name(seat), "card": card_name(card)}))
    else:
        g.tell(Text("fairy-market-looked", {"seat": seat_name(seat)}))


@step
def draw_rest(g: Fair, seat: Seat) -> None:
    """Up to five, from a reshuffled discard pile if need be; with neither, the hand stays smaller."""
    player = g.players[seat]
    while len(player.hand) < HAND:
        card = player.deck.draw_reshuffling(g)
        if card is None:
            break
        player.hand.append(card)
    if g.clocked:
        drawn = Text("fairy-market-drew", {"seat": seat_name(seat), "cards": len(player.hand)})
        g.tell(drawn, private={seat: own_hand(g, seat)})


def own_hand(g: Fair, seat: Seat) -> Text:
    """What somebody holds, for nobody but themselves."""
    cards = all_of([card_name(card) for card in g.players[seat].hand])
    return Text("fairy-market-you-drew", {"cards": cards})
