"""Absence and return: a computer player keeps the seat; timers apply vacations to every table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core import Seat, Text
from tables.clock.clocks import Clocks
from tables.play.computer_players import substitute_for
from tables.play.games import Play
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.database import Storage, Writer
from tables.store.hours import QuietHours, Span
from tables.store.model import Absentee, Errand, Holder, NoticeErrand, Refused, Status, Table, TableErrand
from tables.store.people import People
from tables.store.repository import TableRepository
from tables.store.timers import HOURS, VACATION_END, Timer, drop_timer, set_timer


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
        """Let a computer player play for somebody whose time is up, until they say that they are back."""
        late = table.holders[seat]
        assert late.user_id is not None
        person = await self._people.get(late.user_id)
        notice = [] if person.notify == "silent" else [_notice_of_stand_in(table, late.user_id)]
        await self._stand_in(table, seat, "story-late-bot", None, notice)

    async def _stand_in(
        self, table: Table, seat: Seat, why: str, returns_at: float | None, extra: Sequence[Errand] = ()
    ) -> None:
        old = table.holders[seat]
        assert old.user_id is not None
        name, substitute = substitute_for(table, seat)
        substitute = msgspec.structs.replace(substitute, absentee=Absentee(old.user_id, old.name, returns_at))
        await self._play.reseat(table, substitute, Text(why, {"name": old.name, "bot": name}), extra)

    async def come_back(self, table: Table, user_id: int) -> None:
        """Take one's own seat back; this also ends a vacation, at every table."""
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
        """The seats whose holders are on vacation, and until when."""
        now = self._clock()
        seats = {holder.user_id: holder.seat for holder in table.people if holder.user_id is not None}
        people = await self._people.all_of(seats)
        away = (person for person in people.values() if person.is_away(now))
        return {seats[person.user_id]: person.away_until or now for person in away}

    # ── a person's own hours ─────────────────────────────────────────────────────────────────────────────

    async def choose_quiet(self, user_id: int, quiet: QuietHours | None) -> None:
        """Set a person's quiet hours, at every table."""
        await self._people.choose_quiet(user_id, quiet, await self._timers(user_id, HOURS, self._clock()))

    async def go_on_vacation(self, user_id: int, until: float) -> None:
        """Begin a vacation until a moment; one that is not in the future ends it."""
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

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Apply the vacations of people who sit down, and of everybody when a game begins."""
        if commit.table.status is not Status.PLAYING:
            return
        has_begun = commit.before.status is Status.PLAYING
        for former, holder in zip(commit.before.holders, commit.table.holders, strict=True):
            if not has_begun or former.user_id != holder.user_id:
                await self._note_vacation(writer, commit, holder)

    async def _note_vacation(self, writer: Writer, commit: Commit, holder: Holder) -> None:
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

    async def apply_hours(self, table: Table, timer: Timer) -> None:
        """Apply a person's new hours or vacation, or the end of it; may be interrupted and repeated."""
        seated = await self._reseated(table, timer.subject)
        async with self._storage.transaction() as writer:
            await self._clocks.recount(writer, seated, timer.subject)
            if seated.version == table.version and table.status is Status.PLAYING:
                # Otherwise the table has been told already, or there is nothing to tell.
                await outbox.put(writer, table.id, [TableErrand()])
            await drop_timer(writer, table.id, timer.kind, timer.subject)

    async def _reseated(self, table: Table, seat: Seat) -> Table:
        """The table after somebody on vacation has left their seat to a computer player, or is back."""
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
