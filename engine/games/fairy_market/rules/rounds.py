"""The six rounds and the end of the game.

The timing of a round, with the rulebook's letters. In every phase but the market all are asked at once, and
what nobody else can influence is asked as early as it can be answered:

    A  main goal       round 1: turned up; later rounds: it has lain open since F of the round before
    B  market          one purchase or pass at a time, clockwise from the first shopper, until all have
                       passed; a third book pushes out an older one before anything else happens;
                       everybody may write a shopping list ahead
    C  hand            bought and kept cards are in the hand; draw up to five; the book "peek" asks its owner.
                       Whoever has passed goes on to C and D while the others shop, but for a race and "peek"
    D  exploration     all at once, secret until the last one is done; F may be decided with it
    E  reward          tokens back, coins, main goal, time bonus, side goal, exit
    F  improvement     next main goal, then the book "swap", then upgrades and the books "prune" and "keep",
                       then all cards to the discards; after round 3 the market's open cards are replaced

The game is over after E of round 6.
"""

from __future__ import annotations

from engine.core import Seat, Weight, step
from engine.games.fairy_market.phrases import text
from engine.games.fairy_market.rules.exploration import explore
from engine.games.fairy_market.rules.hands import fill_hands
from engine.games.fairy_market.rules.improvement import improve
from engine.games.fairy_market.rules.market import open_market
from engine.games.fairy_market.rules.reward import final_ranks, final_scores, reward, side_sum
from engine.games.fairy_market.rules.story import end_text, main_goal_text, tie_texts
from engine.games.fairy_market.state import ROUNDS, Fair


@step
def round_(g: Fair) -> None:
    """Market, hands, exploration, reward; then improvement and the next round, or the end."""
    g.round += 1
    g.winners_of_time = []
    g.tell(text("round", round=g.round, rounds=ROUNDS, goal=main_goal_text(g)))
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
    """Fewest coins, then fewest points in the last round; remaining ties are decided by lot."""
    rank = [(player.coins, player.scores[-1].points) for player in g.players]
    tied = [seat for seat in range(g.seats) if rank[seat] == min(rank)]
    return tied[0] if len(tied) == 1 else g.draw_lot(tied)


@step
def end(g: Fair) -> None:
    """The most points win; with equal points, the higher sum of all side goals."""
    scores = [final.total for final in final_scores(g.players)]
    g.phase = "over"
    g.finish(scores, final_ranks(g.players))
    assert g.result is not None
    g.tell(end_text(g.result), weight=Weight.HEADLINE)
    for tie in tie_texts(g.result, [side_sum(player) for player in g.players]):
        g.tell(tie)
