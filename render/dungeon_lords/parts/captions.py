"""Captions: the moment a page shows, and names that fit into their room."""

from __future__ import annotations

from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.kit.hyphens import broken
from render.kit.writing import Style, fit, width
from texts import Speaker

SEAMS = ("anstalt", "ereignis", "halle", "laden", "magische", "tor")
"""Second halves of long German names, before which these are broken."""


def moment(view: UnderworldView, speaker: Speaker) -> str:
    """Year and season, or what is played instead."""
    if view.exercise:
        return speaker("dungeon-lords-picture-practice")
    if not view.season:
        return speaker("dungeon-lords-picture-set-up")
    season = plain(f"season-{view.season}")
    return speaker("dungeon-lords-picture-season", year=view.year, season=season)


def title(name: str, style: Style, room: int) -> str:
    """A name that is broken, if it has to be, at a hyphen or between its halves."""
    if " ".join(fit(name, style, room, 2).lines) == name:
        return name
    words = " ".join([_at_the_seam(word, style.smaller, room) for word in name.replace("-", "- ").split()])
    return broken(words, style, room)


def _at_the_seam(word: str, style: Style, room: int) -> str:
    """The halves of a name; it stays whole if its first half would have to be broken once more."""
    half = next((half for half in SEAMS if word.endswith(half) and word != half), "")
    head = f"{word.removesuffix(half)}-"
    return f"{head} {half}" if half and width(head, style) <= room else word
