"""A game starts by itself once enough have sat down, unless somebody leaves in the last minute."""

from __future__ import annotations

from tables import Status, TableService, seats_to_start
from tables.seats.lobby import LAST_MINUTE
from tests.tables.scene import (
    ANNA,
    BERT,
    Clock,
    Opener,
    act,
    guest,
    lobby,
    play_to_the_end,
    started,
    table_of,
)


async def test_a_game_starts_by_itself_once_enough_have_sat_down_also_after_a_restart(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    table = (await lobby(service, people=2, settings={"players": "3"})).id
    await act(service, table, service.lobbies.join, guest=guest(2))
    clock.now += LAST_MINUTE - 1
    await service.run_due_timers()
    assert (await table_of(service, table)).status is Status.LOBBY

    clock.now += 1
    await (await opener.open()).run_due_timers()

    assert (await table_of(service, table)).status is Status.PLAYING


async def test_whoever_leaves_in_the_last_minute_stops_it(service: TableService, clock: Clock) -> None:
    table = (await lobby(service, people=3, settings={"players": "3"})).id
    await act(service, table, service.lobbies.leave, user_id=BERT)
    clock.now += LAST_MINUTE
    await service.run_due_timers()

    assert (await table_of(service, table)).status is Status.LOBBY


async def test_a_rematch_waits_for_its_host(service: TableService, clock: Clock) -> None:
    former = await started(service, settings={"players": "3", "door": "newcomers", "clock": "1-day"})
    await play_to_the_end(service, former.id, 1)
    table = await service.rematch(former.id, ANNA)

    assert seats_to_start(table) is None
    assert (table.table_settings["door"], table.table_settings["clock"]) == ("everybody", "1-day")
