"""A clock of minutes, for an evening together; and the gentle one every new lobby begins with."""

from __future__ import annotations

import pytest

from tables import QuietHours, StoreAddress, TableErrand, TableService
from tables.store.table_settings import DAY, MINUTE
from tables.store.timers import HALF
from tests.tables.databases import rows
from tests.tables.scene import ANNA, START, Clock, Opener, errands_of, guest, run_at, running, started

NIGHT = QuietHours(0, 600, "UTC")
"""The clock of these scenes is first read in the middle of it."""


@pytest.mark.parametrize("minutes", [1, 2, 4, 5, 10])
async def test_a_clock_of_minutes_runs_out_after_them(
    service: TableService, clock: Clock, minutes: int
) -> None:
    table = await running(service, clock=f"{minutes}-minute{'s' if minutes > 1 else ''}")
    assert (await service.clocks.at(table))[0].deadline == START + minutes * MINUTE
    await run_at(service, clock, START + minutes * MINUTE)

    assert (await service.repository.table(table)).kept_for(ANNA) is not None


@pytest.mark.parametrize(("value", "kinds"), [("1-minute", []), ("4-minutes", []), ("5-minutes", [HALF])])
async def test_minutes_need_few_reminders(
    service: TableService, store: StoreAddress, value: str, kinds: list[str]
) -> None:
    await running(service, clock=value)

    assert rows(store, "SELECT kind FROM timers WHERE kind IN ('half', 'nearly')") == [
        (kind,) for kind in kinds
    ]


async def test_whoever_plays_live_has_no_quiet_hours_and_whoever_plays_for_days_does(
    service: TableService,
) -> None:
    await service.choose_quiet_hours(ANNA, NIGHT)
    live = await running(service, clock="4-minutes")
    assert (await service.clocks.at(live))[0].deadline == START + 4 * MINUTE
    patient = await started(service, channel=8, settings={"clock": "15-minutes"})

    assert (await service.clocks.at(patient.id))[0].deadline == 600 * MINUTE + 15 * MINUTE


async def test_a_restart_of_a_few_minutes_does_not_cost_anybody_their_minutes(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    await service.note_presence()
    live = await running(service, clock="2-minutes")
    clock.now = START + 3 * MINUTE
    again = await opener.open()

    await again.note_presence()
    assert (await again.clocks.at(live))[0].deadline >= clock.now + MINUTE
    told = [one for one in await errands_of(again, live) if isinstance(one, TableErrand)]
    assert all(one.notes == () for one in told), "nobody needs to hear of it"


async def test_a_new_lobby_begins_with_a_gentle_clock_and_an_exercise_with_none(
    service: TableService,
) -> None:
    table = await service.open_lobby(1, 7, guest(0), "toy", "en")
    exercise = await service.begin_exercise(1, 8, guest(0), "toy", "en", "alone")

    assert (table.table_settings["clock"], table.table_settings["late"]) == ("2-days", "bot")
    assert exercise.table_settings["clock"] == "none"


async def test_a_person_alone_among_computer_players_has_all_the_time_there_is(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, people=1, bots=2, clock="2-days")
    await run_at(service, clock, START + 3 * DAY)

    assert await service.clocks.at(table) == {}
