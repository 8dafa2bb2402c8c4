"""What has changed since the picture before: new rooms and new heroes, as the latest events tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.text import Seat, Text
from engine.games.boss_monster.show.views import RealmView

BUILT = {"boss-monster-builds", "boss-monster-miniboss-in-play"}
MOVED = {"boss-monster-arrive", "boss-monster-lured", "boss-monster-fetched"}
FARED = {
    "boss-monster-halt-room",
    "boss-monster-dies",
    "boss-monster-survives",
    "boss-monster-sent-back",
    "boss-monster-sent-to-town",
    "boss-monster-threshed",
}
"""The events of a hero's way through a dungeon."""


class News(NamedTuple):
    """What is new; cards are called as in the texts, in small letters."""

    rooms: frozenset[tuple[Seat, str]]
    heroes: frozenset[str]
    way: bool
    """A hero has just come some way through a dungeon."""


def news(view: RealmView) -> News:
    """What the latest move has changed."""
    rooms = {
        (seat, card)
        for event in view.events
        if event.key in BUILT
        for seat in _seats(event)
        for card in _cards(event)
    }
    heroes = {card for event in view.events if event.key in MOVED for card in _cards(event)}
    way = any(event.key in FARED for event in view.events)
    return News(frozenset(rooms), frozenset(heroes), way)


def _parts(text: Text) -> Iterator[Text]:
    """All texts within a text, at any depth."""
    for part in text.args.values():
        if isinstance(part, Text):
            yield part
            yield from _parts(part)


def _seats(event: Text) -> Iterator[Seat]:
    for part in _parts(event):
        seat = part.args.get("seat")
        if part.key == "seat" and isinstance(seat, int):
            yield seat


def _cards(event: Text) -> Iterator[str]:
    for part in _parts(event):
        yield part.key.removeprefix("boss-monster-")
