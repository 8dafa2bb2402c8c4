"""Whoever follows a table is told of its rounds and of its end, once each, and of nothing hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engine.core import Chance
from tables import Errand, House, Newcomer, NoticeErrand, Refused, Table
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


async def toggled(house: House, table: Table, user_id: int = STRANGER) -> str:
    return (await house.onlookers.toggle(await house.shelf.table(table.id), user_id)).key


async def news(house: House, table: Table) -> AsyncIterator[list[tuple[int, str]]]:
    """What followers are told, move by move."""
    async for _ in play_randomly(house, table.id, Chance(1)):
        yield notices(await errands_of(house, table.id))


async def test_a_follower_hears_of_every_round_and_of_the_end_once(opener: Opener) -> None:
    house = await opener.open()
    table = await started(house, "mighty-monsters")
    assert await toggled(house, table) == "follow-begun"
    told = [one async for move in news(house, table) for one in move]

    assert told == [(STRANGER, "follow-moved-on")] * 6 + [(STRANGER, "follow-ended")]
    with pytest.raises(Refused, match="game-is-not-running"):
        await toggled(house, table)


async def test_whoever_stops_to_follow_hears_no_more(house: House) -> None:
    table = await started(house, "mighty-monsters")
    await toggled(house, table)
    assert await toggled(house, table) == "follow-stopped"
    await errands_of(house, table.id)
    await play_to_the_end(house, table.id, 1)

    assert notices(await errands_of(house, table.id)) == []


async def test_when_a_table_closes_its_followers_hear_of_it(house: House) -> None:
    table = await started(house, people=1, bots=1)
    await toggled(house, table)
    await errands_of(house, table.id)
    await house.change(table.id, lambda table: house.play.resign(table, 0))

    assert notices(await errands_of(house, table.id)) == [(STRANGER, "follow-ended")]


async def test_one_does_not_follow_ones_own_table_or_one_that_has_not_begun(house: House) -> None:
    with pytest.raises(Refused, match="follow-seated"):
        await toggled(house, await started(house), ANNA)
    with pytest.raises(Refused, match="game-is-not-running"):
        await toggled(house, await lobby(house, channel=8))


async def test_whoever_sits_down_follows_no_more(house: House) -> None:
    table = await started(house, "mighty-monsters")
    await toggled(house, table)
    nora = Newcomer(STRANGER, "Nora")
    await house.change(table.id, lambda table: house.handing.offer(table, ANNA, nora))
    [vote] = await house.votes.at(table.id)
    await house.change(table.id, lambda table: house.votes.cast(table, vote.id, STRANGER, "accept"))
    await errands_of(house, table.id)
    await play_to_the_end(house, table.id, 1)

    assert notices(await errands_of(house, table.id)) == []
