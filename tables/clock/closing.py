"""Tables nobody plays at any more: a warning, and then they are closed; nothing that was played is lost."""

from __future__ import annotations

from collections.abc import Callable

import aiosqlite

from engine.core import Text
from tables.clock.absence import Absence
from tables.clock.clocks import Clocks
from tables.play.playing import Play
from tables.seats.lobby import EXPIRY
from tables.store import outbox
from tables.store.database import Storage
from tables.store.model import Commit, Status, Table, TableErrand
from tables.store.table_settings import DAY
from tables.store.timers import Timer, TimerHandler, drop_timers, set_timer

WARNING, CLOSING = "warning", "closing"
"""The kinds of timer that warn of the end of a table, and end it."""
WARNED_AFTER = 14 * DAY
CLOSED_AFTER = 7 * DAY
"""After the warning."""


async def on_commit(writer: aiosqlite.Connection, commit: Commit) -> None:
    """Every move is a sign of life; a table that is over needs no timer at all."""
    table = commit.table
    if table.status is Status.PLAYING:
        await drop_timers(writer, table.id, CLOSING, EXPIRY)
        await set_timer(writer, Timer(table.id, WARNING, 0, commit.at + WARNED_AFTER))
    else:
        await writer.execute("DELETE FROM timers WHERE table_id = ?", (table.id,))


class Closing:
    """Ends tables that are dead."""

    def __init__(
        self, storage: Storage, play: Play, clocks: Clocks, absence: Absence, clock: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._play = play
        self._clocks = clocks
        self._absence = absence
        self._clock = clock

    @property
    def timer_handlers(self) -> dict[str, TimerHandler]:
        """A table has been still for long, or for too long."""
        return {WARNING: self._warns, CLOSING: self._closes}

    async def _warns(self, table: Table, timer: Timer) -> None:
        """Call everybody; but whoever still has time, or is on vacation, makes no table dead."""
        now = self._clock()
        deadlines = [clock.deadline for clock in (await self._clocks.at(table.id)).values()]
        latest = max([now, *deadlines, *(await self._absence.on_vacation(table)).values()])
        people = tuple(holder.user_id for holder in table.people if holder.user_id is not None)
        async with self._storage.transaction() as writer:
            if latest > now:
                await set_timer(writer, timer._replace(due_at=latest + WARNED_AFTER))
                return
            await drop_timers(writer, table.id, WARNING)
            await set_timer(writer, Timer(table.id, CLOSING, 0, now + CLOSED_AFTER))
            note = Text("story-dead-warning", {"still": _days(WARNED_AFTER), "left": _days(CLOSED_AFTER)})
            await outbox.put(writer, table.id, [TableErrand((note,), asked=people)])

    async def _closes(self, table: Table, timer: Timer) -> None:
        await self._play.close(table, Text("story-dead-closed"))


def _days(seconds: float) -> int:
    return round(seconds / DAY)
