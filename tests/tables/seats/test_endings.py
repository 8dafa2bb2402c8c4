"""Ending a game early: the people at the table together; an exercise, whoever tries it."""

from __future__ import annotations

import pytest

from tables import Refused, Status, TableService
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Clock,
    act,
    answer,
    cast,
    guest,
    lobby,
    notes_of,
    refusal,
    run_at,
    running,
    started,
    table_of,
)


async def test_more_than_half_of_the_people_end_a_game_and_nobodys_result_counts(
    service: TableService,
) -> None:
    table = await running(service)
    await act(service, table, service.endings.ask, user_id=BERT)
    [vote] = await service.votes.at(table)
    assert (vote.text.args["needed"], vote.text.args["voters"]) == (2, 3)
    await cast(service, table, CARLA, "end")

    assert (await table_of(service, table)).status is Status.CLOSED
    assert await notes_of(service, table) == ["story-ended-together"]
    assert await service.results.tallies(1) == []
    assert (await service.open_lobby(1, 7, guest(4), "toy", "en")).status is Status.LOBBY


async def a_castle(service: TableService, people: int = 3) -> int:
    """A game of Mighty Monsters just begun, in which everybody can count the gold."""
    return (await started(service, "mighty-monsters", people=people)).id


async def test_people_can_agree_that_the_standing_counts(service: TableService) -> None:
    table = await a_castle(service)
    await act(service, table, service.endings.ask, user_id=ANNA)
    [vote] = await service.votes.at(table)
    at_stake = await service.votes.at_stake(await table_of(service, table), vote)
    assert (vote.kind, [line.key for line in at_stake]) == ("end-or-count", ["vote-end-standing"])
    await act(service, table, service.votes.cast, vote_id=vote.id, user_id=ANNA, choice="count")
    await act(service, table, service.votes.cast, vote_id=vote.id, user_id=CARLA, choice="count")

    ended = await table_of(service, table)
    assert ended.status is Status.CLOSED
    assert (await notes_of(service, table))[-1] == "story-ended-counted"
    tallies = await service.results.tallies(1)
    assert {(one.played, one.won, one.shared, one.rating) for one in tallies} == {(1, 1, 1, None)}
    assert await service.results.personal_bests(ANNA, 1) == []
    assert (await service.rematch(table, BERT)).status is Status.LOBBY


@pytest.mark.parametrize(("other", "counts"), [("count", False), ("end", False), ("go-on", None)])
async def test_a_game_ends_if_more_than_half_want_it_and_counts_only_if_more_of_them_do(
    service: TableService, other: str, counts: bool | None
) -> None:
    """Anna has asked to end it without a result."""
    table = await a_castle(service)
    await act(service, table, service.endings.ask, user_id=ANNA)
    await cast(service, table, BERT, other)

    playing = (await table_of(service, table)).status is Status.PLAYING
    assert playing is (counts is None)
    assert bool(await service.results.tallies(1)) is bool(counts)


async def test_where_nobody_can_count_yet_no_standing_is_offered(service: TableService) -> None:
    table = (await started(service, "doodle-dungeon", people=2)).id
    await act(service, table, service.endings.ask, user_id=ANNA)

    assert [vote.kind for vote in await service.votes.at(table)] == ["end"]


async def test_the_host_role_is_handed_over_aloud(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.resign, user_id=ANNA)
    assert await notes_of(service, table) == ["story-resigned", "story-host"]
    waiting = (await lobby(service, channel=8)).id
    await notes_of(service, waiting)
    await act(service, waiting, service.lobbies.hand_over, user_id=ANNA, heir_id=CARLA)
    await act(service, waiting, service.lobbies.leave, user_id=CARLA)

    assert await notes_of(service, waiting) == ["story-host", "story-host"]


async def test_a_game_that_too_few_want_to_end_goes_on(service: TableService, clock: Clock) -> None:
    table = await running(service)
    await act(service, table, service.endings.ask, user_id=ANNA)
    assert await refusal(service, table, service.endings.ask, user_id=BERT) == "vote-is-under-way"
    assert await refusal(service, table, service.endings.ask, user_id=STRANGER) == "not-seated"
    [vote] = await service.votes.at(table)
    assert vote.closes_at is not None
    await run_at(service, clock, vote.closes_at)

    assert (await table_of(service, table)).status is Status.PLAYING
    assert await notes_of(service, table) == ["story-end-refused"]


async def test_moves_do_not_end_the_vote_and_a_newcomer_does(service: TableService) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.endings.ask, user_id=ANNA)
    await answer(service, table, 0, ["red"])
    assert [vote.kind for vote in await service.votes.at(table)] == ["end"]
    await act(service, table, service.transfers.ask_for, guest=guest(4), seat=2)
    vote = (await service.votes.at(table))[-1]
    await act(service, table, service.votes.cast, vote_id=vote.id, user_id=ANNA, choice="accept")

    assert await service.votes.at(table) == []


async def test_whoever_plays_alone_ends_the_game_at_once(service: TableService) -> None:
    table = await running(service, people=1, bots=2)
    await act(service, table, service.endings.ask, user_id=ANNA)

    assert (await table_of(service, table)).status is Status.CLOSED
    assert await notes_of(service, table) == ["story-ended-alone"]


async def test_an_exercise_is_ended_by_whoever_tries_it_and_by_nobody_else(service: TableService) -> None:
    table = (await service.begin_exercise(1, 7, guest(0), "toy", "en", "alone")).id
    close = service.lobbies.close
    assert await refusal(service, table, close, user_id=BERT, moderator=False) == "game-is-running"
    await act(service, table, close, user_id=ANNA, moderator=False)

    assert (await table_of(service, table)).status is Status.CLOSED


@pytest.mark.parametrize("what", ["lobby", "exercise"])
async def test_an_exercise_makes_room_for_whatever_is_opened_in_its_channel(
    service: TableService, what: str
) -> None:
    exercise = (await service.begin_exercise(1, 7, guest(0), "toy", "en", "alone")).id
    if what == "lobby":
        opened = await service.open_lobby(1, 7, guest(1), "toy", "en")
    else:
        opened = await service.begin_exercise(1, 7, guest(1), "toy", "en", "alone")

    assert (await table_of(service, exercise)).status is Status.CLOSED
    assert await service.repository.open_in(7) == await table_of(service, opened.id)


async def test_a_game_makes_no_room(service: TableService) -> None:
    table = await running(service)
    with pytest.raises(Refused, match="channel-has-a-table"):
        await service.open_lobby(1, 7, guest(4), "toy", "en")

    assert (await table_of(service, table)).status is Status.PLAYING


async def test_a_game_that_was_ended_can_be_looked_at_and_played_once_more(service: TableService) -> None:
    table = await running(service, people=2)
    await answer(service, table, 0, ["red"])
    for user_id in (ANNA, BERT):
        if await service.votes.at(table):
            await cast(service, table, user_id, "end")
        else:
            await act(service, table, service.endings.ask, user_id=user_id)
    ended = await table_of(service, table)

    assert ended.status is Status.CLOSED
    assert service.replays.shows_everything(ended)
    assert ended in await service.replays.near(ANNA, None)
    assert len(await service.replays.frames(ended)) == 2
    again = await service.rematch(table, BERT)
    assert (again.status, again.names) == (Status.LOBBY, ["Bert", "Anna"])


async def test_a_lobby_that_was_closed_has_nothing_to_look_at_or_to_repeat(service: TableService) -> None:
    table = (await lobby(service)).id
    await act(service, table, service.lobbies.close, user_id=ANNA, moderator=False)

    assert await service.replays.near(ANNA, 7) == []
    with pytest.raises(Refused, match="rematch-too-early"):
        await service.rematch(table, ANNA)


async def test_an_ended_game_cannot_be_repaired_back_to_life(service: TableService) -> None:
    begun = await started(service, people=1, bots=1)
    await answer(service, begun.id, 0, ["red"])
    await act(service, begun.id, service.endings.ask, user_id=ANNA)
    back = service.repair.step_back

    assert (
        await refusal(service, begun.id, back, version=begun.version, interaction_id=None) == "repair-no-game"
    )


async def test_a_channel_whose_game_is_over_says_so(service: TableService) -> None:
    with pytest.raises(Refused, match="no-table-here"):
        await service.repository.must_be_open_in(7)
    table = await service.begin_exercise(1, 7, guest(0), "toy", "en", "alone")
    assert (await service.repository.must_be_open_in(7)).id == table.id
    await answer(service, table.id, 0, ["red"])

    with pytest.raises(Refused, match="game-here-is-over"):
        await service.repository.must_be_open_in(7)
