"""Clocks: how long everybody has for a question; written in the transaction that asks it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from engine.core import Decision, Seat, Text
from tables.store import outbox
from tables.store.commits import Commit, write_table_settings
from tables.store.database import Storage, Writer
from tables.store.features.clocks import Clock, clocks_at, delete_clock, write_clock
from tables.store.features.votes import end_votes
from tables.store.hours import Span, after_pauses
from tables.store.model import Errand, PanelErrand, Refused, Status, Table, TableErrand
from tables.store.people import People, Person
from tables.store.table_settings import LIVE, MINUTE, allowance, is_live, with_setting
from tables.store.timers import (
    CLOCK_KINDS,
    DEADLINE,
    HALF,
    HOURS,
    NEARLY,
    Timer,
    Timers,
    drop_timer,
    set_timer,
)

LATE = "late"
"""The kind of vote on a player whose time is up."""

_FIRST_REMINDED = 5 * MINUTE


class Clocks:
    """All running clocks."""

    def __init__(self, storage: Storage, people: People, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._timers = Timers(storage)
        self._people = people
        self._now = clock

    async def at(self, table_id: int) -> dict[Seat, Clock]:
        """The clocks of a table, by seat."""
        return await clocks_at(self._storage, table_id)

    # ── with every move ──────────────────────────────────────────────────────────────────────────────────

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Start a clock for every new question, and stop those of answered ones; the others run on."""
        table, running = commit.table, await self.at(commit.table.id)
        asked = {decision.seat: decision for decision in reversed(commit.state.pending())}
        new: list[Decision] = []
        for holder in table.holders:
            decision, old = asked.get(holder.seat), running.get(holder.seat)
            if decision is None or not is_timed(table, holder.seat):
                if old is not None:
                    await _stop(writer, table.id, holder.seat)
            elif old is None or (old.user_id, old.number) != (holder.user_id, decision.number):
                new.append(decision)
        await self.start(writer, table, new, commit.at)

    async def start(self, writer: Writer, table: Table, asked: Iterable[Decision], now: float) -> None:
        """Start clocks with the full time for some questions."""
        fresh: list[Clock] = []
        for one in asked:
            user_id = table.holders[one.seat].user_id
            assert user_id is not None
            fresh.append(Clock(one.seat, user_id, one.number, one.reaction, now, now))
        await self._write(writer, table, fresh, now)

    # ── when something else changes ──────────────────────────────────────────────────────────────────────

    async def choose(self, table: Table, key: str, value: str, asked: list[Decision]) -> None:
        """Change a table setting of a running game, and tell the table."""
        if table.status is not Status.PLAYING:  # the select menu may be older than the end of the game
            raise Refused(Text("game-is-not-running"))
        changed = msgspec.structs.replace(
            table, table_settings=with_setting(table.table_settings, key, value)
        )
        name, chosen = (Text(f"table-option-{part}") for part in (key, f"{key}-{value}"))
        note = Text("story-option", {"name": name, "value": chosen})
        async with self._storage.transaction() as writer:
            await write_table_settings(writer, table.id, changed.table_settings)
            if key not in ("calls", "posts"):
                await self._restart(writer, changed, key, asked)
            await outbox.put(writer, table.id, [TableErrand((note,)), *_panels(table)])

    async def _restart(self, writer: Writer, table: Table, key: str, asked: list[Decision]) -> None:
        """Give everybody who is asked the full time again, after a setting of the clock has changed."""
        now = self._now()
        await end_votes(writer, table.id, LATE)
        for holder in table.people:
            await _stop(writer, table.id, holder.seat)
            if key == "vacation":
                await set_timer(writer, Timer(table.id, HOURS, holder.seat, now))
        await self.start(writer, table, [one for one in asked if is_timed(table, one.seat)], now)

    async def recount(self, writer: Writer, table: Table, seat: Seat) -> None:
        """Update the clock of somebody whose hours have changed; a deadline only ever moves later.

        If they are no longer late, the vote on them ends.
        """
        clock, now = (await self.at(table.id)).get(seat), self._now()
        if clock is None or Pace(table, await self._people.get(clock.user_id), clock).deadline <= now:
            return
        await self._write(writer, table, [clock], now)
        await end_votes(writer, table.id, LATE, seat)
        await outbox.put(writer, table.id, [PanelErrand(clock.user_id, your_turn=False)])

    async def make_up(self, writer: Writer, table: Table, outage: Span) -> tuple[list[int], list[int]]:
        """Move the clocks of a table on by the time the bot was away.

        Everybody has at least as much time left as the outage lasted, or half of the full time. Returns those
        whom a clock would have called meanwhile, and everybody whose clock was moved.
        """
        missed: list[int] = []
        later: list[Clock] = []
        for clock in (await self.at(table.id)).values():
            whole = allowance(table.table_settings, clock.reaction)
            if whole is None or clock.deadline <= outage.begin:
                continue
            due = await self._timers.due_times(table.id, CLOCK_KINDS, clock.seat)
            if any(outage.begin < moment <= outage.end for moment in due):
                missed.append(clock.user_id)
            lost = outage.end - max(outage.begin, clock.started_at)
            left = min(lost, whole / 2)
            started_at = max(clock.started_at + lost, outage.end - whole + left)
            later.append(msgspec.structs.replace(clock, started_at=started_at))
        await self._write(writer, table, later, outage.end)
        return missed, [clock.user_id for clock in later]

    async def _write(self, writer: Writer, table: Table, clocks: Sequence[Clock], now: float) -> None:
        people = await self._people.all_of(clock.user_id for clock in clocks)
        for clock in clocks:
            pace = Pace(table, people[clock.user_id], clock)
            await write_clock(writer, table.id, msgspec.structs.replace(clock, deadline=pace.deadline))
            await set_timer(writer, Timer(table.id, DEADLINE, clock.seat, pace.deadline))
            await drop_timer(writer, table.id, HALF, clock.seat)
            await drop_timer(writer, table.id, NEARLY, clock.seat)
            for kind, due_at in pace.reminders():
                if due_at > now:
                    await set_timer(writer, Timer(table.id, kind, clock.seat, due_at))


class Pace:
    """How a clock runs, given the table settings and the hours of its person."""

    def __init__(self, table: Table, person: Person, clock: Clock) -> None:
        whole = allowance(table.table_settings, clock.reaction)
        assert whole is not None
        self._whole = whole
        self._table = table
        self._person = person
        self._started_at = clock.started_at
        self.deadline = max(clock.deadline, self._after(1.0))
        """Never earlier than announced before."""

    def reminders(self) -> list[tuple[str, float]]:
        """When to remind of the question: never in quiet hours, and never twice at once.

        Of minutes one reminder is enough, and of few minutes none.
        """
        found: list[tuple[str, float]] = []
        before = self.deadline
        for kind, share in ((NEARLY, 0.9), (HALF, 0.5)):
            if self._whole < (_FIRST_REMINDED if kind == HALF else LIVE):
                continue
            moment = self._after(share)
            if self._person.quiet is not None:
                moment = self._person.quiet.over(moment)
            if moment < before:
                found.append((kind, moment))
                before = moment
        return found

    def _after(self, share: float) -> float:
        return after_pauses(self._started_at, self._whole * share, self._pauses())

    def _pauses(self) -> Iterator[Iterable[Span]]:
        settings, person = self._table.table_settings, self._person
        if settings["quiet-hours"] == "stop" and not is_live(settings) and person.quiet is not None:
            yield person.quiet.spans(self._started_at)
        if settings["vacation"] == "stop" and person.vacation is not None:
            yield [person.vacation]


def is_timed(table: Table, seat: Seat) -> bool:
    """Whether a seat has a clock when it is asked: if a person holds it and other people wait."""
    ticking = table.status is Status.PLAYING and allowance(table.table_settings, reaction=False) is not None
    return ticking and table.holders[seat].user_id is not None and len(table.people) > 1


async def _stop(writer: Writer, table_id: int, seat: Seat) -> None:
    await delete_clock(writer, table_id, seat)
    for kind in CLOCK_KINDS:
        await drop_timer(writer, table_id, kind, seat)


def _panels(table: Table) -> list[Errand]:
    return [PanelErrand(holder.user_id, your_turn=False) for holder in table.people if holder.user_id]
