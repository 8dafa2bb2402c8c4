"""What one seat knows of a table: its view, and worlds that fit the view. All a player ever gets."""

from __future__ import annotations

from zlib import crc32

import msgspec

from engine.core import Chance, Decision, Seat, State, View
from engine.core.registry import AnyGame


class Knowledge:
    """A table as one seat knows it.

    The state stays out of reach: players see the view, and imagine worlds in which everything the seat
    cannot know is dealt anew.
    """

    def __init__(self, game: AnyGame, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.view: View = game.computer_view(state, seat)
        self.offers = [decision for decision in state.offers if decision.seat == seat]
        self._state = state

    def world(self, chance: Chance) -> State:
        """A world that fits the view; the same chance always gives the same one."""
        world: State = self.game.redeal(self._state, self.seat, chance)
        world.events = []
        return world

    def whim(self) -> Chance:
        """Luck that is the same whenever the seat sees the same, and another in another game."""
        return Chance(crc32(msgspec.json.encode(self.view)))

    def question(self, world: State, decision: Decision) -> Decision:
        """The same question in a world; only what play waits for is a question to think about."""
        asked = (each for each in world.pending() if each.seat == self.seat)
        return next(each for each in asked if each.number == decision.number)
