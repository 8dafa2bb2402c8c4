"""A form for free text, such as a name."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.forms.form import Choice, words_of
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text

MARKUP = frozenset("*_~`|<>@#[]\\{}")
"""Characters Discord would take for formatting or a mention."""


class Words(msgspec.Struct, frozen=True, gc=False, tag="words", tag_field="form", omit_defaults=True):
    """A name or a short sentence the player makes up."""

    longest: int
    usual: str

    def read(self, state: Any, seat: Seat, choice: Choice) -> str:
        """The text with single spaces; anything Discord would take for markup is refused."""
        wanted = Text("words-wanted", {"most": self.longest})
        words = " ".join(" ".join(words_of(choice, wanted)).split())
        if not 0 < len(words) <= self.longest:
            raise Illegal(wanted)
        if not words.isprintable() or set(words) & MARKUP:
            raise Illegal(Text("words-without-markup"))
        return words

    def forced(self) -> Choice | None:
        """Never."""
        return None

    def default(self, state: Any, seat: Seat) -> Choice:
        """The usual words."""
        return self.usual.split()

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """The usual words and a number."""
        return [*self.usual.split()[:1], str(1 + chance.below(99))]
