"""Clocks: who has how long, when they are reminded, and what happens at the end; time is the test's own."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import msgspec
import pytest

from engine.core import Pick, Text, seat_name
from engine.core.registry import games
from tables import NoticeErrand, PanelErrand, QuietHours, Status, StorageError, TableErrand, TableService
from tables.store.features.clocks import Clock
from tables.store.table_settings import DAY, HOUR, TABLE_SETTINGS
from tables.store.timers import DEADLINE, HALF, NEARLY
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    answer,
    contents,
    errands_of,
    failing,
    lobby,
    play_to_the_end,
    question_to,
    rows,
    started,
    state_of,
)
from tests.tables.scene import Clock as Now

START = 1000.0


async def timed(service: TableService, **options: str) -> int:
    """A game of Anna, Bert and Carla with a clock of one hour, in which Anna is to decide."""
    settings = {"clock": "1-hour", **{key.replace("_", "-"): value for key, value in options.items()}}
    table = await started(service, settings=settings)
    await errands_of(service, table.id)
    return table.id


async def clock_of(service: TableService, table_id: int, seat: int) -> Clock | None:
    return (await service.clocks.at(table_id)).get(seat)


def timers(path: Path) -> list[tuple[str, int, float]]:
    query = "SELECT kind, subject, due_at FROM timers WHERE kind IN ('half', 'nearly', 'deadline')"
    return rows(path, f"{query} ORDER BY due_at, subject")


async def at(service: TableService, clock: Now, moment: float) -> None:
    """Time goes by up to that moment, and everything happens that is due."""
    clock.now = moment
    await service.run_due_timers()


# ── who has how long ─────────────────────────────────────────────────────────────────────────────────────


async def test_without_a_clock_nothing_is_timed(service: TableService, path: Path) -> None:
    table = await started(service)

    assert await service.clocks.at(table.id) == {}
    assert timers(path) == []


@pytest.mark.parametrize(
    ("value", "seconds"), [("15-minutes", 900.0), ("4-hours", 4 * HOUR), ("1-day", DAY), ("7-days", 7 * DAY)]
)
async def test_whoever_is_asked_has_the_time_agreed_on(
    service: TableService, path: Path, value: str, seconds: float
) -> None:
    table = await timed(service, clock=value)
    end = START + seconds

    assert await clock_of(service, table, 0) == Clock(0, ANNA, 1, False, START, end)
    assert await clock_of(service, table, 1) is None
    assert timers(path) == [
        (HALF, 0, START + seconds / 2),
        (NEARLY, 0, START + seconds * 0.9),
        (DEADLINE, 0, end),
    ]


async def test_a_clock_is_written_with_the_move_or_not_at_all(service: TableService, path: Path) -> None:
    table = await timed(service)
    before = contents(path)
    async with failing(service.storage, sqlite3.SQLITE_INSERT, "clocks"):
        with pytest.raises(StorageError):
            await answer(service, table, 0, ["red"])

    assert contents(path) == before


async def test_a_clock_starts_when_the_question_is_put_and_is_gone_with_the_answer(
    service: TableService, clock: Now
) -> None:
    table = await timed(service)
    clock.now = 2000.0
    await answer(service, table, 0, ["red"])  # now all three vote
    clock.now = 2500.0
    await answer(service, table, 1, ["red"])

    running = await service.clocks.at(table)
    assert {seat: one.started_at for seat, one in running.items()} == {0: 2000.0, 2: 2000.0}


async def test_a_change_of_mind_starts_no_clock(service: TableService) -> None:
    table = await timed(service)
    await answer(service, table, 0, ["red"])
    await answer(service, table, 1, ["red"])
    await answer(service, table, 1, ["blue"])

    assert set(await service.clocks.at(table)) == {0, 2}


async def test_where_nobody_else_waits_no_clock_runs(service: TableService) -> None:
    table = await started(service, people=1, bots=2, settings={"clock": "1-hour"})

    assert await service.clocks.at(table.id) == {}


async def test_when_a_game_is_over_so_are_its_clocks_and_timers(service: TableService, path: Path) -> None:
    table = await timed(service)
    await play_to_the_end(service, table, 1)

    assert await service.clocks.at(table) == {}
    assert rows(path, "SELECT * FROM timers") == []


@pytest.mark.parametrize(
    ("reactions", "seconds"), [("same", DAY), ("4-hours", 4 * HOUR), ("15-minutes", 900.0), ("1-day", DAY)]
)
async def test_a_reaction_has_its_own_time_but_never_more_than_the_usual(
    service: TableService, reactions: str, seconds: float
) -> None:
    table_id = await timed(service, clock="1-day", reactions=reactions)
    table = await service.repository.table(table_id)
    question = await question_to(service, table_id, 0)
    reaction = msgspec.structs.replace(question, number=9, reaction=True)
    async with service.storage.transaction() as writer:
        await service.clocks.start(writer, table, reaction, START)

    clock = await clock_of(service, table_id, 0)
    assert clock is not None
    assert clock.deadline == START + seconds


async def test_a_table_may_change_its_clock_while_it_plays_and_all_have_the_whole_time_again(
    service: TableService, clock: Now
) -> None:
    table = await timed(service)
    clock.now = 3000.0
    await choose(service, table, "clock", "4-hours")
    found = await clock_of(service, table, 0)

    assert found is not None
    assert found.deadline == 3000.0 + 4 * HOUR
    note = Text(
        "story-option",
        {"name": Text("table-option-clock"), "value": Text("table-option-clock-4-hours")},
    )
    assert (await errands_of(service, table))[0] == TableErrand((note,))
    await choose(service, table, "clock", "none")
    assert await service.clocks.at(table) == {}


async def choose(service: TableService, table_id: int, key: str, value: str) -> None:
    pending = (await state_of(service, table_id)).pending()
    await service.change(table_id, partial(service.clocks.choose, key=key, value=value, asked=pending))


async def test_what_a_table_agrees_on_is_no_setting_of_its_game(service: TableService) -> None:
    table = await lobby(service, settings={"clock": "1-hour", "late": "vote", "mood": "wild"})

    assert table.settings == {"mood": "wild"}
    assert table.table_settings == {
        **{option.key: option.default for option in TABLE_SETTINGS},
        **{"clock": "1-hour", "late": "vote"},
    }


# ── reminders ────────────────────────────────────────────────────────────────────────────────────────────


def reminder(kind: str, user_id: int = ANNA) -> TableErrand:
    return TableErrand((Text(f"story-reminder-{kind}", {"seat": seat_name(0)}),), (user_id,))


async def test_somebody_is_reminded_at_half_and_at_nine_tenths_and_never_twice(
    service: TableService, clock: Now
) -> None:
    table = await timed(service)
    await at(service, clock, START + 1799)
    assert await errands_of(service, table) == []
    await at(service, clock, START + 1800)
    await service.run_due_timers()
    assert await errands_of(service, table) == [reminder(HALF)]
    await at(service, clock, START + 3240)
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
    table = await timed(service)
    await at(service, clock, START + 1800)

    assert await errands_of(service, table) == expected


async def test_whoever_wants_direct_messages_that_cannot_come_is_mentioned(
    service: TableService, clock: Now
) -> None:
    await service.people.choose_notify(ANNA, "dm")
    await service.people.note_dms(ANNA, "closed-told")
    table = await timed(service)
    await at(service, clock, START + 1800)

    assert await errands_of(service, table) == [reminder(HALF)]


async def test_after_a_long_sleep_of_the_bot_only_the_last_thing_happens(
    service: TableService, clock: Now
) -> None:
    table = await timed(service)
    await at(service, clock, START + 3300)
    assert await errands_of(service, table) == [reminder(NEARLY)]
    await answer(service, table, 0, ["red"])
    await errands_of(service, table)
    await at(service, clock, START + 9000)

    told = await errands_of(service, table)
    notes = [note.key for errand in told if isinstance(errand, TableErrand) for note in errand.notes]
    assert notes
    assert set(notes) == {"story-late-bot"}


MIDNIGHT = 20 * DAY
"""In UTC."""


async def at_night(service: TableService, clock: Now, begin: int, end: int, **options: str) -> int:
    """Anna sleeps between these hours; at ten in the evening she is asked, and has four hours."""
    clock.now = MIDNIGHT - 2 * HOUR
    await service.absence.choose_quiet(ANNA, QuietHours(begin * 60, end * 60, "UTC"))
    return await timed(service, clock="4-hours", **options)


async def test_in_quiet_hours_the_clock_stands_still_where_the_table_says_so(
    service: TableService, clock: Now, path: Path
) -> None:
    await at_night(service, clock, 23, 7)

    assert timers(path) == [
        (HALF, 0, MIDNIGHT + 8 * HOUR),
        (NEARLY, 0, MIDNIGHT + 9.6 * HOUR),
        (DEADLINE, 0, MIDNIGHT + 10 * HOUR),
    ]


async def test_where_quiet_hours_count_reminders_still_wait_for_their_end(
    service: TableService, clock: Now, path: Path
) -> None:
    await at_night(service, clock, 23, 1, quiet_hours="count")

    assert timers(path) == [
        (HALF, 0, MIDNIGHT + HOUR),
        (NEARLY, 0, MIDNIGHT + 1.6 * HOUR),
        (DEADLINE, 0, MIDNIGHT + 2 * HOUR),
    ]


async def test_a_reminder_that_could_only_come_too_late_is_left_out(
    service: TableService, clock: Now, path: Path
) -> None:
    await at_night(service, clock, 23, 7, quiet_hours="count")

    assert timers(path) == [(DEADLINE, 0, MIDNIGHT + 2 * HOUR)]


async def test_two_reminders_that_would_come_at_once_are_one(
    service: TableService, clock: Now, path: Path
) -> None:
    clock.now = MIDNIGHT - 2 * HOUR
    await service.absence.choose_quiet(ANNA, QuietHours(22 * 60, 9 * 60, "UTC"))
    await timed(service, clock="12-hours", quiet_hours="count")

    assert [kind for kind, _, _ in timers(path)] == [NEARLY, DEADLINE]


async def test_new_quiet_hours_reach_clocks_that_run_already(service: TableService, clock: Now) -> None:
    clock.now = MIDNIGHT - 2 * HOUR
    table = await timed(service, clock="4-hours")
    await service.absence.choose_quiet(ANNA, QuietHours(23 * 60, 7 * 60, "UTC"))
    await service.run_due_timers()
    longer = await clock_of(service, table, 0)
    assert longer is not None
    assert longer.deadline == MIDNIGHT + 10 * HOUR
    await service.absence.choose_quiet(ANNA, None)
    await service.run_due_timers()

    assert await clock_of(service, table, 0) == longer, "no deadline comes earlier than was said"


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_at_the_end_the_simplest_move_is_made_and_the_next_clock_starts(
    service: TableService, clock: Now, path: Path
) -> None:
    table = await timed(service, late="default")
    await at(service, clock, START + 3600)
    await service.run_due_timers()

    assert rows(path, "SELECT seat, number, interaction_id FROM moves") == [(0, 1, None)]
    public = (await errands_of(service, table))[-4]
    note = Text("story-late-default", {"seat": seat_name(0)})
    assert public == TableErrand((note,), (BERT, CARLA))
    assert {one.started_at for one in (await service.clocks.at(table)).values()} == {START + 3600}


@pytest.mark.parametrize("can_stand", [True, False])
async def test_what_somebody_had_begun_is_the_move_made_for_them_if_it_can_stand(
    service: TableService, clock: Now, path: Path, can_stand: bool
) -> None:
    table = await timed(service, late="default")
    question, state = await question_to(service, table, 0), await state_of(service, table)
    assert isinstance(question.form, Pick)
    usual, other = question.form.default(state, 0), [question.form.options[-1].id]
    assert usual != other
    await service.drafts.save(table, question, other if can_stand else ["no-such-thing"])
    await at(service, clock, START + 3600)

    [(made,)] = rows(path, "SELECT choice FROM moves")
    assert msgspec.json.decode(made) == (other if can_stand else usual)


async def test_at_the_end_a_computer_player_goes_on_until_the_person_returns(
    service: TableService, clock: Now
) -> None:
    table_id = await timed(service, late="bot")
    await at(service, clock, START + 3600)
    table = await service.repository.table(table_id)

    assert table.names == ["Grix (Anna)", "Bert", "Carla"]
    assert table.seat_of(ANNA) is None
    kept = table.kept_for(ANNA)
    assert kept is not None
    assert kept.seat == 0
    assert 0 not in (await state_of(service, table_id)).awaited()
    told = await errands_of(service, table_id)
    assert NoticeErrand(ANNA, Text("notice-late-bot", {"channel": "<#7>"})) in told
    await service.change(table_id, partial(service.absence.come_back, user_id=ANNA))
    table = await service.repository.table(table_id)
    assert table.names == ["Anna", "Bert", "Carla"]
    assert table.kept_for(ANNA) is None


async def test_if_everybody_is_late_the_last_one_is_not_replaced(service: TableService, clock: Now) -> None:
    """Computer players do not play among themselves: nobody would wait for them."""
    table_id = await timed(service, late="bot")
    for hour in range(1, 30):
        await at(service, clock, START + hour * HOUR)

    table = await service.repository.table(table_id)
    assert len(table.people) == 1
    assert (await state_of(service, table_id)).result is None
    assert await service.clocks.at(table_id) == {}


@pytest.mark.parametrize("key", games())
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
        await at(service, clock, earliest)

    assert (await service.repository.table(table.id)).status is Status.OVER


# ── the others vote ──────────────────────────────────────────────────────────────────────────────────────


async def late(service: TableService, clock: Now) -> int:
    """Anna's time is up, and the others are asked."""
    table = await timed(service, late="vote")
    await at(service, clock, START + 3600)
    return table


async def cast(service: TableService, table_id: int, *ballots: tuple[int, str]) -> None:
    for user_id, choice in ballots:
        [vote] = await service.votes.at(table_id)
        act = partial(service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)
        await service.change(table_id, act)


async def test_the_others_are_asked_and_not_the_late_one_nor_computer_players(
    service: TableService, clock: Now
) -> None:
    table = (await started(service, people=3, settings={"clock": "1-hour", "late": "vote"}, channel=9)).id
    await errands_of(service, table)
    await at(service, clock, START + 3600)

    [vote] = await service.votes.at(table)
    assert set(vote.ballots) == {BERT, CARLA}
    assert await errands_of(service, table) == [TableErrand(asked=(BERT, CARLA))]
    await at(service, clock, START + 3 * DAY)
    assert [vote] == await service.votes.at(table), "one vote, however long it takes"


async def test_the_others_may_wait_longer(service: TableService, clock: Now) -> None:
    table = await late(service, clock)
    clock.now = START + 5000
    await cast(service, table, (BERT, "wait"), (CARLA, "wait"))

    found = await clock_of(service, table, 0)
    assert found is not None
    assert found.deadline == START + 5000 + 3600
    assert await service.votes.at(table) == []
    await at(service, clock, START + 5000 + 3600)
    assert len(await service.votes.at(table)) == 1


async def test_the_others_may_have_the_simplest_move_made(
    service: TableService, clock: Now, path: Path
) -> None:
    table = await late(service, clock)
    await cast(service, table, (BERT, "default"), (CARLA, "default"))

    assert rows(path, "SELECT seat, number FROM moves") == [(0, 1)]
    assert await service.votes.at(table) == []


async def test_the_others_may_let_a_computer_player_go_on(service: TableService, clock: Now) -> None:
    table = await late(service, clock)
    await cast(service, table, (CARLA, "bot"), (BERT, "bot"))

    assert (await service.repository.table(table)).kept_for(ANNA) is not None
    assert await service.votes.at(table) == []


async def test_whoever_answers_after_all_ends_the_vote(service: TableService, clock: Now) -> None:
    table = await late(service, clock)
    await cast(service, table, (BERT, "bot"))
    await answer(service, table, 0, ["red"])

    assert await service.votes.at(table) == []


async def test_a_voter_who_leaves_does_not_stall_the_vote(
    service: TableService, clock: Now, path: Path
) -> None:
    table = await late(service, clock)
    await cast(service, table, (CARLA, "default"))
    await service.change(table, lambda table: service.play.resign(table, 1))
    await service.run_due_timers()

    assert await service.votes.at(table) == []
    assert (0, 1) in rows(path, "SELECT seat, number FROM moves")


async def test_changing_the_clock_ends_votes_on_who_was_late_by_the_old_one(
    service: TableService, clock: Now
) -> None:
    table = await late(service, clock)
    await choose(service, table, "clock", "none")

    assert await service.votes.at(table) == []
