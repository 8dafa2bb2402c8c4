"""Help with a script that draws something: proposals to go on with, and pieces that can still be moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.forms.spatial import Proposal
from engine.core.grid import Spot
from engine.core.text import Text

Written = tuple[str, ...]


class Place(NamedTuple):
    """Somewhere a piece could lie, and the whole script with the piece there."""

    spot: Spot
    words: list[str]


class Piece(NamedTuple):
    """Something that a script has laid down and that can be moved without undoing what came later."""

    name: Text
    at: Spot
    places: Sequence[Place]
    """Everywhere else it could lie."""


class ScriptSuggestions(NamedTuple):
    """Help with going on from some words."""

    proposals: Sequence[Proposal] = ()
    """Scripts to go on with, the best first; each keeps the words so far. The first is drawn already."""
    side_by_side: bool = False
    """Whether they are shown together as numbered thumbnails, not one after the other."""
    pieces: Sequence[Piece] = ()
    """What lies there already, in an order that moving one of them does not change."""
    back: Sequence[str] = ()
    """The words with the latest one a step shorter, where something can be done in the middle of it."""
    final: Text | None = None
    """Why nothing can be changed once this is handed in; then it is asked once more."""


class ScriptPreview(NamedTuple):
    """What to draw of a script: the words, and with them what is only proposed."""

    words: Written = ()
    ghost: Written = ()
    """A whole script of which only `words` are sure."""
    choices: tuple[Written, ...] = ()
    """Scripts to be drawn as numbered thumbnails, from number `first` on."""
    first: int = 1
    piece: int | None = None
    """The piece that is being moved."""
