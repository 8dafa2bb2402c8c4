"""Tables at which nothing happens are warned and then closed."""

from __future__ import annotations

import pytest

from engine.core import Text
from tables import Refused, Status, StoreAddress, TableErrand, TableService
from tables.clock.dead_tables import CLOSED_AFTER, WARNED_AFTER
from tables.store.table_settings import DAY
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    START,
    Clock,
    act,
    answer,
    errands_of,
    lobby,
    notes_of,
    running,
    table_of,
)


async def test_a_table_without_moves_is_warned_and_then_closed_and_its_game_is_kept(
    service: TableService, clock: Clock, store: StoreAddress
) -> None:
    table = await running(service)
    clock.now = START + WARNED_AFTER
    await service.run_due_timers()
    await service.run_due_timers()
    [warning] = await errands_of(service, table)
    assert isinstance(warning, TableErrand)
    assert (warning.notes[0].key, warning.asked) == ("story-dead-warning", (ANNA, BERT, CARLA))
    clock.now += CLOSED_AFTER
    await service.run_due_timers()

    assert (await table_of(service, table)).status is Status.CLOSED
    assert await notes_of(service, table) == ["story-dead-closed"]
    assert rows(store, "SELECT * FROM timers") == []
    assert len(rows(store, "SELECT * FROM states")) > 1


async def test_any_move_after_the_warning_keeps_a_table_open(service: TableService, clock: Clock) -> None:
    table = await running(service)
    clock.now = START + WARNED_AFTER
    await service.run_due_timers()
    await answer(service, table, 0, ["red"])
    clock.now += CLOSED_AFTER
    await service.run_due_timers()

    assert (await table_of(service, table)).status is Status.PLAYING


async def test_a_vacation_makes_no_table_dead(service: TableService, clock: Clock) -> None:
    table = await running(service, clock="1-hour")
    await service.absence.go_on_vacation(ANNA, START + 40 * DAY)
    await service.run_due_timers()
    await errands_of(service, table)
    clock.now = START + 30 * DAY
    await service.run_due_timers()

    assert await errands_of(service, table) == []


async def test_a_closed_game_takes_no_moves_and_needs_no_votes(
    service: TableService, store: StoreAddress
) -> None:
    table = await running(service, clock="1-hour")
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    await act(service, table, service.play.close, note=Text("story-dead-closed"))

    for kept in ("timers", "votes", "ballots", "clocks"):
        assert rows(store, f"SELECT * FROM {kept}") == []
    with pytest.raises(Refused, match="table-is-closed"):
        await answer(service, table, 0, ["red"], number=1)
    assert (await service.repository.state(await table_of(service, table))).awaited() == [0]


async def test_a_vacation_makes_no_table_dead_where_no_clock_runs_either(
    service: TableService, clock: Clock
) -> None:
    table = await running(service)
    await service.absence.go_on_vacation(ANNA, START + 40 * DAY)
    await service.run_due_timers()
    await errands_of(service, table)
    clock.now = START + 30 * DAY
    await service.run_due_timers()
    assert await errands_of(service, table) == []
    clock.now = START + 55 * DAY
    await service.run_due_timers()

    assert "story-dead-warning" in await notes_of(service, table)


@pytest.mark.parametrize("way", ["by timer", "by moderator"])
async def test_a_table_that_cannot_be_read_any_more_can_still_be_closed(
    service: TableService, clock: Clock, store: StoreAddress, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await running(service, clock="7-days", late="vote")
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish'")
    service.repository._states.clear()
    if way == "by moderator":
        await act(service, table, service.play.close, note=Text("story-dead-closed"))
    else:
        for moment in (WARNED_AFTER + 7 * DAY, WARNED_AFTER + 7 * DAY + CLOSED_AFTER):
            clock.now = START + moment
            await service.run_due_timers()
    assert (await table_of(service, table)).status is Status.CLOSED
    for leftover in ("timers", "clocks", "votes"):
        assert rows(store, f"SELECT * FROM {leftover}") == []
    assert (await lobby(service)).status is Status.LOBBY
    assert caplog.text == ""
