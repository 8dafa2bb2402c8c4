"""What everybody has seen of a game: news stays news until its reader has used the panel that showed it."""

from __future__ import annotations

from enum import StrEnum
from functools import reduce

from tables.store.database import Storage


class Shown(StrEnum):
    """Where a panel was delivered."""

    HERE = "here"
    """In the channel, in answer to a click or command."""
    ANSWERED = "answered"
    """In the channel, in place of a panel that was answered; whatever the table posts then is below it."""
    DIRECT = "direct"


class Seen:
    """How far everybody has followed each game."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def version(self, table_id: int, user_id: int) -> int | None:
        """The latest version of a game whose story somebody has seen; None if no panel was used yet."""
        query = "SELECT version FROM seen WHERE table_id = ? AND user_id = ? AND version > 0"
        row = await self._storage.row(query, (table_id, user_id))
        return row["version"] if row else None

    async def deliver(self, table_id: int, user_id: int, version: int, where: Shown) -> None:
        """Note what a panel shows that has reached somebody; whoever has lost the seat is not noted."""
        query = f"SELECT 1 FROM seen WHERE table_id = ? AND user_id = ? AND {where} >= ?"
        if await self._storage.row(query, (table_id, user_id, version)) is not None:
            return  # so that whoever puts an answer together does not wait for the disk with every tap
        shown = _larger(f"seen.{where}", f"excluded.{where}")
        async with self._storage.transaction() as writer:
            writer.later(
                f"INSERT INTO seen (table_id, user_id, {where}) SELECT table_id, user_id, ?3 FROM seats "
                "WHERE table_id = ?1 AND user_id = ?2 "
                f"ON CONFLICT (table_id, user_id) DO UPDATE SET {where} = {shown}",
                (table_id, user_id, version),
            )

    async def use(self, table_id: int, user_id: int, *where: Shown) -> None:
        """Note that somebody uses the panels they got there: they have seen what those show."""
        shown = reduce(_larger, where, "version")
        query = f"SELECT 1 FROM seen WHERE table_id = ? AND user_id = ? AND {shown} > version"
        if await self._storage.row(query, (table_id, user_id)) is None:
            return
        change = f"UPDATE seen SET version = {shown} WHERE table_id = ? AND user_id = ?"
        async with self._storage.transaction() as writer:
            writer.later(change, (table_id, user_id))


def _larger(one: str, other: str) -> str:
    return f"CASE WHEN {one} > {other} THEN {one} ELSE {other} END"
