"""The cards of a lobby outside its own channel: above its thread, and where the server looks for players."""

from __future__ import annotations

from typing import NamedTuple

from tables.store import outbox
from tables.store.database import Storage, Writer
from tables.store.model import CardErrand

THREAD, WANTED = "thread", "wanted"
"""The kinds of cards. Their names are stored, so they never change."""


class Card(NamedTuple):
    """One card of a lobby."""

    kind: str
    channel_id: int
    message_id: int | None = None
    """None as long as it is still to be posted."""
    role_id: int | None = None
    """Whom it calls when it is posted."""


class Cards:
    """Where the cards of all lobbies are."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def get(self, table_id: int, kind: str) -> Card | None:
        """A card of a lobby."""
        query = "SELECT kind, channel_id, message_id, role_id FROM cards WHERE table_id = ? AND kind = ?"
        row = await self._storage.row(query, (table_id, kind))
        return Card(*row) if row else None

    async def note_posted(self, table_id: int, kind: str, message_id: int) -> None:
        """Remember the message of a card."""
        change = "UPDATE cards SET message_id = ? WHERE table_id = ? AND kind = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (message_id, table_id, kind))

    async def forget(self, table_id: int, kind: str) -> None:
        """A card has said its last."""
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM cards WHERE table_id = ? AND kind = ?", (table_id, kind))

    async def pin(self, table_id: int, card: Card) -> None:
        """Keep a card up to date that was posted already."""
        async with self._storage.transaction() as writer:
            await insert_card(writer, table_id, card)


async def insert_card(writer: Writer, table_id: int, card: Card) -> bool:
    """Add a card, and have it shown; False if the lobby has one of its kind already."""
    change = (
        "INSERT INTO cards (table_id, kind, channel_id, message_id, role_id) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING"
    )
    is_new = await writer.execute(change, (table_id, *card)) == 1
    if is_new:
        await outbox.put(writer, table_id, [CardErrand(card.kind)])
    return is_new


async def refresh_cards(writer: Writer, table_id: int) -> None:
    """Have all cards of a lobby brought up to date, in the transaction that changes it."""
    rows = await writer.rows("SELECT kind FROM cards WHERE table_id = ? ORDER BY kind", (table_id,))
    await outbox.put(writer, table_id, [CardErrand(kind) for (kind,) in rows])
