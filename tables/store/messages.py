"""Where our messages are: the message of each table, and each person's direct message."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tables.store import outbox
from tables.store.database import Storage, Writer
from tables.store.model import PanelErrand


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
            writer.later(change, (message_id, self._clock(), table_id))

    async def panel(self, table_id: int, user_id: int) -> SentMessage | None:
        """A person's direct message for a table."""
        query = "SELECT channel_id, message_id, posted_at FROM panels WHERE table_id = ? AND user_id = ?"
        row = await self._storage.row(query, (table_id, user_id))
        return SentMessage(*row) if row else None

    async def note_panel(self, table_id: int, user_id: int, channel_id: int, message_id: int) -> None:
        """Remember a person's direct message; if they have left or were forgotten meanwhile, it must go."""
        async with self._storage.transaction() as writer:
            writer.later(
                "INSERT INTO panels (table_id, user_id, channel_id, message_id, posted_at) "
                "VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, user_id) DO UPDATE SET "
                "channel_id = excluded.channel_id, message_id = excluded.message_id, "
                "posted_at = excluded.posted_at",
                (table_id, user_id, channel_id, message_id, self._clock()),
            )
            if not await _is_seated(writer, table_id, user_id):
                await outbox.put(writer, table_id, [PanelErrand(user_id, your_turn=False)])

    async def forget_panel(self, table_id: int, user_id: int) -> None:
        """Forget a person's direct message: it is gone.

        Whoever has no seat any more was perhaps forgotten: then this was the last that was known of them.
        """
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM panels WHERE table_id = ? AND user_id = ?", (table_id, user_id))
            if not await _is_seated(writer, table_id, user_id):
                await outbox.drop_panel_errands(writer, table_id, user_id)
        await self._storage.leave_no_trace()


async def _is_seated(writer: Writer, table_id: int, user_id: int) -> bool:
    query = "SELECT 1 FROM seats WHERE table_id = ? AND user_id = ?"
    return bool(await writer.rows(query, (table_id, user_id)))


async def take_panels_away(writer: Writer, user_id: int) -> list[int]:
    """Have every direct message of a person taken away whom nobody knows any more; returns their tables.

    Where the messages are is all that is left of them, until the last one is gone.
    """
    query = "SELECT table_id FROM panels WHERE user_id = ?"
    tables = [table_id for (table_id,) in await writer.rows(query, (user_id,))]
    for table_id in tables:
        await outbox.put(writer, table_id, [PanelErrand(user_id, your_turn=False)])
    return tables


async def mark_as_old(writer: Writer, table_id: int) -> None:
    """Mark all messages of a table as too old to edit, so that they are posted again."""
    await writer.execute("UPDATE tables SET message_at = 0 WHERE id = ?", (table_id,))
    await writer.execute("UPDATE panels SET posted_at = 0 WHERE table_id = ?", (table_id,))
