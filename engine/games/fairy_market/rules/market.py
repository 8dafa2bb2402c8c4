"""Phase B: the fairy market. One purchase at a time, until all have passed."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, seat_name, step
from engine.games.fairy_market.cards import ITEMS, MARKET
from engine.games.fairy_market.phrases import (
    book_in_short,
    book_name,
    card_name,
    in_short,
    item_name,
    plain,
    tell,
    text,
)
from engine.games.fairy_market.state import MOST_BOOKS, Fair, Player, Row

PASS = Option("pass", plain("pass"), plain("group-pass"))
WHAT_TO_BUY = plain("buy")
WHICH_BOOK_GOES = plain("give-up-book")


@step
def open_market(g: Fair) -> None:
    """All come shopping, the first shopper first."""
    g.phase = "market"
    g.shopping = g.clockwise_from(g.first)
    tell(g, "opens", g.first)
    g.then(shop, g.first)


@step
def shop(g: Fair, seat: Seat) -> None:
    """The next player clockwise who has not passed buys one thing or passes for the round."""
    shopper = next((other for other in g.clockwise_from(seat) if other in g.shopping), None)
    if shopper is not None:
        form = Pick(tuple(purchases(g, shopper)), usual=("pass",))
        g.ask(shopper, Question(WHAT_TO_BUY, form, "market"), bought)


@step
def bought(g: Fair, seat: Seat, picked: list[str]) -> None:
    """Carry out a purchase; its id says what kind it is, which one, and what a book adds."""
    kind, _, which = picked[0].partition(":")
    match kind:
        case "token":
            _buy_tokens(g, seat, which.split("+"))
        case "book":
            _buy_book(g, seat, which)
        case "card" | "cheap":
            _buy_card(g, seat, which, cheaper=_discount(g, seat, kind))
        case _:
            g.shopping.remove(seat)
            tell(g, "passed", seat)
    g.then(shop, (seat + 1) % g.seats)


# ── what there is to buy ─────────────────────────────────────────────────────────────────────────────────


def purchases(g: Fair, seat: Seat) -> list[Option]:
    """Everything the player can pay for, and passing."""
    player = g.players[seat]
    return [PASS, *_tokens_for_sale(g, player), *_books_for_sale(g, player), *_cards_for_sale(g, player)]


# Spellbook twin-token: once a round, with a fairy token you buy comes one of another kind for free.
def _tokens_for_sale(g: Fair, player: Player) -> list[Option]:
    """Tokens, alone or with a free one of another kind."""
    if player.coins < MARKET.token_price:
        return []
    left = [item for item in ITEMS if g.tokens_left(item)]
    group, price = plain("group-tokens"), MARKET.token_price
    options = [
        Option(f"token:{item}", text("buy-token", item=item_name(item), price=price), group) for item in left
    ]
    if player.ready("free_tokens"):
        options += [
            Option(
                f"token:{item}+{other}",
                text("buy-tokens", item=item_name(item), other=item_name(other), price=price),
                group,
            )
            for item in left
            for other in left
            if other != item
        ]
    return options


def _books_for_sale(g: Fair, player: Player) -> list[Option]:
    price = g.books.price
    if player.coins < price:
        return []
    group = plain("group-books")
    options = [
        Option(
            f"book:{book}",
            text("buy-book", book=book_name(book), price=price),
            group,
            book_in_short(book),
        )
        for book in g.books.face_up
    ]
    if _has_more(g.books):
        options.append(Option("book:top", text("buy-book-unseen", price=price), group))
    return options


# Spellbook discount: once a round, a dungeon card costs 1 coin less.
def _cards_for_sale(g: Fair, player: Player) -> list[Option]:
    """Dungeon cards, open or unseen, at their price, and at a discount if that book is ready."""
    book = player.ready("discount")
    options: list[Option] = []
    for row in g.rows:
        if player.coins >= row.price:
            options += _row_for_sale(row, "card", row.price)
        if book is not None and player.coins >= row.price - book.discount:
            options += _row_for_sale(row, "cheap", row.price - book.discount)
    return options


def _row_for_sale(row: Row, kind: str, price: int) -> list[Option]:
    suffix = "-cheaper" if kind == "cheap" else ""
    group = text("group-cards", price=row.price)
    options = [
        Option(
            f"{kind}:{card}",
            text(f"buy-card{suffix}", card=card_name(card), price=price),
            group,
            in_short(card),
        )
        for card in row.face_up
    ]
    if _has_more(row):
        unseen = text(f"buy-card-unseen{suffix}", price=price, row=row.price)
        options.append(Option(f"{kind}:top{row.price}", unseen, group))
    return options


def _has_more(row: Row) -> bool:
    """Whether there is a card to draw from the stack, or to shuffle into a new one."""
    return bool(row.stack.pile or row.stack.discards)


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
        options = tuple(Option(other, book_name(other), note=book_in_short(other)) for other in older)
        g.ask(seat, Question(WHICH_BOOK_GOES, Pick(options), "books"), gave_up)


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
    card = take(g, row, "top" if which.startswith("top") else which)
    player.hand.append(card)
    if which.startswith("top"):
        player.unseen[card] = True
        public = text("bought-card-unseen", seat=seat_name(seat), price=price, row=row.price)
        own = text("you-bought-unseen", card=card_name(card), price=price)
        g.tell(public, private={seat: own})
    else:
        tell(g, "bought-card", seat, card=card_name(card), price=price)


def row_of(g: Fair, which: str) -> Row:
    """The row in which a dungeon card lies open, or whose stack is meant."""
    if which.startswith("top"):
        return g.row(int(which.removeprefix("top")))
    return next(row for row in g.rows if which in row.face_up)


def take(g: Fair, row: Row, which: str) -> str:
    """Take an open card, whose place is filled at once, or the top of the stack."""
    if which == "top":
        card = row.stack.draw_reshuffling(g)
        assert card is not None
        return card
    row.face_up.remove(which)
    refill(g, row)
    return which


def refill(g: Fair, row: Row) -> None:
    """Turn up cards until the row is full or the stack is empty."""
    while len(row.face_up) < MARKET.face_up:
        card = row.stack.draw_reshuffling(g)
        if card is None:
            return
        row.face_up.append(card)
