"""Tables, their seats, and what is to be told to Discord, as the database keeps them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import NamedTuple

import aiosqlite
import msgspec

from engine.core import Seat, State, Text

COMPUTER_PLAYER_NAMES = ("Grix", "Mumble", "Onyx", "Pip", "Ratchet", "Sable")
"""What computer players are called, by seat."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Absentee(msgspec.Struct, frozen=True):
    """For whom a computer player keeps a seat."""

    user_id: int
    name: str
    returns_at: float | None = None
    """When the seat goes back to them by itself; None: when they say so."""


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat; a computer player has no user id."""

    seat: Seat
    user_id: int | None
    name: str
    absentee: Absentee | None = None
    since: int = 0
    """The version of the table since which it is theirs; what the seat was told before is not for them."""


class Table(msgspec.Struct, frozen=True):
    """A table as it is now."""

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    settings: dict[str, str]
    host_id: int
    status: Status
    version: int
    locale: str
    message_id: int | None
    message_at: float | None
    holders: tuple[Holder, ...]
    table_settings: dict[str, str]

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [holder.name for holder in self.holders]

    @property
    def people(self) -> list[Holder]:
        """The seats held by people."""
        return [holder for holder in self.holders if holder.user_id is not None]

    def seat_of(self, user_id: int) -> Seat | None:
        """Where this person sits."""
        return next((holder.seat for holder in self.holders if holder.user_id == user_id), None)

    def must_seat(self, user_id: int) -> Seat:
        """Where this person sits; a refusal tells whoever does not, and how they might."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused(Text("not-seated" if self.kept_for(user_id) is None else "seat-is-kept-for-you"))
        return seat

    def kept_for(self, user_id: int) -> Holder | None:
        """The computer player who keeps this person's seat."""
        return next((one for one in self.holders if one.absentee and one.absentee.user_id == user_id), None)


class Commit(NamedTuple):
    """A new version of a table, about to be committed."""

    before: Table
    table: Table
    state: State
    at: float


CommitHook = Callable[[aiosqlite.Connection, Commit], Awaitable[None]]
"""Writes down what belongs to every new version of a table, in the same transaction."""


class TableErrand(msgspec.Struct, frozen=True, tag="table", tag_field="errand", omit_defaults=True):
    """Bring the channel's message up to date; post it anew when somebody must be told."""

    notes: tuple[Text, ...] = ()
    mention: tuple[int, ...] = ()
    """Whose turn it is, or everybody at the end."""
    asked: tuple[int, ...] = ()
    """Who is to say a word on something beside the game."""


class PanelErrand(msgspec.Struct, frozen=True, tag="panel", tag_field="errand"):
    """Bring a person's direct message up to date; post it anew when it is their turn."""

    user_id: int
    your_turn: bool


class NoticeErrand(msgspec.Struct, frozen=True, tag="notice", tag_field="errand"):
    """Say one thing to a person in private."""

    user_id: int
    text: Text


Errand = TableErrand | PanelErrand | NoticeErrand


class Refused(Exception):  # noqa: N818 - an answer to a person, not an error of ours
    """What was asked of a table is not possible; the text says why, and what is."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Contested(Exception):  # noqa: N818 - a signal between two writers
    """Somebody else has changed the table in between."""
