"""The rows of followers: onlookers who want to hear how a game goes on, and the last chapter they know."""

from __future__ import annotations

import msgspec

from engine.core import Text
from tables.store.database import Storage, Writer


async def followed_by(storage: Storage, user_id: int) -> list[int]:
    """The tables somebody follows, the oldest first."""
    query = "SELECT table_id FROM followers WHERE user_id = ? ORDER BY table_id"
    return [row["table_id"] for row in await storage.rows(query, (user_id,))]


async def delete_follower(writer: Writer, table_id: int, user_id: int) -> bool:
    """Stop following; whether they did follow."""
    change = "DELETE FROM followers WHERE table_id = ? AND user_id = ?"
    return await writer.execute(change, (table_id, user_id)) > 0


async def insert_follower(writer: Writer, table_id: int, user_id: int, chapter: Text | None) -> None:
    """Follow a game from this chapter on."""
    change = "INSERT INTO followers (table_id, user_id, chapter) VALUES (?, ?, ?)"
    await writer.execute(change, (table_id, user_id, _encoded(chapter)))


async def delete_seated_followers(writer: Writer, table_id: int) -> None:
    """Delete the followers who have taken a seat."""
    seated = "user_id IN (SELECT user_id FROM seats WHERE table_id = ?1)"
    await writer.execute(f"DELETE FROM followers WHERE table_id = ?1 AND {seated}", (table_id,))


async def has_followers(storage: Storage, table_id: int) -> bool:
    """Whether anybody follows a game: hardly anybody does, and so this does not wait for what is written."""
    return await storage.row("SELECT 1 FROM followers WHERE table_id = ? LIMIT 1", (table_id,)) is not None


async def followers_of(writer: Writer, table_id: int) -> list[int]:
    """Everybody who follows a game."""
    query = "SELECT user_id FROM followers WHERE table_id = ?"
    return [user_id for (user_id,) in await writer.rows(query, (table_id,))]


async def move_followers_on(writer: Writer, table_id: int, chapter: Text | None) -> list[int]:
    """Note that all followers have reached a chapter; returns those who had not before."""
    query = "SELECT user_id FROM followers WHERE table_id = ? AND chapter != ?"
    behind = await writer.rows(query, (table_id, _encoded(chapter)))
    change = "UPDATE followers SET chapter = ? WHERE table_id = ?"
    await writer.execute(change, (_encoded(chapter), table_id))
    return [user_id for (user_id,) in behind]


async def delete_followers(writer: Writer, table_id: int) -> None:
    """Delete all followers of a table."""
    await writer.execute("DELETE FROM followers WHERE table_id = ?", (table_id,))


def _encoded(chapter: Text | None) -> str:
    return msgspec.json.encode(chapter).decode()
