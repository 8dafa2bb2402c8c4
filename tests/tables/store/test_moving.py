"""Moving a whole database: from either store to either, all of it or nothing, and never a busy one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import Chance
from tables import PostgresAddress, StorageError, StoreAddress, TableService
from tables.store.moving import move_database
from tables.store.postgres.announcements import RUNNING
from tests.tables.databases import change, empty_database, only_sqlite, rows, table_names
from tests.tables.scene import (
    ANNA,
    Clock,
    Opener,
    answer,
    ask_to_undo,
    errands_of,
    play_randomly,
    running,
    started,
    state_of,
    undo,
)
from tests.tables.waiting import until


@pytest.fixture
def other_store(store: StoreAddress, tmp_path: Path) -> Iterator[StoreAddress]:
    """A database of the other kind."""
    if isinstance(store, PostgresAddress):
        yield tmp_path / "other.sqlite3"
        return
    with empty_database(tmp_path) as address:
        yield address


_LISTENS = (
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database() "
    f"WHERE locktype = 'advisory' AND granted AND objid = {RUNNING % 2**32}"
)


async def until_it_listens(store: StoreAddress) -> None:
    """Wait until a bot that has just started is known to run; a file is in use as soon as it is open."""
    if isinstance(store, PostgresAddress):
        await until(lambda: rows(store, _LISTENS))


def everything(store: StoreAddress) -> dict[str, list[str]]:
    """All rows that are to be moved; the order in which a database tells them does not matter."""
    names = [name for name in table_names(store) if name != "leases"]
    return {name: sorted(map(repr, rows(store, f"SELECT * FROM {name}"))) for name in names}


async def life(service: TableService, clock: Clock) -> None:
    """Some of everything: games of several kinds, a vote, clocks, an undo, errands, people."""
    toy = await running(service, clock="1-hour")
    await answer(service, toy, 0, ["red"], interaction=2**62 + 1)
    await undo(service, toy, 0)
    await answer(service, toy, 0, ["blue"])
    await ask_to_undo(service, toy)
    monsters = await started(service, "mighty-monsters", people=2, bots=2, channel=2**62)
    async for _ in play_randomly(service, monsters.id, Chance(1), moves=40):
        clock.now += 0.1
    await service.people.choose_locale(ANNA, "de")
    await service.people.choose_server_locale(1, "de")
    await service.note_presence()


async def test_a_database_is_copied_whole_there_and_back(
    opener: Opener, clock: Clock, other_store: StoreAddress, second_store: StoreAddress
) -> None:
    await life(await opener.open(), clock)
    await opener.aclose()
    before = everything(opener.store)
    assert sum(map(bool, before.values())) > 12
    there = await move_database(opener.store, other_store)
    assert everything(other_store) == before
    back = await move_database(other_store, second_store)

    assert everything(opener.store) == everything(second_store) == before
    assert back == there
    assert {name: content.rows for name, content in there.items()} == {
        name: len(found) for name, found in before.items()
    }


async def test_games_go_on_in_the_copy_and_no_number_is_given_twice(
    opener: Opener, clock: Clock, other_store: StoreAddress
) -> None:
    service = await opener.open()
    await life(service, clock)
    [vote] = await service.votes.at(1)
    await service.change(1, lambda table: service.votes.dismiss(table, vote, vote.text))
    for table_id in (1, 2):
        await errands_of(service, table_id)
    await service.outbox.add(1, [])
    [(latest,)] = rows(opener.store, "SELECT count(*) FROM outbox")
    assert latest == 0
    state = await state_of(service, 2)
    await opener.aclose()
    await move_database(opener.store, other_store)
    moved = Opener(other_store, clock)
    copy = await moved.open()
    assert await state_of(copy, 2) == state
    await ask_to_undo(copy, 1)
    [again] = await copy.votes.at(1)
    another = await started(copy, channel=9)
    batch = await copy.outbox.claim(1)
    await moved.aclose()

    assert again.id == vote.id + 1
    assert another.id == 3
    assert batch is not None
    assert batch.number > 10


async def test_a_running_bot_is_not_moved(opener: Opener, other_store: StoreAddress) -> None:
    service = await opener.open()
    await started(service)
    service.neighbours.start()
    await until_it_listens(opener.store)

    with pytest.raises(StorageError, match="is in use: stop the bot first"):
        await move_database(opener.store, other_store)


async def test_nothing_is_copied_over_something_else(
    opener: Opener, second_store: StoreAddress, clock: Clock
) -> None:
    elsewhere = Opener(second_store, clock)
    await started(await opener.open())
    await started(await elsewhere.open(), "mighty-monsters")
    await opener.aclose()
    await elsewhere.aclose()
    before = everything(second_store)

    with pytest.raises(StorageError, match="is not empty: it has rows in the table tables"):
        await move_database(opener.store, second_store)
    assert everything(second_store) == before


async def test_a_bot_that_runs_on_the_target_is_left_alone(
    opener: Opener, second_store: StoreAddress, clock: Clock
) -> None:
    await started(await opener.open())
    await opener.aclose()
    elsewhere = Opener(second_store, clock)
    service = await elsewhere.open()
    service.neighbours.start()
    await until_it_listens(second_store)

    with pytest.raises(StorageError, match="is in use: stop the bot first"):
        await move_database(opener.store, second_store)
    await elsewhere.aclose()
    assert rows(second_store, "SELECT * FROM tables") == []


async def test_a_copy_that_is_not_equal_is_not_kept(
    opener: Opener, other_store: StoreAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(await opener.open())
    await opener.aclose()
    for at_rest in ("sqlite.at_rest.SqliteAtRest", "postgres.at_rest.PostgresAtRest"):
        monkeypatch.setattr(f"tables.store.{at_rest}.write", _forget)

    with pytest.raises(StorageError, match="the copy of the table tables is not equal"):
        await move_database(opener.store, other_store)
    monkeypatch.undo()
    assert await move_database(opener.store, other_store)


async def _forget(*_: object) -> None:
    """Write nothing."""


@only_sqlite  # PostgreSQL takes nothing but bytes
async def test_texts_that_early_releases_wrote_as_states_become_bytes(
    opener: Opener, clock: Clock, other_store: StoreAddress, store: StoreAddress
) -> None:
    service = await opener.open()
    table = await started(service)
    state = await state_of(service, table.id)
    await opener.aclose()
    saved = (await unpacked(opener, table.id)).decode()
    change(store, "UPDATE states SET state = ?, base = NULL", saved)
    await move_database(store, other_store)
    moved = Opener(other_store, clock)

    assert await state_of(await moved.open(), table.id) == state
    await moved.aclose()


async def unpacked(opener: Opener, table_id: int) -> bytes:
    """The only state of a game, as it was saved."""
    service = await opener.open()
    saved = await service.history.saved(table_id)
    await opener.aclose()
    return saved[next(iter(saved))]


async def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"there is no database .*none\.sqlite3"):
        await move_database(tmp_path / "none.sqlite3", tmp_path / "new.sqlite3")
    assert not (tmp_path / "new.sqlite3").is_file()
