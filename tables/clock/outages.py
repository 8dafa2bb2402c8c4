"""Outages: while the bot is away nobody can answer, so clocks stand still and everything else ends later."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Text
from tables.clock.clocks import Clocks
from tables.clock.notifications import call_again
from tables.store import outbox
from tables.store.database import Storage, Writer
from tables.store.features.presence import last_alive_at, note_alive
from tables.store.hours import Span
from tables.store.model import Errand, PanelErrand, Table, TableErrand
from tables.store.people import People
from tables.store.repository import TableRepository
from tables.store.table_settings import MINUTE, is_live
from tables.store.timers import CLOSING, EXPIRY, VOTE, WARNING, postpone_timers

OUTAGE = 10 * MINUTE
"""A shorter absence is a restart that nobody needs to hear of."""
SHORT_OUTAGE = MINUTE
"""A shorter absence does not matter even to a clock of minutes."""
_NOTED_EVERY = 30.0
_POSTPONED = (VOTE, WARNING, CLOSING, EXPIRY)
"""The timers, besides those of clocks, that end something people could have reacted to."""


class Outages:
    """Notices when the bot was away, and makes up for it."""

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
        """Note that the bot is running, and make up for an outage; returns the tables that are told of it.

        The bot is there while any of its processes is. All of it is one transaction, during which nobody else
        writes: an outage is made up for once.
        """
        now = self._clock()
        if self._noted_at is not None and now - self._noted_at < _NOTED_EVERY:
            return []
        affected: list[int] = []
        if await self._was_away(now):
            async with self._storage.transaction_alone() as writer:
                # Once more: another process may have made up for it while we waited.
                alive_at = await last_alive_at(self._storage)
                if alive_at is not None and now - alive_at >= SHORT_OUTAGE:
                    affected = await self._make_up(writer, Span(alive_at, now))
                await note_alive(writer, now)
        else:
            async with self._storage.transaction() as writer:
                await note_alive(writer, now)
        self._noted_at = now
        return affected

    async def _was_away(self, now: float) -> bool:
        """Whether no process was there for so long that it matters."""
        alive_at = await last_alive_at(self._storage)
        return alive_at is not None and now - alive_at >= SHORT_OUTAGE

    async def _make_up(self, writer: Writer, outage: Span) -> list[int]:
        # Nobody else writes during the transaction, so what is read here is up to date.
        tables = await self._repository.with_clocks()
        is_long = outage.end - outage.begin >= OUTAGE
        if is_long:
            await postpone_timers(writer, _POSTPONED, outage.begin, outage.end - outage.begin)
        matters = [table for table in tables if is_long or is_live(table.table_settings)]
        return [table.id for table in matters if await self._make_up_at(writer, table, outage, is_long)]

    async def _make_up_at(self, writer: Writer, table: Table, outage: Span, is_told: bool) -> bool:
        """Move the clocks of a table on, and call those it would have reminded or replaced."""
        missed, moved = await self._clocks.make_up(writer, table, outage)
        if not moved:
            return False
        note = Text("story-outage", {"since": f"<t:{outage.begin:.0f}:f>"})
        errands: list[Errand] = [TableErrand((note,) if is_told else ())]
        errands += [PanelErrand(user_id, your_turn=False) for user_id in moved]
        for user_id in missed:
            errands += call_again(table, await self._people.get(user_id))
        await outbox.put(writer, table.id, errands)
        return True
