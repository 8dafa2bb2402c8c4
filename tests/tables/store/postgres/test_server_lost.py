"""A PostgreSQL that is killed or has no room left: nothing is lost or doubled, and play goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.core import Chance
from tables import PostgresAddress, StorageError, TableService
from tables.store.commits import Commit
from tables.store.database import Writer
from tests.tables.databases import change, console, rows
from tests.tables.postgres_server import Server, must_be_there
from tests.tables.scene import Clock, Opener, play_randomly, started, state_of, table_of

SEGMENT = 1 << 20
"""How large a file of the write-ahead log is: so much room there is always, it is taken beforehand."""
ROW = 1964
"""So many letters make a row of which four fill a page, with no room left for a fifth of any size."""
FULL_PAGES = (
    "INSERT INTO moves (table_id, version, seat, number, choice, made_at) "
    f"SELECT ?, 1000 + number, 0, 0, repeat('x', {ROW}), 0 FROM generate_series(0, 4 * 129 - 1) AS number"
)
SECRET = "a-secret-word"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that tests may kill, as long as they start it again."""
    must_be_there()
    server = Server(Path(tempfile.gettempdir()) / f"lair-{secrets.token_hex(4)}")
    server.make("--wal-segsize=1")
    server.stop_with(os.getpid())
    yield server
    server.stop()
    shutil.rmtree(server.folder)


@pytest.fixture
def store(server: Server, tmp_path: Path) -> Iterator[PostgresAddress]:
    name = f"lair_{secrets.token_hex(4)}"
    console().do(server.url("postgres"), f"CREATE DATABASE {name}")
    address = PostgresAddress(server.url(name), tmp_path)
    yield address
    console().close(address.url)
    console().close(server.url("postgres"))


@pytest.fixture
async def service(store: PostgresAddress, clock: Clock) -> AsyncIterator[TableService]:
    opener = Opener(store, clock)
    service = await opener.open()
    service.neighbours.start()
    yield service
    await opener.aclose()


async def move_once(service: TableService, table_id: int) -> None:
    async for _ in play_randomly(service, table_id, Chance(2), moves=1):
        pass


def moves_at(store: PostgresAddress, table_id: int) -> int:
    [(counted,)] = rows(store, "SELECT count(*) FROM moves WHERE table_id = ?", table_id)
    return int(counted)


async def test_play_goes_on_when_the_server_was_killed_between_two_moves(
    server: Server, service: TableService, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever was accepted is there afterwards, and whoever moves meanwhile waits."""
    caplog.set_level(logging.WARNING)
    table = await started(service, "mighty-monsters", people=3)
    async for _ in play_randomly(service, table.id, Chance(1), moves=3):
        pass
    accepted = await state_of(service, table.id)
    server.kill()
    moving = asyncio.create_task(move_once(service, table.id))
    await asyncio.sleep(0.1)
    await asyncio.to_thread(server.start)
    await moving

    assert (await table_of(service, table.id)).version == table.version + 4
    assert (await service.history.state(table.id, table.version + 3)) == accepted
    assert SECRET not in caplog.text


async def test_a_server_killed_inside_an_open_move_has_kept_nothing_of_it(
    server: Server, store: PostgresAddress, service: TableService
) -> None:
    table = await started(service, "mighty-monsters", people=3)
    await move_once(service, table.id)
    accepted, present = await state_of(service, table.id), await table_of(service, table.id)
    killed = asyncio.Event()

    async def kill_once(_writer: Writer, _commit: Commit) -> None:
        if not killed.is_set():
            server.kill()
            killed.set()

    service.play.on_commit(kill_once)
    moving = asyncio.create_task(move_once(service, table.id))
    await killed.wait()
    await asyncio.to_thread(server.start)
    with pytest.raises(StorageError):
        await moving
    assert await table_of(service, table.id) == present
    assert await state_of(service, table.id) == accepted

    await move_once(service, table.id)
    assert moves_at(store, table.id) == 2


@contextmanager
def no_room_beyond(server: Server, store: PostgresAddress, size: int) -> Iterator[None]:
    """While the block runs, no file can grow beyond a size for whoever serves the bot."""
    query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?"
    served = [process for (process,) in rows(store, query, "lairkeeper")]
    for process in served:
        server.limit_files(process, size)
    yield
    for process in served:
        server.limit_files(process, None)


async def test_a_move_that_finds_no_room_on_the_disk_changes_nothing_and_can_be_made_later(
    server: Server, store: PostgresAddress, service: TableService
) -> None:
    other = await started(service, channel=1)
    table = await started(service, "mighty-monsters", people=3, channel=2)
    change(store, FULL_PAGES, other.id)
    with no_room_beyond(server, store, SEGMENT), pytest.raises(StorageError, match="File too large"):
        await move_once(service, table.id)
    assert moves_at(store, table.id) == 0

    await move_once(service, table.id)
    assert moves_at(store, table.id) == 1


async def test_a_server_without_room_for_its_log_falls_and_comes_back_with_all_that_was_accepted(
    server: Server, store: PostgresAddress, service: TableService
) -> None:
    """What is committed must be in the log: PostgreSQL gives up, and starts anew by itself."""
    table = await started(service, "mighty-monsters", people=3)
    await move_once(service, table.id)
    with no_room_beyond(server, store, 0), pytest.raises(StorageError):
        await move_once(service, table.id)

    await move_once(service, table.id)
    assert moves_at(store, table.id) == 2
