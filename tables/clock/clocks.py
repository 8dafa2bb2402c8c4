"""How long everybody has: a clock for every question play waits for, written with the move that put it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import aiosqlite
import msgspec

from engine.core import Decision, Seat, Text
from tables.play.votes import end_votes
from tables.store import outbox
from tables.store.database import Storage
from tables.store.hours import Span, after_working
from tables.store.model import Commit, Errand, PanelErrand, Status, Table, TableErrand
from tables.store.people import People, Person
from tables.store.repository import write_options
from tables.store.table_settings import allowance, with_choice
from tables.store.timers import Timer, drop_timer, set_timer

HALF, NEARLY, DEADLINE = "half", "nearly", "deadline"
KINDS = (HALF, NEARLY, DEADLINE)
"""The kinds of timer that belong to a clock."""
LATE = "late"
"""The kind of vote on somebody whose time is up."""
HOURS = "hours"
"""The kind of timer that brings a person's new hours or vacation to a table."""


class Clock(msgspec.Struct, frozen=True):
    """How long a person has for a question."""

    seat: Seat
    user_id: int
    number: int
    reaction: bool
    started_at: float
    deadline: float


class Clocks:
    """All clocks that run."""

    def __init__(self, storage: Storage, people: People, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._people = people
        self._now = clock

    async def at(self, table_id: int) -> dict[Seat, Clock]:
        """The clocks of a table, by seat."""
        query = (
            "SELECT seat, user_id, number, reaction, started_at, deadline FROM clocks "
            "WHERE table_id = ? ORDER BY seat"
        )
        rows = await self._storage.rows(query, (table_id,))
        return {row["seat"]: msgspec.convert(dict(row), Clock, strict=False) for row in rows}

    # ── with every move ──────────────────────────────────────────────────────────────────────────────────

    async def on_commit(self, writer: aiosqlite.Connection, commit: Commit) -> None:
        """Let the clocks of a new version run: on where the question is the same, and else afresh."""
        table, running = commit.table, await self.at(commit.table.id)
        asked = {decision.seat: decision for decision in reversed(commit.state.pending())}
        for holder in table.holders:
            decision, old = asked.get(holder.seat), running.get(holder.seat)
            if decision is None or not is_timed(table, holder.seat):
                if old is not None:
                    await _stop(writer, table.id, holder.seat)
            elif old is None or (old.user_id, old.number) != (holder.user_id, decision.number):
                await self.start(writer, table, decision, commit.at)

    async def start(self, writer: aiosqlite.Connection, table: Table, decision: Decision, now: float) -> None:
        """Give somebody the whole time for a question, from now on."""
        user_id = table.holders[decision.seat].user_id
        assert user_id is not None
        fresh = Clock(decision.seat, user_id, decision.number, decision.reaction, now, now)
        await self._write(writer, table, fresh, now)

    # ── when something else changes ──────────────────────────────────────────────────────────────────────

    async def choose(self, table: Table, key: str, value: str, asked: list[Decision]) -> None:
        """Change what a running table agrees on; whoever is asked has the whole time from now on."""
        now = self._now()
        changed = msgspec.structs.replace(table, table_settings=with_choice(table.table_settings, key, value))
        async with self._storage.transaction() as writer:
            await write_options(writer, table.id, changed.table_settings)
            await end_votes(writer, table.id, LATE)
            for holder in table.people:
                await _stop(writer, table.id, holder.seat)
                if key == "vacation":
                    await set_timer(writer, Timer(table.id, HOURS, holder.seat, now))
            for decision in asked:
                if is_timed(changed, decision.seat):
                    await self.start(writer, changed, decision, now)
            name, chosen = (Text(f"table-option-{part}") for part in (key, f"{key}-{value}"))
            note = Text("story-option", {"name": name, "value": chosen})
            await outbox.put(writer, table.id, [TableErrand((note,)), *_panels(table)])

    async def recount(self, writer: aiosqlite.Connection, table: Table, seat: Seat) -> None:
        """Bring the clock of somebody whose hours have changed up to date; it only ever gives more time.

        Whoever was late by the old hours and is not by the new ones is not voted on any more.
        """
        clock, now = (await self.at(table.id)).get(seat), self._now()
        if clock is None or Pace(table, await self._people.get(clock.user_id), clock).deadline <= now:
            return
        await self._write(writer, table, clock, now)
        await end_votes(writer, table.id, LATE, seat)
        await outbox.put(writer, table.id, [PanelErrand(clock.user_id, your_turn=False)])

    async def make_up(
        self, writer: aiosqlite.Connection, table: Table, outage: Span
    ) -> tuple[list[int], list[int]]:
        """Let the clocks of a table have stood still while the bot was away.

        Everybody has at least as much time left as it was away, or half of the whole. Returned are those whom
        a clock would have called meanwhile, and all whose clocks were moved.
        """
        missed, moved = [], []
        for clock in (await self.at(table.id)).values():
            whole = allowance(table.table_settings, clock.reaction)
            if whole is None or clock.deadline <= outage.begin:
                continue
            if await self._rings_in(table.id, clock.seat, outage):
                missed.append(clock.user_id)
            moved.append(clock.user_id)
            lost = outage.end - max(outage.begin, clock.started_at)
            left = min(lost, whole / 2)
            started_at = max(clock.started_at + lost, outage.end - whole + left)
            later = msgspec.structs.replace(clock, started_at=started_at)
            await self._write(writer, table, later, outage.end)
        return missed, moved

    async def _rings_in(self, table_id: int, seat: Seat, span: Span) -> bool:
        query = f"SELECT kind, due_at FROM timers WHERE kind IN {KINDS!r} AND table_id = ? AND subject = ?"
        timers = await self._storage.rows(query, (table_id, seat))
        return any(span.begin < timer["due_at"] <= span.end for timer in timers)

    async def _write(self, writer: aiosqlite.Connection, table: Table, clock: Clock, now: float) -> None:
        pace = Pace(table, await self._people.get(clock.user_id), clock)
        await writer.execute(
            "INSERT OR REPLACE INTO clocks (table_id, seat, user_id, number, reaction, started_at, deadline) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table.id, *msgspec.structs.astuple(clock)[:-1], pace.deadline),
        )
        await set_timer(writer, Timer(table.id, DEADLINE, clock.seat, pace.deadline))
        await drop_timer(writer, table.id, HALF, clock.seat)
        await drop_timer(writer, table.id, NEARLY, clock.seat)
        for kind, due_at in pace.reminders():
            if due_at > now:
                await set_timer(writer, Timer(table.id, kind, clock.seat, due_at))


class Pace:
    """How a clock runs, given what its table agrees on and the hours of its person."""

    def __init__(self, table: Table, person: Person, clock: Clock) -> None:
        whole = allowance(table.table_settings, clock.reaction)
        assert whole is not None
        self._whole = whole
        self._table = table
        self._person = person
        self._started_at = clock.started_at
        self.deadline = max(clock.deadline, self._after(1.0))
        """Never earlier than was said before."""

    def reminders(self) -> list[tuple[str, float]]:
        """When to remind of the question: never in quiet hours, and never of two things at once."""
        found: list[tuple[str, float]] = []
        before = self.deadline
        for kind, share in ((NEARLY, 0.9), (HALF, 0.5)):
            moment = self._after(share)
            if self._person.quiet is not None:
                moment = self._person.quiet.over(moment)
            if moment < before:
                found.append((kind, moment))
                before = moment
        return found

    def _after(self, share: float) -> float:
        return after_working(self._started_at, self._whole * share, self._pauses())

    def _pauses(self) -> Iterator[Iterable[Span]]:
        options, person = self._table.table_settings, self._person
        if options["quiet-hours"] == "stop" and person.quiet is not None:
            yield person.quiet.spans(self._started_at)
        if options["vacation"] == "stop" and person.vacation is not None:
            yield [person.vacation]


def is_timed(table: Table, seat: Seat) -> bool:
    """Whether a clock runs for a seat once it is asked: if a person holds it, and another one waits."""
    ticking = table.status is Status.PLAYING and allowance(table.table_settings, reaction=False) is not None
    return ticking and table.holders[seat].user_id is not None and len(table.people) > 1


async def _stop(writer: aiosqlite.Connection, table_id: int, seat: Seat) -> None:
    await writer.execute("DELETE FROM clocks WHERE table_id = ? AND seat = ?", (table_id, seat))
    for kind in KINDS:
        await drop_timer(writer, table_id, kind, seat)


def _panels(table: Table) -> list[Errand]:
    return [PanelErrand(holder.user_id, your_turn=False) for holder in table.people if holder.user_id]
