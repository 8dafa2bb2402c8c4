"""What illustrates a topic of the rules: a scene of a sample game, a card, things by name, or its symbols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.text import Text
from engine.core.views import View


@dataclass(frozen=True)
class Scene:
    """A picture of a sample: a view that is kept beside the game's pictures, in `samples/`.

    `shows` is what an artist can draw of it: its `question`, the `table`, the `moment`, the `hand`, the
    `poster`, or the `spotlight` on a seat. Where that is several pictures, `number` says which.
    """

    sample: str
    shows: str = "question"
    number: int = 0


@dataclass(frozen=True)
class LargeCard:
    """One card, large."""

    card: str


@dataclass(frozen=True)
class Things:
    """Symbols with a name or a few words each."""

    named: tuple[tuple[str, Text], ...]


@dataclass(frozen=True)
class Symbols:
    """Every symbol that the topic's own text explains."""


Illustration = Scene | LargeCard | Things | Symbols


@dataclass(frozen=True)
class Illustrations:
    """The pictures of a game's rules by topic, and the kind of view its samples are."""

    view: type[View] = View
    of: Mapping[str, Illustration] = field(default_factory=dict)


NO_ILLUSTRATIONS = Illustrations()
