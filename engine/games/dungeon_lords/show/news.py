"""News: what the latest move has changed in each dungeon, read from the story the viewer heard."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat, Text, seat_name, seats_named

SQUARES = {
    "dungeon-lords-did-build": "square",
    "dungeon-lords-did-dig": "squares",
    "dungeon-lords-conquered": "square",
}
"""The events that change squares, and the argument that names those squares."""
HIRING = "dungeon-lords-did-hire"
DECIDED = ("dungeon-lords-conquered", "dungeon-lords-held", "dungeon-lords-battle-won")
"""The events that end a battle."""


class News(NamedTuple):
    """What has just changed in one dungeon."""

    squares: tuple[str, ...] = ()
    """The names of squares dug, built on or conquered."""
    hired: bool = False
    """Whether the last monster in the lair is new."""


def news_by_seat(events: tuple[Text, ...], seats: int) -> tuple[News, ...]:
    """The news about each lord's dungeon."""
    return tuple([_news_about(events, seat) for seat in range(seats)])


def decided_battles(events: tuple[Text, ...]) -> list[Seat]:
    """The lords whose battles have just ended."""
    return [seat for event in events if event.key in DECIDED for seat in seats_named(event)]


def _news_about(events: tuple[Text, ...], seat: Seat) -> News:
    own = [event for event in events if event.args.get("seat") == seat_name(seat)]
    squares = [name for event in own if event.key in SQUARES for name in _named_squares(event)]
    return News(tuple(squares), any(event.key == HIRING for event in own))


def _named_squares(event: Text) -> list[str]:
    return str(event.args[SQUARES[event.key]]).split(", ")
