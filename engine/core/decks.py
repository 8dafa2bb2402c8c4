"""Draw piles with their discards."""

from __future__ import annotations

import msgspec

from engine.core.state import State


class Deck(msgspec.Struct):
    """A face-down pile, its top card last, and the discards beside it."""

    pile: list[str]
    discards: list[str] = []

    def draw(self, state: State) -> str:
        """The top card; somebody will see it, so the move cannot be taken back."""
        state.turn_up()
        return self.pile.pop()

    def draw_reshuffling(self, state: State) -> str | None:
        """The top card, with the discards shuffled into a new pile when it is empty; None when both are."""
        if not self.pile:
            if not self.discards:
                return None
            self.pile, self.discards = self.discards, self.pile
            state.shuffle(self.pile)
        return self.draw(state)
