"""Shopping ahead: a list that is worked through turn by turn, and the book to give up for a third one.

In each turn the first thing on the list counts that is still there and can be paid for; it is crossed off.
Three words may stand among the things:

    one     only one of the things above it: when one of them is bought, the others are crossed off as well
    on      go on after buying something unseen; without it, the list ends there, so that one can look first
    pass    pass as soon as nothing above it is possible any more

Whoever has nothing left on the list is asked in turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Option, Pick, Plan, Question, Seat, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.fairy_market.cards import ITEMS, MARKET
from engine.games.fairy_market.phrases import book_in_short, book_name, item_name, plain, text
from engine.games.fairy_market.rules.stalls import for_sale, is_unseen
from engine.games.fairy_market.state import MOST_BOOKS, Fair, Player

WHAT_TO_BUY_NEXT = plain("shopping-list")
WHICH_BOOK_WOULD_GO = plain("give-up-book-ahead")
ONLY_ONE, GO_ON, THEN_PASS = (
    Option(word, plain(f"list-{word}"), plain("group-list"), plain(f"list-{word}-note"))
    for word in ("one", "on", "pass")
)
WORDS = (ONLY_ONE, GO_ON, THEN_PASS)
ANOTHER = "*2"
"""How the id of a second token of a kind ends."""


def foresee_shopping(g: Fair, seat: Seat, *, invite: bool = False) -> None:
    """Let a player write a shopping list, and with two books say which one would make room for a third."""
    player = g.players[seat]
    if player.coins >= MARKET.token_price:
        g.foresee(seat, SHOP, invite=invite)
    if len(player.books) >= MOST_BOOKS and player.coins >= g.books.price:
        g.foresee(seat, GIVE_UP)


def forget_shopping(g: Fair, seat: Seat) -> None:
    """Throw the list of a player away who has passed."""
    g.forget_plans(SHOP, seat)
    g.forget_plans(GIVE_UP, seat)


# ── writing a list ───────────────────────────────────────────────────────────────────────────────────────


def shopping_list(g: Fair, seat: Seat) -> Question[list[str]]:
    """Everything the player could pay for now; before the market opens, with all books ready again."""
    player = g.players[seat]
    if g.phase != "market":
        player = replace(player, used_books={})
    things = [*for_sale(g, player), *_second_tokens(g, player)]
    options = (*things, *WORDS) if things else ()
    form = Pick(options, least=0, most=len(options), ordered=True)
    return Question(WHAT_TO_BUY_NEXT, form, "market")


def _second_tokens(g: Fair, player: Player) -> list[Option]:
    """One more of each kind; a list has everything else only once."""
    price = MARKET.token_price
    return [
        Option(
            f"token:{item}{ANOTHER}",
            text("buy-another-token", item=item_name(item)),
            plain("group-tokens"),
        )
        for item in ITEMS
        if player.coins >= 2 * price and g.tokens_left(item) > 1
    ]


def book_to_go(g: Fair, seat: Seat) -> Question[list[str]]:
    """The books the player has now."""
    form = Pick(books_to_go(g.players[seat].books), least=0)
    return Question(WHICH_BOOK_WOULD_GO, form, "books")


def books_to_go(books: Sequence[str]) -> tuple[Option, ...]:
    """The books of which one has to make room."""
    return tuple([Option(book, book_name(book), note=book_in_short(book)) for book in books])


# ── working through it ───────────────────────────────────────────────────────────────────────────────────


def next_purchase(g: Fair, plan: Plan, form: AnyForm) -> Use | None:
    """The first thing on the list that can be bought now, and the list without it."""
    assert isinstance(form, Pick)
    possible = {each.id for each in form.options}
    (listed,) = plan.choices
    assert isinstance(listed, tuple)
    for place, entry in enumerate(listed):
        thing = entry.removesuffix(ANOTHER)
        if thing in possible:
            left = _left(listed, place)
            return Use([thing], replace(plan, choices=(left,)) if left else None)
    return None


def _left(listed: tuple[str, ...], place: int) -> tuple[str, ...]:
    """What stays on a list when the thing at this place has been bought; nothing, if only words would."""
    bought = listed[place]
    ends = bought == THEN_PASS.id or (is_unseen(bought) and GO_ON.id not in listed)
    one = listed.index(ONLY_ONE.id) if ONLY_ONE.id in listed[place:] else -1
    left = [entry for n, entry in enumerate(listed) if (n > one and n != place) or entry == GO_ON.id]
    return () if ends or set(left) <= {ONLY_ONE.id, GO_ON.id} else tuple(left)


SHOP = plan_kind("fairy-market-shop", shopping_list, next_purchase, lasting=True)
GIVE_UP = plan_kind("fairy-market-give-up-book", book_to_go)
