"""Nobody can use the bot up: limits per person and per server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial

import pytest

from tables import Limits, Refused, Status, StoreAddress, TableService
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    BERT,
    Clock,
    act,
    guest,
    play_to_the_end,
    refusal,
    running,
    started,
)

FEW = Limits(
    lobbies_per_person=2,
    tables_per_person=3,
    exercises_per_person=1,
    tables_per_server=5,
    exports_per_hour=2,
    votes_per_hour=2,
)


@pytest.fixture
async def service(store: StoreAddress, clock: Clock) -> AsyncIterator[TableService]:
    service = await TableService.open(store, clock, lambda: 42, FEW)
    yield service
    await service.close()


async def open_lobby(service: TableService, channel: int, host: int = 0) -> str | None:
    """Why a lobby cannot be opened; None if it can."""
    try:
        await service.open_lobby(1, channel, guest(host), "toy", "en")
    except Refused as refused:
        return refused.text.key
    return None


async def test_a_person_hosts_so_many_lobbies_and_no_more(service: TableService) -> None:
    assert [await open_lobby(service, channel) for channel in (1, 2, 3)] == [None, None, "limit-lobbies"]
    here = await service.repository.open_in(2)
    assert here is not None
    await act(service, here.id, service.lobbies.close, user_id=ANNA, moderator=False)

    assert await open_lobby(service, 3) is None


async def test_a_person_sits_at_so_many_tables_and_no_more(service: TableService) -> None:
    for channel in (1, 2, 3):
        await started(service, channel=channel, people=2)
    assert await open_lobby(service, 4) == "limit-tables"
    assert await open_lobby(service, 4, host=2) is None
    here = await service.repository.open_in(4)
    assert here is not None

    assert await refusal(service, here.id, service.lobbies.join, guest=guest(1)) == "limit-tables"


async def test_a_person_has_so_many_exercises_and_a_finished_one_makes_room(service: TableService) -> None:
    begin = partial(service.begin_exercise, 1, host=guest(0), game_key="toy", locale="en", exercise="alone")
    first = await begin(channel_id=1)
    with pytest.raises(Refused) as refused:
        await begin(channel_id=2)
    assert refused.value.text.key == "limit-exercises"
    await play_to_the_end(service, first.id, 1)

    assert (await begin(channel_id=2)).status is Status.LOBBY


async def test_a_server_has_so_many_open_tables_and_another_server_its_own(service: TableService) -> None:
    for channel in range(5):
        assert await open_lobby(service, channel, host=channel) is None
    assert await open_lobby(service, 6, host=5) == "limit-server"

    assert (await service.open_lobby(2, 6, guest(5), "toy", "en")).guild_id == 2


async def test_whoever_may_open_no_further_table_learns_it_before_a_thread_is_made(
    service: TableService,
) -> None:
    await open_lobby(service, 1)
    await service.must_have_room(1, ANNA)
    await open_lobby(service, 2)
    with pytest.raises(Refused, match="limit-lobbies"):
        await service.must_have_room(1, ANNA)

    await service.must_have_room(1, ANNA, exercise=True)


async def test_files_are_counted_by_the_hour(service: TableService, clock: Clock) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    over = await service.repository.table(table.id)
    await service.privacy.known(ANNA)
    await service.replays.record(over, ANNA)
    with pytest.raises(Refused) as refused:
        await service.privacy.known(ANNA)
    assert refused.value.text.key == "limit-exports"
    assert refused.value.text.args["when"] == "<t:4600:R>"
    await service.privacy.known(BERT)
    clock.now += 3600

    assert await service.privacy.known(ANNA)


async def test_hours_are_counted_over_all_processes_and_restarts(
    service: TableService, store: StoreAddress, clock: Clock
) -> None:
    other = await TableService.open(store, clock, lambda: 42, FEW)
    tries = await asyncio.gather(
        *(one.privacy.known(ANNA) for one in (service, other) * 2), return_exceptions=True
    )
    assert sorted(isinstance(outcome, Refused) for outcome in tries) == [False, False, True, True]
    await other.close()

    clock.now += 3600
    known = json.loads(await service.privacy.known(ANNA))

    assert known["counted by the hour"] == [{"what": "exports", "table_id": 0, "moments": "[4600.0]"}]
    assert len(rows(store, "SELECT * FROM hourly")) == 1


async def test_votes_are_counted_by_person_table_and_hour(service: TableService, clock: Clock) -> None:
    table = await running(service)

    async def kick(user_id: int) -> str | None:
        try:
            await act(service, table, service.transfers.kick, user_id=user_id, target_id=102)
        except Refused as refused:
            return refused.text.key
        [vote] = await service.votes.at(table)
        await act(
            service, table, service.votes.cast, vote_id=vote.id, user_id=100 + 101 - user_id, choice="keep"
        )
        if await service.votes.at(table):
            await act(service, table, service.votes.cast, vote_id=vote.id, user_id=user_id, choice="keep")
        return None

    assert [await kick(ANNA), await kick(ANNA), await kick(ANNA)] == [None, None, "limit-votes"]
    assert await kick(BERT) is None
    clock.now += 3600
    assert await kick(ANNA) is None
