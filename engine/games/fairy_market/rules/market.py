"""Phase B: the fairy market. One purchase at a time, until all have passed.

Whoever has passed goes on to their hand and their dungeon at once, unless that would tell the others anything
or all have to start together (`may_leave`): the others go on shopping meanwhile.
"""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Weight, seat_name, step
from engine.games.fairy_market.cards import MARKET
from engine.games.fairy_market.phrases import (
    book_name,
    card_name,
    item_name,
    plain,
    tell,
    text,
)
from engine.games.fairy_market.rules.exploration import go_exploring, may_leave
from engine.games.fairy_market.rules.shopping_list import (
    GIVE_UP,
    SHOP,
    books_to_go,
    foresee_shopping,
    forget_shopping,
)
from engine.games.fairy_market.rules.stalls import for_sale, is_unseen, row_of, take
from engine.games.fairy_market.state import MOST_BOOKS, Fair

PASS = Option("pass", plain("pass"), declines=True)
WHAT_TO_BUY = plain("buy")
WHICH_BOOK_GOES = plain("give-up-book")


@step
def open_market(g: Fair) -> None:
    """All come shopping, the first shopper first; everybody may write a shopping list before their turn."""
    g.phase = "market"
    g.shopping, g.exploring = g.clockwise_from(g.first), []
    tell(g, "opens", g.first, Weight.DETAIL)
    if g.clocked:
        g.tell(plain("hourglass"), weight=Weight.DETAIL)
    for seat in g.shopping:
        foresee_shopping(g, seat, invite=True)
    g.then(shop, g.first)


@step
def shop(g: Fair, seat: Seat) -> None:
    """The next player clockwise who has not passed buys one thing or passes for the round."""
    shopper = next((other for other in g.clockwise_from(seat) if other in g.shopping), None)
    if shopper is not None:
        form = Pick((*for_sale(g, g.players[shopper]), PASS), usual=("pass",))
        g.ask(shopper, Question(WHAT_TO_BUY, form, "market", ahead=SHOP), bought)
    elif g.exploring:
        g.phase = "exploration"
        g.each([other for other in range(g.seats) if other not in g.exploring], go_exploring)


@step
def bought(g: Fair, seat: Seat, picked: list[str]) -> None:
    """Carry out a purchase; its id says what kind it is, which one, and what a book adds."""
    kind, _, which = picked[0].partition(":")
    following = (seat + 1) % g.seats
    match kind:
        case "token":
            _buy_tokens(g, seat, which.split("+"))
        case "book":
            _buy_book(g, seat, which)
        case "card" | "cheap":
            _buy_card(g, seat, which, cheaper=_discount(g, seat, kind))
        case _:
            g.shopping.remove(seat)
            forget_shopping(g, seat)
            tell(g, "passed", seat, Weight.DETAIL)
            if may_leave(g, seat):
                g.each((seat, following), part_ways, seat)
                return
    for other in g.shopping:
        foresee_shopping(g, other)
    g.then(shop, following)


@step
def part_ways(g: Fair, seat: Seat, explorer: Seat) -> None:
    """One goes exploring, while the others go on shopping from the next one on."""
    if seat == explorer:
        g.then(go_exploring, seat)
    else:
        g.then(shop, seat)


# ── buying ───────────────────────────────────────────────────────────────────────────────────────────────


def _buy_tokens(g: Fair, seat: Seat, kinds: list[str]) -> None:
    player = g.players[seat]
    player.coins -= MARKET.token_price
    for kind in kinds:
        player.tokens[kind] = player.tokens.get(kind, 0) + 1
    if len(kinds) > 1:
        book = player.ready("free_tokens")
        assert book is not None
        player.use(book.id)
        item, other = map(item_name, kinds)
        tell(g, "bought-tokens", seat, item=item, other=other, book=book_name(book.id))
    else:
        tell(g, "bought-token", seat, item=item_name(kinds[0]))


def _buy_book(g: Fair, seat: Seat, which: str) -> None:
    """A book lies open at once, even one from the stack; a third one pushes out one of the older two."""
    player = g.players[seat]
    older = list(player.books)
    player.coins -= g.books.price
    book = take(g, g.books, which)
    player.books.append(book)
    tell(g, "bought-book-unseen" if which == "top" else "bought-book", seat, book=book_name(book))
    if len(player.books) > MOST_BOOKS:
        form = Pick(books_to_go(older))
        g.ask(seat, Question(WHICH_BOOK_GOES, form, "books", ahead=GIVE_UP), gave_up)


@step
def gave_up(g: Fair, seat: Seat, picked: list[str]) -> None:
    """One of the older books goes to the discards."""
    player = g.players[seat]
    player.books.remove(picked[0])
    player.used_books.pop(picked[0], None)
    g.books.stack.discards.append(picked[0])
    tell(g, "gave-up", seat, book=book_name(picked[0]))


def _discount(g: Fair, seat: Seat, kind: str) -> int:
    """How much less the purchase costs; the book that makes it cheaper is used up for this round."""
    if kind != "cheap":
        return 0
    book = g.players[seat].ready("discount")
    assert book is not None
    g.players[seat].use(book.id)
    return book.discount


def _buy_card(g: Fair, seat: Seat, which: str, cheaper: int) -> None:
    """A dungeon card goes to the hand; only its buyer sees one from the stack."""
    player = g.players[seat]
    row = row_of(g, which)
    price = row.price - cheaper
    player.coins -= price
    unseen = is_unseen(which)
    card = take(g, row, "top" if unseen else which)
    player.hand.append(card)
    if unseen:
        player.unseen[card] = True
        public = text("bought-card-unseen", seat=seat_name(seat), price=price, row=row.price)
        own = text("you-bought-unseen", card=card_name(card), price=price)
        g.tell(public, private={seat: own})
    else:
        tell(g, "bought-card", seat, card=card_name(card), price=price)
