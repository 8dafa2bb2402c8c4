"""What other rooms ask for: pictures of a view, drawn by whichever game it is of."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from engine.core.agenda import Decision
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text
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

    def spotlight(self, view: View, seat: Seat, speaker: Speaker) -> Picture:
        """One seat's part of the table, large; everybody may see it."""

    def card(self, card_id: str, speaker: Speaker) -> Picture | None:
        """One card large; None if there is no such card."""


class Summariser(Protocol):
    """What an artist offers besides, if not all of the table is needed beside a hand."""

    def glance(self, view: View, speaker: Speaker) -> list[Picture]:
        """As much of the table as somebody needs who must decide and has their hand before them."""


class Draughtsman(Protocol):
    """What an artist offers besides, if the game has answers to put together: places, paths, scripts."""

    def draft(
        self, view: View, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
    ) -> Picture | None:
        """The answer the viewer is putting together, as it would look; None where there is nothing to see."""


@cache
def _artist(game: str) -> Artist:
    return cast(Artist, import_module(f"render.{game.replace('-', '_')}.artist"))


def table(view: View, speaker: Speaker) -> list[Picture]:
    """What the channel sees: the board, with the latest fights while they are news; at the end, the score."""
    return _artist(view.game).table(view, speaker)


def glance(view: View, speaker: Speaker) -> list[Picture]:
    """As much of the table as somebody needs who must decide; they see it beside their hand."""
    artist = _artist(view.game)
    return cast(Summariser, artist).glance(view, speaker) if has_glance(view) else artist.table(view, speaker)


def has_glance(view: View) -> bool:
    """Whether a glance at the table shows anything else than the table."""
    return hasattr(_artist(view.game), "glance")


def hand(view: View, speaker: Speaker) -> Picture:
    """The viewer's own hand, for their eyes only."""
    if view.viewer is None:
        raise ValueError("an onlooker has no hand")
    return _artist(view.game).hand(view, speaker)


def draft(
    view: View, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
) -> Picture | None:
    """An answer that is being put together, for whoever does so; what a refusal is about is marked in it.

    None if the game has no picture for it, or the words cannot be read at all.
    """
    artist = _artist(view.game)
    if not hasattr(artist, "draft"):
        return None
    try:
        return cast(Draughtsman, artist).draft(view, decision, words, refusal, speaker)
    except Illegal:
        return None


def spotlight(view: View, seat: Seat, speaker: Speaker) -> Picture:
    """One seat's part of the table, large, as everybody may see it."""
    if view.viewer is not None:
        raise ValueError("a spotlight shows what everybody may know")
    if not 0 <= seat < view.seats:
        raise ValueError("nobody sits there")
    return _artist(view.game).spotlight(view, seat, speaker)


def card(game: str, card_id: str, speaker: Speaker) -> Picture | None:
    """One card large; None if the game has no such card."""
    return _artist(game).card(card_id, speaker)
