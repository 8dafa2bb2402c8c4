"""Who wants to be told when players are wanted for a game, and who has been called to which lobby."""

from __future__ import annotations

from tables.store.database import Storage, Writer
from tables.store.table_settings import HOUR

TOLD_EVERY = 3 * HOUR
"""How many seconds pass before somebody is told again, of whichever game."""
MOST_TOLD = 50
"""So many people are told of one table at most; those first who have not been told for longest."""

_TO_BE_TOLD = (
    "SELECT user_id FROM watchers AS watcher WHERE guild_id = ?2 AND game = ?3 "
    "AND user_id NOT IN (SELECT user_id FROM seats WHERE table_id = ?1 AND user_id IS NOT NULL) "
    "AND NOT EXISTS (SELECT 1 FROM watchers AS told WHERE told.user_id = watcher.user_id AND told_at > ?4) "
    "AND NOT EXISTS (SELECT 1 FROM seats JOIN avoided ON avoided_id = seats.user_id "
    "WHERE table_id = ?1 AND avoided.user_id = watcher.user_id) "
    f"ORDER BY told_at, user_id LIMIT {MOST_TOLD}"
)


class Watchers:
    """Who watches which game on which server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def games_of(self, user_id: int, guild_id: int) -> list[str]:
        """The games somebody is told about on a server."""
        query = "SELECT game FROM watchers WHERE user_id = ? AND guild_id = ? ORDER BY game"
        return [row["game"] for row in await self._storage.rows(query, (user_id, guild_id))]

    async def watch(self, user_id: int, guild_id: int, game: str) -> bool:
        """Tell somebody about a game from now on; False if they are told already."""
        change = "INSERT INTO watchers (user_id, guild_id, game) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        async with self._storage.transaction() as writer:
            return await writer.execute(change, (user_id, guild_id, game)) == 1

    async def stop(self, user_id: int, guild_id: int, game: str | None) -> bool:
        """Tell somebody no longer about a game, or about any on this server; whether they were told."""
        change = "DELETE FROM watchers WHERE user_id = ?1 AND guild_id = ?2 AND (game = ?3 OR ?3 IS NULL)"
        async with self._storage.transaction() as writer:
            return await writer.execute(change, (user_id, guild_id, game)) > 0

    async def invite(self, table_id: int, user_id: int) -> bool:
        """Note that somebody is called to a lobby; False if they were called there before."""
        change = "INSERT INTO invitations (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        async with self._storage.transaction() as writer:
            return await writer.execute(change, (table_id, user_id)) == 1

    async def forget_invitation(self, table_id: int, user_id: int) -> None:
        """A call could not be posted, so it may be tried again."""
        change = "DELETE FROM invitations WHERE table_id = ? AND user_id = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (table_id, user_id))


async def to_be_told(writer: Writer, table_id: int, guild_id: int, game: str, now: float) -> list[int]:
    """Who is to hear of a lobby: nobody too often, and nobody who avoids somebody there.

    Whoever is avoided there hears of it like everybody else: silence would tell them.
    """
    rows = await writer.rows(_TO_BE_TOLD, (table_id, guild_id, game, now - TOLD_EVERY))
    return [user_id for (user_id,) in rows]


async def note_told(writer: Writer, people: list[int], guild_id: int, game: str, now: float) -> None:
    """Note that people are told about a game now."""
    change = "UPDATE watchers SET told_at = ? WHERE user_id = ? AND guild_id = ? AND game = ?"
    await writer.executemany(change, [(now, user_id, guild_id, game) for user_id in people])
