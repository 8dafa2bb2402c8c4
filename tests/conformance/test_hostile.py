"""Whatever is sent as an answer: it is refused in words, or it is legal; and the state it met never changes.

`HOSTILE_ANSWERS` says how many are tried for each number of seats and settings; the default is quick.
"""

from __future__ import annotations

import os

from engine.core import Move, Refusal, State, apply
from tests.conformance.hostile import hostile_choices
from tests.conformance.laws import speaks
from tests.conformance.plays import Play, encoded

ANSWERS = int(os.environ.get("HOSTILE_ANSWERS", "600"))
AT_A_QUESTION = 6


def test_every_hostile_answer_is_refused_or_legal_and_changes_nothing(played: list[Play]) -> None:
    chance = played[0].chance()
    tried = 0
    while tried < ANSWERS:
        play = chance.one_of(played)
        state: State = chance.one_of(play.states[:-1])
        decision = chance.one_of(state.decisions())
        before = encoded(state)
        for choice in hostile_choices(state, decision, AT_A_QUESTION, chance):
            tried += 1
            try:
                apply(state, Move(decision.seat, decision.number, choice))
            except Refusal as refusal:
                speaks(refusal.text)
        assert encoded(state) == before
