"""The pictures other packages ask for, each drawn by the game's `ARTIST`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.agenda import Decision
from engine.core.editions import Edition, learn, module_of
from engine.core.editions.edition import OURS
from engine.core.forms import Choices, ScriptPreview
from engine.core.game import EXERCISE
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text
from engine.core.views import View
from render.kit.illustrations import NO_ILLUSTRATIONS, Illustrations
from render.kit.picture import Picture
from texts import Speaker

V = TypeVar("V", bound=View)

Draft = Callable[[V, Decision, list[str], Text | None, Speaker], Picture | None]


@dataclass(frozen=True)
class Artist(Generic[V]):
    """Draws a game's views; `render.<game>.ARTIST` is one."""

    table: Callable[[V, Speaker], Iterable[Picture]]
    """The pictures everybody may see, what matters most first; a generator draws only what is asked for."""
    hand: Callable[[V, Speaker], Picture]
    """What only the viewer may see."""
    spotlight: Callable[[V, Seat, Speaker], Picture]
    """One seat's part of the table, large; everybody may see it."""
    card: Callable[[str, Speaker], Picture | None]
    """One card large; None if there is no such card."""
    glance: Callable[[V, Speaker], Iterable[Picture]] | None = None
    """As much of the table as a player needs to decide; None if that is all of it."""
    question: Callable[[V, Decision, Speaker], Picture] | None = None
    """The one picture that a question of the viewer's is about; None if hand and glance are shown instead."""
    moment: Callable[[V, Speaker], list[Picture]] | None = None
    """What the latest move has brought about, large, the viewer's own first; None if nothing is worth it."""
    post: Callable[[V, Speaker], list[Picture]] | None = None
    """What the channel is shown of a round that has ended; None if that is the moment."""
    poster: Callable[[V, Text | None, Speaker], Picture] | None = None
    """The result of a finished game, with its turning point if there was one; None if the table shows it."""
    draft: Draft[V] | None = None
    """The viewer's draft as it would look; None if the game has no such picture."""
    sketch: Callable[[V, Decision, ScriptPreview, Speaker], Picture | None] | None = None
    """The viewer's script with what is proposed: drawn as a ghost, or as numbered thumbnails."""
    choices: Callable[[V, Decision, Choices, Speaker], Picture | None] | None = None
    """Several answers by number: places on the board, thumbnails, or ways side by side."""
    topics: Illustrations = NO_ILLUSTRATIONS
    """What illustrates the topics of the rules; `render.topics` draws it."""


def artist(game: str, edition: str = OURS) -> Artist[Any]:
    """The artist of a game, with the values of an edition; its package is named after the game."""
    found: Artist[Any] = module_of(f"render.{game.replace('-', '_')}", edition).ARTIST
    return found


def illustrated_games() -> list[str]:
    """Every game with an artist: beside it are the samples that illustrate its rules."""
    folders = [one.name for one in files("render").iterdir() if one.joinpath("samples").is_dir()]
    return sorted(folder.replace("_", "-") for folder in folders)


def unfinished(view: View) -> View:
    """An exercise is drawn as it stands when it is over, too: there is no score to be drawn."""
    return msgspec.structs.replace(view, result=None) if EXERCISE in view.settings else view


def table(view: View, speaker: Speaker) -> list[Picture]:
    """What the channel sees: the board, with the latest fights while they are news; at the end, the score."""
    return list(artist(view.game, view.edition).table(unfinished(view), speaker))


def front(view: View, speaker: Speaker) -> Picture:
    """The one picture of the table that matters most now."""
    return next(iter(artist(view.game, view.edition).table(unfinished(view), speaker)))


def glance(view: View, speaker: Speaker) -> list[Picture]:
    """As much of the table as a player needs to decide, shown beside their hand."""
    its_artist = artist(view.game, view.edition)
    return list((its_artist.glance or its_artist.table)(unfinished(view), speaker))


def has_glance(view: View) -> bool:
    """Whether a glance differs from the table."""
    return artist(view.game, view.edition).glance is not None


def hand(view: View, speaker: Speaker) -> Picture:
    """The viewer's own hand, for their eyes only."""
    if view.viewer is None:
        raise ValueError("an onlooker has no hand")
    return artist(view.game, view.edition).hand(unfinished(view), speaker)


def question(view: View, decision: Decision, speaker: Speaker) -> Picture | None:
    """The one picture that a question of the viewer's is about, for their eyes only; None without one."""
    draw = artist(view.game, view.edition).question
    return None if draw is None else draw(view, decision, speaker)


def moment(view: View, speaker: Speaker) -> list[Picture]:
    """The fight, battle or way that the latest move has brought about, as its viewer saw it."""
    draw = artist(view.game, view.edition).moment
    return [] if draw is None else draw(view, speaker)


def post(view: View, speaker: Speaker) -> list[Picture]:
    """What everybody may see of a round that has ended."""
    if view.viewer is not None:
        raise ValueError("a post shows what everybody may know")
    its_artist = artist(view.game, view.edition)
    draw = its_artist.post or its_artist.moment
    return [] if draw is None else draw(view, speaker)


def poster(view: View, turned: Text | None, speaker: Speaker) -> Picture | None:
    """The one picture of a finished game, for everybody; None if the game has none, or is an exercise."""
    if view.viewer is not None:
        raise ValueError("a poster shows what everybody may know")
    draw = artist(view.game, view.edition).poster
    if draw is None or view.result is None or EXERCISE in view.settings:
        return None
    return draw(view, turned, speaker)


def draft(
    view: View, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
) -> Picture | None:
    """A draft of an answer, for its author, with what the refusal is about marked.

    None if the game has no such picture or the words make no sense.
    """
    draw = artist(view.game, view.edition).draft
    if draw is None:
        return None
    try:
        return draw(view, decision, words, refusal, speaker)
    except Illegal:
        return None


def sketch(view: View, decision: Decision, preview: ScriptPreview, speaker: Speaker) -> Picture | None:
    """A script and what is proposed with it, for its author; None if the game has no such picture."""
    draw = artist(view.game, view.edition).sketch
    return None if draw is None else draw(view, decision, preview, speaker)


def choices(view: View, decision: Decision, numbered: Choices, speaker: Speaker) -> Picture | None:
    """Several answers by number, for the asked seat only; None if the game has no such picture."""
    draw = artist(view.game, view.edition).choices
    return None if draw is None else draw(view, decision, numbered, speaker)


def spotlight(view: View, seat: Seat, speaker: Speaker) -> Picture:
    """One seat's part of the table, large, as everybody may see it."""
    if view.viewer is not None:
        raise ValueError("a spotlight shows what everybody may know")
    if not 0 <= seat < view.seats:
        raise ValueError("nobody sits there")
    return artist(view.game, view.edition).spotlight(unfinished(view), seat, speaker)


def card(game: str, card_id: str, speaker: Speaker) -> Picture | None:
    """One card large; None if the game has no such card."""
    return artist(game).card(card_id, speaker)


def edited_card(edition: Edition, card_id: str, speaker: Speaker) -> Picture | None:
    """One card large, as an edition has it; None if its game has no such card."""
    return artist(edition.game, learn(edition)).card(card_id, speaker)
