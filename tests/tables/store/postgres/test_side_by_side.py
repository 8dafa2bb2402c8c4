"""Two processes on one database: any of them may change any table, and everything happens once."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from engine.core import Chance, Move
from tables import PostgresAddress, QuietHours, Refused, Table, TableErrand, TableService
from tables.clock.outages import OUTAGE
from tables.store import neighbours
from tables.store.table_settings import DAY, HOUR
from tests.tables.databases import change, rows, table_names
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    START,
    Clock,
    Opener,
    answer,
    ask_to_undo,
    errands_of,
    play_randomly,
    question_to,
    running,
    started,
    state_of,
    table_of,
)


async def two(opener: Opener) -> tuple[TableService, TableService]:
    return await opener.open(), await opener.open()


async def test_a_game_is_played_in_two_processes_by_turns(opener: Opener, store: PostgresAddress) -> None:
    services = await two(opener)
    table = await started(services[0], "mighty-monsters")
    moves = 0
    for number in range(12):
        async for _ in play_randomly(services[number % 2], table.id, Chance(number), moves=1):
            moves += 1

    assert moves == 12
    assert await state_of(services[0], table.id) == await state_of(services[1], table.id)
    [(versions, latest)] = rows(store, "SELECT count(*), max(version) FROM states")
    assert latest == (await table_of(services[0], table.id)).version
    assert versions == latest - table.version + 1


async def test_of_two_answers_to_one_question_one_counts(opener: Opener, store: PostgresAddress) -> None:
    one, other = await two(opener)
    table = await started(one)
    number = (await question_to(one, table.id, 0)).number
    tries = [
        service.change(
            table.id, partial(service.play.move, move=Move(0, number, [colour]), interaction_id=None)
        )
        for service, colour in ((one, "red"), (other, "blue"))
    ]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)

    assert sorted(outcome is None for outcome in outcomes) == [False, True]
    assert len(rows(store, "SELECT * FROM moves")) == 1


async def test_the_last_two_ballots_at_once_carry_the_decision_out_once(
    opener: Opener, store: PostgresAddress
) -> None:
    """Either of them could take the other's for the one that is missing."""
    one, other = await two(opener)
    table = await running(one)
    await answer(one, table, 0, ["red"])
    await answer(one, table, 1, ["red"])
    await ask_to_undo(one, table)
    [vote] = await one.votes.at(table)
    assert set(vote.missing) == {BERT, CARLA}
    await asyncio.gather(
        *(
            service.change(
                table, partial(service.votes.cast, vote_id=vote.id, user_id=user_id, choice="agree")
            )
            for service, user_id in ((one, BERT), (other, CARLA))
        )
    )

    assert await one.votes.at(table) == []
    assert len(rows(store, "SELECT * FROM undos")) == 1


async def test_a_timer_that_is_due_in_two_processes_acts_once(
    opener: Opener, clock: Clock, store: PostgresAddress
) -> None:
    one, other = await two(opener)
    table = await running(one, clock="1-hour", late="default")
    clock.now = START + HOUR
    await asyncio.gather(*(service.run_due_timers() for service in (one, other, one, other)))

    assert rows(store, "SELECT seat FROM moves") == [(0,)]
    assert (await table_of(other, table)).version == (await table_of(one, table)).version


async def test_an_outage_is_made_up_for_once_and_only_if_nobody_was_there(
    opener: Opener, clock: Clock
) -> None:
    one, other = await two(opener)
    table = await running(one, clock="4-hours")
    await asyncio.gather(one.note_presence(), other.note_presence())
    deadline = (await one.clocks.at(table))[0].deadline
    clock.now += OUTAGE / 2
    await one.note_presence()
    clock.now += OUTAGE / 2
    await other.note_presence()  # it has not noted anything for long, but the bot was there
    assert (await one.clocks.at(table))[0].deadline == deadline
    clock.now += OUTAGE
    await asyncio.gather(one.note_presence(), other.note_presence())

    assert (await one.clocks.at(table))[0].deadline == deadline + OUTAGE
    told = [errand for errand in await errands_of(one, table) if isinstance(errand, TableErrand)]
    assert [note.key for errand in told for note in errand.notes] == ["story-outage"]


async def test_what_somebody_sets_elsewhere_counts_here_at_once(opener: Opener) -> None:
    one, other = await two(opener)
    assert (await one.people.get(ANNA)).notify == "mention"
    await asyncio.gather(one.people.choose_notify(ANNA, "dm"), other.people.choose_help(ANNA, "less"))

    for service in (one, other):
        anna = await service.people.get(ANNA)
        assert (anna.notify, anna.help) == ("dm", "less")


async def test_quiet_hours_hold_everywhere_and_whoever_slept_is_called_once_though_processes_come_and_go(
    opener: Opener, clock: Clock
) -> None:
    gone, other = await two(opener)
    clock.now = 20 * DAY
    table = await running(gone)
    await other.choose_quiet_hours(ANNA, QuietHours(23 * 60, 7 * 60, "UTC"))
    assert await gone.notifications.allowed_now(await table_of(gone, table), [ANNA, BERT]) == {BERT}
    clock.now += 7 * HOUR
    come = await opener.open()
    await asyncio.gather(*(service.run_due_timers() for service in (other, come)))

    told = [errand for errand in await errands_of(come, table) if isinstance(errand, TableErrand)]
    assert [user_id for errand in told for user_id in errand.mention] == [ANNA]


async def agree(service: TableService, table: Table) -> None:
    """Agree on a faster clock."""
    asked = (await service.play.state_in_play(table)).pending()
    await service.clocks.choose(table, "clock", "1-hour", asked)


async def test_settings_moves_and_seats_come_one_after_the_other(opener: Opener) -> None:
    """Each of these reads the table before it writes; none may write what another one has changed."""
    one, other = await two(opener)
    table = await running(one, clock="4-hours")
    number = (await question_to(one, table, 0)).number
    await asyncio.gather(
        one.change(table, partial(agree, one)),
        other.change(table, partial(other.play.move, move=Move(0, number, ["red"]), interaction_id=None)),
        one.change(table, lambda it: one.play.resign(it, 2)),
    )
    now, state = await table_of(one, table), await state_of(other, table)

    assert now.table_settings["clock"] == "1-hour"
    assert now.holders[2].user_id is None
    asked = {decision.seat for decision in state.pending()}
    assert {clock.seat for clock in (await other.clocks.at(table)).values()} == asked - {2}


async def test_a_channel_gets_one_table_however_many_ask(opener: Opener, store: PostgresAddress) -> None:
    one, other = await two(opener)
    opened = await asyncio.gather(
        *(started(service, channel=7) for service in (one, other)), return_exceptions=True
    )

    assert len(rows(store, "SELECT * FROM tables")) == 1
    assert any(isinstance(outcome, Refused) for outcome in opened)


async def test_what_is_committed_here_wakes_delivery_timers_and_thinking_elsewhere(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks around: whoever acts has been woken."""
    monkeypatch.setattr(neighbours, "LOOK_AROUND", 3600.0)
    monkeypatch.setattr(neighbours, "GRACE", 0.0)
    one, other = await two(opener)
    woken: dict[str, set[int]] = {"delivery": set(), "thinking": set()}
    heard, timers = asyncio.Event(), asyncio.Event()
    other.storage.listen(lambda _: heard.set())
    other.on_errands(woken["delivery"].add)
    other.on_timers(timers.set)
    monkeypatch.setattr(other.neighbours, "_has_thoughts", woken["thinking"].add)
    other.neighbours.start()
    async with asyncio.timeout(60):
        await heard.wait()  # it listens from now on
        timers.clear()
        table = await running(one, clock="1-hour")
        await timers.wait()
        while woken != {"delivery": {table}, "thinking": {table}}:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


async def test_a_process_of_an_older_release_plays_on_beside_a_newer_one(
    opener: Opener, clock: Clock, store: PostgresAddress
) -> None:
    """A newer release only adds to the database, while the older one has everything prepared and cached."""
    older = await opener.open()
    channels = iter(range(1, 3))

    async def everything() -> None:
        table = (
            await started(older, channel=next(channels), settings={"clock": "1-hour", "late": "default"})
        ).id
        for seat in (0, 1):
            await answer(older, table, seat, ["red"])
        await ask_to_undo(older, table)
        [vote] = await older.votes.at(table)
        await older.change(table, partial(older.votes.cast, vote_id=vote.id, user_id=BERT, choice="refuse"))
        await older.people.choose_notify(ANNA, "dm")
        await older.privacy.known(ANNA)
        await older.note_presence()
        clock.now += HOUR
        await older.run_due_timers()
        assert await errands_of(older, table)

    await everything()
    for name in table_names(store):
        change(store, f"ALTER TABLE {name} ADD COLUMN of_a_newer_release TEXT NOT NULL DEFAULT ''")
    change(store, "CREATE TABLE newer (id BIGINT PRIMARY KEY)")
    change(store, "INSERT INTO schema_version VALUES (999)")
    try:
        await everything()
    finally:
        change(store, "DROP TABLE newer")
        change(store, "DELETE FROM schema_version WHERE number = 999")
        for name in table_names(store):
            change(store, f"ALTER TABLE {name} DROP COLUMN of_a_newer_release")
