"""What the latest move has changed in a dungeon: it carries a small mark."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.text import Seat, Text, seat_name
from engine.games.dungeon_lords.show.views import UnderworldView

SQUARES = {
    "dungeon-lords-did-build": "square",
    "dungeon-lords-did-dig": "squares",
    "dungeon-lords-conquered": "square",
}
"""Events about squares, and where they name them."""
HIRING = "dungeon-lords-did-hire"


class News(NamedTuple):
    """Squares by name, and whether the last one in the lair has just come."""

    squares: tuple[str, ...] = ()
    hired: bool = False


def news_of(view: UnderworldView, seat: Seat) -> News:
    """What everybody has just heard of a lord's dungeon."""
    own = [event for event in view.events if event.args.get("seat") == seat_name(seat)]
    squares = [name for event in own if event.key in SQUARES for name in _named(event)]
    return News(tuple(squares), any(event.key == HIRING for event in own))


def _named(event: Text) -> list[str]:
    return str(event.args[SQUARES[event.key]]).split(", ")
