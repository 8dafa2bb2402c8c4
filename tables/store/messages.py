"""Where messages are: the table's own, each person's direct message, and answers in the making."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from engine.core import Decision, Seat
from tables.store.database import Storage


class SentMessage(NamedTuple):
    """A message of ours that is still being kept up to date."""

    channel_id: int
    message_id: int
    posted_at: float


class Letters:
    """Which message shows what; Discord's own addresses only, never what is in them."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self.clock = clock

    async def note_table_message(self, table_id: int, message_id: int | None) -> None:
        """The message in the channel that shows a table; None when it is gone."""
        change = "UPDATE tables SET message_id = ?, message_at = ? WHERE id = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (message_id, self.clock(), table_id))

    async def panel(self, table_id: int, user_id: int) -> SentMessage | None:
        """A person's direct message for a table."""
        query = "SELECT channel_id, message_id, posted_at FROM panels WHERE table_id = ? AND user_id = ?"
        row = await self._storage.row(query, (table_id, user_id))
        return SentMessage(*row) if row else None

    async def note_panel(self, table_id: int, user_id: int, channel_id: int, message_id: int) -> None:
        """Remember a person's direct message, if they still sit there: they may have been forgotten."""
        async with self._storage.transaction() as writer:
            await writer.execute(
                "INSERT OR REPLACE INTO panels (table_id, user_id, channel_id, message_id, posted_at) "
                "SELECT table_id, user_id, ?3, ?4, ?5 FROM seats WHERE table_id = ?1 AND user_id = ?2",
                (table_id, user_id, channel_id, message_id, self.clock()),
            )

    async def forget_panel(self, table_id: int, user_id: int) -> None:
        """A person's direct message is gone."""
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM panels WHERE table_id = ? AND user_id = ?", (table_id, user_id))

    async def draft(self, table_id: int, decision: Decision) -> list[str]:
        """The answer to this question as far as it has been put together."""
        return await self.draft_of(table_id, decision.seat, decision.number)

    async def draft_of(self, table_id: int, seat: Seat, number: int) -> list[str]:
        """The same for the question with this number to a seat, whether it is still open or not."""
        query = "SELECT words FROM drafts WHERE table_id = ? AND seat = ? AND number = ?"
        row = await self._storage.row(query, (table_id, seat, number))
        return msgspec.json.decode(row["words"], type=list[str]) if row else []

    async def note_draft(self, table_id: int, decision: Decision, words: list[str]) -> None:
        """Keep an answer in the making; it lasts until the question is answered or put anew."""
        async with self._storage.transaction() as writer:
            await writer.execute(
                "INSERT OR REPLACE INTO drafts (table_id, seat, number, words) VALUES (?, ?, ?, ?)",
                (table_id, decision.seat, decision.number, msgspec.json.encode(words).decode()),
            )
