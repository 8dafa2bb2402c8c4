"""The ids of buttons, selects and forms: what is meant, at which table, and for which question.

`lk1:pick:12:7:4@2` is the action `pick` at table 12, question 7, with `4@2` as its last word. The prefix
carries a version: a later release can still tell an old button from its own. Ids work across restarts,
because all that a click needs is in them.
"""

from __future__ import annotations

from typing import NamedTuple

PREFIX = "lk1"
MOST_CHARACTERS = 100
LONGEST_TABLE = 18
"""More digits than any table's number has; the database could not even be asked for it."""


class Id(NamedTuple):
    """A custom id taken apart."""

    action: str
    table: int
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = ":".join((PREFIX, self.action, str(self.table), *self.words))
        if len(text) > MOST_CHARACTERS:
            raise ValueError(f"a custom id may have {MOST_CHARACTERS} characters: {text}")
        return text


def write_id(action: str, table: int, *words: str | int) -> str:
    """A custom id for Discord."""
    return str(Id(action, table, tuple(map(str, words))))


def read_id(custom_id: str) -> Id | None:
    """What a custom id means; None when it is not one of ours."""
    prefix, *rest = custom_id.split(":")
    if prefix != PREFIX or len(rest) < 2 or not rest[1].isdecimal() or len(rest[1]) > LONGEST_TABLE:
        return None
    return Id(rest[0], int(rest[1]), tuple(rest[2:]))
