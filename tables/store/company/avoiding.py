"""Avoid lists: whom somebody would rather not play with. Nobody but themselves learns of it."""

from __future__ import annotations

from engine.core import Text
from tables.store.database import Storage
from tables.store.model import Refused

MOST_AVOIDED = 100


class Avoiding:
    """Everybody's avoid list."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def avoided_by(self, user_id: int) -> list[int]:
        """Whom somebody avoids."""
        query = "SELECT avoided_id FROM avoided WHERE user_id = ? ORDER BY avoided_id"
        return [row["avoided_id"] for row in await self._storage.rows(query, (user_id,))]

    async def avoids(self, user_id: int, other_id: int) -> bool:
        """Whether somebody avoids somebody else."""
        query = "SELECT 1 FROM avoided WHERE user_id = ? AND avoided_id = ?"
        return await self._storage.row(query, (user_id, other_id)) is not None

    async def avoided_at(self, table_id: int, user_id: int) -> list[int]:
        """Who of those at a table is avoided by somebody."""
        query = (
            "SELECT avoided_id FROM avoided JOIN seats ON seats.user_id = avoided_id "
            "WHERE avoided.user_id = ? AND table_id = ? ORDER BY seat"
        )
        return [row["avoided_id"] for row in await self._storage.rows(query, (user_id, table_id))]

    async def avoiders_at(self, table_id: int, user_id: int) -> list[int]:
        """Who of those at a table avoids somebody."""
        query = (
            "SELECT seats.user_id FROM seats JOIN avoided ON avoided.user_id = seats.user_id "
            "WHERE avoided_id = ? AND table_id = ? ORDER BY seat"
        )
        return [row["user_id"] for row in await self._storage.rows(query, (user_id, table_id))]

    async def avoiders_among(self, table_id: int) -> list[int]:
        """Who of those at a table avoids somebody else there."""
        query = (
            "SELECT DISTINCT seats.user_id FROM seats JOIN avoided ON avoided.user_id = seats.user_id "
            "JOIN seats AS other ON other.table_id = seats.table_id AND other.user_id = avoided_id "
            "WHERE seats.table_id = ? ORDER BY seats.user_id"
        )
        return [row["user_id"] for row in await self._storage.rows(query, (table_id,))]

    async def avoid(self, user_id: int, other_id: int) -> None:
        """Put somebody on somebody's list; refuses if it is full."""
        async with self._storage.transaction() as writer:
            [[listed]] = await writer.rows("SELECT count(*) FROM avoided WHERE user_id = ?", (user_id,))
            if listed >= MOST_AVOIDED:
                raise Refused(Text("avoid-too-many", {"most": MOST_AVOIDED}))
            change = "INSERT INTO avoided (user_id, avoided_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
            await writer.execute(change, (user_id, other_id))

    async def stop(self, user_id: int, other_id: int) -> bool:
        """Take somebody off somebody's list; whether they were on it."""
        change = "DELETE FROM avoided WHERE user_id = ? AND avoided_id = ?"
        async with self._storage.transaction() as writer:
            return await writer.execute(change, (user_id, other_id)) == 1
