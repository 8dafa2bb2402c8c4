"""What every form can do, and what a choice looks like."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.text import Seat, Text

Choice = list[str] | int
Answer_co = TypeVar("Answer_co", covariant=True)


class Form(Protocol[Answer_co]):
    """Anything a seat can be asked to fill in."""

    def read(self, state: Any, seat: Seat, choice: Choice) -> Answer_co:
        """The value behind a legal choice; raises `Illegal` for any other."""
        ...

    def forced(self) -> Choice | None:
        """The only choice there is, if there is only one."""
        ...

    def default(self, state: Any, seat: Seat) -> Choice:
        """A legal choice that is cheap to find."""
        ...

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Some legal choice, drawn with `chance`."""
        ...


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to pick: a short stable id, a label, and perhaps a group and a line of explanation."""

    id: str
    text: Text
    group: Text | None = None
    note: Text | None = None
