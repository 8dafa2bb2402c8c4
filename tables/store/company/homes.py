"""Homes: the list of somebody's tables in their direct messages, and what has changed on it since."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tables.store.database import Storage, Writer
from tables.store.leases import LeaseLostError

PACE = 15.0
"""A home is brought up to date at most once in so many seconds, whatever happens at how many tables."""
_DUE = (
    "SELECT user_id FROM homes WHERE next_at <= ? AND (wanted = 0 OR EXISTS "
    "(SELECT 1 FROM home_changes WHERE home_changes.user_id = homes.user_id)) ORDER BY next_at LIMIT ?"
)
_NEXT = (
    "SELECT min(next_at) FROM homes WHERE wanted = 0 OR EXISTS "
    "(SELECT 1 FROM home_changes WHERE home_changes.user_id = homes.user_id)"
)
_NOTE_CHANGE = "INSERT INTO home_changes (user_id) SELECT user_id FROM homes WHERE wanted = 1"
_CLOSE_TO = (
    "SELECT user_id FROM seats WHERE table_id = ?1 UNION SELECT owner_id FROM seats WHERE table_id = ?1 "
    "UNION SELECT user_id FROM leavers WHERE table_id = ?1 "
    "UNION SELECT user_id FROM followers WHERE table_id = ?1"
)
"""Everybody on whose list a table may be, or may have been."""


class Home(NamedTuple):
    """Somebody's list, and where it is if it was posted."""

    user_id: int
    wanted: bool
    channel_id: int | None
    message_id: int | None
    posted_at: float
    changes: tuple[int, ...]
    """What it is to show by now, in order; what is written meanwhile may have a lower number."""
    until: float
    """Until when we may bring it up to date; then anybody may."""


class Homes:
    """Everybody's list."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def is_kept(self, user_id: int) -> bool:
        """Whether somebody keeps a list in their direct messages."""
        query = "SELECT 1 FROM homes WHERE user_id = ? AND wanted = 1"
        return await self._storage.row(query, (user_id,)) is not None

    async def keep(self, user_id: int) -> None:
        """Keep a list in somebody's direct messages from now on."""
        async with self._storage.transaction() as writer:
            await writer.execute(
                "INSERT INTO homes (user_id) VALUES (?) "
                "ON CONFLICT (user_id) DO UPDATE SET wanted = 1, next_at = 0",
                (user_id,),
            )
            await writer.execute("INSERT INTO home_changes (user_id) VALUES (?)", (user_id,))

    async def give_up(self, user_id: int) -> None:
        """Keep no such list any more."""
        async with self._storage.transaction() as writer:
            await give_up_home(writer, user_id)

    async def due(self, now: float, most: int) -> list[int]:
        """Whose lists are to be brought up to date, or taken away, now."""
        return [row["user_id"] for row in await self._storage.rows(_DUE, (now, most))]

    async def next_due(self) -> float | None:
        """When the next list is to be brought up to date; None if all are."""
        row = await self._storage.row(_NEXT)
        return row[0] if row else None

    async def claim(self, user_id: int, now: float) -> Home | None:
        """Bring somebody's list up to date; None if another process does, or has done so just now.

        Whatever of that fails is tried again after a while, by whoever comes first.
        """
        until = now + PACE
        claim = "UPDATE homes SET next_at = ? WHERE user_id = ? AND next_at <= ?"
        where = "SELECT wanted, channel_id, message_id, posted_at FROM homes WHERE user_id = ?"
        what = "SELECT id FROM home_changes WHERE user_id = ? ORDER BY id"
        async with self._storage.transaction() as writer:
            if await writer.execute(claim, (until, user_id, now)) != 1:
                return None
            [(wanted, *place)] = await writer.rows(where, (user_id,))
            changes = tuple(number for (number,) in await writer.rows(what, (user_id,)))
        channel_id, message_id, posted_at = place
        return Home(user_id, bool(wanted), channel_id, message_id, posted_at, changes, until)

    async def must_hold(self, home: Home, now: float) -> None:
        """Raise `LeaseLostError` if another process may be bringing somebody's list up to date."""
        query = "SELECT 1 FROM homes WHERE user_id = ? AND next_at = ?"
        if now >= home.until or await self._storage.row(query, (home.user_id, home.until)) is None:
            raise LeaseLostError

    async def shown(self, home: Home) -> None:
        """Somebody's list shows everything it was to show."""
        async with self._storage.transaction() as writer:
            numbers = [(number,) for number in home.changes]
            await writer.executemany("DELETE FROM home_changes WHERE id = ?", numbers)

    async def note_posted(self, user_id: int, channel_id: int, message_id: int, now: float) -> None:
        """Remember where somebody's list is."""
        change = "UPDATE homes SET channel_id = ?, message_id = ?, posted_at = ? WHERE user_id = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (channel_id, message_id, now, user_id))

    async def forget(self, user_id: int) -> None:
        """Somebody's list is gone, and with it the last that was known of it."""
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM home_changes WHERE user_id = ?", (user_id,))
            await writer.execute("DELETE FROM homes WHERE user_id = ? AND wanted = 0", (user_id,))
        await self._storage.leave_no_trace()


async def give_up_home(writer: Writer, user_id: int) -> None:
    """Have somebody's list taken away; where it is stays known until then."""
    await writer.execute("DELETE FROM home_changes WHERE user_id = ?", (user_id,))
    await writer.execute("UPDATE homes SET wanted = 0, next_at = 0 WHERE user_id = ?", (user_id,))


async def note_public_change(writer: Writer, table_id: int) -> None:
    """A table has changed for everybody to see, so all lists it is on are outdated."""
    change = f"{_NOTE_CHANGE} AND user_id IN ({_CLOSE_TO})"
    writer.later(change, (table_id,))


async def note_private_changes(writer: Writer, people: Iterable[int]) -> None:
    """A table has changed for some people alone, so only their lists are outdated."""
    writer.later(f"{_NOTE_CHANGE} AND user_id = ?", *[(user_id,) for user_id in people])
