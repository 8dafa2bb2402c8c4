"""Who is coached at which table: everybody at a table with a coach, except for those who want none."""

from __future__ import annotations

from tables.store.database import Storage
from tables.store.model import Table


class CoachSwitches:
    """Everybody's own switch for the coach."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def is_on(self, table: Table, user_id: int) -> bool:
        """Whether the coach speaks to somebody at a table; in a lesson it always does."""
        if table.is_lesson:
            return True
        query = "SELECT 1 FROM uncoached WHERE table_id = ? AND user_id = ?"
        return table.has_coach and await self._storage.row(query, (table.id, user_id)) is None

    async def turn(self, table_id: int, user_id: int, *, on: bool) -> None:
        """Turn the coach on or off for one person."""
        off = "INSERT INTO uncoached (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        change = "DELETE FROM uncoached WHERE table_id = ? AND user_id = ?" if on else off
        async with self._storage.transaction() as writer:
            await writer.execute(change, (table_id, user_id))
