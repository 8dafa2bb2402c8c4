"""Calling people when they may be disturbed: what comes in their quiet hours rings when those are over."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core import Text
from tables.clock.clocks import KINDS
from tables.play.votes import Votes
from tables.store import outbox
from tables.store.database import Storage
from tables.store.model import Errand, PanelErrand, Status, Table, TableErrand
from tables.store.people import People, Person
from tables.store.repository import TableRepository
from tables.store.timers import Timer, TimerHandler, Timers, drop_timer, set_timer

CALL = "call"
"""The kind of timer that calls somebody who was not to be disturbed; its subject is the person."""


class Notifications:
    """Who may be called now, and who later."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        people: People,
        votes: Votes,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._timers = Timers(storage)
        self._repository = repository
        self._people = people
        self._votes = votes
        self._clock = clock

    async def allowed_now(self, table: Table, called: Iterable[int]) -> set[int]:
        """Who of those that are called may be disturbed; the others are called once they may."""
        now = self._clock()
        free_at = {user_id: await self._free_at(table, user_id, now) for user_id in called}
        rung = {user_id for user_id, moment in free_at.items() if moment <= now}
        is_open = table.status in (Status.LOBBY, Status.PLAYING)
        later = {one: free_at[one] for one in free_at.keys() - rung if is_open}
        query = "SELECT subject FROM timers WHERE table_id = ? AND kind = ?"
        waiting = {row["subject"] for row in await self._storage.rows(query, (table.id, CALL))}
        if later or waiting & rung:
            async with self._storage.transaction() as writer:
                for user_id in waiting & rung:  # one thing rings once
                    await drop_timer(writer, table.id, CALL, user_id)
                for user_id, moment in sorted(later.items()):
                    await set_timer(writer, Timer(table.id, CALL, user_id, moment))
        return rung

    async def may_be_disturbed(self, user_id: int) -> bool:
        """Whether something that concerns no table of theirs may ring."""
        person, now = await self._people.get(user_id), self._clock()
        return person.quiet is None or person.quiet.over(now) <= now

    async def _free_at(self, table: Table, user_id: int, now: float) -> float:
        """When somebody may be called: not on vacation, if time stands still for them, nor in quiet hours."""
        person = await self._people.get(user_id)
        rests = person.vacation and person.is_away(now) and table.table_settings["vacation"] == "stop"
        moment = person.vacation.end if person.vacation and rests else now
        return moment if person.quiet is None else person.quiet.over(moment)

    @property
    def timer_handlers(self) -> dict[str, TimerHandler]:
        """Somebody may be disturbed again."""
        return {CALL: self._calls}

    async def _calls(self, table: Table, timer: Timer) -> None:
        """Call somebody for whom the table still waits; a reminder that is due as well is call enough."""
        errands = [] if await self._is_reminded(table, timer.subject) else await self._errands(table, timer)
        async with self._storage.transaction() as writer:
            await drop_timer(writer, *timer[:3])
            await outbox.put(writer, table.id, errands)

    async def _errands(self, table: Table, timer: Timer) -> list[Errand]:
        person = await self._people.get(timer.subject)
        if await self._is_awaited(table, person.user_id):
            return call_again(person)
        votes = await self._votes.at(table.id)
        if person.notify != "silent" and any(person.user_id in vote.missing for vote in votes):
            return [TableErrand(asked=(person.user_id,))]
        return []

    async def _is_awaited(self, table: Table, user_id: int) -> bool:
        seat = table.seat_of(user_id)
        if table.status is Status.LOBBY:
            return seat is not None
        return table.status is Status.PLAYING and seat in (await self._repository.state(table)).awaited()

    async def _is_reminded(self, table: Table, user_id: int) -> bool:
        due = await self._timers.due(self._clock())
        about = (table.id, table.seat_of(user_id))
        return any((one.table_id, one.subject) == about for one in due if one.kind in KINDS)


def call_again(person: Person, note: Text | None = None) -> list[Errand]:
    """Call somebody for what they know already: by the way they have chosen, and by no other."""
    errands: list[Errand] = []
    if person.rung_in_channel:
        errands.append(TableErrand((note,) if note else (), (person.user_id,)))
    if person.rung_by_dm:
        errands.append(PanelErrand(person.user_id, your_turn=True))
    return errands
