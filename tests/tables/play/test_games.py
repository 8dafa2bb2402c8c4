"""A game in progress: a move is written whole or not at all, counted once, and never lost."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from engine.core import Chance, GameOver, Illegal, NotYours, Stale
from engine.core.saving import load, save
from tables import Refused, Status, StorageError, StoreAddress, Table, TableErrand, TableService
from tests.tables.databases import only_sqlite, rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    SEED,
    Clock,
    Opener,
    answer,
    contents,
    errands_of,
    failing,
    full_disk,
    kept_states,
    lobby,
    play_randomly,
    play_to_the_end,
    question_to,
    replayed,
    started,
    state_of,
)

# ── a move ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_starting_writes_the_seed_and_the_first_state(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)

    assert table.status is Status.PLAYING
    assert rows(store, "SELECT seed FROM tables") == [(SEED,)]
    assert rows(store, "SELECT version FROM states") == [(table.version,)]
    assert rows(store, "SELECT * FROM moves") == []


async def test_a_move_is_written_down_with_all_that_belongs_to_it(
    service: TableService, store: StoreAddress, clock: Clock
) -> None:
    table = await started(service)
    question = await question_to(service, table.id, 0)
    clock.now = 2000.0
    await answer(service, table.id, 0, ["red", "blue"], interaction=77)
    after = await service.repository.table(table.id)

    assert after.version == table.version + 1
    assert rows(store, "SELECT * FROM moves") == [
        (table.id, after.version, 0, question.number, '["red","blue"]', None, 77, 2000.0)
    ]
    assert load(kept_states(store)[-1]) == await state_of(service, table.id)


async def test_every_state_is_kept_while_the_game_runs(service: TableService, store: StoreAddress) -> None:
    table = await started(service)
    states = [save(await state_of(service, table.id))]
    play = play_randomly(service, table.id, Chance(1))
    states += [save(await state_of(service, table.id)) async for _ in play]

    assert kept_states(store) == states


WRITES = [
    (sqlite3.SQLITE_UPDATE, "tables"),
    (sqlite3.SQLITE_INSERT, "states"),
    (sqlite3.SQLITE_INSERT, "moves"),
    (sqlite3.SQLITE_INSERT, "outbox"),
]


@pytest.mark.parametrize(("action", "subject"), WRITES, ids=[name for _, name in WRITES])
async def test_a_move_that_fails_at_any_write_changes_nothing_and_can_be_made_again(
    service: TableService, store: StoreAddress, action: int, subject: str
) -> None:
    table = await started(service)
    before, heard = contents(store), list[int]()
    service.on_errands(heard.append)
    async with failing(service.storage, action, subject):
        with pytest.raises(StorageError):
            await answer(service, table.id, 0, ["red"], interaction=77)

    assert contents(store) == before
    assert heard == []
    assert await service.repository.table(table.id) == table
    await answer(service, table.id, 0, ["red"], interaction=77)
    assert (await service.repository.table(table.id)).version == table.version + 1


@pytest.mark.parametrize(
    ("action", "subject"), [*WRITES[:2], WRITES[3], (sqlite3.SQLITE_INSERT, "seats")], ids=str
)
async def test_a_resignation_that_fails_at_any_write_changes_nothing(
    service: TableService, store: StoreAddress, action: int, subject: str
) -> None:
    table = await started(service)
    before = contents(store)
    async with failing(service.storage, action, subject):
        with pytest.raises(StorageError):
            await service.change(table.id, lambda table: service.play.resign(table, 1))

    assert contents(store) == before


@only_sqlite
async def test_a_full_disk_refuses_the_move_and_the_game_goes_on_when_there_is_room(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service, "mighty-monsters")
    async with full_disk(service.storage):
        with pytest.raises(StorageError, match="full"):
            await play_to_the_end(service, table.id, 1)
        before = contents(store)
        with pytest.raises(StorageError, match="full"):
            await play_to_the_end(service, table.id, 1)
        assert contents(store) == before

    await play_to_the_end(service, table.id, 1)
    assert (await service.repository.table(table.id)).status is Status.OVER


async def test_a_refused_move_leaves_nothing_behind(service: TableService, store: StoreAddress) -> None:
    table = await started(service)
    before = contents(store)
    for seat, number, choice, refusal in (
        (0, 1, ["mauve"], Illegal),
        (0, 99, ["red"], Stale),
        (1, 1, ["red"], NotYours),
    ):
        with pytest.raises(refusal):
            await answer(service, table.id, seat, choice, number=number)

    assert contents(store) == before


async def test_before_the_game_and_after_closing_nothing_can_be_played(service: TableService) -> None:
    table = await lobby(service)
    with pytest.raises(Refused, match="game-has-not-started"):
        await answer(service, table.id, 0, ["red"], number=1)
    await service.change(table.id, lambda table: service.lobbies.close(table, ANNA, False))
    with pytest.raises(Refused, match="table-is-closed"):
        await answer(service, table.id, 0, ["red"], number=1)


# ── counted once ─────────────────────────────────────────────────────────────────────────────────────────


async def test_a_repeated_interaction_is_counted_once(service: TableService, store: StoreAddress) -> None:
    table = await started(service)
    number = (await question_to(service, table.id, 0)).number
    await answer(service, table.id, 0, ["red"], number=number, interaction=77)
    before = contents(store)
    await answer(service, table.id, 0, ["red"], number=number, interaction=77)

    assert contents(store) == before


async def test_a_repeated_interaction_is_recognised_after_a_restart(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service)
    number = (await question_to(service, table.id, 0)).number
    await answer(service, table.id, 0, ["red"], number=number, interaction=77)
    after = await opener.open()
    await answer(after, table.id, 0, ["red"], number=number, interaction=77)

    assert rows(opener.store, "SELECT count(*) FROM moves") == [(1,)]


async def test_an_interaction_delivered_twice_at_once_is_counted_once(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    number = (await question_to(service, table.id, 0)).number
    await asyncio.gather(
        *(answer(service, table.id, 0, ["red"], number=number, interaction=77) for _ in range(3))
    )

    assert rows(store, "SELECT count(*) FROM moves") == [(1,)]


async def test_of_two_clicks_at_once_exactly_one_counts(service: TableService, store: StoreAddress) -> None:
    table = await started(service)
    number = (await question_to(service, table.id, 0)).number
    outcomes = await asyncio.gather(
        answer(service, table.id, 0, ["red"], number=number, interaction=1),
        answer(service, table.id, 0, ["blue"], number=number, interaction=2),
        return_exceptions=True,
    )

    assert outcomes[0] is None
    assert isinstance(outcomes[1], Stale | NotYours)
    assert rows(store, "SELECT choice FROM moves") == [('["red"]',)]


async def test_a_late_click_of_a_seat_that_is_not_asked_any_more_is_not_theirs(service: TableService) -> None:
    table = await started(service, "mighty-monsters", people=3)
    for seat in (0, 1, 2):
        await answer(service, table.id, seat, ["orcs"])
    first = (await state_of(service, table.id)).awaited()[0]
    question = await question_to(service, table.id, first)
    choice = question.form.default(await state_of(service, table.id), first)
    outcomes = await asyncio.gather(
        *(answer(service, table.id, first, choice, number=question.number, interaction=i) for i in (1, 2)),
        return_exceptions=True,
    )

    assert outcomes[0] is None
    assert isinstance(outcomes[1], Stale | NotYours)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_last_move_ends_the_table(service: TableService) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    over = await service.repository.table(table.id)

    assert over.status is Status.OVER
    assert (await service.repository.state(over)).result is not None
    with pytest.raises(GameOver):
        await answer(service, table.id, 0, ["red"], number=1)


async def test_a_finished_game_can_be_looked_at_until_the_next_one_is_opened(service: TableService) -> None:
    first = await started(service)
    await play_to_the_end(service, first.id, 1)
    latest = await service.repository.latest_in(7)
    assert latest is not None
    assert latest.id == first.id
    assert await service.repository.open_in(7) is None

    second = await lobby(service)
    assert await service.repository.latest_in(7) == second


# ── resigning ────────────────────────────────────────────────────────────────────────────────────────────


async def resign(service: TableService, table_id: int, seat: int) -> Table:
    await service.change(table_id, lambda table: service.play.resign(table, seat))
    return await service.repository.table(table_id)


async def test_a_computer_player_takes_the_seat_and_goes_on_at_once(service: TableService) -> None:
    table = await started(service)
    assert (await state_of(service, table.id)).awaited() == [0]
    table = await resign(service, table.id, 0)

    assert table.names == ["Grix (Anna)", "Bert", "Carla"]
    assert table.seat_of(ANNA) is None
    assert 0 not in (await state_of(service, table.id)).awaited()


async def test_when_the_host_resigns_the_next_person_is_host(service: TableService) -> None:
    table = await started(service)

    assert (await resign(service, table.id, 0)).host_id == BERT
    assert (await resign(service, table.id, 1)).host_id == CARLA


async def test_when_somebody_else_resigns_the_host_stays(service: TableService) -> None:
    table = await started(service)

    assert (await resign(service, table.id, 2)).host_id == ANNA


async def test_when_the_last_person_resigns_the_table_closes(service: TableService) -> None:
    table = await started(service, people=1, bots=1)
    table = await resign(service, table.id, 0)

    assert table.status is Status.CLOSED
    assert await service.repository.open_in(7) is None
    assert await service.repository.of_person(ANNA) == []


async def test_the_channel_is_told_who_resigned_and_who_goes_on(service: TableService) -> None:
    table = await started(service)
    await errands_of(service, table.id)
    await resign(service, table.id, 0)
    public = [errand for errand in await errands_of(service, table.id) if isinstance(errand, TableErrand)]

    [note] = public[0].notes
    assert (note.key, note.args) == ("story-resigned", {"name": "Anna", "bot": "Grix"})


async def test_resigning_tells_no_part_of_the_story_twice(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    before = [line for move in await service.repository.story(table, None, 100) for line in move]
    table = await resign(service, table.id, 2)
    afterwards = [line for move in await service.repository.story(table, None, 100) for line in move]

    assert [line.key for line in before] == ["toy-answered"]
    assert afterwards == before


async def test_a_person_named_like_the_last_free_computer_player_can_resign(service: TableService) -> None:
    table = await lobby(service, "mighty-monsters", people=1, bots=5)
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE seats SET name = 'Sable' WHERE seat = 0")
    await service.change(table.id, service.play.start)

    assert (await resign(service, table.id, 0)).names[0] == "Sable (Sable)"


async def test_a_game_goes_on_after_a_resignation_and_its_log_still_rebuilds_it(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service, "mighty-monsters", people=4)
    async for _ in play_randomly(service, table.id, Chance(1), moves=9):
        pass
    await resign(service, table.id, 2)
    await play_to_the_end(service, table.id, 1)

    assert (await service.repository.table(table.id)).status is Status.OVER
    *_, rebuilt = replayed(opener.store, table.id)
    assert rebuilt == await state_of(service, table.id)
