"""Any store: atomic transactions, readers beside them, and clear errors."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from tables import StorageError, TableService
from tests.tables.scene import failing, lobby

NOTE_A_SERVER = "INSERT INTO servers VALUES (?, 'en')"


async def test_a_damaged_file_is_a_storage_error_when_read(service: TableService) -> None:
    with pytest.raises(StorageError):
        await service.storage.rows("SELECT nonsense FROM tables")


async def test_a_damaged_file_is_a_storage_error_when_written(service: TableService) -> None:
    """A damaged page raises a `DatabaseError`, just like a write the authorizer refuses."""
    table = await lobby(service, people=2)
    async with failing(service.storage, sqlite3.SQLITE_UPDATE, "tables"):
        with pytest.raises(StorageError):
            await service.change(table.id, lambda table: service.lobbies.add_computer_player(table, 100))


# ── transactions ─────────────────────────────────────────────────────────────────────────────────────────


async def test_a_transaction_is_written_whole(service: TableService) -> None:
    async with service.storage.transaction() as writer:
        await writer.execute(NOTE_A_SERVER, (1,))
        await writer.execute(NOTE_A_SERVER, (2,))

    assert len(await service.storage.rows("SELECT * FROM servers")) == 2


async def test_an_error_in_a_transaction_takes_all_of_it_back(service: TableService) -> None:
    async def fail() -> None:
        async with service.storage.transaction() as writer:
            await writer.execute(NOTE_A_SERVER, (1,))
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    async with service.storage.transaction() as writer:
        await writer.execute(NOTE_A_SERVER, (2,))

    assert [row["guild_id"] for row in await service.storage.rows("SELECT * FROM servers")] == [2]


async def test_readers_see_the_last_finished_transaction_while_one_is_being_written(
    service: TableService,
) -> None:
    async with service.storage.transaction() as writer:
        await writer.execute(NOTE_A_SERVER, (1,))
        assert await service.storage.rows("SELECT * FROM servers") == []

    assert len(await service.storage.rows("SELECT * FROM servers")) == 1


@pytest.mark.parametrize("turns", range(12))
async def test_whoever_is_interrupted_at_any_moment_leaves_no_transaction_open(
    service: TableService, turns: int
) -> None:
    """A cancelled task writes all or nothing, and the next one can write."""

    async def write() -> None:
        async with service.storage.transaction() as writer:
            await writer.execute(NOTE_A_SERVER, (1,))
            await writer.execute(NOTE_A_SERVER, (2,))

    writing = asyncio.create_task(write())
    for _ in range(turns):
        await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    async with service.storage.transaction() as writer:
        await writer.execute(NOTE_A_SERVER, (3,))

    assert len(await service.storage.rows("SELECT * FROM servers WHERE guild_id < 3")) in (0, 2)


async def test_what_is_read_after_a_transaction_is_never_older_than_it(service: TableService) -> None:
    """However many others are reading."""
    stored = service.storage
    reading = True

    async def read_on() -> None:
        while reading:
            await stored.rows("SELECT * FROM people")

    others = [asyncio.create_task(read_on()) for _ in range(4)]
    seen = []
    for count in range(1, 101):
        async with stored.transaction() as writer:
            await writer.execute("INSERT INTO people (user_id) VALUES (?)", (count,))
        seen.append(len(await stored.rows("SELECT * FROM people")))
    reading = False
    await asyncio.gather(*others)

    assert seen == list(range(1, 101))
