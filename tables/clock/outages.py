"""While the bot is away nobody can answer: what was to end meanwhile ends later, and the tables are told."""

from __future__ import annotations

from collections.abc import Callable

import aiosqlite

from engine.core import Text
from tables.clock.clocks import Clocks
from tables.clock.closing import CLOSING, WARNING
from tables.clock.notifications import call_again
from tables.play.votes import VOTE
from tables.seats.lobby import EXPIRY
from tables.store import outbox
from tables.store.database import Storage
from tables.store.hours import Span
from tables.store.model import Errand, PanelErrand, Table, TableErrand
from tables.store.people import People
from tables.store.repository import TableRepository
from tables.store.table_settings import MINUTE

OUTAGE = 10 * MINUTE
"""A shorter absence is a restart that nobody need hear of."""
_NOTED_EVERY = 30.0
_PUT_OFF = (VOTE, WARNING, CLOSING, EXPIRY)
"""The kinds of timer, beside those of clocks, that end something people could have answered to."""


class Outages:
    """Knows when the bot was last there."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        people: People,
        clocks: Clocks,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._people = people
        self._clocks = clocks
        self._clock = clock
        self._noted_at: float | None = None

    async def note_presence(self) -> list[int]:
        """The bot is there, and perhaps there again; the tables that have something to tell for that.

        All of it is one transaction: an outage is made up for once.
        """
        now = self._clock()
        if self._noted_at is not None and now - self._noted_at < _NOTED_EVERY:
            return []
        row = await self._storage.row("SELECT alive_at FROM presence")
        told: list[int] = []
        async with self._storage.transaction() as writer:
            if row is not None and now - row["alive_at"] >= OUTAGE:
                told = await self._make_up(writer, Span(row["alive_at"], now))
            await writer.execute("INSERT OR REPLACE INTO presence (one, alive_at) VALUES (1, ?)", (now,))
        self._noted_at = now
        return told

    async def _make_up(self, writer: aiosqlite.Connection, outage: Span) -> list[int]:
        """Nobody else writes meanwhile, so all that is read here is as it will be written."""
        running = await self._storage.rows("SELECT DISTINCT table_id FROM clocks ORDER BY table_id")
        tables = [await self._repository.table(row["table_id"]) for row in running]
        told = [table.id for table in tables if await self._make_up_at(writer, table, outage)]
        change = f"UPDATE timers SET due_at = due_at + ? WHERE kind IN {_PUT_OFF!r} AND due_at > ?"
        await writer.execute(change, (outage.end - outage.begin, outage.begin))
        return told

    async def _make_up_at(self, writer: aiosqlite.Connection, table: Table, outage: Span) -> bool:
        """Let the clocks of a table have stood still, and call whom it would have reminded or replaced."""
        missed, moved = await self._clocks.make_up(writer, table, outage)
        if not moved:
            return False
        note = Text("story-outage", {"since": f"<t:{outage.begin:.0f}:f>"})
        errands: list[Errand] = [TableErrand((note,))]
        errands += [PanelErrand(user_id, your_turn=False) for user_id in moved]
        for user_id in missed:
            errands += call_again(await self._people.get(user_id))
        await outbox.put(writer, table.id, errands)
        return True
