"""How many open tables a person or a server has."""

from __future__ import annotations

from engine.core import EXERCISE, LESSON
from tables.store.database import Writer

_EXERCISE = f"coalesce(json_extract(settings, '$.{EXERCISE}'), json_extract(settings, '$.{LESSON}'))"


async def lobbies_of(writer: Writer, user_id: int) -> int:
    """The open lobbies a person hosts."""
    return await _count(writer, "status = 'lobby' AND host_id = ?", user_id)


async def exercises_of(writer: Writer, user_id: int) -> int:
    """A person's exercises and lessons that are not over."""
    return await _count(writer, f"status = 'playing' AND host_id = ? AND {_EXERCISE} IS NOT NULL", user_id)


async def tables_of(writer: Writer, user_id: int) -> int:
    """The open tables at which a person sits, without exercises and lessons."""
    seated = "id IN (SELECT table_id FROM seats WHERE user_id = ?)"
    return await _count(
        writer, f"status IN ('lobby', 'playing') AND {_EXERCISE} IS NULL AND {seated}", user_id
    )


async def tables_on(writer: Writer, guild_id: int) -> int:
    """The open tables of a server."""
    return await _count(writer, "status IN ('lobby', 'playing') AND guild_id = ?", guild_id)


async def _count(writer: Writer, which: str, value: int) -> int:
    [[count]] = await writer.rows(f"SELECT count(*) FROM tables WHERE {which}", (value,))
    return int(count)
