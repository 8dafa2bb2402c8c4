"""Notifications: who may be called now, and who is called after their quiet hours or vacation."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core import Text
from tables.play.votes import Votes
from tables.store import outbox
from tables.store.database import Storage
from tables.store.model import Errand, PanelErrand, Status, Table, TableErrand
from tables.store.people import People, Person
from tables.store.repository import TableRepository
from tables.store.table_settings import is_quiet
from tables.store.timers import CALL, CLOCK_KINDS, Timer, Timers, drop_due_timers, drop_timer, set_timer


class Notifications:
    """Calls people when they may be disturbed."""

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
        """Who of the called people may be disturbed now; the others are called once they may be."""
        now = self._clock()
        people = await self._people.all_of(called)
        free_at = {user_id: _free_at(table, person, now) for user_id, person in people.items()}
        rung = {user_id for user_id, moment in free_at.items() if moment <= now}
        is_open = table.status in (Status.LOBBY, Status.PLAYING)
        later = {one: free_at[one] for one in free_at.keys() - rung if is_open}
        waiting = await self._timers.subjects(table.id, CALL)
        if later or waiting & rung:
            async with self._storage.transaction() as writer:
                for user_id in waiting & rung:  # nobody is called twice
                    await drop_timer(writer, table.id, CALL, user_id)
                for user_id, moment in sorted(later.items()):
                    await set_timer(writer, Timer(table.id, CALL, user_id, moment))
        return rung

    async def up_to_date(self, table: Table, errands: Iterable[Errand]) -> list[Errand]:
        """The errands without the calls that have lost their meaning while they waited.

        Nobody is called to a question that is answered, or to a vote that is over; what is shown is the
        newest state in any case.
        """
        asked = {user_id for vote in await self._votes.at(table.id) for user_id in vote.missing}
        current: list[Errand] = []
        for errand in errands:
            match errand:
                case TableErrand():
                    mention = [one for one in errand.mention if await self._still_called(table, one)]
                    warned = asked | {
                        one for one in errand.asked if errand.notes and table.seat_of(one) is not None
                    }
                    waiting = tuple(one for one in errand.asked if one in warned)
                    current.append(TableErrand(errand.notes, tuple(mention), waiting))
                case PanelErrand(user_id, True):
                    current.append(PanelErrand(user_id, await self._is_awaited(table, user_id)))
                case _:
                    current.append(errand)
        return current

    async def _still_called(self, table: Table, user_id: int) -> bool:
        """Whether a mention is still right; at the end of the game everybody is mentioned."""
        if table.status in (Status.OVER, Status.CLOSED):
            return table.seat_of(user_id) is not None
        return await self._is_awaited(table, user_id)

    async def may_be_disturbed(self, user_id: int) -> bool:
        """Whether somebody may be called about something that is not at a table of theirs."""
        person, now = await self._people.get(user_id), self._clock()
        return person.quiet is None or person.quiet.over(now) <= now

    async def call(self, table: Table, timer: Timer) -> None:
        """Call somebody who may be disturbed again, if the table still waits for them.

        A reminder that is due as well replaces the call. Other tables that were to call at the same time stay
        silent: one ring is enough, and whoever answers here is led on to them.
        """
        errands = [] if await self._is_reminded(table, timer.subject) else await self._errands(table, timer)
        async with self._storage.transaction() as writer:
            if not errands:
                await drop_timer(writer, *timer[:3])
            elif await drop_due_timers(writer, CALL, timer.subject, self._clock()):
                await outbox.put(writer, table.id, errands)

    async def _errands(self, table: Table, timer: Timer) -> list[Errand]:
        person = await self._people.get(timer.subject)
        if await self._is_awaited(table, person.user_id):
            return call_again(table, person)
        votes = await self._votes.at(table.id)
        if person.notify != "silent" and any(person.user_id in vote.missing for vote in votes):
            return [TableErrand(asked=(person.user_id,))]
        return []

    async def _is_awaited(self, table: Table, user_id: int) -> bool:
        seat = table.seat_of(user_id)
        if table.status is Status.LOBBY:
            return seat is not None
        if table.status is not Status.PLAYING:
            return False
        state = await self._repository.state(table)
        return seat in (*state.awaited(), *state.invited())

    async def _is_reminded(self, table: Table, user_id: int) -> bool:
        due = await self._timers.due(self._clock())
        about = (table.id, table.seat_of(user_id))
        return any((one.table_id, one.subject) == about for one in due if one.kind in CLOCK_KINDS)


def _free_at(table: Table, person: Person, now: float) -> float:
    """When somebody may be called: not in quiet hours, nor on a vacation that stops their clock."""
    rests = person.vacation and person.is_away(now) and table.table_settings["vacation"] == "stop"
    moment = person.vacation.end if person.vacation and rests else now
    return moment if person.quiet is None else person.quiet.over(moment)


def called_in_channel(table: Table, person: Person) -> bool:
    """Whether a mention at this table calls somebody; a quiet table mentions nobody."""
    return person.rung_in_channel and not is_quiet(table.table_settings)


def called_by_dm(table: Table, person: Person) -> bool:
    """Whether a direct message calls somebody to this table; a quiet table has no other way to call."""
    return person.callable_by_dm if is_quiet(table.table_settings) else person.rung_by_dm


def call_again(table: Table, person: Person, note: Text | None = None) -> list[Errand]:
    """Call somebody once more, in the way they have chosen and no other."""
    errands: list[Errand] = []
    if called_in_channel(table, person):
        errands.append(TableErrand((note,) if note else (), (person.user_id,)))
    if called_by_dm(table, person):
        errands.append(PanelErrand(person.user_id, your_turn=True))
    return errands
