"""What other rooms ask for: pictures of a view, drawn by whichever game it is of."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from engine.core.views import View
from texts import Speaker


class Picture(NamedTuple):
    """A PNG file with a name that says nothing secret, and what it shows in words."""

    name: str
    png: bytes
    alt: str


class Artist(Protocol):
    """What the package of a game offers; it is called like its game."""

    def table(self, view: View, speaker: Speaker) -> list[Picture]:
        """The pictures everybody may see."""

    def hand(self, view: View, speaker: Speaker) -> Picture:
        """What only the viewer may see."""

    def card(self, card_id: str, speaker: Speaker) -> Picture | None:
        """One card large; None if there is no such card."""


@cache
def _artist(game: str) -> Artist:
    return cast(Artist, import_module(f"render.{game.replace('-', '_')}"))


def table(view: View, speaker: Speaker) -> list[Picture]:
    """What the channel sees: the board, with the latest fights while they are news; at the end, the score."""
    return _artist(view.game).table(view, speaker)


def hand(view: View, speaker: Speaker) -> Picture:
    """The viewer's own hand, for their eyes only."""
    if view.viewer is None:
        raise ValueError("an onlooker has no hand")
    return _artist(view.game).hand(view, speaker)


def card(game: str, card_id: str, speaker: Speaker) -> Picture | None:
    """One card large; None if the game has no such card."""
    return _artist(game).card(card_id, speaker)
