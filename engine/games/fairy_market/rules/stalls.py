"""What the fairies sell: the rows of the market, and everything in them that a player can pay for."""

from __future__ import annotations

from engine.core import Option
from engine.games.fairy_market.cards import ITEMS, MARKET
from engine.games.fairy_market.phrases import (
    book_in_short,
    book_name,
    card_name,
    in_short,
    item_name,
    plain,
    text,
)
from engine.games.fairy_market.state import Fair, Player, Row


def for_sale(g: Fair, player: Player) -> list[Option]:
    """Everything the player can pay for."""
    return [*_tokens_for_sale(g, player), *_books_for_sale(g, player), *_cards_for_sale(g, player)]


# Spellbook twin-token: once a round, with a fairy token you buy comes one of another kind for free.
def _tokens_for_sale(g: Fair, player: Player) -> list[Option]:
    """Tokens, alone or with a free one of another kind."""
    if player.coins < MARKET.token_price:
        return []
    left = [item for item in ITEMS if g.tokens_left(item)]
    group = plain("group-tokens")
    options = [Option(f"token:{item}", text("buy-token", item=item_name(item)), group) for item in left]
    if player.ready("free_tokens"):
        options += [
            Option(
                f"token:{item}+{other}",
                text("buy-tokens", item=item_name(item), other=item_name(other)),
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


# ── the rows ─────────────────────────────────────────────────────────────────────────────────────────────


def is_unseen(which: str) -> bool:
    """Whether an id means the top of a stack."""
    return which.rpartition(":")[2].startswith("top")


def row_of(g: Fair, which: str) -> Row:
    """The row in which a dungeon card lies open, or whose stack is meant."""
    if is_unseen(which):
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
