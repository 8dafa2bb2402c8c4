"""Playouts: quick players play on from an imagined table until its value tells enough."""

from __future__ import annotations

from math import exp, inf

from engine.core import Chance, State
from engine.core.mind import Effort, Manner, Parts
from engine.core.play import play_on
from engine.search.knowledge import Knowledge

MOST_MOVES = 400
"""A bound on every playout; the quick players never need as many."""
FINAL_MARGIN = 0.1
"""How much of the outlook a clear win is worth over a narrow one."""


class Playouts:
    """Plays tables out for one seat.

    Others are taken for quick players; or, to measure what chance can be beaten by, for players who leave
    everything to chance, and then the table is played to its end.
    """

    def __init__(self, known: Knowledge, manner: Manner, against_chance: bool = False) -> None:
        self.game = known.game
        self.seat = known.seat
        self.manner = manner
        self.against_chance = against_chance
        self.weights = known.game.mind.tempers.get(manner.temper, {}) if known.game.mind else {}

    def play_out(self, state: State, whim: int, asked: int | None = None) -> tuple[float, Parts]:
        """How good the outlook of the seat is in the end, and how it stands then; changes the state.

        The way ahead is counted from the milestone at which the question was `asked`, or else from the state.
        """
        game, mind = self.game, self.game.mind
        if self._skips_ahead(state, whim):
            return self.outlook(state)
        variety = 0.0 if mind is None else mind.variety
        manners = [Manner(whim=whim + seat, slip=variety, effort=Effort.HASTY) for seat in range(state.seats)]
        end = inf
        if mind and not self.against_chance:
            end = (mind.milestone(state) if asked is None else asked) + mind.horizon
        luck = Chance(whim)
        for _ in range(MOST_MOVES):
            if state.result is not None or (mind and mind.milestone(state) >= end):
                break
            decision = state.pending()[0]
            if self.against_chance and decision.seat != self.seat:
                play_on(state, decision, decision.form.sample(state, decision.seat, luck))
            else:
                play_on(state, *game.computer_answer(state, decision, manners[decision.seat]))
        return self.outlook(state)

    def _skips_ahead(self, state: State, whim: int) -> bool:
        """Whether the game knows a shorter way, and has gone it."""
        mind = self.game.mind
        if mind is None or mind.skip_ahead is None or self.against_chance or state.result is not None:
            return False
        return mind.skip_ahead(state, self.seat, Chance(whim))

    def outlook(self, state: State) -> tuple[float, Parts]:
        """The chance to win from here on, with what points count besides, and the standing part by part."""
        mind, seat = self.game.mind, self.seat
        result = state.result
        if mind is None:
            return (1 / len(result.winners) if result and seat in result.winners else 0.0), {}
        standings = [mind.value(state, each) for each in range(state.seats)]
        values = [sum(parts.values()) for parts in standings]
        values[seat] = sum([self.weights.get(name, 1.0) * points for name, points in standings[seat].items()])
        swing = mind.swing(state)
        share = shares(values, swing)[seat]
        if result is not None:
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            share = (1 - FINAL_MARGIN) * won + FINAL_MARGIN * share
        return share + mind.pride * a_point(state.seats, swing) * values[seat], standings[seat]


def a_point(seats: int, swing: float) -> float:
    """How much more likely a point makes the win of a seat, as long as all are equal."""
    fair = 1 / seats
    return fair * (1 - fair) / swing


def shares(values: list[float], swing: float) -> list[float]:
    """How likely each seat wins, if standings like these may yet change by about so much."""
    top = max(values)
    chances = [exp((value - top) / swing) for value in values]
    total = sum(chances)
    return [chance / total for chance in chances]
