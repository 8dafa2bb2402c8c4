"""What a server has agreed on with us: that it was greeted, and where tables look for players."""

from __future__ import annotations

from typing import NamedTuple

from tables.store.database import Storage, Writer
from tables.store.table_settings import MINUTE

CALLED_EVERY = 15 * MINUTE
"""How many seconds pass before the role of a server is called again, however many tables look for players."""


class Board(NamedTuple):
    """Where a server hears of tables that look for players, and which role is called."""

    channel_id: int
    role_id: int | None


class Servers:
    """All servers that have been greeted or have a board."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def may_greet(self, guild_id: int, now: float) -> bool:
        """Whether a server was not greeted yet; from now on it counts as greeted."""
        change = "INSERT INTO greetings (guild_id, greeted_at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        async with self._storage.transaction() as writer:
            return await writer.execute(change, (guild_id, now)) == 1

    async def forget_greeting(self, guild_id: int) -> None:
        """A greeting could not be posted, so it may be tried again."""
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM greetings WHERE guild_id = ?", (guild_id,))

    async def board(self, guild_id: int | None) -> Board | None:
        """Where a server hears of tables that look for players."""
        query = "SELECT channel_id, role_id FROM boards WHERE guild_id = ?"
        row = await self._storage.row(query, (guild_id,))
        return Board(*row) if row else None

    async def choose_board(self, guild_id: int, board: Board | None) -> None:
        """Choose where a server hears of such tables; None: nowhere."""
        async with self._storage.transaction() as writer:
            if board is None:
                await writer.execute("DELETE FROM boards WHERE guild_id = ?", (guild_id,))
                return
            await writer.execute(
                "INSERT INTO boards (guild_id, channel_id, role_id) VALUES (?, ?, ?) ON CONFLICT (guild_id) "
                "DO UPDATE SET channel_id = excluded.channel_id, role_id = excluded.role_id",
                (guild_id, *board),
            )


async def may_call_role(writer: Writer, guild_id: int, now: float) -> bool:
    """Whether the role of a server may be called now; from now on it counts as called."""
    change = "UPDATE boards SET called_at = ?2 WHERE guild_id = ?1 AND called_at <= ?3"
    return await writer.execute(change, (guild_id, now, now - CALLED_EVERY)) == 1
