"""Recorded games for tests: a real one, and what somebody could make of it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from engine.cli.self_play import computer_move
from engine.core.play import Move
from engine.core.record import record_of, write_record
from engine.core.registry import game

KEY, SEATS = "mighty-monsters", 3


@cache
def recorded() -> bytes:
    """A whole game between computer players."""
    its_game = game(KEY)
    state, moves = its_game.start(SEATS, {}, 7), []
    while state.result is None:
        decision, choice = its_game.computer_answer(state, state.pending()[0])
        moves.append(Move(decision.seat, decision.number, choice))
        state = computer_move(its_game, state)
    return write_record(record_of(KEY, SEATS, its_game.checked_settings({}), 7, moves, state.result))


def changed(**fields: Any) -> bytes:
    """The same game with something else in it."""
    return json.dumps(json.loads(recorded()) | fields).encode()
