"""Where our messages are: the message of each table, and each person's direct message."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tables.store.database import Storage, Writer


class SentMessage(NamedTuple):
    """A message of ours that is kept up to date."""

    channel_id: int
    message_id: int
    posted_at: float


class Messages:
    """Which message shows what: Discord's ids only, never the content."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock

    async def note_table_message(self, table_id: int, message_id: int | None) -> None:
        """Remember the channel message that shows a table; None if it is gone."""
        change = "UPDATE tables SET message_id = ?, message_at = ? WHERE id = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (message_id, self._clock(), table_id))

    async def panel(self, table_id: int, user_id: int) -> SentMessage | None:
        """A person's direct message for a table."""
        query = "SELECT channel_id, message_id, posted_at FROM panels WHERE table_id = ? AND user_id = ?"
        row = await self._storage.row(query, (table_id, user_id))
        return SentMessage(*row) if row else None

    async def note_panel(self, table_id: int, user_id: int, channel_id: int, message_id: int) -> None:
        """Remember a person's direct message, unless they left the table or were forgotten meanwhile."""
        async with self._storage.transaction() as writer:
            await writer.execute(
                "INSERT OR REPLACE INTO panels (table_id, user_id, channel_id, message_id, posted_at) "
                "SELECT table_id, user_id, ?3, ?4, ?5 FROM seats WHERE table_id = ?1 AND user_id = ?2",
                (table_id, user_id, channel_id, message_id, self._clock()),
            )

    async def forget_panel(self, table_id: int, user_id: int) -> None:
        """Forget a person's direct message: it is gone."""
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM panels WHERE table_id = ? AND user_id = ?", (table_id, user_id))


async def mark_as_old(writer: Writer, table_id: int) -> None:
    """Mark all messages of a table as too old to edit, so that they are posted again."""
    await writer.execute("UPDATE tables SET message_at = 0 WHERE id = ?", (table_id,))
    await writer.execute("UPDATE panels SET posted_at = 0 WHERE table_id = ?", (table_id,))
