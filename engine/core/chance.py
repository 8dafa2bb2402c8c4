"""The only source of randomness: a small generator whose whole state is one number."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance(msgspec.Struct):
    """SplitMix64: tiny state, good mixing, the same everywhere; `memory` is saved with the game."""

    memory: int

    def _next(self) -> int:
        self.memory = (self.memory + 0x9E3779B97F4A7C15) & _MASK
        z = self.memory
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1; the bias of multiplying down is below 2**-50 for our limits."""
        return (self._next() * limit) >> 64

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` into a random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things`, each as likely as the others."""
        return things[self.below(len(things))]
