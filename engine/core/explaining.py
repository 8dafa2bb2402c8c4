"""What a game says about the answers to a question, from what the asked seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.text import Text

LONGEST_NOTE = 100
"""What Discord shows below an option; notes, outlooks and reasons keep to it in every language."""


class Barred(NamedTuple):
    """Something that is not possible now, and why."""

    what: Text
    why: Text


class Explanation(NamedTuple):
    """Help with one question; it is worked out when somebody looks at it."""

    notes: Mapping[str, Text] = {}
    """By option: what it does, costs and brings, where the option itself carries no note."""
    outlooks: Mapping[str, Text] = {}
    """By option: what will probably come of it."""
    barred: Sequence[Barred] = ()
    symbols: Mapping[str, str] = {}
    """By option: the symbol shown beside it, by the name of its sprite."""


NO_EXPLANATION = Explanation()
