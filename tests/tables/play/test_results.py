"""Results: what everybody has played and won, how long others waited, and ratings."""

from __future__ import annotations

import pytest

from engine.core import Chance
from engine.core.undo import Kind, Undo
from tables import Refused, Status, TableService, Tally
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    Clock,
    Opener,
    answer,
    guest,
    play_randomly,
    play_to_the_end,
    started,
)


async def played(service: TableService, channel: int = 7, people: int = 3, bots: int = 0) -> int:
    """A toy game to its end: seat 0 scores 3, the others 5."""
    table = await started(service, people=people, bots=bots, channel=channel)
    await play_to_the_end(service, table.id, 1)
    return table.id


async def tally(service: TableService, user_id: int, guild_id: int | None = 1) -> Tally:
    [found] = await service.results.tallies_of(user_id, guild_id)
    return found


async def test_games_and_victories_are_counted_and_shared_ones_told_apart(opener: Opener) -> None:
    service = await opener.open()
    await played(service)
    await played(service, people=2)
    anna, bert = await tally(service, ANNA), await tally(service, BERT)

    assert (anna.played, anna.won, anna.shared) == (2, 0, 0)
    assert (bert.played, bert.won, bert.shared) == (2, 2, 1)
    assert bert.name == "Bert"
    again = await opener.open()
    assert await tally(again, BERT) == bert


async def test_whoever_wins_is_rated_above_whoever_does_not(service: TableService) -> None:
    await played(service)
    ratings = {one.name: one.rating for one in await service.results.tallies(1)}

    assert ratings["Bert"] == ratings["Carla"]
    assert (ratings["Bert"] or 0) > (ratings["Anna"] or 0)
    first = ratings["Bert"] or 0
    await played(service)
    assert ((await tally(service, BERT)).rating or 0) > first


async def test_tables_with_computer_players_or_with_somebody_who_left_are_not_rated(
    service: TableService,
) -> None:
    await played(service, people=2, bots=1)
    assert (await tally(service, BERT)).rating is None

    table = await started(service)
    await service.change(table.id, lambda table: service.play.resign(table, 2))
    await play_to_the_end(service, table.id, 1)
    assert (await tally(service, BERT)).rating is None
    assert (await tally(service, BERT)).played == 2


async def test_games_that_were_never_finished_do_not_count(service: TableService) -> None:
    table = await started(service)
    async for _ in play_randomly(service, table.id, Chance(1), moves=4):
        pass

    assert await service.results.tallies(1) == []


async def test_exercises_do_not_count(service: TableService) -> None:
    table = await service.lobbies.open(1, 7, guest(0), "toy", "en", exercise="alone")
    await service.change(table.id, service.play.start)
    await play_to_the_end(service, table.id, 1)

    assert (await service.repository.table(table.id)).status is Status.OVER
    assert await service.results.tallies(1) == []


async def test_an_answer_takes_as_long_as_the_others_waited_for_it(
    service: TableService, clock: Clock
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"], interaction=1)
    clock.now += 600
    await answer(service, table.id, 1, ["red"], interaction=2)
    clock.now += 200
    await answer(service, table.id, 2, ["red"], interaction=3)
    await play_to_the_end(service, table.id, 1)
    bert, carla = await tally(service, BERT), await tally(service, CARLA)

    assert (bert.waited, carla.waited) == (600, 800)
    assert bert.pace == 600 / bert.answers


async def test_a_server_knows_its_own_results_only(service: TableService) -> None:
    await played(service)

    assert await service.results.tallies(2) == []
    assert (await tally(service, ANNA, None)).played == 1


async def test_without_a_server_nobody_sees_the_results_of_others(service: TableService) -> None:
    await played(service)

    with pytest.raises(Refused) as refused:
        await service.results.tallies(None)
    assert refused.value.text.key == "stats-need-a-server"


async def test_a_game_that_was_set_back_has_no_result_until_it_ends_again(service: TableService) -> None:
    table_id = await played(service)
    assert (await tally(service, ANNA)).played == 1
    first = (await service.history.log(table_id))[0].version
    back = Undo(Kind.REPAIR, None)
    await service.change(table_id, lambda table: service.undos.go_back(table, first, back, None))
    assert await service.results.tallies(1) == []

    await play_to_the_end(service, table_id, 2)
    assert (await tally(service, ANNA)).played == 1


async def test_the_forgotten_are_in_no_list_and_the_others_keep_their_ratings(service: TableService) -> None:
    await played(service)
    before = await tally(service, BERT)
    await service.forget(ANNA)

    assert [one.name for one in await service.results.tallies(1)] == ["Bert", "Carla"]
    assert (await tally(service, BERT)).rating == before.rating


async def test_a_game_that_was_set_back_and_ended_again_counts_as_it_ended_last(
    service: TableService,
) -> None:
    table_id = await played(service)
    await service.results.tallies(1)
    first = (await service.history.log(table_id))[0]
    back = Undo(Kind.REPAIR, None)
    await service.change(table_id, lambda table: service.undos.go_back(table, first.version, back, None))
    await service.change(table_id, lambda table: service.play.resign(table, 0))
    await play_to_the_end(service, table_id, 1)

    assert [one.user_id for one in await service.results.tallies(1)] == [BERT, CARLA]


async def test_a_game_in_which_a_computer_player_stood_in_for_a_while_is_not_rated(
    service: TableService,
) -> None:
    table = await started(service)
    await service.change(table.id, lambda table: service.absence.replace_late(table, 0))
    await service.change(table.id, lambda table: service.absence.come_back(table, ANNA))
    await play_to_the_end(service, table.id, 1)

    assert (await tally(service, ANNA)).rating is None


async def test_only_answers_somebody_has_given_themselves_are_timed(
    service: TableService, clock: Clock
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"], interaction=1)
    clock.now += 600
    await answer(service, table.id, 1, ["red"], interaction=2)
    await service.change(table.id, lambda table: service.absence.replace_late(table, 1))
    await service.change(table.id, lambda table: service.absence.come_back(table, BERT))
    await play_to_the_end(service, table.id, 1)  # without interaction ids, as a clock does

    assert ((await tally(service, BERT)).answers, (await tally(service, BERT)).waited) == (1, 600)
    assert (await tally(service, CARLA)).answers == 0


async def test_a_game_that_cannot_be_read_any_more_keeps_no_other_from_counting(
    service: TableService,
) -> None:
    table_id = await played(service)
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish' WHERE table_id = ?", (table_id,))
    await played(service, channel=8)

    assert (await tally(service, BERT)).played == 1
