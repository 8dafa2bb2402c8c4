"""PostgreSQL in trouble: cut, killed, paused, another program's. Nothing is lost, the password is kept."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest

from tables import PostgresAddress, StorageError, TableService
from tables.store.database import TakenError
from tables.store.postgres import connections, storage
from tables.store.postgres.storage import PostgresStorage
from tests.tables.databases import change, console, rows
from tests.tables.postgres_server import shared_server
from tests.tables.scene import Clock, Opener, answer, contents, started, table_of
from tests.tables.waiting import until

NOTE_A_SERVER = "INSERT INTO servers VALUES (?, 'en')"
SECRET = "a-secret-word"
_FAREWELL = b"SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
FAREWELL = b"E" + (4 + len(_FAREWELL)).to_bytes(4) + _FAREWELL
"""What a server says before it cuts a connection."""


@pytest.fixture
def blank(path: Path) -> Iterator[PostgresAddress]:
    """A database without any tables."""
    server = shared_server()
    console().do(server.url("postgres"), "CREATE DATABASE blank")
    address = PostgresAddress(server.url("blank"), path.parent)
    yield address
    console().close(address.url)
    console().do(server.url("postgres"), "DROP DATABASE blank WITH (FORCE)")


def cut_all(store: PostgresAddress) -> None:
    """Cut all connections of the bot."""
    change(
        store,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'lairkeeper'",
    )


def servers(store: PostgresAddress) -> list[int]:
    return [number for (number,) in rows(store, "SELECT guild_id FROM servers ORDER BY guild_id")]


# ── opening ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_any_number_of_processes_may_start_at_once(blank: PostgresAddress) -> None:
    opened = await asyncio.gather(*(PostgresStorage.open(blank) for _ in range(5)))
    for one in opened:
        await one.close()

    [(applied, latest)] = rows(blank, "SELECT count(*), max(number) FROM schema_version")
    assert applied == latest


async def test_a_database_of_a_newer_release_is_refused(blank: PostgresAddress) -> None:
    await (await PostgresStorage.open(blank)).close()
    change(blank, "INSERT INTO schema_version VALUES (999)")

    with pytest.raises(StorageError, match=r"was written by a newer release \(schema 999\)"):
        await PostgresStorage.open(blank)


async def test_a_database_of_another_program_is_refused_and_left_alone(blank: PostgresAddress) -> None:
    change(blank, "CREATE TABLE recipes (name TEXT)")

    with pytest.raises(StorageError, match="is not one of Lairkeeper"):
        await PostgresStorage.open(blank)
    assert rows(blank, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("recipes",)]


@pytest.mark.parametrize(
    "where",
    [
        f"postgresql://lair:{SECRET}@127.0.0.1:1/lair",
        f"postgresql://lair:{SECRET}@/lair?host=/nowhere",
        f"postgresql://lair:{SECRET}@127.0.0.1:1/lair?sslmode=nonsense",
    ],
)
async def test_a_server_that_cannot_be_reached_is_named_without_the_password(
    path: Path, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.1)
    with pytest.raises(StorageError) as trouble:
        await PostgresStorage.open(PostgresAddress(where, path.parent))

    assert "cannot open the database postgresql://lair@" in str(trouble.value)
    assert SECRET not in "".join(traceback.format_exception(trouble.value))


def test_an_address_shows_no_password(path: Path) -> None:
    address = PostgresAddress("postgresql://lair:a%20b@db/lair?password=c", path)

    assert str(address) == "postgresql://lair@db/lair"
    assert address.without_password("no a b, no a%20b") == "no …, no …"
    assert "a%20b" not in repr(address)


@pytest.mark.parametrize("is_put_off", [False, True])
@pytest.mark.parametrize(
    ("change", "values"),
    [
        ("INSERT INTO servers VALUES (?, ?)", (1, None)),  # PostgreSQL would quote the whole row
        ("INSERT INTO servers VALUES (?, ?)", ("the dragon sleeps", "en")),  # asyncpg would quote the value
        ("INSERT INTO tables (id) VALUES (?)", ("the dragon sleeps",)),
        ("SELECT CAST(CAST(? AS TEXT) AS BIGINT)", ("the dragon sleeps",)),
    ],
)
async def test_what_was_to_be_written_is_in_no_error(
    stored: PostgresStorage, change: str, values: tuple[object, ...], is_put_off: bool
) -> None:
    async def write() -> None:
        async with stored.transaction() as writer:
            await writer.execute(NOTE_A_SERVER, (41,))
            if is_put_off:
                writer.later(change, values)
            else:
                await writer.execute(change, values)

    with pytest.raises((StorageError, TakenError)) as trouble:
        await write()
    told = "".join(traceback.format_exception(trouble.value)).partition("Error: ")[2]
    assert "dragon" not in told
    assert "41" not in told
    assert "null)" not in told


async def test_what_is_committed_is_on_disk(stored: PostgresStorage) -> None:
    async with stored.transaction() as writer:
        [[written]] = await writer.rows("SHOW synchronous_commit")
    assert written == "on"


# ── connections that are cut ─────────────────────────────────────────────────────────────────────────────


async def test_a_connection_cut_in_a_transaction_changes_nothing(
    stored: PostgresStorage, store: PostgresAddress
) -> None:
    async def write() -> None:
        async with stored.transaction() as writer:
            await writer.execute(NOTE_A_SERVER, (1,))
            cut_all(store)
            await writer.execute(NOTE_A_SERVER, (2,))

    with pytest.raises(StorageError):
        await write()
    assert servers(store) == []
    async with stored.transaction() as writer:
        await writer.execute(NOTE_A_SERVER, (3,))
    assert servers(store) == [3]


async def test_whoever_was_cut_off_long_before_they_write_is_told_of_the_database(
    stored: PostgresStorage, store: PostgresAddress
) -> None:
    """A process that was paused, for instance: by then its connection knows that it is gone."""

    async def write_late() -> None:
        async with stored.transaction() as writer:
            cut_all(store)
            await until(lambda: writer._connection._con is None)
            await writer.execute(NOTE_A_SERVER, (1,))

    with pytest.raises(StorageError):
        await write_late()


async def test_whoever_writes_alone_may_take_long(
    store: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an outage, everything is read first: it takes a while with thousands of tables."""
    monkeypatch.setitem(connections._SESSION, "idle_in_transaction_session_timeout", "2s")
    monkeypatch.setattr(storage, "_SIGN_OF_LIFE", 0.2)
    stored = await PostgresStorage.open(store)
    async with stored.transaction_alone() as writer:
        await asyncio.sleep(2.5)
        await writer.execute(NOTE_A_SERVER, (1,))
    await stored.close()

    assert servers(store) == [1]


async def test_whoever_reads_notices_no_cut(stored: PostgresStorage, store: PostgresAddress) -> None:
    for _ in range(3):
        assert await stored.rows("SELECT * FROM servers") == []
        cut_all(store)


async def test_whoever_comes_between_the_servers_farewell_and_the_cut_notices_neither(
    stored: PostgresStorage, store: PostgresAddress
) -> None:
    async def say_farewell() -> None:
        async with stored._connections._together.acquire() as connection:
            connection._con._protocol.data_received(FAREWELL)

    await say_farewell()
    assert await stored.rows("SELECT * FROM servers") == []
    await say_farewell()
    async with stored.transaction() as writer:
        await writer.execute(NOTE_A_SERVER, (1,))
    assert servers(store) == [1]


@pytest.mark.parametrize("arrives", [True, False])
async def test_whoever_is_cut_off_while_committing_learns_what_has_become_of_it(
    stored: PostgresStorage, store: PostgresAddress, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    execute = asyncpg.Connection.execute

    async def cut(connection: Any, statement: str, *values: Any, **how: Any) -> Any:
        if not statement.endswith("COMMIT"):
            return await execute(connection, statement, *values, **how)
        if arrives:
            await execute(connection, statement)
        connection.terminate()
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    async def write() -> None:
        async with stored.transaction() as writer:
            await writer.execute(NOTE_A_SERVER, (1,))

    monkeypatch.setattr(asyncpg.Connection, "execute", cut)
    if arrives:
        await write()
    else:
        with pytest.raises(StorageError):
            await write()
    monkeypatch.undo()

    assert servers(store) == ([1] if arrives else [])


@pytest.mark.parametrize("patience", ["5s", "200ms"])
async def test_a_slow_database_is_waited_for_or_nothing_has_changed(
    store: PostgresAddress, clock: Clock, monkeypatch: pytest.MonkeyPatch, patience: str
) -> None:
    monkeypatch.setitem(connections._SESSION, "statement_timeout", patience)
    async with aclosing(Opener(store, clock)) as opener:
        service = await opener.open()
        table = await started(service)
        before = contents(store)
        slow = await asyncpg.connect(store.url)
        await slow.execute("BEGIN; LOCK TABLE moves IN SHARE MODE")
        moving = asyncio.create_task(answer(service, table.id, 0, ["red"]))
        await asyncio.sleep(0.5)
        assert contents(store) == before
        await slow.close()
        if patience == "200ms":
            with pytest.raises(StorageError, match="statement timeout"):
                await moving
            assert contents(store) == before
            await answer(service, table.id, 0, ["blue"])
        else:
            await moving
        assert len(rows(store, "SELECT * FROM moves")) == 1


# ── holding a table ──────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_is_paused_loses_the_table_and_cannot_write(
    opener: Opener, store: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "_LONGEST_IDLE", 1)
    monkeypatch.setattr(storage, "_SIGN_OF_LIFE", 3600.0)  # as if it slept
    paused, other = await opener.open(), await opener.open()
    table = await started(other)
    holds, wakes = asyncio.Event(), asyncio.Event()

    async def sleep(table: Any) -> None:
        holds.set()
        await wakes.wait()
        await paused.play.resign(table, 1)

    sleeping = asyncio.create_task(paused.change(table.id, sleep))
    await holds.wait()
    await answer(other, table.id, 0, ["red"])
    wakes.set()
    with pytest.raises(StorageError):
        await sleeping

    assert rows(store, "SELECT seat FROM moves") == [(0,)]
    assert [holder.user_id for holder in (await table_of(other, table.id)).holders] == [100, 101, 102]


async def test_whoever_takes_long_keeps_the_table_by_showing_life(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "_LONGEST_IDLE", 1)
    monkeypatch.setattr(storage, "_SIGN_OF_LIFE", 0.2)
    slow = await opener.open()
    table = await started(slow)

    async def dawdle(table: Any) -> None:
        await asyncio.sleep(1.5)
        await slow.play.resign(table, 1)

    await slow.change(table.id, dawdle)
    assert (await table_of(slow, table.id)).holders[1].user_id is None


async def test_two_processes_change_a_table_one_after_the_other(opener: Opener) -> None:
    """Each reads, thinks and writes; without a hold, both would read first."""
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    inside: list[str] = []

    async def doing(service: TableService, name: str) -> None:
        async def act(_table: Any) -> None:
            inside.append(name)
            await asyncio.sleep(0.02)
            inside.append(name)

        for _ in range(3):
            await service.change(table.id, act)

    await asyncio.gather(doing(one, "one"), doing(other, "other"))
    assert inside[::2] == inside[1::2]
    assert set(inside) == {"one", "other"}


async def test_nobody_else_writes_beside_somebody_alone(stored: PostgresStorage) -> None:
    inside: list[str] = []

    async def write(number: int) -> None:
        async with stored.transaction() as writer:
            inside.append("writes")
            await writer.execute(NOTE_A_SERVER, (number,))
            inside.append("has written")

    async with stored.transaction_alone():
        others = [asyncio.create_task(write(number)) for number in range(3)]
        await asyncio.sleep(0.1)
        assert inside == []
    await asyncio.gather(*others)
    assert len(inside) == 6


# ── announcements ────────────────────────────────────────────────────────────────────────────────────────


async def test_others_hear_what_is_committed_and_of_nothing_else(
    opener: Opener, store: PostgresAddress
) -> None:
    one, other = await opener.open(), await opener.open()
    heard: dict[str, list[int | None]] = {"one": [], "other": []}
    one.storage.listen(heard["one"].append)
    other.storage.listen(heard["other"].append)
    await until(lambda: heard == {"one": [None], "other": [None]})  # both are connected
    table = await started(one)
    with pytest.raises(LookupError):
        await _announce_and_fail(one, table.id)
    await until(lambda: len(heard["other"]) > 1)

    assert set(heard["other"][1:]) == {table.id}
    assert heard["one"] == [None]
    cut_all(store)
    await until(lambda: heard["one"] == [None, None])  # it may have missed something meanwhile


async def _announce_and_fail(service: TableService, table_id: int) -> None:
    async with service.storage.transaction() as writer:
        writer.announce(table_id + 1)
        raise LookupError
