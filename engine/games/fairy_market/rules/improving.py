"""Phase F: the next main goal, then whatever changes one's cards, then everything is cleared away."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Text, all_of, seat_name, step
from engine.games.fairy_market.cards import CARDS, STARTERS
from engine.games.fairy_market.phrases import book_name, card_name, in_short
from engine.games.fairy_market.rules.market import refill, row_of, take
from engine.games.fairy_market.rules.story import told_main_goal
from engine.games.fairy_market.state import Fair, Player

NEW_MARKET_AFTER = 3
NOTHING = Option("none", Text("fairy-market-exchange-nothing"), Text("fairy-market-group-nothing"))


@step
def improve(g: Fair) -> None:
    """The new goal is known before anybody decides about cards."""
    g.phase = "improvement"
    g.goals.discards += [g.main_goal, g.side_goal]
    g.main_goal = g.goals.draw(g)
    g.tell(Text("fairy-market-next-goal", {"goal": told_main_goal(g)}))
    g.each(range(g.seats), exchange)
    g.each(range(g.seats), upgrade)
    g.then(clear_away)


def placed(player: Player) -> list[str]:
    """The cards of the dungeon that are still there to be kept or given away."""
    dungeon = player.dungeon
    laid = [] if dungeon is None else [each.card for each in dungeon.cards]
    return [card for card in player.hand if card in laid]


# ── exchanging a card with the market ────────────────────────────────────────────────────────────────────


@step
def exchange(g: Fair, seat: Seat) -> None:
    """A bought card of the dungeon against one of the market that costs no more."""
    player = g.players[seat]
    options = _exchanges(g, player) if player.ready("exchange") else []
    if options:
        form = Pick((NOTHING, *options), usual=("none",))
        g.ask(seat, Question(Text("fairy-market-exchange"), form, "books"), exchanged)


def _exchanges(g: Fair, player: Player) -> list[Option]:
    options = []
    for given in placed(player):
        if given in STARTERS:
            continue
        group = Text("fairy-market-group-exchange", {"card": card_name(given)})
        for row in g.rows:
            if row.price > CARDS[given].cost:
                continue
            for card in row.face_up:
                text = Text("fairy-market-exchange-for", {"card": card_name(card), "given": card_name(given)})
                options.append(Option(f"{given}:{card}", text, group, in_short(card)))
            if row.stack.pile or row.stack.discards:
                args: dict[str, int | str | Text] = {"row": row.price, "given": card_name(given)}
                text = Text("fairy-market-exchange-for-unseen", args)
                options.append(Option(f"{given}:top{row.price}", text, group))
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
    args: dict[str, int | str | Text] = {"seat": seat_name(seat), "given": card_name(given), "row": row.price}
    if unseen:
        player.unseen[card] = True
        own = Text("fairy-market-you-exchanged-unseen", {"given": card_name(given), "card": card_name(card)})
        g.tell(Text("fairy-market-exchanged-unseen", args), private={seat: own})
    else:
        args["card"] = card_name(card)
        g.tell(Text("fairy-market-exchanged", args))


# ── upgrades, and the books that do the same ─────────────────────────────────────────────────────────────


@step
def upgrade(g: Fair, seat: Seat) -> None:
    """Scissors, then recycling, then the book that keeps a card for coins; each card once, each optional."""
    g.then(cut, seat)
    g.then(recycle, seat)
    g.then(keep_for_coins, seat)


def _discovered(player: Player, kind: str) -> int:
    return 0 if player.dungeon is None else player.dungeon.count(kind)


def _which_cards(player: Player, key: str, most: int) -> Question[list[str]]:
    cards = placed(player)
    options = tuple(Option(card, card_name(card), note=in_short(card)) for card in cards)
    form = Pick(options, least=0, most=min(most, len(cards)))
    return Question(Text(key, {"most": form.most}), form, "upgrades")


@step
def cut(g: Fair, seat: Seat) -> None:
    """As many cards as scissors were found, and one more with a book, may go back to the box."""
    player = g.players[seat]
    book = player.ready("removes")
    most = _discovered(player, "scissors") + (book.removes if book else 0)
    if most and placed(player):
        g.ask(seat, _which_cards(player, "fairy-market-cut", most), cut_away)


@step
def cut_away(g: Fair, seat: Seat, cards: list[str]) -> None:
    """Out of the game; the book is used for what scissors do not cover."""
    player = g.players[seat]
    if not cards:
        return
    for card in cards:
        player.hand.remove(card)
        g.box.append(card)
    book = player.ready("removes")
    if book is not None and len(cards) > _discovered(player, "scissors"):
        player.use(book.id)
    names = all_of([card_name(card) for card in cards])
    g.tell(Text("fairy-market-cut-away", {"seat": seat_name(seat), "cards": names}))


@step
def recycle(g: Fair, seat: Seat) -> None:
    """As many cards as recycling was found may be kept for the next hand."""
    player = g.players[seat]
    most = _discovered(player, "recycling")
    if most and placed(player):
        g.ask(seat, _which_cards(player, "fairy-market-recycle", most), recycled)


@step
def recycled(g: Fair, seat: Seat, cards: list[str]) -> None:
    """Into the next hand."""
    _keep(g.players[seat], cards)
    if cards:
        names = all_of([card_name(card) for card in cards])
        g.tell(Text("fairy-market-recycled", {"seat": seat_name(seat), "cards": names}))


@step
def keep_for_coins(g: Fair, seat: Seat) -> None:
    """The book keeps a card for its price; coins just found may pay for it."""
    player = g.players[seat]
    book = player.ready("keeps")
    if book is not None and player.coins >= book.price and placed(player):
        g.ask(seat, _which_cards(player, "fairy-market-keep-for-coins", book.keeps), kept_for_coins)


@step
def kept_for_coins(g: Fair, seat: Seat, cards: list[str]) -> None:
    """Paid, and into the next hand."""
    player = g.players[seat]
    book = player.ready("keeps")
    assert book is not None
    if cards:
        player.use(book.id)
        player.coins -= book.price
        _keep(player, cards)
        args: dict[str, int | str | Text] = {
            "seat": seat_name(seat),
            "card": card_name(cards[0]),
            "book": book_name(book.id),
            "price": book.price,
        }
        g.tell(Text("fairy-market-kept-for-coins", args))


def _keep(player: Player, cards: list[str]) -> None:
    for card in cards:
        player.hand.remove(card)
        player.kept.append(card)


# ── clearing away ────────────────────────────────────────────────────────────────────────────────────────


@step
def clear_away(g: Fair) -> None:
    """All cards not kept go to the discards, books are ready again; after round 3 the market is new."""
    g.turn_up()  # cards that were not laid are seen now
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
        g.tell(Text("fairy-market-new-market"))
