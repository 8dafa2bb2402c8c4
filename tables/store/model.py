"""Tables, their seats, their story, and the errands that tell Discord about them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from engine.core import EXERCISE, LESSON, Seat, Text, Weight
from engine.search.characters import CHARACTERS
from engine.search.players import NORMAL

COMPUTER_PLAYER_NAMES = tuple(who.name for who in CHARACTERS)
"""The names of computer players."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Absentee(msgspec.Struct, frozen=True):
    """The person for whom a computer player keeps a seat."""

    user_id: int
    name: str
    returns_at: float | None = None
    """When they get the seat back by themselves; None if they must ask for it."""


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat; a computer player has no user id."""

    seat: Seat
    user_id: int | None
    name: str
    absentee: Absentee | None = None
    since: int = 0
    """The version of the table at which they sat down; what the seat was told earlier is not for them."""
    strength: str = NORMAL
    """How strong the computer player is; it means nothing for a person."""


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
    edition: str = ""
    """Whose values the game is played with; empty for ours."""

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
        """Where this person sits; refuses if they do not, and says how they might."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused(Text("not-seated" if self.kept_for(user_id) is None else "seat-is-kept-for-you"))
        return seat

    @property
    def is_exercise(self) -> bool:
        """Whether one person tries or learns something here, and nobody else waits."""
        return EXERCISE in self.settings or self.is_lesson

    @property
    def is_lesson(self) -> bool:
        """Whether one person learns the game here, with computer players in the other seats."""
        return LESSON in self.settings

    @property
    def has_coach(self) -> bool:
        """Whether a coach speaks to the people here."""
        return self.is_lesson or self.table_settings["coach"] == "on"

    def kept_for(self, user_id: int) -> Holder | None:
        """The computer player who keeps this person's seat."""
        return next((one for one in self.holders if one.absentee and one.absentee.user_id == user_id), None)


class TableErrand(msgspec.Struct, frozen=True, tag="table", tag_field="errand", omit_defaults=True):
    """Update the channel's message; post it again if somebody must be told."""

    notes: tuple[Text, ...] = ()
    mention: tuple[int, ...] = ()
    """Who is to act now; everybody at the end of the game."""
    asked: tuple[int, ...] = ()
    """Who is asked to vote, or warned, or the host from now on."""


class PanelErrand(msgspec.Struct, frozen=True, tag="panel", tag_field="errand", omit_defaults=True):
    """Update a person's direct message; post it again if it is their turn."""

    user_id: int
    your_turn: bool
    ended: Text | None = None
    """How the game was ended before its end."""

    def after(self, earlier: PanelErrand) -> PanelErrand:
        """Both in one."""
        turn, ended = self.your_turn or earlier.your_turn, self.ended or earlier.ended
        return PanelErrand(self.user_id, turn, ended)


class NoticeErrand(msgspec.Struct, frozen=True, tag="notice", tag_field="errand", omit_defaults=True):
    """Send a person one private message."""

    user_id: int
    text: Text
    offers_seat: bool = False
    """Whether they can sit down at the table from there."""


class PostErrand(msgspec.Struct, frozen=True, tag="post", tag_field="errand"):
    """Post what a round has brought; it stays in the channel."""

    version: int
    """The version of the table at which the round had ended."""


class CardErrand(msgspec.Struct, frozen=True, tag="card", tag_field="errand"):
    """Bring a card of a lobby up to date, or post it."""

    kind: str
    """`thread` or `wanted`, as in `tables.store.company.cards`."""


Errand = TableErrand | PanelErrand | NoticeErrand | PostErrand | CardErrand


class Refused(Exception):  # noqa: N818 - an answer to a person, not an error
    """A request that cannot be granted; the text says why, and what is possible instead."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Contested(Exception):  # noqa: N818 - a signal between two writers
    """Somebody else has changed the table meanwhile."""


class Line(NamedTuple):
    """One line of the story as one viewer heard it."""

    text: Text
    weight: Weight = Weight.EVENT
    is_private: bool = False
    """Whether it was worded for this viewer alone."""


class Passage(NamedTuple):
    """What one move brought about, as one viewer heard it."""

    version: int
    mover: Seat | None
    lines: list[Line]
    viewer: Seat | None
    """Who heard it; None if everybody did, or if the present holder of the seat sat down later."""
