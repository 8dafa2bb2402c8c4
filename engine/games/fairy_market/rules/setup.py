"""Set-up: everything out of the box, shuffled, and the market opened."""

from __future__ import annotations

from engine.core import Chance, Deck, step
from engine.games.fairy_market.cards import BOOKS, COSTS, DUNGEON_CARDS, GOALS, MARKET, STARTERS
from engine.games.fairy_market.phrases import tell
from engine.games.fairy_market.rules.rounds import round_
from engine.games.fairy_market.rules.stalls import refill
from engine.games.fairy_market.state import Fair, Player, Row


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Fair:
    """A table with everything out of the box and nothing shuffled yet."""
    rows = [
        Row(cost, Deck([card.id for card in DUNGEON_CARDS.values() if card.cost == cost])) for cost in COSTS
    ]
    g = Fair(
        game="fairy-market",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        players=[Player(Deck(list(STARTERS))) for _ in range(seats)],
        books=Row(MARKET.book_price, Deck(list(BOOKS))),
        rows=rows,
        goals=Deck(list(GOALS)),
    )
    g.then(set_up)
    return g


@step
def set_up(g: Fair) -> None:
    """Shuffle everything and open the market; nobody's age is known, so a lot decides who shops first."""
    for row in (g.books, *g.rows):
        g.shuffle(row.stack.pile)
        refill(g, row)
    g.shuffle(g.goals.pile)
    for player in g.players:
        g.shuffle(player.deck.pile)
    g.main_goal = g.goals.draw(g)
    g.first = g.draw_lot(range(g.seats))
    tell(g, "lot", g.first)
    g.then(round_)
