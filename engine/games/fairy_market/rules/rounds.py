"""Set-up, the six rounds, and the end of the game.

The timing of a round, in the rulebook's letters; whoever is asked in a phase is asked at the same time as all
others, but for the market:

    A  main goal       round 1: turned up; later rounds: it lies there since F of the round before
    B  market          one purchase or pass at a time, clockwise from the first shopper, until all have
                       passed; a third book pushes out an older one before anything else happens
    C  hand            bought and kept cards are in the hand; draw up to five; "first look" asks its owner
    D  exploration     all at once, secret until the last one is done
    E  reward          tokens back, coins, main goal, time bonus, side goal, exit
    F  improvement     next main goal, then "exchange", then upgrades and the books for clean-up, then all
                       cards to the discards; after round 3 the market's open cards are replaced
    after E of round 6 the game is over: F is left out
"""

from __future__ import annotations

from engine.core import Chance, Deck, Seat, Text, seat_name, step
from engine.games.fairy_market.cards import BOOKS, COSTS, DUNGEON_CARDS, GOALS, MARKET, STARTERS
from engine.games.fairy_market.rules.exploring import explore
from engine.games.fairy_market.rules.hands import fill_hands
from engine.games.fairy_market.rules.improving import improve
from engine.games.fairy_market.rules.market import open_market, refill
from engine.games.fairy_market.rules.rewarding import final_scores, reward, reward_ranks
from engine.games.fairy_market.rules.story import told_end, told_main_goal
from engine.games.fairy_market.state import ROUNDS, Fair, Player, Row


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Fair:
    """Everything out of the box, nothing shuffled yet."""
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
    """Shuffle everything, open the market; who shops first is drawn by lot, since nobody's age is known."""
    for row in (g.books, *g.rows):
        g.shuffle(row.stack.pile)
        refill(g, row)
    g.shuffle(g.goals.pile)
    for player in g.players:
        g.shuffle(player.deck.pile)
    g.main_goal = g.goals.draw(g)
    g.first = g.draw_lot(range(g.seats))
    g.tell(Text("fairy-market-lot", {"seat": seat_name(g.first)}))
    g.then(round_)


@step
def round_(g: Fair) -> None:
    """Market, hands, exploration, reward; then improvement and the next round, or the end."""
    g.round += 1
    g.winners_of_time = []
    g.tell(Text("fairy-market-round", {"round": g.round, "rounds": ROUNDS, "goal": told_main_goal(g)}))
    if g.round > 1:
        g.first = first_shopper(g)
    g.then(open_market)
    g.then(fill_hands)
    g.then(explore)
    g.then(reward)
    if g.round < ROUNDS:
        g.then(improve)
        g.then(round_)
    else:
        g.then(end)


def first_shopper(g: Fair) -> Seat:
    """Fewest coins, then fewest points in the last round; what is still tied is decided by lot."""
    rank = [(player.coins, player.scores[-1].points) for player in g.players]
    tied = [seat for seat in range(g.seats) if rank[seat] == min(rank)]
    return tied[0] if len(tied) == 1 else g.draw_lot(tied)


@step
def end(g: Fair) -> None:
    """Points, and with equal points the higher result of all side goals."""
    scores = [final.total for final in final_scores(g.players)]
    g.phase = "over"
    g.finish(scores, reward_ranks(g.players))
    assert g.result is not None
    g.tell(told_end(g.result))
