"""All tables under one roof: whoever changes one holds its lock, and what must be told is sent afterwards."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

from engine.core import Text
from tables.clock import closing
from tables.clock.absence import Absence
from tables.clock.clocks import Clocks
from tables.clock.lateness import Lateness
from tables.clock.notifications import Notifications
from tables.clock.outages import Outages
from tables.play.faults import Faults, RulesFaultError
from tables.play.onlookers import Onlookers
from tables.play.playing import Play
from tables.play.repair import Repair
from tables.play.replaying import Replays
from tables.play.results import Results
from tables.play.undoing import Undoing
from tables.play.votes import Votes
from tables.seats.lobby import Lobbies
from tables.seats.privacy import Privacy
from tables.seats.transfers import SeatTransfers
from tables.store.database import Storage
from tables.store.history import History
from tables.store.messages import Letters
from tables.store.model import CommitHook, Contested, Refused, Table
from tables.store.people import People
from tables.store.repository import TableRepository
from tables.store.timers import Timer, TimerHandler, Timers

log = logging.getLogger("lairkeeper.house")

TRY_AGAIN_AFTER = 300.0

T = TypeVar("T")


class TableService:
    """Storage, lobbies, games, people, and the letters to Discord."""

    def __init__(self, storage: Storage, clock: Callable[[], float], seeds: Callable[[], int]) -> None:
        self.storage = storage
        self.repository = TableRepository(storage)
        self.lobbies = Lobbies(storage, self.repository, clock)
        self.timers = Timers(storage)
        self.votes = Votes(storage, clock)
        self.people = People(storage)
        self.clocks = Clocks(storage, self.people, clock)
        self.onlookers = Onlookers(storage, self.repository)
        commit_hooks: list[CommitHook] = [self.votes.on_commit, self.clocks.on_commit, closing.on_commit]
        self.play = Play(storage, self.repository, clock, seeds, commit_hooks)
        self.absence = Absence(storage, self.repository, self.play, self.people, self.clocks, clock)
        self.letters = Letters(storage, clock)
        lateness = Lateness(
            storage, self.play, self.people, self.clocks, self.absence, self.votes, self.letters, clock
        )
        self.transfers = SeatTransfers(self.play, self.absence, self.votes, clock)
        self.history = History(storage)
        self.faults = Faults(storage, self.history, clock)
        self.undoing = Undoing(self.play, self.history, self.votes, clock)
        self.votes.add(self.undoing.vote)
        self.results = Results(storage, self.repository, self.history)
        commit_hooks += [self.absence.on_commit, self.onlookers.on_commit, self.results.on_commit]
        self.privacy = Privacy(storage, self.repository, self.people, self.lobbies, self.play, clock)
        self.repair = Repair(storage, self.history, self.undoing, self.faults)
        self.replays = Replays(storage, self.repository, self.history)
        ending = closing.Closing(storage, self.play, self.clocks, self.absence, clock)
        self.notifications = Notifications(storage, self.repository, self.people, self.votes, clock)
        self._outages = Outages(storage, self.repository, self.people, self.clocks, clock)
        self.clock = clock
        rooms = (self.lobbies, self.votes, self.absence, lateness, ending, self.notifications)
        self._bells: dict[str, TimerHandler] = {
            kind: bell for room in rooms for kind, bell in room.timer_handlers.items()
        }
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[int], None]] = []
        self._wakers: list[Callable[[], None]] = []

    @classmethod
    async def open(
        cls,
        path: Path,
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], int] = lambda: secrets.randbits(62),
    ) -> TableService:
        """Open the database; every open table is live again, though none is loaded yet."""
        return cls(await Storage.open(path), clock, seeds)

    async def close(self) -> None:
        """Let go of the database."""
        await self.storage.close()

    def on_errands(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with a table's number whenever that table has something to tell."""
        self._listeners.append(listener)

    def announce(self, table_id: int) -> None:
        """Say that a table has something to tell, and perhaps new timers."""
        for listener in self._listeners:
            listener(table_id)
        self.wake_timers()

    def on_timers(self, waker: Callable[[], None]) -> None:
        """Call `waker` whenever there may be an earlier timer."""
        self._wakers.append(waker)

    def wake_timers(self) -> None:
        """Say that there may be an earlier timer."""
        for waker in self._wakers:
            waker()

    async def change(self, table_id: int, act: Callable[[Table], Awaitable[T]]) -> T:
        """Do something to a table while nobody else does; other tables do not wait.

        `act` gets the table as it is now. Should another process have changed the file in between, it is
        tried once more with the fresh table.
        """
        async with self._lock(table_id):
            try:
                outcome = await self._act(table_id, act)
            except Contested:
                try:
                    outcome = await self._act(table_id, act)
                except Contested:
                    raise Refused(Text("table-is-busy")) from None
        self.announce(table_id)
        return outcome

    async def _act(self, table_id: int, act: Callable[[Table], Awaitable[T]]) -> T:
        """Should a rule fail, the table is as it was, and everybody hears of it."""
        table = await self.repository.table(table_id)
        try:
            return await act(table)
        except RulesFaultError as fault:
            text = await self.faults.keep(table, fault)
            self.announce(table_id)
            raise Refused(text) from fault

    async def note_presence(self) -> None:
        """People can answer; if they could not for a while, whatever was to end meanwhile ends later."""
        for table_id in await self._outages.note_presence():
            self.announce(table_id)

    async def run_due_timers(self) -> None:
        """Let everything happen whose time has come; what fails is tried again a little later."""
        for timer in await self.timers.due(self.clock()):
            try:
                await self.change(timer.table_id, partial(self._run_timer, timer=timer))
            except Exception as trouble:
                # Without a trace where a rule has failed: it may have stumbled over somebody's secret.
                shown = None if isinstance(trouble, Refused) else trouble
                extra = {"table": timer.table_id}
                log.error("a timer failed: %s (%s)", timer.kind, trouble, exc_info=shown, extra=extra)
                await self.timers.postpone(timer, self.clock() + TRY_AGAIN_AFTER)

    async def _run_timer(self, table: Table, timer: Timer) -> None:
        if not await self.timers.still_set(timer):
            return
        await self._bells[timer.kind](table, timer)
        if await self.timers.still_set(timer):
            raise RuntimeError(f"nothing has become of the timer {timer.kind}")

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())
