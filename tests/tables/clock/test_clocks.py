"""Clocks: who has how long, and which hours do not count."""

from __future__ import annotations

import sqlite3
from functools import partial

import msgspec
import pytest

from engine.core import Text
from tables import QuietHours, StorageError, StoreAddress, TableErrand, TableService
from tables.store.features.clocks import Clock
from tables.store.table_settings import DAY, HOUR, TABLE_SETTINGS
from tables.store.timers import DEADLINE, HALF, NEARLY
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    START,
    answer,
    choose_setting,
    contents,
    errands_of,
    failing,
    lobby,
    play_to_the_end,
    question_to,
    refusal,
    running,
    started,
)
from tests.tables.scene import Clock as Now

# ── who has how long ─────────────────────────────────────────────────────────────────────────────────────


def timers(store: StoreAddress) -> list[tuple[str, int, float]]:
    query = "SELECT kind, subject, due_at FROM timers WHERE kind IN ('half', 'nearly', 'deadline')"
    return rows(store, f"{query} ORDER BY due_at, subject")


async def test_without_a_clock_nothing_is_timed(service: TableService, store: StoreAddress) -> None:
    table = await started(service)

    assert await service.clocks.at(table.id) == {}
    assert timers(store) == []


@pytest.mark.parametrize(
    ("value", "seconds"), [("15-minutes", 900.0), ("4-hours", 4 * HOUR), ("1-day", DAY), ("7-days", 7 * DAY)]
)
async def test_whoever_is_asked_has_the_time_agreed_on(
    service: TableService, store: StoreAddress, value: str, seconds: float
) -> None:
    table = await running(service, clock=value)
    end = START + seconds

    assert (await service.clocks.at(table)).get(0) == Clock(0, ANNA, 1, False, START, end)
    assert (await service.clocks.at(table)).get(1) is None
    assert timers(store) == [
        (HALF, 0, START + seconds / 2),
        (NEARLY, 0, START + seconds * 0.9),
        (DEADLINE, 0, end),
    ]


async def test_a_clock_is_written_with_the_move_or_not_at_all(
    service: TableService, store: StoreAddress
) -> None:
    table = await running(service, clock="1-hour")
    before = contents(store)
    async with failing(service.storage, sqlite3.SQLITE_INSERT, "clocks"):
        with pytest.raises(StorageError):
            await answer(service, table, 0, ["red"])

    assert contents(store) == before


async def test_a_clock_starts_when_the_question_is_put_and_is_gone_with_the_answer(
    service: TableService, clock: Now
) -> None:
    table = await running(service, clock="1-hour")
    clock.now = 2000.0
    await answer(service, table, 0, ["red"])  # now all three vote
    clock.now = 2500.0
    await answer(service, table, 1, ["red"])

    clocks = await service.clocks.at(table)
    assert {seat: one.started_at for seat, one in clocks.items()} == {0: 2000.0, 2: 2000.0}


async def test_a_change_of_mind_starts_no_clock(service: TableService) -> None:
    table = await running(service, clock="1-hour")
    await answer(service, table, 0, ["red"])
    await answer(service, table, 1, ["red"])
    await answer(service, table, 1, ["blue"])

    assert set(await service.clocks.at(table)) == {0, 2}


async def test_where_nobody_else_waits_no_clock_runs(service: TableService) -> None:
    table = await started(service, people=1, bots=2, settings={"clock": "1-hour"})

    assert await service.clocks.at(table.id) == {}


async def test_when_a_game_is_over_so_are_its_clocks_and_timers(
    service: TableService, store: StoreAddress
) -> None:
    table = await running(service, clock="1-hour")
    await play_to_the_end(service, table, 1)

    assert await service.clocks.at(table) == {}
    assert rows(store, "SELECT * FROM timers") == []


@pytest.mark.parametrize(
    ("reactions", "seconds"), [("same", DAY), ("4-hours", 4 * HOUR), ("15-minutes", 900.0), ("1-day", DAY)]
)
async def test_a_reaction_has_its_own_time_but_never_more_than_the_usual(
    service: TableService, reactions: str, seconds: float
) -> None:
    table_id = await running(service, clock="1-day", reactions=reactions)
    table = await service.repository.table(table_id)
    question = await question_to(service, table_id, 0)
    reaction = msgspec.structs.replace(question, number=9, reaction=True)
    async with service.storage.transaction() as writer:
        await service.clocks.start(writer, table, [reaction], START)

    clock = (await service.clocks.at(table_id)).get(0)
    assert clock is not None
    assert clock.deadline == START + seconds


async def test_a_table_may_change_its_clock_while_it_plays_and_all_have_the_whole_time_again(
    service: TableService, clock: Now
) -> None:
    table = await running(service, clock="1-hour")
    clock.now = 3000.0
    await choose_setting(service, table, "clock", "4-hours")
    found = (await service.clocks.at(table)).get(0)

    assert found is not None
    assert found.deadline == 3000.0 + 4 * HOUR
    note = Text(
        "story-option",
        {"name": Text("table-option-clock"), "value": Text("table-option-clock-4-hours")},
    )
    assert (await errands_of(service, table))[0] == TableErrand((note,))
    await choose_setting(service, table, "clock", "none")
    assert await service.clocks.at(table) == {}


async def test_how_people_are_called_has_nothing_to_do_with_how_long_they_have(
    service: TableService, clock: Now
) -> None:
    table = await running(service, clock="1-hour")
    before = await service.clocks.at(table)
    clock.now = 3000.0
    await choose_setting(service, table, "calls", "quiet")

    assert await service.clocks.at(table) == before


async def test_a_game_that_is_over_agrees_on_nothing_any_more(service: TableService) -> None:
    table = await running(service)
    await play_to_the_end(service, table, 1)
    choose = partial(service.clocks.choose, key="clock", value="1-hour", asked=[])

    assert await refusal(service, table, choose) == "game-is-not-running"


async def test_what_a_table_agrees_on_is_no_setting_of_its_game(service: TableService) -> None:
    table = await lobby(service, settings={"clock": "1-hour", "late": "vote", "mood": "wild"})

    assert table.settings == {"mood": "wild"}
    assert table.table_settings == {
        **{option.key: option.default for option in TABLE_SETTINGS},
        **{"clock": "1-hour", "late": "vote"},
    }


# ── quiet hours ──────────────────────────────────────────────────────────────────────────────────────────


MIDNIGHT = 20 * DAY
"""In UTC."""


async def at_night(service: TableService, clock: Now, begin: int, end: int, quiet_hours: str = "stop") -> int:
    """Anna sleeps between these hours; at ten in the evening she is asked, and has four hours."""
    clock.now = MIDNIGHT - 2 * HOUR
    await service.absence.choose_quiet(ANNA, QuietHours(begin * 60, end * 60, "UTC"))
    return await running(service, clock="4-hours", quiet_hours=quiet_hours)


async def test_in_quiet_hours_the_clock_stands_still_where_the_table_says_so(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    await at_night(service, clock, 23, 7)

    assert timers(store) == [
        (HALF, 0, MIDNIGHT + 8 * HOUR),
        (NEARLY, 0, MIDNIGHT + 9.6 * HOUR),
        (DEADLINE, 0, MIDNIGHT + 10 * HOUR),
    ]


async def test_where_quiet_hours_count_reminders_still_wait_for_their_end(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    await at_night(service, clock, 23, 1, quiet_hours="count")

    assert timers(store) == [
        (HALF, 0, MIDNIGHT + HOUR),
        (NEARLY, 0, MIDNIGHT + 1.6 * HOUR),
        (DEADLINE, 0, MIDNIGHT + 2 * HOUR),
    ]


async def test_a_reminder_that_could_only_come_too_late_is_left_out(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    await at_night(service, clock, 23, 7, quiet_hours="count")

    assert timers(store) == [(DEADLINE, 0, MIDNIGHT + 2 * HOUR)]


async def test_two_reminders_that_would_come_at_once_are_one(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    clock.now = MIDNIGHT - 2 * HOUR
    await service.absence.choose_quiet(ANNA, QuietHours(22 * 60, 9 * 60, "UTC"))
    await running(service, clock="12-hours", quiet_hours="count")

    assert [kind for kind, _, _ in timers(store)] == [NEARLY, DEADLINE]


async def test_new_quiet_hours_reach_clocks_that_run_already(service: TableService, clock: Now) -> None:
    clock.now = MIDNIGHT - 2 * HOUR
    table = await running(service, clock="4-hours")
    await service.absence.choose_quiet(ANNA, QuietHours(23 * 60, 7 * 60, "UTC"))
    await service.run_due_timers()
    longer = (await service.clocks.at(table)).get(0)
    assert longer is not None
    assert longer.deadline == MIDNIGHT + 10 * HOUR
    await service.absence.choose_quiet(ANNA, None)
    await service.run_due_timers()

    assert (await service.clocks.at(table)).get(0) == longer, "no deadline comes earlier than was said"
