"""Editions: which one new tables play, and the values of all that tables have been played with."""

from __future__ import annotations

import asyncio

import msgspec

from engine.core.editions import Edition, learn
from engine.core.editions.edition import OURS, is_known
from engine.core.registry import game
from tables.store.database import Storage


class Editions:
    """Which edition new tables play."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._played: dict[str, str] = {}

    async def adopt(self, edition: Edition) -> None:
        """Have all new tables of a game play this edition; it is written down before the first one does."""
        async with self._storage.transaction() as writer:
            await writer.execute(
                "INSERT INTO editions (id, game, name, content) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (id) DO NOTHING",
                (edition.id, edition.game, edition.name, msgspec.json.encode(edition.values).decode()),
            )
        await get_to_know(self._storage, edition.id)
        self._played[edition.game] = edition.id

    def played(self, game_key: str) -> str:
        """The edition of new tables of a game; empty for ours."""
        return self._played.get(game_key, OURS)


async def get_to_know(storage: Storage, edition_id: str) -> None:
    """Make sure that an edition can be played here; its modules are read beside the event loop."""
    if is_known(edition_id):
        return
    row = await storage.row("SELECT game, name, content FROM editions WHERE id = ?", (edition_id,))
    if row is not None:
        values = msgspec.json.decode(row["content"], type=dict[str, object])
        edition = Edition(row["game"], row["name"], values)
        await asyncio.to_thread(game, edition.game, learn(edition))
