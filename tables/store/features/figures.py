"""Figures about all tables, for whoever runs the bot: how many there are, and what waits."""

from __future__ import annotations

from typing import NamedTuple

from tables.store.database import Storage
from tables.store.model import Status


class Figures(NamedTuple):
    """What the database tells about the bot as a whole."""

    tables: dict[Status, int]
    undelivered: int
    """Errands in the outbox."""
    late_timers: int
    latest_timer: float
    """For how many seconds the timer that waits longest has been due."""
    thoughts: int
    """Questions that hard computer players have to think about."""
    unpacked: int
    """Tables with states that older releases have left unpacked."""
    bytes: int
    """The size of the database, without its journal."""


async def figures(storage: Storage, now: float) -> Figures:
    """The figures of this moment; a timer counts as late once it is due."""
    by_status = {
        row["status"]: row["n"]
        for row in await storage.rows("SELECT status, count(*) AS n FROM tables GROUP BY status")
    }
    row = await storage.row(
        "SELECT (SELECT count(*) FROM outbox), count(*), coalesce(?1 - min(due_at), 0), "
        "(SELECT count(*) FROM thoughts), (SELECT count(*) FROM unpacked_tables) "
        "FROM timers WHERE due_at <= ?1",
        (now,),
    )
    assert row is not None
    undelivered, late, latest, thoughts, unpacked = row
    tables = {status: by_status.get(status, 0) for status in Status}
    return Figures(tables, undelivered, late, latest, thoughts, unpacked, await storage.size())
