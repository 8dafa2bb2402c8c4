"""What happens at a table by itself, and when: rows, not sleeping tasks, so that a restart loses nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import aiosqlite

from tables.store.database import Storage
from tables.store.model import Table


class Timer(NamedTuple):
    """One thing that is to happen."""

    table_id: int
    kind: str
    subject: int
    """The seat or the vote it is about."""
    due_at: float


TimerHandler = Callable[[Table, Timer], Awaitable[None]]
"""What happens when a timer's time has come; its transaction sets or drops that timer."""


class Timers:
    """All that is to happen, the earliest first."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def earliest(self) -> float | None:
        """When something is to happen next."""
        row = await self._storage.row("SELECT min(due_at) FROM timers")
        return row[0] if row else None

    async def due(self, now: float) -> list[Timer]:
        """Everything whose time has come."""
        query = (
            "SELECT table_id, kind, subject, due_at FROM timers WHERE due_at <= ? "
            "ORDER BY due_at, table_id, kind, subject"
        )
        return [Timer(*row) for row in await self._storage.rows(query, (now,))]

    async def still_set(self, timer: Timer) -> bool:
        """Whether a timer is as it was: not dropped, and not set anew."""
        query = "SELECT 1 FROM timers WHERE table_id = ? AND kind = ? AND subject = ? AND due_at = ?"
        return await self._storage.row(query, timer) is not None

    async def postpone(self, timer: Timer, due_at: float) -> None:
        """Try again later, unless it has been dropped or set anew all the same."""
        change = "UPDATE timers SET due_at = ? WHERE table_id = ? AND kind = ? AND subject = ? AND due_at = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (due_at, *timer))


async def set_timer(writer: aiosqlite.Connection, timer: Timer) -> None:
    """Let something happen at its time, and at no other that was said before."""
    await writer.execute(
        "INSERT OR REPLACE INTO timers (table_id, kind, subject, due_at) VALUES (?, ?, ?, ?)", timer
    )


async def drop_timers(writer: aiosqlite.Connection, table_id: int, *kinds: str) -> None:
    """Let all things of these kinds not happen at a table, whatever they are about."""
    rows = [(table_id, kind) for kind in kinds]
    await writer.executemany("DELETE FROM timers WHERE table_id = ? AND kind = ?", rows)


async def drop_timer(writer: aiosqlite.Connection, table_id: int, kind: str, subject: int) -> None:
    """Let one thing not happen, or not again."""
    change = "DELETE FROM timers WHERE table_id = ? AND kind = ? AND subject = ?"
    await writer.execute(change, (table_id, kind, subject))
