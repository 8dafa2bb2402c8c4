"""Being away and coming back: a computer player keeps the seat; vacations reach every table by a timer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import aiosqlite
import msgspec

from engine.core import Seat, Text
from tables.clock.clocks import HOURS, Clocks
from tables.play.computer_players import substitute_for
from tables.play.playing import Play
from tables.store import outbox
from tables.store.database import Storage
from tables.store.hours import QuietHours, Span
from tables.store.model import (
    Absentee,
    Commit,
    Errand,
    Holder,
    NoticeErrand,
    Refused,
    Status,
    Table,
    TableErrand,
)
from tables.store.people import People
from tables.store.repository import TableRepository
from tables.store.timers import Timer, TimerHandler, drop_timer, set_timer

VACATION_END = "vacation-end"


class Absence:
    """Seats whose holders are away for a while."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        play: Play,
        people: People,
        clocks: Clocks,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._play = play
        self._people = people
        self._clocks = clocks
        self._clock = clock

    async def replace_late(self, table: Table, seat: Seat) -> None:
        """A computer player goes on for somebody whose time is up, until they say that they are back."""
        late = table.holders[seat]
        assert late.user_id is not None
        person = await self._people.get(late.user_id)
        told = [] if person.notify == "silent" else [_notice_of_stand_in(table, late.user_id)]
        await self._stand_in(table, seat, "story-late-bot", None, told)

    async def _stand_in(
        self, table: Table, seat: Seat, why: str, returns_at: float | None, told: Sequence[Errand] = ()
    ) -> None:
        old = table.holders[seat]
        assert old.user_id is not None
        bot, heir = substitute_for(table, seat)
        heir = msgspec.structs.replace(heir, absentee=Absentee(old.user_id, old.name, returns_at))
        await self._play.reseat(table, heir, Text(why, {"name": old.name, "bot": bot}), told)

    async def come_back(self, table: Table, user_id: int) -> None:
        """Somebody takes their own seat again; a vacation is over with it, at every table."""
        kept = table.kept_for(user_id)
        if kept is None:
            raise Refused(Text("no-seat-kept"))
        if (await self._people.get(user_id)).is_away(self._clock()):
            await self.go_on_vacation(user_id, self._clock())
        await self._take_back(table, kept)

    async def _take_back(self, table: Table, kept: Holder) -> None:
        assert kept.absentee is not None
        user_id = kept.absentee.user_id
        owner = Holder(kept.seat, user_id, kept.absentee.name, since=kept.since)
        await self._play.reseat(table, owner, Text("story-returned", {"name": owner.name}))

    async def on_vacation(self, table: Table) -> dict[Seat, float]:
        """Until when people are on vacation who hold a seat all the same."""
        now = self._clock()
        away = [(holder.seat, await self._people.get(holder.user_id or 0)) for holder in table.people]
        return {seat: person.away_until or now for seat, person in away if person.is_away(now)}

    # ── a person's own hours ─────────────────────────────────────────────────────────────────────────────

    async def choose_quiet(self, user_id: int, quiet: QuietHours | None) -> None:
        """Leave somebody alone in these hours, at every table."""
        await self._people.choose_quiet(user_id, quiet, await self._timers(user_id, HOURS, self._clock()))

    async def go_on_vacation(self, user_id: int, until: float) -> None:
        """Somebody is away until then; a moment that is not in the future ends it."""
        now = self._clock()
        person = await self._people.get(user_id)
        begin = person.away_from if person.is_away(now) and person.away_from is not None else now
        timers = await self._timers(user_id, VACATION_END, max(now, until))
        if until > now:
            timers += await self._timers(user_id, HOURS, now)
        await self._people.go_away(user_id, Span(begin, max(now, until)), timers)

    async def _timers(self, user_id: int, kind: str, due_at: float) -> list[Timer]:
        playing = [
            table for table in await self._repository.of_person(user_id) if table.status is Status.PLAYING
        ]
        seats = [(table.id, table.seat_of(user_id)) for table in playing]
        for table in await self._repository.left_by(user_id):
            kept = table.kept_for(user_id)
            seats.append((table.id, kept.seat if kept else None))
        return [Timer(table_id, kind, seat, due_at) for table_id, seat in seats if seat is not None]

    async def on_commit(self, writer: aiosqlite.Connection, commit: Commit) -> None:
        """Whoever is on vacation when a game begins, or when they sit down, is away there as well."""
        if commit.table.status is not Status.PLAYING:
            return
        has_begun = commit.before.status is Status.PLAYING
        for former, holder in zip(commit.before.holders, commit.table.holders, strict=True):
            if not has_begun or former.user_id != holder.user_id:
                await self._note_vacation(writer, commit, holder)

    async def _note_vacation(self, writer: aiosqlite.Connection, commit: Commit, holder: Holder) -> None:
        table_id, seat = commit.table.id, holder.seat
        if holder.user_id is None:
            returns_at = holder.absentee.returns_at if holder.absentee else None
        else:
            person = await self._people.get(holder.user_id)
            returns_at = person.away_until if person.is_away(commit.at) else None
            if returns_at is not None:
                await set_timer(writer, Timer(table_id, HOURS, seat, commit.at))
        if returns_at is not None:
            await set_timer(writer, Timer(table_id, VACATION_END, seat, returns_at))

    @property
    def timer_handlers(self) -> dict[str, TimerHandler]:
        """The hours of somebody here have changed, or their vacation is over."""
        return {HOURS: self._hours_changed, VACATION_END: self._hours_changed}

    async def _hours_changed(self, table: Table, timer: Timer) -> None:
        """Whatever is done already is not done again, so this may be interrupted anywhere."""
        seated = await self._seated_anew(table, timer.subject)
        async with self._storage.transaction() as writer:
            await self._clocks.recount(writer, seated, timer.subject)
            if seated.version == table.version and table.status is Status.PLAYING:
                # Else the table has been told already, or there is nothing to tell any more.
                await outbox.put(writer, table.id, [TableErrand()])
            await drop_timer(writer, table.id, timer.kind, timer.subject)

    async def _seated_anew(self, table: Table, seat: Seat) -> Table:
        """The table once somebody on vacation has left their seat to a computer player, or is back."""
        if table.status is not Status.PLAYING:
            return table
        holder, now = table.holders[seat], self._clock()
        if holder.user_id is not None:
            person = await self._people.get(holder.user_id)
            others = len(table.people) > 1
            if person.is_away(now) and others and table.table_settings["vacation"] == "bot":
                await self._stand_in(table, seat, "story-on-vacation", person.away_until)
        elif holder.absentee is not None and holder.absentee.returns_at is not None:
            person = await self._people.get(holder.absentee.user_id)
            if not person.is_away(now):
                await self._take_back(table, holder)
        return await self._repository.table(table.id)


def _notice_of_stand_in(table: Table, user_id: int) -> Errand:
    return NoticeErrand(user_id, Text("notice-late-bot", {"channel": f"<#{table.channel_id}>"}))
