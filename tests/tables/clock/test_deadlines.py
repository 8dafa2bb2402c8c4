"""Reminders, and what happens when time is up."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from engine.core import Pick, Text, seat_name
from engine.core.registry import games
from tables import NoticeErrand, PanelErrand, Status, StoreAddress, TableErrand, TableService
from tables.store.table_settings import DAY, HOUR
from tables.store.timers import HALF, NEARLY
from tests.tables.databases import fewer_on_postgres, rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    START,
    answer,
    cast,
    choose_setting,
    errands_of,
    notes_of,
    question_to,
    run_at,
    running,
    started,
    state_of,
)
from tests.tables.scene import Clock as Now

# ── reminders ────────────────────────────────────────────────────────────────────────────────────────────


def reminder(kind: str, user_id: int = ANNA) -> TableErrand:
    return TableErrand((Text(f"story-reminder-{kind}", {"seat": seat_name(0)}),), (user_id,))


async def test_somebody_is_reminded_at_half_and_at_nine_tenths_and_never_twice(
    service: TableService, clock: Now
) -> None:
    table = await running(service, clock="1-hour")
    await run_at(service, clock, START + 1799)
    assert await errands_of(service, table) == []
    await run_at(service, clock, START + 1800)
    await service.run_due_timers()
    assert await errands_of(service, table) == [reminder(HALF)]
    await run_at(service, clock, START + 3240)
    await service.run_due_timers()

    assert await errands_of(service, table) == [reminder(NEARLY)]


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("mention", [reminder(HALF)]),
        ("dm", [PanelErrand(ANNA, your_turn=True)]),
        ("both", [reminder(HALF), PanelErrand(ANNA, your_turn=True)]),
        ("silent", []),
    ],
)
async def test_a_reminder_comes_by_the_chosen_way_and_by_no_other(
    service: TableService, clock: Now, way: str, expected: list[object]
) -> None:
    await service.people.choose_notify(ANNA, way)
    table = await running(service, clock="1-hour")
    await run_at(service, clock, START + 1800)

    assert await errands_of(service, table) == expected


async def test_whoever_wants_direct_messages_that_cannot_come_is_mentioned(
    service: TableService, clock: Now
) -> None:
    await service.people.choose_notify(ANNA, "dm")
    await service.people.note_dms(ANNA, "closed-told")
    table = await running(service, clock="1-hour")
    await run_at(service, clock, START + 1800)

    assert await errands_of(service, table) == [reminder(HALF)]


async def test_after_a_long_sleep_of_the_bot_only_the_last_thing_happens(
    service: TableService, clock: Now
) -> None:
    table = await running(service, clock="1-hour")
    await run_at(service, clock, START + 3300)
    assert await errands_of(service, table) == [reminder(NEARLY)]
    await answer(service, table, 0, ["red"])
    await errands_of(service, table)
    await run_at(service, clock, START + 9000)

    notes = await notes_of(service, table)
    assert notes
    assert set(notes) == {"story-late-bot", "story-host"}


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_at_the_end_the_simplest_move_is_made_and_the_next_clock_starts(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    table = await running(service, clock="1-hour", late="default")
    await run_at(service, clock, START + 3600)
    await service.run_due_timers()

    assert rows(store, "SELECT seat, number, interaction_id FROM moves") == [(0, 1, None)]
    public = (await errands_of(service, table))[-4]
    note = Text("story-late-default", {"seat": seat_name(0)})
    assert public == TableErrand((note,), (BERT, CARLA))
    assert {one.started_at for one in (await service.clocks.at(table)).values()} == {START + 3600}


@pytest.mark.parametrize("can_stand", [True, False])
async def test_what_somebody_had_begun_is_the_move_made_for_them_if_it_can_stand(
    service: TableService, clock: Now, store: StoreAddress, can_stand: bool
) -> None:
    table = await running(service, clock="1-hour", late="default")
    question, state = await question_to(service, table, 0), await state_of(service, table)
    assert isinstance(question.form, Pick)
    usual, other = question.form.default(state, 0), [question.form.options[-1].id]
    assert usual != other
    await service.drafts.save(table, question, other if can_stand else ["no-such-thing"])
    await run_at(service, clock, START + 3600)

    [(made,)] = rows(store, "SELECT choice FROM moves")
    assert msgspec.json.decode(made) == (other if can_stand else usual)


async def test_at_the_end_a_computer_player_goes_on_until_the_person_returns(
    service: TableService, clock: Now
) -> None:
    table_id = await running(service, clock="1-hour", late="bot")
    await run_at(service, clock, START + 3600)
    table = await service.repository.table(table_id)

    assert table.names == ["Grix (Anna)", "Bert", "Carla"]
    assert table.seat_of(ANNA) is None
    kept = table.kept_for(ANNA)
    assert kept is not None
    assert kept.seat == 0
    assert 0 not in (await state_of(service, table_id)).awaited()
    notice = NoticeErrand(ANNA, Text("notice-late-bot", {"channel": "<#7>"}))
    assert notice in await errands_of(service, table_id)
    await service.change(table_id, partial(service.absence.come_back, user_id=ANNA))
    table = await service.repository.table(table_id)
    assert table.names == ["Anna", "Bert", "Carla"]
    assert table.kept_for(ANNA) is None


async def test_if_everybody_is_late_the_last_one_is_not_replaced(service: TableService, clock: Now) -> None:
    """Computer players do not play among themselves: nobody would wait for them."""
    table_id = await running(service, clock="1-hour", late="bot")
    for hour in range(1, 30):
        await run_at(service, clock, START + hour * HOUR)

    table = await service.repository.table(table_id)
    assert len(table.people) == 1
    assert (await state_of(service, table_id)).result is None
    assert await service.clocks.at(table_id) == {}


@fewer_on_postgres("key", [*games()], ["mighty-monsters"])
async def test_a_game_at_which_nobody_ever_answers_comes_to_its_end_by_its_clock_alone(
    service: TableService, clock: Now, key: str
) -> None:
    least, _ = games()[key].seats
    table = await started(service, key, people=max(2, least), settings={"clock": "1-hour", "late": "default"})
    for _ in range(3 * games()[key].most_decisions(max(2, least))):
        if (await service.repository.table(table.id)).status is Status.OVER:
            break
        earliest = await service.timers.earliest()
        assert earliest is not None
        await run_at(service, clock, earliest)

    assert (await service.repository.table(table.id)).status is Status.OVER


# ── the others vote ──────────────────────────────────────────────────────────────────────────────────────


async def late(service: TableService, clock: Now) -> int:
    """A game in which Anna's time is up and the others are asked."""
    table = await running(service, clock="1-hour", late="vote")
    await run_at(service, clock, START + 3600)
    return table


async def test_the_others_are_asked_and_not_the_late_one_nor_computer_players(
    service: TableService, clock: Now
) -> None:
    table = (await started(service, people=3, settings={"clock": "1-hour", "late": "vote"}, channel=9)).id
    await errands_of(service, table)
    await run_at(service, clock, START + 3600)

    [vote] = await service.votes.at(table)
    assert set(vote.ballots) == {BERT, CARLA}
    assert await errands_of(service, table) == [TableErrand(asked=(BERT, CARLA))]
    await run_at(service, clock, START + 3 * DAY)
    assert [vote] == await service.votes.at(table), "one vote, however long it takes"


async def test_the_others_may_wait_longer(service: TableService, clock: Now) -> None:
    table = await late(service, clock)
    clock.now = START + 5000
    await cast(service, table, BERT, "wait")
    await cast(service, table, CARLA, "wait")

    found = (await service.clocks.at(table)).get(0)
    assert found is not None
    assert found.deadline == START + 5000 + 3600
    assert await service.votes.at(table) == []
    await run_at(service, clock, START + 5000 + 3600)
    assert len(await service.votes.at(table)) == 1


async def test_the_others_may_have_the_simplest_move_made(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    table = await late(service, clock)
    await cast(service, table, BERT, "default")
    await cast(service, table, CARLA, "default")

    assert rows(store, "SELECT seat, number FROM moves") == [(0, 1)]
    assert await service.votes.at(table) == []


async def test_the_others_may_let_a_computer_player_go_on(service: TableService, clock: Now) -> None:
    table = await late(service, clock)
    await cast(service, table, CARLA, "bot")
    await cast(service, table, BERT, "bot")

    assert (await service.repository.table(table)).kept_for(ANNA) is not None
    assert await service.votes.at(table) == []


async def test_whoever_answers_after_all_ends_the_vote(service: TableService, clock: Now) -> None:
    table = await late(service, clock)
    await cast(service, table, BERT, "bot")
    await answer(service, table, 0, ["red"])

    assert await service.votes.at(table) == []


async def test_a_voter_who_leaves_does_not_stall_the_vote(
    service: TableService, clock: Now, store: StoreAddress
) -> None:
    table = await late(service, clock)
    await cast(service, table, CARLA, "default")
    await service.change(table, lambda table: service.play.resign(table, 1))
    await service.run_due_timers()

    assert await service.votes.at(table) == []
    assert (0, 1) in rows(store, "SELECT seat, number FROM moves")


async def test_changing_the_clock_ends_votes_on_who_was_late_by_the_old_one(
    service: TableService, clock: Now
) -> None:
    table = await late(service, clock)
    await choose_setting(service, table, "clock", "none")

    assert await service.votes.at(table) == []
