"""Outages: while the bot is away nobody can answer, so everything that was to end ends later."""

from __future__ import annotations

import sqlite3
from functools import partial

import pytest

from engine.core import Text
from tables import (
    Newcomer,
    PanelErrand,
    QuietHours,
    Status,
    StorageError,
    StoreAddress,
    TableErrand,
    TableService,
)
from tables.clock.dead_tables import CLOSED_AFTER, WARNED_AFTER
from tables.clock.outages import OUTAGE
from tables.seats.transfers import PATIENCE
from tables.store.features.presence import note_alive
from tables.store.table_settings import DAY, HOUR, MINUTE
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    START,
    STRANGER,
    Clock,
    Opener,
    answer,
    cast,
    contents,
    errands_of,
    failing,
    lobby,
    running,
    started,
)


async def back(opener: Opener, clock: Clock, died: float, returned: float) -> TableService:
    """Let the bot die at one moment and come back at another."""
    clock.now = returned
    service = await opener.open()
    async with service.storage.transaction() as writer:
        await note_alive(writer, died)
    await service.note_presence()
    await service.run_due_timers()
    return service


async def left(service: TableService, table_id: int, now: float, seat: int = 0) -> float:
    """How many seconds somebody has left."""
    return (await service.clocks.at(table_id))[seat].deadline - now


@pytest.mark.parametrize(
    ("used", "away", "remains"),
    [
        (1 * HOUR, 2 * HOUR, 3 * HOUR),  # just what was left
        (1 * HOUR, 9 * DAY, 3 * HOUR),
        (3.9 * HOUR, 1 * HOUR, 1 * HOUR),  # at least as long as it was away
        (3.9 * HOUR, 9 * DAY, 2 * HOUR),  # or half of the full time
        (3.9 * HOUR, OUTAGE - 1, 6 * MINUTE - (OUTAGE - 1)),  # a short one does not count
    ],
)
async def test_a_clock_stands_still_while_the_bot_is_away(
    opener: Opener, clock: Clock, used: float, away: float, remains: float
) -> None:
    table = await running(await opener.open(), clock="4-hours", late="vote")
    died = START + used
    service = await back(opener, clock, died, died + away)

    if remains > 0:
        assert await left(service, table, clock.now) == pytest.approx(remains)
    assert bool(await service.votes.at(table)) is (remains <= 0)


async def test_whoever_is_asked_is_told_once_and_called_if_they_have_missed_a_call(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    await service.people.choose_notify(BERT, "dm")
    await service.people.choose_notify(CARLA, "silent")
    table = await running(service, clock="4-hours")
    await answer(service, table, 0, ["red"])  # now all three vote
    await errands_of(service, table)
    service = await back(opener, clock, START + HOUR, START + 9 * HOUR)
    note = Text("story-outage", {"since": f"<t:{START + HOUR:.0f}:f>"})

    assert await errands_of(service, table) == [
        TableErrand((note,)),
        *(PanelErrand(user_id, your_turn=False) for user_id in (ANNA, BERT, CARLA)),
        TableErrand(mention=(ANNA,)),
        PanelErrand(BERT, your_turn=True),
    ]
    await service.note_presence()
    again = await opener.open()
    await again.note_presence()
    assert await errands_of(again, table) == []


async def test_whoever_has_missed_nothing_is_not_called(opener: Opener, clock: Clock) -> None:
    table = await running(await opener.open(), clock="7-days")
    service = await back(opener, clock, START + HOUR, START + 3 * HOUR)

    assert [
        one for one in await errands_of(service, table) if isinstance(one, TableErrand) and one.mention
    ] == []


async def test_reminders_come_in_the_time_that_is_left(
    opener: Opener, clock: Clock, store: StoreAddress
) -> None:
    await running(await opener.open(), clock="4-hours")
    await back(opener, clock, START + HOUR, START + 9 * HOUR)

    assert rows(store, "SELECT kind, due_at FROM timers WHERE kind != 'warning' ORDER BY due_at") == [
        ("half", START + 10 * HOUR),
        ("nearly", START + 11.6 * HOUR),
        ("deadline", START + 12 * HOUR),
    ]


async def test_whoever_sleeps_meanwhile_loses_nothing_by_it(opener: Opener, clock: Clock) -> None:
    service = await opener.open()
    midnight = 20 * DAY
    await service.absence.choose_quiet(ANNA, QuietHours(23 * 60, 7 * 60, "UTC"))
    clock.now = midnight - 2 * HOUR
    table = await running(service, clock="4-hours")
    service = await back(opener, clock, midnight - HOUR, midnight + 8 * HOUR)

    assert await left(service, table, clock.now) == pytest.approx(3 * HOUR)


async def test_a_clock_that_had_run_out_before_stays_so_and_the_vote_on_it_too(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    table = await running(service, clock="4-hours", late="vote")
    clock.now = START + 4 * HOUR
    await service.run_due_timers()
    [vote] = await service.votes.at(table)
    service = await back(opener, clock, START + 5 * HOUR, START + 9 * DAY)

    assert await service.votes.at(table) == [vote]
    assert await left(service, table, START + 4 * HOUR) == 0


async def test_votes_lobbies_and_dead_tables_end_as_much_later(opener: Opener, clock: Clock) -> None:
    service = await opener.open()
    table = (await started(service)).id
    waiting = await lobby(service, channel=8)
    nora = Newcomer(STRANGER, "Nora")
    await service.change(table, partial(service.transfers.offer, user_id=ANNA, heir=nora))
    [offer] = await service.votes.at(table)
    assert offer.closes_at == START + PATIENCE
    service = await back(opener, clock, START + DAY, START + 41 * DAY)

    [offer] = await service.votes.at(table)
    assert offer.closes_at == START + PATIENCE + 40 * DAY
    assert offer.text.args["closes"] == f"<t:{offer.closes_at:.0f}:R>"
    assert (await service.repository.table(waiting.id)).status is Status.LOBBY
    for days in (7, 40 + WARNED_AFTER / DAY):
        clock.now = START + 40 * DAY + days * DAY
        await service.run_due_timers()
    assert (await service.repository.table(waiting.id)).status is Status.CLOSED
    died = clock.now + CLOSED_AFTER - HOUR
    service = await back(opener, clock, died, died + DAY)
    assert (await service.repository.table(table)).status is Status.PLAYING
    clock.now += HOUR
    await service.run_due_timers()
    assert (await service.repository.table(table)).status is Status.CLOSED


async def test_what_was_decided_before_is_carried_out_at_once(opener: Opener, clock: Clock) -> None:
    service = await opener.open()
    table = await running(service, clock="4-hours", late="vote")
    clock.now = START + 4 * HOUR
    await service.run_due_timers()
    await cast(service, table, BERT, "default")
    async with failing(service.storage, sqlite3.SQLITE_INSERT, "states"):
        with pytest.raises(StorageError):
            await cast(service, table, CARLA, "default")
    service = await back(opener, clock, clock.now - 30, clock.now + DAY)

    assert await service.votes.at(table) == []
    assert rows(opener.store, "SELECT seat FROM moves") == [(0,)]


async def test_an_outage_is_made_up_for_wholly_or_not_yet(
    opener: Opener, clock: Clock, store: StoreAddress
) -> None:
    service = await opener.open()
    await running(service, clock="4-hours")
    await service.note_presence()
    clock.now = START + 9 * HOUR
    before = contents(store)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tables.clock.outages.outbox.put", _full)
        with pytest.raises(OSError, match="full"):
            await (await opener.open()).note_presence()
    assert contents(store) == before

    after = await opener.open()
    await after.note_presence()
    assert contents(store) != before


async def _full(*_: object) -> None:
    raise OSError("full")
