"""Timers: what happens at a table by itself, and when. Rows, not sleeping tasks: a restart loses nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from tables.store.database import Storage, Writer
from tables.store.model import Table

# The kinds of timers. Their values are stored, so they never change.
EXPIRY = "expiry"
"""Closes a lobby in which nothing happens."""
COMPLETE = "complete"
"""Starts the game of a lobby in which as many sit as the host has asked for."""
HALF, NEARLY, DEADLINE = "half", "nearly", "deadline"
"""Remind a player after half and nine tenths of their time, and act at its end; the subject is the seat."""
CLOCK_KINDS = (HALF, NEARLY, DEADLINE)
"""The timers that belong to a player's clock."""
VOTE = "vote"
"""Ends a vote at its closing time, or at once when it is decided; the subject is the vote."""
HOURS = "hours"
"""Applies a person's new quiet hours or vacation to a table; the subject is the seat."""
VACATION_END = "vacation-end"
"""Ends a person's vacation at a table; the subject is the seat."""
CALL = "call"
"""Calls somebody who was not to be disturbed; the subject is the person."""
WARNING, CLOSING = "warning", "closing"
"""Warn the people of an abandoned table, and close it."""
THINKING = "thinking"
"""Has the quick player answer what a hard one has not answered in time; the subject is the seat."""


class Timer(NamedTuple):
    """One thing that is to happen."""

    table_id: int
    kind: str
    subject: int
    """The seat, the vote or the person it is about."""
    due_at: float


TimerHandler = Callable[[Table, Timer], Awaitable[None]]
"""Runs when a timer is due; its transaction must reset or drop that timer."""


class Timers:
    """All timers, the earliest first."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def earliest(self) -> float | None:
        """When the next timer is due."""
        row = await self._storage.row("SELECT min(due_at) FROM timers")
        return row[0] if row else None

    async def due(self, now: float) -> list[Timer]:
        """All timers that are due; of calls due at the same moment, those whose time ends first."""
        deadline = "SELECT min(deadline) FROM clocks WHERE table_id = timers.table_id AND user_id = subject"
        query = (
            "SELECT table_id, kind, subject, due_at FROM timers WHERE due_at <= ? ORDER BY due_at, "
            f"CASE kind WHEN ? THEN ({deadline}) END NULLS LAST, table_id, kind, subject"
        )
        return [Timer(*row) for row in await self._storage.rows(query, (now, CALL))]

    async def still_set(self, timer: Timer) -> bool:
        """Whether a timer is unchanged: neither dropped nor reset."""
        query = "SELECT 1 FROM timers WHERE table_id = ? AND kind = ? AND subject = ? AND due_at = ?"
        return await self._storage.row(query, timer) is not None

    async def subjects(self, table_id: int, kind: str) -> set[int]:
        """What the timers of a kind at a table are about."""
        query = "SELECT subject FROM timers WHERE table_id = ? AND kind = ?"
        return {row["subject"] for row in await self._storage.rows(query, (table_id, kind))}

    async def due_times(self, table_id: int, kinds: Sequence[str], subject: int) -> list[float]:
        """When the timers of these kinds about one subject are due."""
        marks = ", ".join("?" for _ in kinds)
        query = f"SELECT due_at FROM timers WHERE table_id = ? AND subject = ? AND kind IN ({marks})"
        return [row["due_at"] for row in await self._storage.rows(query, (table_id, subject, *kinds))]

    async def postpone(self, timer: Timer, due_at: float) -> None:
        """Try again later, unless the timer was dropped or reset after all."""
        change = "UPDATE timers SET due_at = ? WHERE table_id = ? AND kind = ? AND subject = ? AND due_at = ?"
        async with self._storage.transaction() as writer:
            await writer.execute(change, (due_at, *timer))


async def set_timer(writer: Writer, timer: Timer) -> None:
    """Set a timer, or reset it if it is set already."""
    writer.later(
        "INSERT INTO timers (table_id, kind, subject, due_at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, kind, subject) DO UPDATE SET due_at = excluded.due_at",
        timer,
    )
    writer.announce(timer.table_id)


async def postpone_timers(writer: Writer, kinds: Sequence[str], after: float, seconds: float) -> None:
    """Postpone all timers of these kinds that are due after a moment, at every table."""
    marks = ", ".join("?" for _ in kinds)
    change = f"UPDATE timers SET due_at = due_at + ? WHERE due_at > ? AND kind IN ({marks})"
    await writer.execute(change, (seconds, after, *kinds))


async def drop_timers(writer: Writer, table_id: int, *kinds: str) -> None:
    """Cancel all timers of these kinds at a table."""
    rows = [(table_id, kind) for kind in kinds]
    writer.later("DELETE FROM timers WHERE table_id = ? AND kind = ?", *rows)


async def drop_due_timers(writer: Writer, kind: str, subject: int, now: float) -> int:
    """Cancel all timers of a kind about one subject that are due, at every table; returns how many."""
    change = "DELETE FROM timers WHERE kind = ? AND subject = ? AND due_at <= ?"
    return await writer.execute(change, (kind, subject, now))


async def drop_all_timers(writer: Writer, table_id: int) -> None:
    """Cancel every timer of a table."""
    writer.later("DELETE FROM timers WHERE table_id = ?", (table_id,))


async def drop_timer(writer: Writer, table_id: int, kind: str, subject: int) -> None:
    """Cancel one timer."""
    change = "DELETE FROM timers WHERE table_id = ? AND kind = ? AND subject = ?"
    writer.later(change, (table_id, kind, subject))
