"""The service of all tables: wires the parts together, guards every change with a lock, and runs timers."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from engine.core import Text
from tables.clock.absence import Absence
from tables.clock.clocks import Clocks
from tables.clock.dead_tables import DeadTables
from tables.clock.deadlines import Deadlines
from tables.clock.due_timers import DueTimers
from tables.clock.notifications import Notifications
from tables.clock.outages import Outages
from tables.play.complaints import Complaints
from tables.play.faults import Faults, RulesFaultError
from tables.play.games import Play
from tables.play.limits import Guard, Limits
from tables.play.onlookers import Onlookers
from tables.play.posts import post_rounds
from tables.play.repair import Repair
from tables.play.replays import Replays
from tables.play.report_files import ReportFiles
from tables.play.results import Results
from tables.play.undos import Undos
from tables.play.votes import Votes
from tables.seats.company import Company
from tables.seats.endings import Endings
from tables.seats.lobby import Lobbies, Newcomer
from tables.seats.privacy import Privacy
from tables.seats.strengths import Strengths
from tables.seats.transfers import SeatTransfers
from tables.store import timers
from tables.store.addresses import StoreAddress
from tables.store.database import Storage, StorageError
from tables.store.drafts import Drafts
from tables.store.features.coaching import CoachSwitches
from tables.store.features.editions import Editions
from tables.store.features.experience import Experience
from tables.store.features.puzzles import PuzzleAttempts
from tables.store.features.seen import Seen
from tables.store.history import History
from tables.store.hours import QuietHours
from tables.store.leases import Leases, process_name
from tables.store.messages import Messages
from tables.store.model import Contested, Refused, Status, Table
from tables.store.neighbours import Neighbours
from tables.store.opening import open_storage
from tables.store.outbox import Outbox
from tables.store.people import People, Person
from tables.store.repository import TableRepository
from tables.store.states.upgrade import PackingUp
from tables.store.table_settings import SUGGESTED
from tables.store.timers import Timers
from tables.thinking.advice import Adviser
from tables.thinking.thinker import Thinker
from tables.thinking.thoughts import Thoughts
from tables.thinking.workers import Workers

Now = Callable[[], float]
"""Tells the time."""
T = TypeVar("T")


class TableService:
    """Everything that can be done with tables.

    An operation on the service itself announces what it has changed. The parts (`lobbies`, `play`, `votes`
    and so on) change a table they are given: call them through `change`, which locks and announces.
    """

    def __init__(
        self, storage: Storage, clock: Now, seeds: Callable[[], int], limits: Limits, workers: Workers
    ) -> None:
        self.clock = clock
        guard = self._guard = Guard(storage, limits, clock)
        self._open_store(storage)
        # play
        self.play = Play(storage, self.repository, self.history, clock, seeds, thinks=workers.count > 0)
        self.votes = Votes(storage, guard)
        self.undos = Undos(self.play, self.history, self.votes, clock)
        self.report_files = ReportFiles(storage, self.repository, self.history, clock)
        self.faults = Faults(storage, self.report_files)
        self.complaints = Complaints(storage, self.report_files, guard)
        self.replays = Replays(self.repository, self.history, guard)
        self.repair = Repair(storage, self.outbox, self.history, self.undos, self.faults, self.replays)
        self.results = Results(storage, self.repository, self.history)
        self.onlookers = Onlookers(storage, self.repository)
        # thinking
        self.thoughts = Thoughts(storage, self.play, clock, self.leases.owner)
        self.adviser = Adviser(storage, self.play, workers)
        self.thinker = Thinker(self.thoughts, self.repository, workers, self.change)
        # clock
        self.clocks = Clocks(storage, self.people, clock)
        self.absence = Absence(storage, self.repository, self.play, self.people, self.clocks, clock)
        self.notifications = Notifications(storage, self.repository, self.people, self.votes, clock)
        self._deadlines = Deadlines(
            storage, self.play, self.people, self.clocks, self.absence, self.drafts, clock
        )
        self._dead_tables = DeadTables(storage, self.play, self.clocks, self.absence, clock)
        self._outages = Outages(storage, self.repository, self.people, self.clocks, clock)
        self._open_seats(storage, guard)
        self._due_timers = DueTimers(self.timers, clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[int], None]] = [self.thinker.wake]
        self._wakers: list[Callable[[], None]] = []
        self.neighbours = Neighbours(
            storage, self.outbox, self._announce, self._wake_timers, self.thinker.wake
        )
        self._register()

    def _open_store(self, storage: Storage) -> None:
        """What is kept of tables and people."""
        self.storage = storage
        self.repository = TableRepository(storage)
        self.editions = Editions(storage)
        self.history = History(storage)
        self.people = People(storage)
        self.timers = Timers(storage)
        self.leases = Leases(storage, self.clock, process_name())
        self.outbox = Outbox(storage, self.clock, self.leases.owner)
        self.messages = Messages(storage, self.clock)
        self.drafts = Drafts(storage)
        self.experience = Experience(storage)
        self.seen = Seen(storage)
        self.coach_switches = CoachSwitches(storage)
        self.packing_up = PackingUp(storage, self.leases)
        self.puzzles = PuzzleAttempts(storage)

    def _open_seats(self, storage: Storage, guard: Guard) -> None:
        """Who sits where, and how people find each other."""
        self.lobbies = Lobbies(storage, self.repository, self.play, guard, self.clock, self.editions)
        self.transfers = SeatTransfers(self.play, self.absence, self.votes, self.clock)
        self.strengths = Strengths(self.play, self.votes, self.clock)
        self.endings = Endings(storage, self.play, self.votes, self.clock)
        self.company = Company(
            storage,
            self.repository,
            self.people,
            self.lobbies,
            self.transfers,
            self.results,
            self.votes,
            guard,
            self.clock,
        )
        self.privacy = Privacy(
            storage, self.repository, self.people, self.lobbies, self.play, guard, self.clock
        )

    def _register(self) -> None:
        """Register everything that happens by itself."""
        self._register_commit_hooks()
        self._register_votes()
        self._register_timer_handlers()

    def _register_commit_hooks(self) -> None:
        """Register what is written with every new version of a game, in the order in which it is written."""
        # First what the new version ends or restarts: votes, clocks, and the timers of a game that is over.
        self.play.on_commit(self.votes.on_commit)
        self.play.on_commit(self.clocks.on_commit)
        self.play.on_commit(self._dead_tables.on_commit)
        # Then the timers of people who are on vacation as they sit down.
        self.play.on_commit(self.absence.on_commit)
        # Then what the channel keeps of a round.
        self.play.on_commit(post_rounds)
        # Then whoever only watches: their errands follow those of the players.
        self.play.on_commit(self.onlookers.on_commit)
        self.play.on_commit(self.experience.on_commit)
        self.play.on_commit(self.puzzles.on_commit)
        self.play.on_commit(self.thoughts.on_commit)
        self.play.on_commit(self.company.on_commit)
        # Last what was computed from an earlier end of the game, and is outdated now.
        self.play.on_commit(self.results.on_commit)

    def _register_votes(self) -> None:
        """Register what can be voted on."""
        by_seats = (*self.transfers.votes, self.strengths.vote, *self.endings.votes)
        for kind in (self.undos.vote, self._deadlines.vote, *by_seats, self.company.reliability.vote):
            self.votes.add(kind)

    def _register_timer_handlers(self) -> None:
        """Register what happens when a timer is due, one handler for each kind."""
        self._on_timer = self._due_timers.add
        self._on_timer(timers.EXPIRY, self.lobbies.expire)
        self._on_timer(timers.COMPLETE, self.lobbies.start_complete)
        self._on_timer(timers.VOTE, self.votes.close)
        self._on_timer(timers.HALF, self._deadlines.remind)
        self._on_timer(timers.NEARLY, self._deadlines.remind)
        self._on_timer(timers.DEADLINE, self._deadlines.end)
        self._on_timer(timers.HOURS, self.absence.apply_hours)
        self._on_timer(timers.VACATION_END, self.absence.apply_hours)
        self._on_timer(timers.CALL, self.notifications.call)
        self._on_timer(timers.WARNING, self._dead_tables.warn)
        self._on_timer(timers.CLOSING, self._dead_tables.close)
        self._on_timer(timers.THINKING, self.thoughts.give_up)

    @classmethod
    async def open(
        cls,
        address: StoreAddress,
        clock: Now = time.time,
        seeds: Callable[[], int] = lambda: secrets.randbits(62),
        limits: Limits | None = None,
        thinking_workers: int = 0,
    ) -> TableService:
        """Open the database; tables are loaded when they are needed.

        Without workers nobody thinks: hard computer players move at once.
        """
        workers = Workers(thinking_workers)
        return cls(await open_storage(address), clock, seeds, limits or Limits(), workers)

    async def close(self) -> None:
        """Stop whatever goes on by itself, leave it to others, and close the database."""
        await self.neighbours.close()
        await self.thinker.close()
        await self.packing_up.close()
        with suppress(StorageError):  # what cannot be given back is given up in a moment
            await self.leases.drop_all()
        await self.storage.close()

    # ── operations ───────────────────────────────────────────────────────────────────────────────────────

    async def must_have_room(self, guild_id: int | None, user_id: int, *, exercise: bool = False) -> None:
        """Refuse if somebody may not open yet another table: before a thread is made for it."""
        async with self.storage.transaction() as writer:
            await self._guard.new_table(writer, guild_id, user_id, exercise)

    async def open_lobby(
        self,
        guild_id: int | None,
        channel_id: int,
        host: Newcomer,
        game_key: str,
        locale: str,
        agreed: Mapping[str, str] | None = None,
    ) -> Table:
        """Open a lobby in a channel, with a gentle clock unless something else is agreed on."""
        open_table = partial(self.lobbies.open, guild_id, channel_id, host, game_key, locale)
        settings = {**SUGGESTED, **(agreed or {})}
        table = await self._open(channel_id, partial(open_table, table_settings=settings))
        self._announce(table.id)
        return table

    async def begin_exercise(
        self,
        guild_id: int | None,
        channel_id: int,
        host: Newcomer,
        game_key: str,
        locale: str,
        exercise: str,
    ) -> Table:
        """Open a table for one person's exercise, and start it at once."""
        table = await self._open(
            channel_id, partial(self.lobbies.open, guild_id, channel_id, host, game_key, locale, exercise)
        )
        await self.change(table.id, self.play.start)
        return table

    async def begin_lesson(
        self, guild_id: int | None, channel_id: int, host: Newcomer, game_key: str, locale: str
    ) -> Table:
        """Open the table of somebody's lesson, and start it at once."""
        table = await self._open(
            channel_id, partial(self.lobbies.open_lesson, guild_id, channel_id, host, game_key, locale)
        )
        await self.change(table.id, self.play.start)
        return await self.repository.table(table.id)

    async def unfinished_lesson(self, user_id: int, game_key: str) -> Table | None:
        """The lesson of a game that somebody has begun and not ended."""
        seated = await self.repository.of_person(user_id)
        lessons = [one for one in seated if one.is_lesson and one.game == game_key]
        return next((one for one in lessons if one.status is Status.PLAYING), None)

    async def rematch(self, table_id: int, user_id: int) -> Table:
        """Open a lobby for another game of the same people."""
        former = await self.repository.table(table_id)
        warned = await self.company.avoiding.avoiders_among(table_id)
        again = partial(self.lobbies.rematch, former, user_id, warned)
        table = await self._open(former.channel_id, again)
        self._announce(table.id)
        return table

    async def _open(self, channel_id: int, open_table: Callable[[], Awaitable[Table]]) -> Table:
        """Open a table; an exercise that is in its way makes room: nobody else waits for that one."""
        try:
            return await open_table()
        except Refused as refused:
            here = await self.repository.open_in(channel_id)
            if refused.text.key != "channel-has-a-table" or here is None or not here.is_exercise:
                raise
            note = Text(f"story-{'lesson' if here.is_lesson else 'exercise'}-made-room")
            await self.change(here.id, lambda exercise: self.play.close(exercise, note))
            return await open_table()

    async def settings_of(self, user_id: int) -> Person:
        """What a person has set; nothing changes by looking."""
        return await self.people.get(user_id)

    async def clear_quiet_hours(self, user_id: int) -> bool:
        """Delete a person's quiet hours; whether there were any."""
        if (await self.people.get(user_id)).quiet is None:
            return False
        await self.choose_quiet_hours(user_id, None)
        return True

    async def end_vacation(self, user_id: int) -> bool:
        """End a person's vacation; whether they were on one."""
        if not (await self.people.get(user_id)).is_away(self.clock()):
            return False
        await self.go_on_vacation(user_id, self.clock())
        return True

    async def choose_quiet_hours(self, user_id: int, quiet: QuietHours | None) -> None:
        """Set a person's quiet hours, at every table."""
        await self.absence.choose_quiet(user_id, quiet)
        self._wake_timers()

    async def go_on_vacation(self, user_id: int, until: float) -> None:
        """Begin a person's vacation, at every table; a moment that is not in the future ends it."""
        await self.absence.go_on_vacation(user_id, until)
        self._wake_timers()

    async def forget(self, user_id: int) -> None:
        """Delete everything about a person, at every table."""
        await self.complaints.forget(user_id)
        for table_id in await self.privacy.forget(user_id, self.change):
            self._announce(table_id)

    async def note_presence(self) -> None:
        """Note that the bot is running; after an outage, everything that was to end meanwhile ends later."""
        for table_id in await self._outages.note_presence():
            self._announce(table_id)

    # ── changing a table ─────────────────────────────────────────────────────────────────────────────────

    async def change(self, table_id: int, act: Callable[[Table], Awaitable[T]]) -> T:
        """Change a table while nobody else does, and announce it; other tables need not wait.

        `act` gets the table as it is now. Should another process change the table meanwhile, `act` is called
        once more with the new table.
        """
        try:
            async with self._lock(table_id), self.storage.hold(table_id):
                try:
                    outcome = await self._act(table_id, act)
                except Contested:
                    outcome = await self._act(table_id, act)
        except Contested:
            raise Refused(Text("table-is-busy")) from None
        self._announce(table_id)
        return outcome

    async def _act(self, table_id: int, act: Callable[[Table], Awaitable[T]]) -> T:
        """Call `act`; if a rule fails, nothing has changed, and everybody at the table is told."""
        table = await self.repository.table(table_id)
        try:
            return await act(table)
        except RulesFaultError as fault:
            text = await self.faults.keep(table, fault)
            self._announce(table_id)
            raise Refused(text) from fault

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    # ── announcements and timers ─────────────────────────────────────────────────────────────────────────

    def on_errands(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with a table's number whenever the table has new errands."""
        self._listeners.append(listener)

    def on_timers(self, waker: Callable[[], None]) -> None:
        """Call `waker` whenever a timer may have been set."""
        self._wakers.append(waker)

    def _announce(self, table_id: int) -> None:
        """Say that a table has new errands, and perhaps new timers."""
        for listener in self._listeners:
            listener(table_id)
        self._wake_timers()

    def _wake_timers(self) -> None:
        for waker in self._wakers:
            waker()

    async def run_due_timers(self) -> None:
        """Run the handlers of all timers that are due; those that fail are tried again later."""
        await self._due_timers.run(self.change)
