"""Sentences as data: a key into the text files and the arguments to fill in."""

from __future__ import annotations

from functools import cache

import msgspec

Seat = int
"""A place at the table, counted clockwise from 0."""
ALL_OF = "all-of"


class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence somebody will read, in whatever language they read."""

    key: str
    args: dict[str, int | str | Text] = {}


@cache
def seat_name(seat: Seat) -> Text:
    """The name of whoever sits at `seat`; only the table knows it, so it is filled in late."""
    return Text("seat", {"seat": seat})


def all_of(parts: list[Text]) -> Text:
    """Several things as one enumeration: "a, b and c"."""
    return Text(ALL_OF, {str(number): part for number, part in enumerate(parts)})
