"""Results: what everybody has played and won, how long others waited, and a rating where it is fair."""

from __future__ import annotations

from engine.core import Chance
from engine.core.undo import Kind, Undo
from tables import House, Status, Tally
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


async def played(house: House, channel: int = 7, people: int = 3, bots: int = 0) -> int:
    """A toy game to its end: seat 0 scores 3, the others 5."""
    table = await started(house, people=people, bots=bots, channel=channel)
    await play_to_the_end(house, table.id, 1)
    return table.id


async def tally(house: House, user_id: int, guild_id: int | None = 1) -> Tally:
    [found] = [one for one in await house.results.tallies(guild_id) if one.user_id == user_id]
    return found


async def test_games_and_victories_are_counted_and_shared_ones_told_apart(opener: Opener) -> None:
    house = await opener.open()
    await played(house)
    await played(house, people=2)
    anna, bert = await tally(house, ANNA), await tally(house, BERT)

    assert (anna.played, anna.won, anna.shared) == (2, 0, 0)
    assert (bert.played, bert.won, bert.shared) == (2, 2, 1)
    assert bert.name == "Bert"
    again = await opener.open()
    assert await tally(again, BERT) == bert


async def test_whoever_wins_is_rated_above_whoever_does_not(house: House) -> None:
    await played(house)
    ratings = {one.name: one.rating for one in await house.results.tallies(1)}

    assert ratings["Bert"] == ratings["Carla"]
    assert (ratings["Bert"] or 0) > (ratings["Anna"] or 0)
    first = ratings["Bert"] or 0
    await played(house)
    assert ((await tally(house, BERT)).rating or 0) > first


async def test_tables_with_computer_players_or_with_somebody_who_left_are_not_rated(house: House) -> None:
    await played(house, people=2, bots=1)
    assert (await tally(house, BERT)).rating is None

    table = await started(house)
    await house.change(table.id, lambda table: house.play.resign(table, 2))
    await play_to_the_end(house, table.id, 1)
    assert (await tally(house, BERT)).rating is None
    assert (await tally(house, BERT)).played == 2


async def test_games_that_were_never_finished_do_not_count(house: House) -> None:
    table = await started(house)
    async for _ in play_randomly(house, table.id, Chance(1), moves=4):
        pass

    assert await house.results.tallies(1) == []


async def test_exercises_do_not_count(house: House) -> None:
    table = await house.lobbies.open(1, 7, guest(0), "toy", "en", exercise="alone")
    await house.change(table.id, house.play.start)
    await play_to_the_end(house, table.id, 1)

    assert (await house.shelf.table(table.id)).status is Status.OVER
    assert await house.results.tallies(1) == []


async def test_an_answer_takes_as_long_as_the_others_waited_for_it(house: House, clock: Clock) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"], interaction=1)
    clock.now += 600
    await answer(house, table.id, 1, ["red"], interaction=2)
    clock.now += 200
    await answer(house, table.id, 2, ["red"], interaction=3)
    await play_to_the_end(house, table.id, 1)
    bert, carla = await tally(house, BERT), await tally(house, CARLA)

    assert (bert.waited, carla.waited) == (600, 800)
    assert bert.pace == 600 / bert.answers


async def test_a_server_knows_its_own_results_only(house: House) -> None:
    await played(house)

    assert await house.results.tallies(2) == []
    assert (await tally(house, ANNA, None)).played == 1


async def test_a_game_that_was_set_back_has_no_result_until_it_ends_again(house: House) -> None:
    table_id = await played(house)
    assert (await tally(house, ANNA)).played == 1
    first = (await house.history.log(table_id))[0].version
    back = Undo(Kind.REPAIR, None)
    await house.change(table_id, lambda table: house.undoing.go_back(table, first, back, None))
    assert await house.results.tallies(1) == []

    await play_to_the_end(house, table_id, 2)
    assert (await tally(house, ANNA)).played == 1


async def test_the_forgotten_are_in_no_list_and_the_others_keep_their_ratings(house: House) -> None:
    await played(house)
    before = await tally(house, BERT)
    await house.privacy.forget(ANNA, house.change)

    assert [one.name for one in await house.results.tallies(1)] == ["Bert", "Carla"]
    assert (await tally(house, BERT)).rating == before.rating


async def test_a_game_that_was_set_back_and_ended_again_counts_as_it_ended_last(house: House) -> None:
    table_id = await played(house)
    await house.results.tallies(1)
    first = (await house.history.log(table_id))[0]
    back = Undo(Kind.REPAIR, None)
    await house.change(table_id, lambda table: house.undoing.go_back(table, first.version, back, None))
    await house.change(table_id, lambda table: house.play.resign(table, 0))
    await play_to_the_end(house, table_id, 1)

    assert [one.user_id for one in await house.results.tallies(1)] == [BERT, CARLA]


async def test_a_game_in_which_a_computer_player_stood_in_for_a_while_is_not_rated(house: House) -> None:
    table = await started(house)
    await house.change(table.id, lambda table: house.absence.replace_late(table, 0))
    await house.change(table.id, lambda table: house.absence.come_back(table, ANNA))
    await play_to_the_end(house, table.id, 1)

    assert (await tally(house, ANNA)).rating is None


async def test_only_answers_somebody_has_given_themselves_are_timed(house: House, clock: Clock) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"], interaction=1)
    clock.now += 600
    await answer(house, table.id, 1, ["red"], interaction=2)
    await house.change(table.id, lambda table: house.absence.replace_late(table, 1))
    await house.change(table.id, lambda table: house.absence.come_back(table, BERT))
    await play_to_the_end(house, table.id, 1)  # as a clock would, without anybody's doing

    assert ((await tally(house, BERT)).answers, (await tally(house, BERT)).waited) == (1, 600)
    assert (await tally(house, CARLA)).answers == 0


async def test_a_game_that_cannot_be_read_any_more_keeps_no_other_from_counting(house: House) -> None:
    table_id = await played(house)
    async with house.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish' WHERE table_id = ?", (table_id,))
    await played(house, channel=8)

    assert (await tally(house, BERT)).played == 1
