"""Starting a game and applying choices: the only two ways a state comes into being."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from engine.core.agenda import Decision
from engine.core.copying import deep_copy
from engine.core.forms import Choice
from engine.core.refusals import GameOver, NotYours, Stale
from engine.core.running import answer, run
from engine.core.state import Barrier, State
from engine.core.text import Seat, Text

S = TypeVar("S", bound=State)


class Move(NamedTuple):
    """One answer: who gives it, to which of their questions, and what it says."""

    seat: Seat
    number: int
    choice: Choice


def question(state: State, seat: Seat, number: int) -> Decision:
    """The open question a move refers to; raises the refusal that fits if there is none."""
    if state.result is not None:
        raise GameOver(Text("game-is-over"))
    decision = state.decision(seat, number)
    if decision is not None:
        return decision
    was_asked = seat in range(state.seats) and number in range(1, state.asked[seat] + 1)
    if was_asked or state.decisions_of(seat):
        raise Stale(Text("question-is-stale"))
    raise NotYours(Text("not-your-turn"))


def apply(state: S, move: Move) -> S:
    """The state after a move; the given state is not changed, whether or not the move is refused.

    The new state holds the story of the move in `events`, and in `barrier` what cannot be taken back.
    """
    return take(state, question(state, move.seat, move.number), move.choice)


def take(state: S, decision: Decision, choice: Choice) -> S:
    """The state after an answer to one of its own open questions."""
    following = deep_copy(state)
    following.events = []
    following.barrier = None
    following.mover = decision.seat
    answer(following, decision, choice)
    run(following)
    if following.barrier is None and state.mover not in (None, decision.seat):
        following.barrier = Barrier.OTHER_SEAT
    return following


def play_on(state: State, decision: Decision, choice: Choice) -> None:
    """Make a move in a state that is nobody else's, such as an imagined one; saves the copy."""
    state.events.clear()
    state.mover = decision.seat
    answer(state, decision, choice)
    run(state)


def preview(state: S, move: Move) -> S:
    """The state after the answer alone, before anything that follows from it.

    So a place on a grid can be previewed even if choosing it would end the round.
    """
    decision = question(state, move.seat, move.number)
    tried = deep_copy(state)
    tried.events = []
    tried.barrier = None
    answer(tried, decision, move.choice)
    return tried


def default_move(state: State, decision: Decision) -> Move:
    """What is done for a seat that does not answer."""
    return Move(decision.seat, decision.number, decision.form.default(state, decision.seat))
