"""Which table is meant: the one named, the channel's, or in direct messages the one that waits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.answering.table_lookup import complete_seat, own_tables, seat_meant, table_meant
from cogs.delivery.onwards import is_awaited
from tables import Refused, TableService
from tests.tables.scene import ANNA, BERT, STRANGER, answer, lobby, started
from texts import speaker


def somebody(user_id: int = ANNA, channel: int | None = None) -> Any:
    """An interaction of somebody, in a channel of a server or in direct messages."""
    return SimpleNamespace(
        user=SimpleNamespace(id=user_id), guild_id=1 if channel else None, channel_id=channel or 55
    )


async def test_in_a_channel_its_own_table_is_meant(service: TableService) -> None:
    table = await started(service, channel=7)
    await started(service, channel=8)

    assert await table_meant(service, somebody(channel=7), None) == table
    assert await table_meant(service, somebody(STRANGER, channel=7), None) == table
    with pytest.raises(Refused, match="no-table-here"):
        await table_meant(service, somebody(channel=9), None)


async def test_in_direct_messages_the_table_that_waits_for_them_is_meant(service: TableService) -> None:
    first, second = await started(service, channel=7), await started(service, channel=8)
    assert await table_meant(service, somebody(BERT), None) == first

    await answer(service, second.id, 0, ["red"])
    assert (await table_meant(service, somebody(BERT), None)).id == second.id
    assert not await is_awaited(service, first, BERT)


async def test_a_lobby_is_not_meant_in_direct_messages(service: TableService) -> None:
    await lobby(service)
    with pytest.raises(Refused, match="no-table-of-yours"):
        await table_meant(service, somebody(), None)


async def test_a_table_is_named_by_its_number_and_only_by_those_who_sit_there(service: TableService) -> None:
    table = await started(service)

    assert await table_meant(service, somebody(channel=9), str(table.id)) == table
    for who, named in ((somebody(STRANGER), str(table.id)), (somebody(), "99"), (somebody(), "the first")):
        with pytest.raises(Refused, match="no-such-table"):
            await table_meant(service, who, named)


async def test_ones_own_tables_are_offered_by_game_and_names(service: TableService) -> None:
    table = await started(service)
    say = speaker("en")

    assert await own_tables(service, ANNA, say, "") == [("The Toy: Anna, Bert, Carla", str(table.id))]
    assert await own_tables(service, ANNA, say, "bert") == [("The Toy: Anna, Bert, Carla", str(table.id))]
    assert await own_tables(service, ANNA, say, "zoe") == []
    assert await own_tables(service, STRANGER, say, "") == []


async def test_no_more_tables_are_offered_than_discord_shows(service: TableService) -> None:
    for channel in range(1, 28):
        await started(service, people=1, bots=1, channel=channel)

    assert len(await own_tables(service, ANNA, speaker("en"), "")) == 25


async def test_a_seat_is_named_by_its_number_by_what_the_list_says_or_by_who_sits_there(
    service: TableService,
) -> None:
    table = await started(service)

    for named in ("1", "B  Bert", "Bert", "bert"):
        assert seat_meant(table, named) == 1
    for named in ("3", "Zoe", "", "D"):
        with pytest.raises(Refused, match="no-such-player"):
            seat_meant(table, named)


async def test_the_seats_of_the_table_are_offered_to_players_and_to_onlookers(service: TableService) -> None:
    table = await started(service, channel=7)

    async def offered(who: Any, typed: str, named: str | None = None) -> list[tuple[str, str]]:
        found = await complete_seat(service, who, named, typed)
        return [(choice.name, choice.value) for choice in found]

    everybody = [("A  Anna", "0"), ("B  Bert", "1"), ("C  Carla", "2")]
    assert await offered(somebody(channel=7), "") == everybody
    assert await offered(somebody(STRANGER, channel=7), "") == everybody
    assert await offered(somebody(), "CAR", str(table.id)) == everybody[2:]
    assert await offered(somebody(STRANGER, channel=9), "") == []
    assert await offered(somebody(STRANGER), "", str(table.id)) == []
