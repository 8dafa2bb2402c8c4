"""News: what the latest move was about, as data for pictures."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Seat, Text, seat_name
from engine.games.fairy_market.rules.story import is_expedition


class News(msgspec.Struct, frozen=True, gc=False):
    """What the story of the latest move says, as one viewer heard it."""

    about: tuple[Seat, ...] = ()
    """The players it names."""
    explored: bool = False
    """Whether it shows dungeons."""


NO_NEWS = News()


def news_of(story: Sequence[Text], seats: int) -> News:
    """The news in a story."""
    if not story:
        return NO_NEWS
    named = [event.args.get("seat") for event in story]
    about = tuple([seat for seat in range(seats) if seat_name(seat) in named])
    return News(about, any(is_expedition(event) for event in story))
