"""Vacations, and coming back from them."""

from __future__ import annotations

import pytest

from tables import Span, TableService
from tables.store.table_settings import DAY
from tables.store.timers import HOURS, Timer
from tests.tables.scene import (
    ANNA,
    BERT,
    NEW,
    START,
    STRANGER,
    Clock,
    act,
    cast,
    errands_of,
    lobby,
    notes_of,
    refusal,
    running,
    started,
    table_of,
)


async def test_on_vacation_the_clock_stands_still_where_the_table_says_so(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, clock="1-hour")
    clock.now = START + 1800
    await service.absence.go_on_vacation(ANNA, START + 1800 + 5 * DAY)
    await service.run_due_timers()

    found = (await service.clocks.at(table))[0]
    assert found.deadline == START + 3600 + 5 * DAY
    assert await service.absence.on_vacation(await table_of(service, table)) == {0: START + 1800 + 5 * DAY}
    clock.now = START + 1800 + DAY
    await service.absence.go_on_vacation(ANNA, clock.now)  # back early
    await service.run_due_timers()
    assert await service.absence.on_vacation(await table_of(service, table)) == {}
    assert (await service.clocks.at(table))[0].deadline == found.deadline, "what was said holds"


@pytest.mark.parametrize(("away", "votes"), [(0.0, 1), (5 * DAY, 0)])
async def test_whoever_is_late_and_then_goes_on_vacation_has_more_time_and_no_vote(
    service: TableService, clock: Clock, away: float, votes: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await running(service, clock="1-hour", late="vote")
    clock.now = START + 3600
    await service.absence.go_on_vacation(ANNA, START + 3599 + 1)
    await service.run_due_timers()
    assert len(await service.votes.at(table)) == 1
    vacation = Span(START + 1800, START + 1800 + away)
    timers = [Timer(table, HOURS, 0, clock.now)]
    await service.people.go_away(ANNA, vacation, timers)
    await service.run_due_timers()

    assert len(await service.votes.at(table)) == votes
    assert (await service.clocks.at(table))[0].deadline == START + 3600 + away
    assert caplog.text == ""


async def test_where_vacations_count_nothing_changes(service: TableService, clock: Clock) -> None:
    table = await running(service, clock="1-hour", vacation="count")
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()

    assert (await service.clocks.at(table))[0].deadline == START + 3600


@pytest.mark.parametrize("ticking", ["none", "1-hour"])
async def test_a_computer_player_keeps_the_seat_on_vacation_and_gives_it_back_at_its_end(
    service: TableService, clock: Clock, ticking: str
) -> None:
    table = await running(service, clock=ticking, vacation="bot")
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()
    assert (await table_of(service, table)).names == ["Grix (Anna)", "Bert", "Carla"]
    assert await notes_of(service, table) == ["story-on-vacation", "story-host"]
    clock.now = START + 5 * DAY
    await service.run_due_timers()
    await service.run_due_timers()

    assert (await table_of(service, table)).names[0] == "Anna"
    assert "story-returned" in await notes_of(service, table)


async def test_whoever_comes_back_at_one_table_is_back_at_all(service: TableService) -> None:
    first = await running(service, vacation="bot")
    second = (await started(service, channel=8, settings={"vacation": "bot"})).id
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()
    assert [table.id for table in await service.repository.left_by(ANNA)] == [first, second]
    await act(service, first, service.absence.come_back, user_id=ANNA)
    await service.run_due_timers()

    assert await service.repository.left_by(ANNA) == []
    assert (await table_of(service, second)).seat_of(ANNA) == 0


async def test_whoever_was_replaced_for_being_late_does_not_come_back_by_a_vacations_end(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, clock="1-hour")
    clock.now = START + 3600
    await service.run_due_timers()
    await service.absence.go_on_vacation(ANNA, clock.now + DAY)
    clock.now += DAY
    await service.run_due_timers()

    assert (await table_of(service, table)).kept_for(ANNA) is not None


async def test_the_last_person_is_not_replaced_by_going_on_vacation(service: TableService) -> None:
    table = await running(service, people=1, bots=1, vacation="bot")
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()

    assert (await table_of(service, table)).seat_of(ANNA) == 0


async def test_nobody_takes_a_seat_that_is_not_kept_for_them(service: TableService) -> None:
    table = await running(service)

    assert await refusal(service, table, service.absence.come_back, user_id=ANNA) == "no-seat-kept"
    assert await refusal(service, table, service.absence.come_back, user_id=STRANGER) == "no-seat-kept"


async def test_whoever_is_on_vacation_when_a_game_begins_is_away_there_too(
    service: TableService, clock: Clock
) -> None:
    waiting = await lobby(service, settings={"vacation": "bot"})
    await service.absence.go_on_vacation(BERT, START + 5 * DAY)
    await act(service, waiting.id, service.play.start)
    await service.run_due_timers()
    assert (await table_of(service, waiting.id)).kept_for(BERT) is not None
    clock.now = START + 5 * DAY
    await service.run_due_timers()

    assert (await table_of(service, waiting.id)).seat_of(BERT) == 1


async def test_whoever_gets_a_seat_while_on_vacation_is_away_there_too(service: TableService) -> None:
    table = await running(service, vacation="bot")
    await service.absence.go_on_vacation(STRANGER, START + 5 * DAY)
    await act(service, table, service.transfers.offer, user_id=BERT, heir=NEW)
    await cast(service, table, STRANGER, "accept")
    await service.run_due_timers()

    assert (await table_of(service, table)).kept_for(STRANGER) is not None


async def test_whoever_is_back_early_does_not_come_back_once_more(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, vacation="bot")
    await service.absence.go_on_vacation(BERT, START + 5 * DAY)
    await service.run_due_timers()
    await act(service, table, service.absence.come_back, user_id=BERT)
    await service.run_due_timers()
    await errands_of(service, table)
    clock.now = START + 5 * DAY
    await service.run_due_timers()

    assert await errands_of(service, table) == []
