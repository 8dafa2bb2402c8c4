"""Nothing rings in quiet hours: afterwards whoever the table still waits for is called once."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import Text
from tables import (
    Errand,
    Newcomer,
    NoticeErrand,
    PanelErrand,
    QuietHours,
    StoreAddress,
    TableErrand,
    TableService,
)
from tables.store.table_settings import DAY, HOUR
from tables.store.timers import CALL
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Clock,
    Opener,
    act,
    answer,
    errands_of,
    lobby,
    play_to_the_end,
    running,
    started,
    table_of,
)

MIDNIGHT = 20 * DAY
"""In UTC."""
SEVEN = MIDNIGHT + 7 * HOUR


async def asleep(service: TableService, clock: Clock, user_id: int = ANNA) -> None:
    """Somebody sleeps from eleven to seven; it is midnight."""
    clock.now = MIDNIGHT
    await service.absence.choose_quiet(user_id, QuietHours(23 * 60, 7 * 60, "UTC"))


async def rung(service: TableService, table_id: int, *called: int) -> set[int]:
    return await service.notifications.allowed_now(await service.repository.table(table_id), called)


async def at_seven(service: TableService, clock: Clock, table_id: int) -> list[Errand]:
    clock.now = SEVEN
    await service.run_due_timers()
    return await errands_of(service, table_id)


async def test_whoever_sleeps_is_not_rung_and_whoever_does_not_is(
    service: TableService, clock: Clock
) -> None:
    await asleep(service, clock)
    table = await running(service)

    assert await rung(service, table, ANNA, BERT) == {BERT}
    clock.now = SEVEN
    assert await rung(service, table, ANNA, BERT) == {ANNA, BERT}


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("mention", [TableErrand(mention=(ANNA,))]),
        ("dm", [PanelErrand(ANNA, your_turn=True)]),
        ("both", [TableErrand(mention=(ANNA,)), PanelErrand(ANNA, your_turn=True)]),
        ("silent", []),
    ],
)
async def test_in_the_morning_they_are_called_by_their_own_way_and_once(
    opener: Opener, clock: Clock, way: str, expected: list[Errand]
) -> None:
    service = await opener.open()
    await asleep(service, clock)
    await service.people.choose_notify(ANNA, way)
    table = await running(service)
    for _ in range(2):  # however often delivery is tried
        await rung(service, table, ANNA)
    service = await opener.open()

    assert await at_seven(service, clock, table) == expected
    assert await at_seven(service, clock, table) == []


async def test_whoever_has_answered_meanwhile_is_left_alone(service: TableService, clock: Clock) -> None:
    await asleep(service, clock)
    table = await running(service)
    await rung(service, table, ANNA)
    await answer(service, table, 0, ["red"])
    await answer(service, table, 0, ["red"])
    await errands_of(service, table)

    assert await at_seven(service, clock, table) == []


async def test_a_reminder_that_comes_in_the_morning_is_call_enough(
    service: TableService, clock: Clock
) -> None:
    """Half of twelve hours is over at six, so the reminder waits until seven."""
    await asleep(service, clock)
    table = await running(service, clock="12-hours", quiet_hours="count")
    await rung(service, table, ANNA)

    [reminder] = await at_seven(service, clock, table)
    assert isinstance(reminder, TableErrand)
    assert [note.key for note in reminder.notes] == ["story-reminder-half"]


async def test_whoever_is_rung_for_something_else_is_not_called_again(
    service: TableService, clock: Clock, store: StoreAddress
) -> None:
    await asleep(service, clock)
    table = await running(service)
    await rung(service, table, ANNA)
    await service.absence.choose_quiet(ANNA, None)
    assert await rung(service, table, ANNA) == {ANNA}

    assert rows(store, f"SELECT * FROM timers WHERE kind = '{CALL}'") == []


async def test_whoever_is_asked_for_their_word_is_asked_in_the_morning(
    service: TableService, clock: Clock
) -> None:
    await asleep(service, clock, STRANGER)
    table = await running(service)
    nora = Newcomer(STRANGER, "Nora")
    await service.change(table, partial(service.transfers.offer, user_id=BERT, heir=nora))
    assert await rung(service, table, STRANGER) == set()
    await errands_of(service, table)

    assert await at_seven(service, clock, table) == [TableErrand(asked=(STRANGER,))]


async def test_guests_of_a_new_lobby_are_called_in_the_morning(service: TableService, clock: Clock) -> None:
    await asleep(service, clock, CARLA)
    table = (await lobby(service)).id
    await rung(service, table, CARLA)
    await errands_of(service, table)

    assert await at_seven(service, clock, table) == [TableErrand(mention=(CARLA,))]


@pytest.mark.parametrize(("vacation", "expected"), [("stop", set()), ("count", {ANNA})])
async def test_on_vacation_nothing_rings_where_time_stands_still(
    service: TableService, clock: Clock, vacation: str, expected: set[int]
) -> None:
    table = await running(service, vacation=vacation)
    await service.absence.go_on_vacation(ANNA, clock.now + 3 * DAY)
    await service.run_due_timers()
    assert await rung(service, table, ANNA) == expected
    clock.now += 3 * DAY
    await errands_of(service, table)
    await service.run_due_timers()

    called = [one.mention for one in await errands_of(service, table) if isinstance(one, TableErrand)]
    assert ((ANNA,) in called) is (vacation == "stop")


async def test_the_end_of_a_game_wakes_nobody_up_afterwards(
    service: TableService, clock: Clock, store: StoreAddress
) -> None:
    await asleep(service, clock)
    table = await running(service)
    await play_to_the_end(service, table, 1)
    await errands_of(service, table)

    assert await rung(service, table, ANNA, BERT) == {BERT}
    assert rows(store, "SELECT * FROM timers") == []


async def test_calls_that_waited_too_long_are_dropped_and_what_there_is_to_see_is_not(
    service: TableService,
) -> None:
    table = (await started(service)).id
    batch = await service.outbox.claim(table)
    assert batch is not None
    assert TableErrand(mention=(ANNA,)) in batch.errands
    await answer(service, table, 0, ["red"])  # now all three are asked at once
    await answer(service, table, 0, ["red"])
    errands = [*batch.errands, NoticeErrand(ANNA, Text("x")), TableErrand(asked=(BERT,))]
    now = await service.notifications.up_to_date(await table_of(service, table), errands)

    assert now[0] == TableErrand()
    assert PanelErrand(ANNA, your_turn=False) in now
    assert PanelErrand(ANNA, your_turn=True) not in now
    assert now[-2:] == [NoticeErrand(ANNA, Text("x")), TableErrand()]


async def test_calls_that_still_matter_stay(service: TableService) -> None:
    table = (await started(service)).id
    await act(service, table, service.endings.ask, user_id=ANNA)
    errands: list[Errand] = [
        TableErrand(mention=(ANNA, BERT), asked=(BERT, STRANGER)),
        TableErrand((Text("story-dead-warning"),), asked=(CARLA, STRANGER)),
        PanelErrand(ANNA, your_turn=True),
    ]

    assert await service.notifications.up_to_date(await table_of(service, table), errands) == [
        TableErrand(mention=(ANNA,), asked=(BERT,)),
        TableErrand((Text("story-dead-warning"),), asked=(CARLA,)),
        PanelErrand(ANNA, your_turn=True),
    ]


async def test_several_tables_that_call_in_the_morning_ring_once(service: TableService, clock: Clock) -> None:
    await asleep(service, clock)
    tables = [(await started(service, channel=channel)).id for channel in (1, 2, 3)]
    for table in tables:
        await errands_of(service, table)
        await rung(service, table, ANNA)
    await act(service, tables[0], service.transfers.resign, user_id=ANNA)  # it has nothing to call for
    await errands_of(service, tables[0])

    calls = [await at_seven(service, clock, table) for table in tables]

    assert calls == [[], [TableErrand(mention=(ANNA,))], []]
    assert await service.timers.subjects(tables[2], CALL) == set()


async def test_of_several_tables_the_one_whose_time_ends_first_rings(
    service: TableService, clock: Clock
) -> None:
    await asleep(service, clock)
    paces = {1: "none", 2: "3-days", 3: "1-day"}
    tables = [
        (await started(service, channel=channel, settings={"clock": pace})).id
        for channel, pace in paces.items()
    ]
    for table in tables:
        await errands_of(service, table)
        await rung(service, table, ANNA)

    calls = [await at_seven(service, clock, table) for table in tables]

    assert calls == [[], [], [TableErrand(mention=(ANNA,))]]
