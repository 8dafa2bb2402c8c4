"""What has changed since the picture before: new rooms and new heroes, as the latest events tell."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.text import Seat, Text
from engine.games.boss_monster.views import RealmView

BUILT = {"boss-monster-builds": "room", "boss-monster-miniboss-in-play": "room"}
MOVED = {"boss-monster-arrives", "boss-monster-lured", "boss-monster-fetched"}
FARED = {
    "boss-monster-struck",
    "boss-monster-dies",
    "boss-monster-survives",
    "boss-monster-sent-back",
    "boss-monster-sent-to-town",
    "boss-monster-threshed",
}
"""The events of a hero's way through a dungeon."""


class News(NamedTuple):
    """Rooms by owner and card, and heroes by card, in the small letters of the texts."""

    rooms: frozenset[tuple[Seat, str]]
    heroes: frozenset[str]
    way: bool
    """A hero has just come some way through a dungeon."""


def news(view: RealmView) -> News:
    """What the latest move has changed."""
    rooms = {(_seat(event), _card(event, BUILT[event.key])) for event in view.events if event.key in BUILT}
    heroes = {_card(event, "hero") for event in view.events if event.key in MOVED}
    way = any(event.key in FARED for event in view.events)
    return News(frozenset(rooms), frozenset(heroes), way)


def _seat(event: Text) -> Seat:
    name = event.args["seat"]
    assert isinstance(name, Text)
    seat = name.args["seat"]
    assert isinstance(seat, int)
    return seat


def _card(event: Text, word: str) -> str:
    name = event.args[word]
    assert isinstance(name, Text)
    return name.key.removeprefix("boss-monster-")
