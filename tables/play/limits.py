"""Limits: how much one person or one server may ask of the bot, so that nobody can use it up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import Text
from tables.store.database import Storage, Writer
from tables.store.features.hourly import forget_hours, moments_within_the_hour, note_moments
from tables.store.features.open_tables import exercises_of, lobbies_of, tables_of, tables_on
from tables.store.model import Refused
from tables.store.table_settings import HOUR


@dataclass(frozen=True)
class Limits:
    """How many of each there may be at most."""

    lobbies_per_person: int = 5
    """Open lobbies one person hosts."""
    tables_per_person: int = 30
    """Open tables one person sits at, lobbies included and exercises not."""
    exercises_per_person: int = 3
    tables_per_server: int = 200
    """Open tables, lobbies and exercises included."""
    exports_per_hour: int = 12
    """Files one person can ask for."""
    votes_per_hour: int = 6
    """Votes one person can call at one table."""
    shares_per_hour: int = 12
    """Moments one person can post in channels."""
    recaps_per_hour: int = 12
    """Recaps one person can have drawn."""
    complaints_per_hour: int = 3
    """Reports one person can make."""
    searches_per_hour: int = 4
    """How often one person can look for players."""
    files_per_hour: int = 20
    """Recorded games one person can open."""


class Guard:
    """Refuses what goes beyond the limits; `limit-{name}` says so, and what to do."""

    def __init__(self, storage: Storage, limits: Limits, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._limits = limits
        self._clock = clock

    async def new_table(self, writer: Writer, guild_id: int | None, user_id: int, exercise: bool) -> None:
        """Refuse to open another table, in the transaction that would."""
        limits = self._limits
        if guild_id is not None:
            _refuse_beyond(limits.tables_per_server, "server", await tables_on(writer, guild_id))
        if exercise:
            _refuse_beyond(limits.exercises_per_person, "exercises", await exercises_of(writer, user_id))
        else:
            _refuse_beyond(limits.lobbies_per_person, "lobbies", await lobbies_of(writer, user_id))
            await self.new_seat(writer, user_id)

    async def new_seat(self, writer: Writer, user_id: int) -> None:
        """Refuse to let somebody sit down at yet another table."""
        _refuse_beyond(self._limits.tables_per_person, "tables", await tables_of(writer, user_id))

    async def count_export(self, user_id: int) -> None:
        """Count a file somebody asks for; refuses if there were too many within an hour."""
        await self._count("exports", self._limits.exports_per_hour, user_id)

    async def count_vote(self, table_id: int, user_id: int) -> None:
        """Count a vote somebody calls; refuses if there were too many at this table within an hour."""
        await self._count("votes", self._limits.votes_per_hour, user_id, table_id)

    async def count_share(self, user_id: int) -> None:
        """Count a moment somebody shares; refuses if there were too many within an hour."""
        await self._count("shares", self._limits.shares_per_hour, user_id)

    async def count_recap(self, user_id: int) -> None:
        """Count a recap somebody has drawn; refuses if there were too many within an hour."""
        await self._count("recaps", self._limits.recaps_per_hour, user_id)

    async def count_file(self, user_id: int) -> None:
        """Count a recorded game somebody opens; refuses if there were too many within an hour."""
        await self._count("files", self._limits.files_per_hour, user_id)

    async def count_complaint(self, user_id: int) -> None:
        """Count a report somebody makes; refuses if there were too many within an hour."""
        await self._count("complaints", self._limits.complaints_per_hour, user_id)

    async def count_search(self, user_id: int) -> None:
        """Count a lobby for which somebody looks for players; refuses if there were too many."""
        await self._count("searches", self._limits.searches_per_hour, user_id)

    async def _count(self, what: str, most: int, user_id: int, table_id: int = 0) -> None:
        """Count something that is forgotten after an hour, in whichever process it was done."""
        now = self._clock()
        await forget_hours(self._storage, now)
        async with self._storage.transaction() as writer:
            recent = await moments_within_the_hour(writer, what, user_id, table_id, now)
            if len(recent) >= most:
                again = recent[-most] + HOUR if most else now + HOUR
                raise Refused(Text(f"limit-{what}", {"most": most, "when": f"<t:{again:.0f}:R>"}))
            await note_moments(writer, what, user_id, table_id, [*recent, now])


def _refuse_beyond(most: int, what: str, present: int) -> None:
    if present >= most:
        raise Refused(Text(f"limit-{what}", {"most": most}))
