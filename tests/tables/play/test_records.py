"""Records and encounters: from whole games, without help; a hall of fame only where a server wants one."""

from __future__ import annotations

import json

from engine.core import Chance
from tables import TableService
from tests.tables.scene import ANNA, BERT, CARLA, act, play_randomly, play_to_the_end, started


async def a_game(service: TableService, people: int = 3, bots: int = 0, channel: int = 7) -> int:
    """A whole game of Mighty Monsters."""
    table = (await started(service, "mighty-monsters", people, bots, channel)).id
    await play_to_the_end(service, table, 1)
    return table


async def test_people_have_records_from_the_games_they_played_from_beginning_to_end(
    service: TableService,
) -> None:
    table = (await started(service, "mighty-monsters", people=3)).id
    [_ async for _ in play_randomly(service, table, Chance(1), moves=8)]
    await act(service, table, service.transfers.resign, user_id=CARLA)
    await play_to_the_end(service, table, 2)

    bests = await service.results.personal_bests(ANNA, 1)
    assert [row.record for row in bests] == ["loot-round", "gold-game"]
    assert {row.user_id for row in bests} == {ANNA}
    assert all(row.value > 0 for row in bests)
    assert await service.results.personal_bests(CARLA, 1) == []
    assert await service.results.personal_bests(ANNA, 2) == []
    assert await service.results.personal_bests(ANNA, None) == bests


async def test_games_with_a_coach_or_computer_players_are_not_for_the_hall(service: TableService) -> None:
    coached = (await started(service, "mighty-monsters", settings={"coach": "on"})).id
    await play_to_the_end(service, coached, 1)
    await a_game(service, people=2, bots=1, channel=8)
    await service.results.switch_hall(1, on=True)

    assert await service.results.hall(1) == []
    assert {row.table_id for row in await service.results.personal_bests(ANNA, 1)} == {coached + 1}


async def test_a_server_has_a_hall_of_fame_only_while_it_wants_one(service: TableService) -> None:
    table = await a_game(service)
    assert await service.results.hall(1) is None
    for _ in range(2):
        await service.results.switch_hall(1, on=True)
    hall = await service.results.hall(1)
    assert hall is not None
    assert [row.record for row in hall] == ["loot-round", "gold-game"]
    assert await service.results.new_records(await service.repository.table(table)) == hall
    assert await service.results.hall(2) is None
    await service.results.switch_hall(1, on=False)
    assert await service.results.hall(1) is None


async def test_of_equal_records_the_earliest_stays(service: TableService) -> None:
    first = await a_game(service)
    again = await a_game(service, channel=8)
    await service.results.switch_hall(1, on=True)

    hall = await service.results.hall(1)
    assert hall is not None
    assert {row.table_id for row in hall} == {first}
    assert await service.results.new_records(await service.repository.table(again)) == []


async def test_two_people_are_compared_over_the_games_they_both_finished(service: TableService) -> None:
    await a_game(service)
    [together] = await service.results.head_to_head(ANNA, BERT, 1)
    [mirrored] = await service.results.head_to_head(BERT, ANNA, 1)

    assert together.game == "mighty-monsters"
    assert together.ahead + together.behind + together.level == 1
    assert (mirrored.ahead, mirrored.behind) == (together.behind, together.ahead)
    assert await service.results.head_to_head(ANNA, 12345, 1) == []
    assert await service.results.head_to_head(ANNA, BERT, 2) == []


async def test_whoever_is_forgotten_holds_no_record_and_meets_nobody(service: TableService) -> None:
    await a_game(service)
    await service.results.switch_hall(1, on=True)
    await service.results.tallies(1)
    known = json.loads(await service.privacy.known(ANNA))
    assert {row["record"] for row in known["records"]} == {"loot-round", "gold-game"}
    await service.forget(ANNA)

    hall = await service.results.hall(1)
    assert hall is not None
    assert all(row.user_id != ANNA and row.name != "Anna" for row in hall)
    assert await service.results.head_to_head(BERT, ANNA, 1) == []


async def test_a_game_that_is_taken_up_again_loses_its_records(service: TableService) -> None:
    table = await a_game(service)
    await service.results.tallies(1)
    back = (await service.history.log(table))[2].version
    await act(service, table, service.repair.step_back, version=back, interaction_id=None)

    assert await service.results.personal_bests(ANNA, 1) == []
