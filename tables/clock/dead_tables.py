"""Dead tables: where nobody plays any more, people are warned, and then the table is closed."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Text
from tables.clock.absence import Absence
from tables.clock.clocks import Clocks
from tables.play.games import Play
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.database import Storage, Writer
from tables.store.model import Status, Table, TableErrand
from tables.store.table_settings import DAY
from tables.store.timers import (
    CLOSING,
    COMPLETE,
    EXPIRY,
    WARNING,
    Timer,
    drop_all_timers,
    drop_timers,
    set_timer,
)

WARNED_AFTER = 14 * DAY
CLOSED_AFTER = 7 * DAY
"""After the warning."""


class DeadTables:
    """Warns and closes tables at which nothing happens."""

    def __init__(
        self, storage: Storage, play: Play, clocks: Clocks, absence: Absence, clock: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._play = play
        self._clocks = clocks
        self._absence = absence
        self._clock = clock

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Put the warning off after every move; a table that is over keeps no timer at all."""
        table = commit.table
        if table.status is Status.PLAYING:
            await drop_timers(writer, table.id, CLOSING, EXPIRY, COMPLETE)
            await set_timer(writer, Timer(table.id, WARNING, 0, commit.at + WARNED_AFTER))
        else:
            await drop_all_timers(writer, table.id)

    async def warn(self, table: Table, timer: Timer) -> None:
        """Call everybody, unless somebody still has time or is on vacation: then warn later."""
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

    async def close(self, table: Table, timer: Timer) -> None:
        """Close a table after its warning."""
        await self._play.close(table, Text("story-dead-closed"))


def _days(seconds: float) -> int:
    return round(seconds / DAY)
