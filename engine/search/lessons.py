"""A lesson without Discord: the learner's questions, what the coach says at each, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core import Choice, Decision, Move, Seat, State, Text, View, apply, heard
from engine.core.coaching import Asked, Coaching, Memory, coaching, remembered, suggestion
from engine.core.registry import AnyGame
from engine.search.characters import CHARACTERS, player_called
from engine.search.knowledge import Knowledge
from engine.search.players import answer

LEARNER: Seat = 0


class Moment(NamedTuple):
    """A question to the learner, and what the coach says to it."""

    state: State
    asked: Asked
    memory: Memory
    said: Coaching
    suggestion: Choice | None

    @property
    def decision(self) -> Decision:
        """The question."""
        return self.asked.decision


def lesson_moments(game: AnyGame, decide: Callable[[Moment], Choice]) -> Iterator[Moment]:
    """Play a lesson, and the game after it, to its end; the computer players move as they do at a table."""
    assert game.coach is not None
    settings, seats = game.lesson_settings(), game.coach.lesson.seats
    state: State = game.start(seats, settings, game.coach.lesson.seed)
    memory, story = Memory(), heard(state.events, LEARNER)
    while True:
        state, further = _computer_moves(game, state)
        story += further
        question = next((one for one in state.pending() if one.seat == LEARNER), None)
        if question is None:
            return
        asked = Asked(game.view(state, LEARNER), question, story)
        said = coaching(game.coach, memory, asked)
        moment = Moment(state, asked, memory, said, suggestion(game.coach, memory, asked, game.quick_answer))
        yield moment
        choice = decide(moment)
        memory = remembered(game.coach, memory, asked, choice)
        state = apply(state, Move(LEARNER, question.number, choice))
        story = heard(state.events, LEARNER)


def _computer_moves(game: AnyGame, state: State) -> tuple[State, tuple[Text, ...]]:
    """Let the computer players move until the learner must decide; they are who they are at a table."""
    story: tuple[Text, ...] = ()
    while pending := [one for one in state.pending() if one.seat != LEARNER and not _waits(game, state, one)]:
        asked = pending[0]
        player = player_called(CHARACTERS[asked.seat - 1].name)
        known = Knowledge(game, state, asked.seat)
        answered, choice = answer(player, known, asked, known.whim())
        state = apply(state, Move(answered.seat, answered.number, choice))
        story += heard(state.events, LEARNER)
    return state, story


def _waits(game: AnyGame, state: State, decision: Decision) -> bool:
    """Whether a computer player lets the learner answer first."""
    learner_asked = any(one.seat == LEARNER for one in state.pending())
    view: View = game.computer_view(state, decision.seat)
    return learner_asked and game.patient(view, decision)
