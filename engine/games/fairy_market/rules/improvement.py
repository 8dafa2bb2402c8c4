"""Phase F: the next main goal, then exchanges and upgrades of cards, then everything is cleared away."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Weight, seat_name, step
from engine.games.fairy_market.cards import CARDS, STARTERS
from engine.games.fairy_market.phrases import book_name, card_name, card_names, in_short, plain, tell, text
from engine.games.fairy_market.rules.shopping_list import foresee_shopping
from engine.games.fairy_market.rules.stalls import refill, row_of, take
from engine.games.fairy_market.rules.story import main_goal_text
from engine.games.fairy_market.rules.upgrade_list import (
    CUT,
    KEEP,
    RECYCLE,
    explored,
    forget_upgrades,
    most_to_cut,
    most_to_keep,
    most_to_recycle,
    placed,
)
from engine.games.fairy_market.state import Fair, Player

NEW_MARKET_AFTER = 3
NOTHING = Option("none", plain("exchange-nothing"), declines=True)


@step
def improve(g: Fair) -> None:
    """Turn up the next main goal, so that all know it before they decide about their cards.

    The market will open right after that, so shopping lists are welcome, unless it is about to be renewed.
    """
    g.phase = "improvement"
    g.goals.discards += [g.main_goal, g.side_goal]
    g.main_goal = g.goals.draw(g)
    g.tell(text("next-goal", goal=main_goal_text(g)), weight=Weight.DETAIL)
    if g.round != NEW_MARKET_AFTER:
        for seat in range(g.seats):
            foresee_shopping(g, seat, invite=True)
    g.each(range(g.seats), improve_deck)
    g.then(clear_away)


@step
def improve_deck(g: Fair, seat: Seat) -> None:
    """An exchange first, then upgrades; nobody's depend on another's."""
    g.then(exchange, seat)
    g.then(upgrade, seat)


def _placed(player: Player) -> list[str]:
    return placed(player, explored(player))


# ── exchanging a card with the market ────────────────────────────────────────────────────────────────────


# Spellbook swap: with a new main goal, exchange a bought card of your dungeon for one that costs no more.
@step
def exchange(g: Fair, seat: Seat) -> None:
    """Ask the owner of the book which card to exchange."""
    player = g.players[seat]
    options = _exchanges(g, player) if player.ready("exchange") else []
    if options:
        form = Pick((*options, NOTHING), usual=("none",))
        g.ask(seat, Question(plain("exchange"), form, "books"), exchanged)


def _exchanges(g: Fair, player: Player) -> list[Option]:
    options = []
    for given in _placed(player):
        if given in STARTERS:
            continue
        group = text("group-exchange", card=card_name(given))
        for row in g.rows:
            if row.price > CARDS[given].cost:
                continue
            for card in row.face_up:
                wanted = text("exchange-for", card=card_name(card), given=card_name(given))
                options.append(Option(f"{given}:{card}", wanted, group, in_short(card)))
            if row.stack.pile or row.stack.discards:
                unseen = text("exchange-for-unseen", row=row.price, given=card_name(given))
                options.append(Option(f"{given}:top{row.price}", unseen, group))
    return options


@step
def exchanged(g: Fair, seat: Seat, picked: list[str]) -> None:
    """The old card goes to the box, the new one to the next hand; only its owner sees one from the stack."""
    given, _, wanted = picked[0].partition(":")
    if not wanted:
        return
    player = g.players[seat]
    book = player.ready("exchange")
    assert book is not None
    player.use(book.id)
    player.hand.remove(given)
    g.box.append(given)
    row = row_of(g, wanted)
    unseen = wanted.startswith("top")
    card = take(g, row, "top" if unseen else wanted)
    player.kept.append(card)
    if unseen:
        player.unseen[card] = True
        public = text("exchanged-unseen", seat=seat_name(seat), given=card_name(given), row=row.price)
        own = text("you-exchanged-unseen", given=card_name(given), card=card_name(card))
        g.tell(public, private={seat: own})
    else:
        tell(g, "exchanged", seat, given=card_name(given), row=row.price, card=card_name(card))


# ── upgrades, and the books that do the same ─────────────────────────────────────────────────────────────


@step
def upgrade(g: Fair, seat: Seat) -> None:
    """Scissors, then recycling, then the book that keeps a card; all optional, and each card only once."""
    g.then(cut, seat)
    g.then(recycle, seat)
    g.then(keep_for_coins, seat)


def _which_cards(player: Player, key: str, most: int, ahead: str) -> Question[list[str]]:
    cards = _placed(player)
    options = tuple(Option(card, card_name(card)) for card in cards)
    form = Pick(options, least=0, most=min(most, len(cards)))
    return Question(text(key, most=form.most), form, "upgrades", ahead=ahead)


# Scissors: for each pair found, you may put a card of your dungeon back into the box.
# Spellbook prune: you may do so with one more card.
@step
def cut(g: Fair, seat: Seat) -> None:
    """Ask which cards leave the game."""
    player = g.players[seat]
    most = most_to_cut(player, explored(player))
    if most and _placed(player):
        g.ask(seat, _which_cards(player, "cut", most, CUT), cut_away)


@step
def cut_away(g: Fair, seat: Seat, cards: list[str]) -> None:
    """These cards leave the game; the book is used only for what scissors do not cover."""
    player = g.players[seat]
    if not cards:
        return
    for card in cards:
        player.hand.remove(card)
        g.box.append(card)
    book = player.ready("removes")
    if book is not None and len(cards) > explored(player).count("scissors"):
        player.use(book.id)
    tell(g, "cut-away", seat, Weight.DETAIL, cards=card_names(cards))


# Recycling: for each symbol found, you may keep a card of your dungeon for your next hand.
@step
def recycle(g: Fair, seat: Seat) -> None:
    """Ask which cards to keep."""
    player = g.players[seat]
    most = most_to_recycle(player, explored(player))
    if most and _placed(player):
        g.ask(seat, _which_cards(player, "recycle", most, RECYCLE), recycled)


@step
def recycled(g: Fair, seat: Seat, cards: list[str]) -> None:
    """These cards are kept for the next hand."""
    _keep(g.players[seat], cards)
    if cards:
        tell(g, "recycled", seat, Weight.DETAIL, cards=card_names(cards))


# Spellbook keep: pay 2 coins to keep a card of your dungeon for your next hand.
@step
def keep_for_coins(g: Fair, seat: Seat) -> None:
    """Ask which card to keep; coins found this round may pay for it."""
    player = g.players[seat]
    most = most_to_keep(player, explored(player))
    if most and _placed(player):
        g.ask(seat, _which_cards(player, "keep-for-coins", most, KEEP), kept_for_coins)


@step
def kept_for_coins(g: Fair, seat: Seat, cards: list[str]) -> None:
    """The card is paid for and kept for the next hand."""
    player = g.players[seat]
    book = player.ready("keeps")
    assert book is not None
    if cards:
        player.use(book.id)
        player.coins -= book.price
        _keep(player, cards)
        card = card_name(cards[0])
        tell(g, "kept-for-coins", seat, card=card, book=book_name(book.id), price=book.price)


def _keep(player: Player, cards: list[str]) -> None:
    for card in cards:
        player.hand.remove(card)
        player.kept.append(card)


# ── clearing away ────────────────────────────────────────────────────────────────────────────────────────


@step
def clear_away(g: Fair) -> None:
    """Cards not kept go to the discards, books are ready again, and after round 3 the market is renewed."""
    g.turn_up()  # all see the cards that were not laid
    forget_upgrades(g)
    for player in g.players:
        player.unseen = {card: True for card in player.unseen if card in player.kept}
        player.deck.discards += player.hand
        player.hand, player.kept = player.kept, []
        player.used_books = {}
    if g.round == NEW_MARKET_AFTER:
        for row in (g.books, *g.rows):
            row.stack.discards += row.face_up
            row.face_up = []
            refill(g, row)
        g.tell(plain("new-market"), weight=Weight.DETAIL)
