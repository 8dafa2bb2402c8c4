"""Ranges of shards: as many as there are processes, as even as possible."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple, Self

PREFIX = "shards "
"""How the names of all leases on ranges begin."""
_NAME = re.compile(PREFIX + r"(\d+)-(\d+) of (\d+)")


class ShardRange(NamedTuple):
    """Shards that one process has, out of so many."""

    first: int
    last: int
    total: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last} of {self.total}"

    @property
    def lease(self) -> str:
        """The name of the lease on it."""
        return f"{PREFIX}{self}"

    @property
    def shards(self) -> list[int]:
        """The numbers of its shards."""
        return list(range(self.first, self.last + 1))

    @classmethod
    def of_lease(cls, name: str) -> Self:
        """The range that a lease is on."""
        found = _NAME.fullmatch(name)
        assert found is not None, name
        return cls(*(int(number) for number in found.groups()))

    def excludes(self, other: ShardRange) -> bool:
        """Whether only one of the two may be served: some servers belong to both.

        Whoever counts shards otherwise spreads the servers otherwise.
        """
        return self.total != other.total or (self.first <= other.last and other.first <= self.last)


def divided(total: int, processes: int) -> list[ShardRange]:
    """All shards, divided among so many processes; with fewer shards than processes, some get none."""
    parts = min(total, processes)
    bounds = [total * part // parts for part in range(parts + 1)]
    return [ShardRange(first, following - 1, total) for first, following in pairwise(bounds)]
