"""How far a seat may take its moves back by itself, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.state import Barrier
from engine.core.text import Seat


class Past(NamedTuple):
    """What undo needs to know of one move: who made it and which barrier applying it raised."""

    mover: Seat
    barrier: Barrier | None


class WayBack(NamedTuple):
    """How many moves can be taken back freely, and the barrier behind them (None: the game began there)."""

    moves: int
    barrier: Barrier | None


def way_back(history: Sequence[Past], seat: Seat) -> WayBack:
    """The way back for `seat`, from the latest move (last in `history`) towards the start."""
    moves = 0
    for past in reversed(history):
        if past.mover != seat:
            return WayBack(moves, Barrier.OTHER_SEAT)
        if past.barrier in (Barrier.CHANCE, Barrier.TURNED_UP):
            return WayBack(moves, past.barrier)
        moves += 1
    return WayBack(moves, None)
