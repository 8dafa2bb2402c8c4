"""Reliability: what counts as leaving, what a few games say of somebody, and good reasons."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from engine.core import Chance, Text
from tables import Holder, Refused, StoreAddress, TableService, TrackRecord
from tables.seats.reliability import VOTE_LASTS, Standing
from tables.store.features.results import MOST_TIMES, Result, write_results
from tests.tables.databases import change, rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    NEW,
    STRANGER,
    Clock,
    act,
    answer,
    lobby,
    notes_of,
    play_to_the_end,
    running,
    started,
    state_of,
    table_of,
)

HERE = 1
BERT_SITS = 1


@pytest.mark.parametrize(
    ("finished", "left", "standing"),
    [
        (0, 0, Standing.NEW),
        (2, 0, Standing.NEW),
        (0, 2, Standing.NEW),
        (3, 0, Standing.RELIABLE),
        (9, 1, Standing.RELIABLE),
        (4, 1, Standing.MOSTLY),
        (8, 2, Standing.MOSTLY),
        (7, 3, Standing.OFTEN_AWAY),
        (1, 2, Standing.OFTEN_AWAY),
    ],
)
def test_a_word_for_how_games_have_ended(finished: int, left: int, standing: Standing) -> None:
    assert TrackRecord(finished, left).standing is standing


@pytest.mark.parametrize(
    ("pace", "word"),
    [(None, None), (60.0, "at-once"), (3000.0, "hour"), (9000.0, "hours"), (80_000.0, "day"), (9e5, "days")],
)
def test_a_word_for_how_fast_somebody_answers(pace: float | None, word: str | None) -> None:
    assert TrackRecord(5, 0, pace).pace_in_a_word == word
    assert TrackRecord(1, 0, pace).pace_in_a_word is None


async def test_games_played_to_the_end_count_only_with_others_and_only_here(service: TableService) -> None:
    for channel, people in ((1, 3), (2, 1)):
        table = await started(service, people=people, bots=3 - people, channel=channel)
        await play_to_the_end(service, table.id, 1)

    record = await service.company.reliability.record(ANNA, HERE)

    assert (record.finished, record.left) == (1, 0)
    assert await service.company.reliability.record(ANNA, HERE + 1) == TrackRecord(0, 0)


async def played(service: TableService, clock: Clock, channel: int, *waits: int) -> None:
    """A game in which Bert takes so many seconds for his first answers; nobody waits for the rest."""
    table = (await started(service, people=2, bots=1, channel=channel)).id
    await answer(service, table, 0, ["red"])
    chance, left_to_take = Chance(1), [*waits]
    while pending := (state := await state_of(service, table)).pending():
        decision = pending[0]
        interaction = None
        if left_to_take and decision.seat == BERT_SITS:
            clock.now += left_to_take.pop(0)
            interaction = 100 * channel + len(left_to_take)
        choice = decision.form.sample(state, decision.seat, chance)
        await answer(service, table, decision.seat, choice, number=decision.number, interaction=interaction)
    assert not left_to_take


@pytest.mark.parametrize(
    ("games", "pace"),
    [([[30, 30, 30], [9000], [9000]], 30), ([[10, 20, 90], [41]], 30.5), ([[7]], 7), ([[]], None)],
)
async def test_how_fast_somebody_answers_is_the_median_of_their_answers_and_not_of_their_games(
    service: TableService, clock: Clock, games: list[list[int]], pace: float | None
) -> None:
    for channel, waits in enumerate(games, 1):
        await played(service, clock, channel, *waits)

    assert (await service.company.reliability.record(BERT, HERE)).pace == pace


async def test_in_games_from_before_answers_were_kept_all_of_them_took_the_average(
    service: TableService, store: StoreAddress, clock: Clock
) -> None:
    await played(service, clock, 1, 10, 20, 90)
    await service.results.catch_up()
    change(store, "UPDATE results SET times = NULL")
    await played(service, clock, 2, 50)

    assert (await service.company.reliability.record(BERT, HERE)).pace == 40


async def test_of_a_very_long_game_the_latest_answers_are_kept(
    service: TableService, store: StoreAddress
) -> None:
    times = [*range(MOST_TIMES + 3)]
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    async with service.storage.transaction() as writer:
        await write_results(
            writer, [Result(table.id, 0, ANNA, "Anna", 1, 1, len(times), sum(times), False, times)]
        )

    assert rows(store, "SELECT times FROM results") == [(json.dumps(times[3:], separators=(",", ":")),)]


async def left(service: TableService, user_id: int = ANNA) -> int:
    return (await service.company.reliability.record(user_id, HERE)).left


@pytest.mark.parametrize(
    "leave",
    [
        lambda service: partial(service.transfers.resign, user_id=ANNA),
        lambda service: partial(service.absence.replace_late, seat=0),
    ],
    ids=["resigned", "late"],
)
async def test_whoever_leaves_others_to_a_computer_player_has_left(
    service: TableService, leave: Callable[[TableService], Callable[..., Awaitable[None]]]
) -> None:
    table = await running(service)
    await act(service, table, leave(service))
    assert (await left(service), await left(service, BERT)) == (1, 0)


async def test_whoever_comes_back_has_not_left(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.absence.replace_late, seat=0)
    await act(service, table, service.absence.come_back, user_id=ANNA)

    assert await left(service) == 0


async def test_neither_a_vacation_nor_a_game_alone_nor_a_seat_passed_on_counts(
    service: TableService, clock: Clock
) -> None:
    alone = await started(service, people=1, bots=2, channel=3)
    await act(service, alone.id, service.transfers.resign, user_id=ANNA)
    table = await running(service, vacation="bot")
    await service.go_on_vacation(BERT, clock.now + 999)
    await service.run_due_timers()
    assert (await table_of(service, table)).seat_of(BERT) is None
    heir = Holder(2, STRANGER, NEW.name)
    await act(service, table, service.play.reseat, heir=heir, note=Text("story-hand-over"))

    assert [await left(service, user_id) for user_id in (ANNA, BERT, CARLA)] == [0, 0, 0]


# ── good reasons ─────────────────────────────────────────────────────────────────────────────────────────


async def vote_on(service: TableService, table: int, choice: str, *voters: int) -> None:
    for user_id in voters:
        [vote] = await service.votes.at(table)
        await act(service, table, service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)


async def test_the_others_can_agree_that_there_was_a_good_reason(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.company.resign_with_a_reason, user_id=ANNA)
    [vote] = await service.votes.at(table)
    assert set(vote.missing) == {BERT, CARLA}
    assert await left(service) == 1

    await vote_on(service, table, "excuse", BERT, CARLA)

    assert await left(service) == 0
    assert await service.votes.at(table) == []
    assert "story-excused" in await notes_of(service, table)


async def test_without_a_majority_it_counts(service: TableService, clock: Clock) -> None:
    table = await running(service)
    await act(service, table, service.company.resign_with_a_reason, user_id=ANNA)
    await vote_on(service, table, "excuse", BERT)
    clock.now += VOTE_LASTS
    await service.run_due_timers()

    assert await service.votes.at(table) == []
    assert await left(service) == 1


async def test_any_player_can_ask_for_somebody_who_has_left_and_only_for_them(
    service: TableService,
) -> None:
    table = await running(service)
    await act(service, table, service.transfers.resign, user_id=ANNA)
    ask = service.company.reliability.ask_to_excuse

    with pytest.raises(Refused, match="excuse-whom"):
        await act(service, table, ask, name="Carla", user_id=CARLA, by=BERT)
    await act(service, table, ask, name="Anna", user_id=ANNA, by=BERT)
    await vote_on(service, table, "excuse", CARLA)

    assert await left(service) == 0


async def test_whoever_leaves_nobody_behind_asks_nobody(service: TableService) -> None:
    table = await running(service, people=1, bots=2)
    await act(service, table, service.company.resign_with_a_reason, user_id=ANNA)

    assert await service.votes.at(table) == []


# ── the door ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("door", "refusal"),
    [("everybody", None), ("newcomers", None), ("reliable", "not-let-in-new")],
)
async def test_a_newcomer_is_let_in_or_told_kindly_why_not(
    service: TableService, door: str, refusal: str | None
) -> None:
    table = (await lobby(service, people=1, settings={"door": door})).id

    if refusal is None:
        await act(service, table, service.company.join, guest=NEW)
    else:
        with pytest.raises(Refused, match=refusal):
            await act(service, table, service.company.join, guest=NEW)
    assert ((await table_of(service, table)).seat_of(STRANGER) is None) == (refusal is not None)


async def test_whom_the_host_does_not_let_in_is_told_that_and_not_warned_of_anybody(
    service: TableService,
) -> None:
    closed = await lobby(service, people=1, settings={"door": "reliable"})
    await service.company.avoiding.avoid(STRANGER, ANNA)

    with pytest.raises(Refused, match="not-let-in-new"):
        await service.company.to_warn_of(closed, STRANGER)


async def test_whoever_is_let_in_is_warned_until_they_sit_there(service: TableService) -> None:
    table = await lobby(service, people=1)
    await service.company.avoiding.avoid(STRANGER, ANNA)
    assert await service.company.to_warn_of(table, STRANGER) == [ANNA]

    await act(service, table.id, service.company.join, guest=NEW)
    assert await service.company.to_warn_of(await table_of(service, table.id), STRANGER) == []


async def test_whoever_often_leaves_is_not_let_in_where_the_host_asks_for_more(service: TableService) -> None:
    for channel in range(1, 4):
        gone = await started(service, people=2, bots=1, channel=channel)
        await act(service, gone.id, service.transfers.resign, user_id=BERT)
    table = (await lobby(service, people=1, settings={"door": "newcomers"})).id

    with pytest.raises(Refused, match="not-let-in-often-away"):
        await act(service, table, service.company.join, guest=NEW._replace(user_id=BERT))
