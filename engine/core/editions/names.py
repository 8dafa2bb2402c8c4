"""What games enter under stable names: rules, laws, grammars. Every edition of a game has its own of each."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.core.editions.edition import OURS, being_read

T = TypeVar("T")


class Names(dict[tuple[str, str], T]):
    """Things by edition and name."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind

    def enter(self, name: str, thing: T) -> str:
        """Enter something under a name that is still free, and return the name."""
        if self.setdefault((being_read(), name), thing) is not thing:
            raise ValueError(f"two {self._kind} are called {name}")
        return name

    def of(self, played: Any, name: str) -> T:
        """What a name means at a table, whose state or view this is; in our own edition without one."""
        return self[OURS if played is None else played.edition, name]

    def ours(self, name: str) -> T:
        """What a name means in our own edition."""
        return self[OURS, name]
