"""Drafts: answers that somebody has begun and not yet confirmed."""

from __future__ import annotations

import msgspec

from engine.core import Decision, Seat
from tables.store.database import Storage


class Drafts:
    """At most one draft per seat, tied to the question it answers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def get(self, table_id: int, decision: Decision) -> list[str]:
        """The words of the draft for this question; none if there is no draft."""
        return await self.get_by_number(table_id, decision.seat, decision.number)

    async def get_by_number(self, table_id: int, seat: Seat, number: int) -> list[str]:
        """The draft for a seat's question with this number, even if the question is no longer open."""
        query = "SELECT words FROM drafts WHERE table_id = ? AND seat = ? AND number = ?"
        row = await self._storage.row(query, (table_id, seat, number))
        return msgspec.json.decode(row["words"], type=list[str]) if row else []

    async def save(self, table_id: int, decision: Decision, words: list[str]) -> None:
        """Keep a draft until its question is answered or asked again."""
        async with self._storage.transaction() as writer:
            writer.later(
                "INSERT INTO drafts (table_id, seat, number, words) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, words = excluded.words",
                (table_id, decision.seat, decision.number, msgspec.json.encode(words).decode()),
            )
