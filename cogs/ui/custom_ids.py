"""The custom ids of buttons, select menus and modals: an action, its table, and the action's arguments.

`lk1:pick:12:7:4@2` is the action `pick` at table 12 with the arguments `7` (the decision's number) and `4@2`.
The prefix is a version, so a later release can still recognise an old button. An id holds all a click needs,
so buttons keep working after a restart.
"""

from __future__ import annotations

from typing import NamedTuple

PREFIX = "lk1"
MOST_CHARACTERS = 100
LONGEST_TABLE = 18
"""Table numbers with more digits are forged: the database could not store them."""


class Id(NamedTuple):
    """A parsed custom id."""

    action: str
    table: int
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = ":".join((PREFIX, self.action, str(self.table), *self.args))
        if len(text) > MOST_CHARACTERS:
            raise ValueError(f"a custom id may have {MOST_CHARACTERS} characters: {text}")
        return text


def write_id(action: str, table: int, *args: str | int) -> str:
    """A custom id for Discord."""
    return str(Id(action, table, tuple(map(str, args))))


def read_id(custom_id: str) -> Id | None:
    """Parse a custom id; None if it is not one of ours."""
    prefix, *rest = custom_id.split(":")
    if prefix != PREFIX or len(rest) < 2 or not rest[1].isdecimal() or len(rest[1]) > LONGEST_TABLE:
        return None
    return Id(rest[0], int(rest[1]), tuple(rest[2:]))
