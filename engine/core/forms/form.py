"""What every form can do, and what a choice looks like."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text

Choice = list[str] | int
MOST_WORDS = 250
MOST_LETTERS = 2000
"""Longer answers are refused before any rule looks at them; the longest legal ones stay well below."""
Answer_co = TypeVar("Answer_co", covariant=True)


def words_of(choice: object, wanted: Text) -> list[str]:
    """A choice that should be a list of words; anything else is refused with the text `wanted`.

    Choices come from strangers, so their type is checked here and not trusted.
    """
    if not isinstance(choice, list) or not all(isinstance(word, str) for word in choice):
        raise Illegal(wanted)
    if len(choice) > MOST_WORDS or sum(map(len, choice)) > MOST_LETTERS:
        raise Illegal(Text("answer-too-long", {"most": MOST_LETTERS}))
    return choice


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
    declines: bool = False
    """Whether it means to leave things as they are; such a control is grey."""
