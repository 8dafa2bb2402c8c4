"""Who is called to a table, and by which message."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core import Text
from engine.core.registry import game_of
from tables import (
    NoticeErrand,
    Person,
    Status,
    Table,
    TableErrand,
    Vote,
    called_by_dm,
    called_in_channel,
    is_quiet,
)

SILENCE = Text("channel-was-silent")
"""The note on a message that could not be posted for a while; it also says that the host has been told."""

NEW_HOST = "story-host"
"""The note that tells who the host is now."""


def new_host(table: Table, errand: TableErrand) -> int | None:
    """Who is told above the message of a running game that they are its host now."""
    called = table.host_id in (*errand.asked, *errand.mention)  # it may be their turn as well
    told = called and any(note.key == NEW_HOST for note in errand.notes)
    return table.host_id if told and table.status is Status.PLAYING else None


def told_below(errand: TableErrand, heir: int | None) -> list[Text]:
    """The notes in the story: not the one that stands above the message, with a mention."""
    return [note for note in errand.notes if heir is None or note.key != NEW_HOST]


def asked_below(table: Table, errand: TableErrand, votes: Sequence[Vote]) -> list[int]:
    """Whom a question below awaits; a new host is called, too, but only asked if they may vote."""
    heir = new_host(table, errand)
    return [one for one in errand.asked if one != heir or any(one in vote.missing for vote in votes)]


def together(errands: list[TableErrand]) -> TableErrand:
    """All a batch says in the channel, as one message that mentions nobody twice."""
    notes = [note for errand in errands for note in errand.notes]
    if SILENCE in notes:  # said once, and first
        notes = [SILENCE, *(note for note in notes if note != SILENCE)]
    mention = tuple(dict.fromkeys(user for errand in errands for user in errand.mention))
    asked = dict.fromkeys(user for errand in errands for user in errand.asked if user not in mention)
    return TableErrand(tuple(notes), mention, tuple(asked))


def is_mentioned(table: Table, person: Person, panels: Collection[int]) -> bool:
    """Whether the channel message mentions somebody: they want it to, or no panel calls them either."""
    all_they_get = person.notify != "silent" and person.user_id not in panels
    return called_in_channel(table, person) or (all_they_get and not is_quiet(table.table_settings))


def quiet_call(table: Table, person: Person) -> list[NoticeErrand]:
    """What calls somebody to a quiet table whom no panel calls; nothing if they want no such messages."""
    if not called_by_dm(table, person):
        return []
    title, channel = game_of(table).title, f"<#{table.channel_id}>"
    return [NoticeErrand(person.user_id, Text("notice-called", {"game": title, "channel": channel}))]
