"""What the answers to a question cost and bring, with the goal in mind; and what is not possible, and why."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Barred, Decision, Explanation, Option, Pick, Text, all_of
from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.maze import OVERCOME_WITH
from engine.games.fairy_market.board.verdicts import most_points, worth
from engine.games.fairy_market.cards import BOOKS, CARDS, MARKET, STARTERS
from engine.games.fairy_market.phrases import book_name, card_names, item_name, plain, text
from engine.games.fairy_market.rules.shopping_list import ANOTHER
from engine.games.fairy_market.show.views import FairView, PlayerView, RowView
from engine.games.fairy_market.state import MOST_BOOKS

Notes = dict[str, Text]


def explain(view: FairView, decision: Decision) -> Explanation:
    """Help with a question that has options to pick; an expedition carries its own help."""
    form = decision.form
    if not isinstance(form, Pick):
        return Explanation()
    own, options = view.players[decision.seat], form.options
    match decision.prompt.key.removeprefix("fairy-market-"):
        case "buy":
            return Explanation(
                {one.id: _on_sale(view, own, one.id) for one in options if one.note is None},
                {one.id: found for one in options if (found := _purchase(view, own, one.id))},
                list(_not_for_sale(view, own)),
                _symbols(options),
            )
        case "shopping-list":
            return Explanation(
                {one.id: _on_sale(view, own, one.id) for one in options if one.note is None},
                {one.id: found for one in options if (found := _points(view, one.id))},
                list(_not_for_sale(view, own)),
                _symbols(options),
            )
        case "give-up-book" | "give-up-book-ahead":
            new = [book for book in own.books if book not in {one.id for one in options}]
            stays = [Barred(book_name(book), plain("barred-new-book")) for book in new]
            return Explanation({}, _readiness(own, options), stays, _symbols(options))
        case "first-look":
            another = text("note-discard-first", deck=own.deck_size)
            return Explanation({"keep": worth(view.hand[-1], view.main_goal.id), "discard": another})
        case "exchange":
            return _exchange(view, options)
        case "open-hand":
            return Explanation({"open": plain("note-open")})
        case key:
            return _upgrade(view, own, key, options)


# ── shopping ─────────────────────────────────────────────────────────────────────────────────────────────


def _on_sale(view: FairView, own: PlayerView, thing: str) -> Text:
    """What something does whose face or title does not say it."""
    kind, _, which = thing.removesuffix(ANOTHER).partition(":")
    if kind == "token":
        does = all_of([plain(f"does-{item}") for item in which.split("+")])
        return text("note-token", does=does, price=MARKET.token_price)
    if kind == "book":
        return text("note-unseen-book", count=_unseen(view.books))
    if which:
        return text("note-unseen-card", count=_unseen(_row(view, which)))
    return text("note-pass", coins=own.coins)


def _symbols(options: tuple[Option, ...]) -> dict[str, str]:
    """Tokens look like what they stand for; with a free one, like the one that is paid for."""
    found = {one.id: _symbol(*one.id.removesuffix(ANOTHER).rpartition(":")[::2]) for one in options}
    return {one: symbol for one, symbol in found.items() if symbol}


def _symbol(kind: str, which: str) -> str:
    if kind == "token":
        return which.partition("+")[0]
    return f"fairy-market/{which}" if kind in ("", "book") and which in BOOKS else ""


def _unseen(row: RowView) -> int:
    """How many cards an unseen one is drawn from; an empty stack is shuffled anew."""
    return row.stack or row.discards


def _row(view: FairView, which: str) -> RowView:
    price = int(which.removeprefix("top")) if which.startswith("top") else CARDS[which].cost
    return next(row for row in view.rows if row.price == price)


def _purchase(view: FairView, own: PlayerView, thing: str) -> Text | None:
    """What a card or token brings this round, and how many coins a card leaves; that a book costs another."""
    if thing.startswith("book:"):
        return plain("outlook-third-book") if len(own.books) >= MOST_BOOKS else None
    price, brings = _card_price(view, thing), _points(view, thing)
    if price is None:
        return brings
    left = text("outlook-left", coins=own.coins - price)
    return left if brings is None else text("outlook-both", brings=brings, left=left)


def _card_price(view: FairView, thing: str) -> int | None:
    kind, _, which = thing.partition(":")
    match kind:
        case "card":
            return _row(view, which).price
        case "cheap":
            return _row(view, which).price - max(book.discount for book in BOOKS.values())
        case _:
            return None


def _points(view: FairView, thing: str) -> Text | None:
    """What something brings at most if it is used this round; None if nobody can know."""
    kind, _, which = thing.removesuffix(ANOTHER).partition(":")
    goal = view.main_goal
    if kind == "token":
        served = sum(serves(item, goal.kind) for item in which.split("+"))
        return text("outlook-points", points=goal.points * served) if served else None
    if kind in ("card", "cheap") and which in CARDS:
        return text("outlook-points", points=most_points(which, goal.id))
    return None


def serves(item: str, kind: str) -> bool:
    """Whether a goal counts what an item overcomes."""
    overcome = {counted_as(obstacle) for obstacle, means in OVERCOME_WITH.items() if means == item}
    return kind in overcome or (item, kind) == ("scroll", "portal")


def _not_for_sale(view: FairView, own: PlayerView) -> Iterator[Barred]:
    """What has run out, and what costs too much."""
    gone = [text("barred-tokens", item=item_name(item)) for item, left in view.tokens.items() if not left]
    dear: list[Text] = []
    used = own.used_books if view.phase == "market" else ()
    cheaper = max((BOOKS[book].discount for book in own.books if book not in used), default=0)
    for row, what, less in (
        (view.books, plain("group-books"), 0),
        *((row, text("group-cards", price=row.price), cheaper) for row in view.rows),
    ):
        if not row.face_up and not _unseen(row):
            gone.append(what)
        elif own.coins < row.price - less and row == view.books:
            dear.append(what)
        elif own.coins < row.price - less:
            dear.append(text("barred-cards", price=row.price))
            break
    if gone:
        yield Barred(all_of(gone), plain("barred-sold-out"))
    if dear:
        yield Barred(all_of(dear), text("barred-coins", coins=own.coins))


def _readiness(own: PlayerView, options: tuple[Option, ...]) -> Notes:
    """Which books could still be used this round."""
    return {
        one.id: plain("outlook-book-used" if one.id in own.used_books else "outlook-book-ready")
        for one in options
    }


# ── after the round ──────────────────────────────────────────────────────────────────────────────────────


def _exchange(view: FairView, options: tuple[Option, ...]) -> Explanation:
    """What comes instead of what; starters and dearer cards are out of reach."""
    goal = view.main_goal.id
    notes: Notes = {"none": plain("note-no-trade")}
    outlooks: Notes = {}
    given = set()
    for one in options:
        old, _, new = one.id.partition(":")
        if not new:
            continue
        given.add(old)
        if new in CARDS:
            points, instead = most_points(new, goal), most_points(old, goal)
            outlooks[one.id] = text("outlook-trade", points=points, instead=instead)
        else:
            notes[one.id] = text("note-unseen-card", count=_unseen(_row(view, new)))
    starters = [card for card in view.hand if card in STARTERS]
    barred = [Barred(card_names(starters), plain("barred-starter"))] if starters else []
    most = max((CARDS[card].cost for card in given), default=0)
    dearer = [text("group-cards", price=row.price) for row in view.rows if row.price > most]
    if dearer:
        barred.append(Barred(all_of(dearer), plain("barred-dearer")))
    return Explanation(notes, outlooks, barred)


def _upgrade(view: FairView, own: PlayerView, key: str, options: tuple[Option, ...]) -> Explanation:
    """What each card has for the next goal, once that is known, and what keeping it leaves in the purse."""
    notes: Notes = {}
    outlooks: Notes = {}
    for one in options:
        if one.id not in CARDS:
            notes[one.id] = plain("note-no-card")
        elif one.note is None:
            notes[one.id] = worth(one.id, view.main_goal.id)
        if key == "keep-for-coins":
            price = max(book.price for book in BOOKS.values() if book.keeps)
            outlooks[one.id] = text("outlook-left", coins=own.coins - price)
    return Explanation(notes, outlooks)
