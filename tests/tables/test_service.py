"""The service: one change of a table at a time, retries, and announcements."""

from __future__ import annotations

import asyncio

import pytest

from engine.core import Illegal, Move, Stale
from tables import Contested, QuietHours, Refused, Status, StoreAddress, Table, TableService
from tables.store.table_settings import DAY
from tables.store.timers import EXPIRY
from tests.tables.databases import only_sqlite, rows
from tests.tables.scene import (
    ANNA,
    START,
    Clock,
    Opener,
    answer,
    contents,
    guest,
    play_to_the_end,
    question_to,
    replayed,
    started,
    state_of,
)

# ── one change at a time ─────────────────────────────────────────────────────────────────────────────────


async def test_of_two_processes_the_second_writer_takes_the_fresh_table_and_no_move_is_lost(
    opener: Opener,
) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    await answer(one, table.id, 0, ["red"])
    questions = {seat: (await question_to(one, table.id, seat)).number for seat in range(3)}
    await state_of(other, table.id)  # both have it in memory now
    await asyncio.gather(
        answer(one, table.id, 0, ["red"], number=questions[0]),
        answer(other, table.id, 1, ["green"], number=questions[1]),
    )
    await answer(one, table.id, 2, ["blue"], number=questions[2])

    state = await state_of(other, table.id)
    assert state == await state_of(one, table.id)
    assert "votes 0:red 1:green 2:blue" in state.log  # type: ignore[attr-defined]
    *_, rebuilt = replayed(opener.store, table.id)
    assert rebuilt == state


async def test_a_writer_with_an_old_table_is_told_so_and_writes_nothing(opener: Opener) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    number = (await question_to(one, table.id, 0)).number
    await answer(one, table.id, 0, ["red"])
    before = contents(opener.store)
    with pytest.raises(Contested):
        await other.play.move(table, Move(0, number, ["blue"]), None)

    assert contents(opener.store) == before
    assert await state_of(other, table.id) == await state_of(one, table.id)


@only_sqlite  # where PostgreSQL holds a table, nobody comes in between
async def test_the_retry_sees_that_the_question_has_been_answered_elsewhere(opener: Opener) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    number = (await question_to(one, table.id, 0)).number
    tries: list[int] = []

    async def slowly(table: Table) -> None:
        """The other process moves between our read and our write."""
        tries.append(table.version)
        if len(tries) == 1:
            await answer(one, table.id, 0, ["red"], number=number)
        await other.play.move(table, Move(0, number, ["blue"]), None)

    with pytest.raises(Stale):
        await other.change(table.id, slowly)
    assert tries == [table.version, table.version + 1]
    assert rows(opener.store, "SELECT choice FROM moves") == [('["red"]',)]


async def test_a_table_that_is_contested_again_and_again_is_called_busy(service: TableService) -> None:
    table = await started(service)

    async def contested(table: Table) -> None:
        raise Contested

    with pytest.raises(Refused, match="table-is-busy"):
        await service.change(table.id, contested)


async def test_other_tables_never_wait_for_one_that_is_being_changed(service: TableService) -> None:
    one, other = await started(service), await started(service, channel=8)
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def hold(table: Table) -> None:
        inside.set()
        await go_on.wait()

    holding = asyncio.create_task(service.change(one.id, hold))
    await inside.wait()
    same = asyncio.create_task(answer(service, one.id, 0, ["red"]))
    await answer(service, other.id, 0, ["red"])
    await service.repository.table(one.id)  # reading never waits

    assert not same.done()
    assert (await service.repository.table(other.id)).version == other.version + 1
    go_on.set()
    await asyncio.gather(holding, same)
    assert (await service.repository.table(one.id)).version == one.version + 1


async def test_a_lock_is_released_when_a_change_fails(service: TableService) -> None:
    table = await started(service)
    with pytest.raises(Illegal):
        await answer(service, table.id, 0, ["mauve"])

    await answer(service, table.id, 0, ["red"])


async def test_listeners_hear_of_a_table_only_after_it_was_written(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    heard: list[tuple[int, int]] = []
    service.on_errands(
        lambda table_id: heard.append((table_id, rows(store, "SELECT count(*) FROM moves")[0][0]))
    )
    await answer(service, table.id, 0, ["red"])

    assert heard == [(table.id, 1)]


# ── operations ───────────────────────────────────────────────────────────────────────────────────────────


class Ears:
    """What the service has announced."""

    def __init__(self, service: TableService) -> None:
        self.tables: list[int] = []
        self.wakings = 0
        service.on_errands(self.tables.append)
        service.on_timers(self._wake)

    def _wake(self) -> None:
        self.wakings += 1


async def test_whoever_opens_a_lobby_need_not_announce_it(service: TableService) -> None:
    ears = Ears(service)
    table = await service.open_lobby(1, 7, guest(0), "toy", "en")

    assert table.status is Status.LOBBY
    assert (ears.tables, ears.wakings) == ([table.id], 1)


async def test_an_exercise_is_opened_started_and_announced_at_once(service: TableService) -> None:
    ears = Ears(service)
    table = await service.begin_exercise(1, 7, guest(0), "toy", "en", "alone")

    assert (await service.repository.table(table.id)).status is Status.PLAYING
    assert (ears.tables, ears.wakings) == ([table.id], 1)


async def test_a_rematch_is_announced(service: TableService) -> None:
    finished = await started(service)
    await play_to_the_end(service, finished.id, 1)
    ears = Ears(service)
    table = await service.rematch(finished.id, ANNA)

    assert table.id != finished.id
    assert (ears.tables, ears.wakings) == ([table.id], 1)


async def test_new_hours_and_vacations_wake_the_timers(service: TableService) -> None:
    ears = Ears(service)
    await service.choose_quiet_hours(ANNA, QuietHours(0, 600, "UTC"))
    await service.go_on_vacation(ANNA, START + DAY)

    assert (ears.tables, ears.wakings) == ([], 2)
    person = await service.people.get(ANNA)
    assert (person.quiet, person.is_away(START)) == (QuietHours(0, 600, "UTC"), True)


async def test_a_kind_of_timer_has_one_handler_and_a_kind_of_vote_one_meaning(service: TableService) -> None:
    with pytest.raises(ValueError, match=EXPIRY):
        service._on_timer(EXPIRY, service.lobbies.expire)
    with pytest.raises(ValueError, match="undo"):
        service.votes.add(service.undos.vote)


async def test_looking_at_ones_settings_changes_nothing_and_clearing_tells_whether_there_was_anything(
    service: TableService, clock: Clock
) -> None:
    quiet = QuietHours(60, 120, "UTC")
    await service.choose_quiet_hours(ANNA, quiet)
    await service.go_on_vacation(ANNA, clock.now + 100)
    for _ in range(2):
        mine = await service.settings_of(ANNA)
        assert (mine.quiet, mine.is_away(clock.now)) == (quiet, True)

    assert [await service.clear_quiet_hours(ANNA) for _ in range(2)] == [True, False]
    assert [await service.end_vacation(ANNA) for _ in range(2)] == [True, False]
    mine = await service.settings_of(ANNA)
    assert (mine.quiet, mine.is_away(clock.now)) == (None, False)
