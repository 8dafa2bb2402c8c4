"""Followers hear of every round and of the end once, and of nothing hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engine.core import Chance
from tables import Errand, Newcomer, NoticeErrand, Refused, Table, TableService
from tests.tables.scene import (
    ANNA,
    STRANGER,
    Opener,
    errands_of,
    lobby,
    play_randomly,
    play_to_the_end,
    started,
)


def notices(errands: list[Errand]) -> list[tuple[int, str]]:
    return [(one.user_id, one.text.key) for one in errands if isinstance(one, NoticeErrand)]


async def toggled(service: TableService, table: Table, user_id: int = STRANGER) -> str:
    return (await service.onlookers.toggle(await service.repository.table(table.id), user_id)).key


async def news(service: TableService, table: Table) -> AsyncIterator[list[tuple[int, str]]]:
    """What followers hear, move by move."""
    async for _ in play_randomly(service, table.id, Chance(1)):
        yield notices(await errands_of(service, table.id))


async def test_a_follower_hears_of_every_round_and_of_the_end_once(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service, "mighty-monsters")
    assert await toggled(service, table) == "follow-begun"
    heard = [one async for move in news(service, table) for one in move]

    assert heard == [(STRANGER, "follow-moved-on")] * 6 + [(STRANGER, "follow-ended")]
    with pytest.raises(Refused, match="game-is-not-running"):
        await toggled(service, table)


async def test_whoever_stops_to_follow_hears_no_more(service: TableService) -> None:
    table = await started(service, "mighty-monsters")
    await toggled(service, table)
    assert await toggled(service, table) == "follow-stopped"
    await errands_of(service, table.id)
    await play_to_the_end(service, table.id, 1)

    assert notices(await errands_of(service, table.id)) == []


async def test_when_a_table_closes_its_followers_hear_of_it(service: TableService) -> None:
    table = await started(service, people=1, bots=1)
    await toggled(service, table)
    await errands_of(service, table.id)
    await service.change(table.id, lambda table: service.play.resign(table, 0))

    assert notices(await errands_of(service, table.id)) == [(STRANGER, "follow-ended")]


async def test_one_does_not_follow_ones_own_table_or_one_that_has_not_begun(service: TableService) -> None:
    with pytest.raises(Refused, match="follow-seated"):
        await toggled(service, await started(service), ANNA)
    with pytest.raises(Refused, match="game-is-not-running"):
        await toggled(service, await lobby(service, channel=8))


async def test_whoever_sits_down_follows_no_more(service: TableService) -> None:
    table = await started(service, "mighty-monsters")
    await toggled(service, table)
    nora = Newcomer(STRANGER, "Nora")
    await service.change(table.id, lambda table: service.transfers.offer(table, ANNA, nora))
    [vote] = await service.votes.at(table.id)
    await service.change(table.id, lambda table: service.votes.cast(table, vote.id, STRANGER, "accept"))
    await errands_of(service, table.id)
    await play_to_the_end(service, table.id, 1)

    assert notices(await errands_of(service, table.id)) == []
