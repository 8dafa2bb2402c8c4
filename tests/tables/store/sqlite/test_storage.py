"""The SQLite file: pragmas, migrations, and clear errors."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from tables import Holder, Status, StorageError, TableService
from tables.store import migrations
from tables.store.sqlite import storage
from tables.store.sqlite.storage import SqliteStorage
from tables.store.table_settings import with_defaults
from tests.tables.databases import rows
from tests.tables.scene import Opener, contents, full_disk, lobby

# A connection that could not be opened ends its thread when it likes, maybe after the test's event loop.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")


NOTE_A_SERVER = "INSERT INTO servers VALUES (?, 'en')"


async def pragma(connection: object, name: str) -> object:
    async with connection.execute(f"PRAGMA {name}") as cursor:  # type: ignore[attr-defined]
        row = await cursor.fetchone()
    return row[0]


@pytest.mark.parametrize("which", ["_writer", "_reader"])
async def test_both_connections_are_set_up_to_lose_nothing(service: TableService, which: str) -> None:
    connection = getattr(service.storage, which)

    assert await pragma(connection, "journal_mode") == "wal"
    assert await pragma(connection, "synchronous") == 2  # FULL
    assert await pragma(connection, "foreign_keys") == 1


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    await (await SqliteStorage.open(tmp_path / "some" / "where" / "lair.sqlite3")).close()

    assert (tmp_path / "some" / "where" / "lair.sqlite3").exists()


async def test_closing_leaves_one_file(service: TableService, opener: Opener, path: Path) -> None:
    await lobby(service)
    await opener.aclose()

    assert [file.name for file in path.parent.iterdir()] == [path.name]


# ── migrations ───────────────────────────────────────────────────────────────────────────────────────────


def test_migrations_are_numbered_without_gaps() -> None:
    names = sorted(file.name for file in files("tables.store.migrations").joinpath("sqlite").iterdir())

    assert [re.match(r"(\d{4})_\w+\.sql$", name)[1] for name in names] == [  # type: ignore[index]
        f"{number:04d}" for number in range(1, len(names) + 1)
    ]


async def test_a_table_of_the_first_release_is_as_if_it_had_just_been_changed(
    opener: Opener, path: Path
) -> None:
    first = files("tables.store.migrations").joinpath("sqlite", "0001_tables.sql").read_text("utf-8")
    with sqlite3.connect(path) as connection:
        connection.executescript(f"{first}; PRAGMA user_version = 1;")
        for channel, status in ((7, "lobby"), (8, "playing"), (9, "over")):
            connection.execute(
                "INSERT INTO tables "
                "(channel_id, game, settings, host_id, status, locale, created_at, changed_at) "
                "VALUES (?, 'toy', '{}', 100, ?, 'en', 0, 0)",
                (channel, status),
            )
            connection.execute("INSERT INTO seats VALUES (last_insert_rowid(), 0, 100, 'Anna')")
    connection.close()
    service = await opener.open()
    table = await service.repository.table(2)

    assert table.table_settings == with_defaults({})
    assert table.holders == (Holder(0, 100, "Anna"),)
    assert rows(path, "SELECT table_id, kind FROM timers") == [(1, "expiry"), (2, "warning")]
    await service.run_due_timers()
    assert (await service.repository.table(1)).status is Status.LOBBY


def use_migrations(monkeypatch: pytest.MonkeyPatch, folder: Path, **scripts: str) -> None:
    """Replace all migrations with these scripts, by file name."""
    (folder / "sqlite").mkdir(exist_ok=True)
    for name, script in scripts.items():
        (folder / "sqlite" / f"{name.lstrip('_')}.sql").write_text(script)
    monkeypatch.setattr(migrations, "files", lambda package: folder)


async def test_each_migration_is_applied_once_and_in_order(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: Path
) -> None:
    use_migrations(
        monkeypatch,
        tmp_path,
        _0002_two="INSERT INTO steps VALUES ('two')",
        _0001_one="CREATE TABLE steps (name TEXT); INSERT INTO steps VALUES ('one')",
    )
    await (await SqliteStorage.open(path)).close()
    use_migrations(monkeypatch, tmp_path, _0003_three="INSERT INTO steps VALUES ('three')")
    await (await SqliteStorage.open(path)).close()
    await (await SqliteStorage.open(path)).close()

    assert rows(path, "SELECT name FROM steps") == [("one",), ("two",), ("three",)]
    assert rows(path, "PRAGMA user_version") == [(3,)]


async def test_a_migration_that_fails_changes_nothing_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: Path
) -> None:
    use_migrations(monkeypatch, tmp_path, _0001_one="CREATE TABLE steps (name TEXT)")
    await (await SqliteStorage.open(path)).close()
    use_migrations(monkeypatch, tmp_path, _0002_two="INSERT INTO steps VALUES ('two'); SELECT nonsense")

    with pytest.raises(StorageError, match=re.escape(str(path))):
        await SqliteStorage.open(path)
    assert rows(path, "SELECT name FROM steps") == []
    assert rows(path, "PRAGMA user_version") == [(1,)]


async def test_a_gap_in_the_numbers_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: Path
) -> None:
    use_migrations(monkeypatch, tmp_path, _0001_one="SELECT 1", _0003_three="SELECT 1")

    with pytest.raises(StorageError, match=r"0003_three\.sql is number 2"):
        await SqliteStorage.open(path)


async def test_a_file_of_a_newer_release_is_refused_and_left_alone(opener: Opener, path: Path) -> None:
    await opener.open()
    await opener.aclose()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()

    with pytest.raises(StorageError, match=r"lair\.sqlite3 was written by a newer release \(schema 999\)"):
        await opener.open()
    assert rows(path, "PRAGMA user_version") == [(999,)]


# ── files that cannot be used ────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def diary(path: Path) -> Path:
    path.write_text("Dear diary, today we raided the castle. " * 200)
    return path


async def test_a_file_that_is_no_database_is_named(diary: Path) -> None:
    with pytest.raises(
        StorageError, match=r"cannot open the database .*lair\.sqlite3: file is not a database"
    ):
        await SqliteStorage.open(diary)


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    with pytest.raises(StorageError, match=r"cannot open the database .*lair\.sqlite3"):
        await SqliteStorage.open(tmp_path / "file" / "lair.sqlite3")


async def test_a_folder_that_cannot_be_written_to_is_named() -> None:
    with pytest.raises(StorageError, match=r"cannot open the database /proc/lair\.sqlite3"):
        await SqliteStorage.open(Path("/proc/lair.sqlite3"))


def rewrite(path: Path, damage: Callable[[bytes], bytes]) -> None:
    path.write_bytes(damage(path.read_bytes()))


@pytest.mark.parametrize("share", [0.0001, 0.01, 0.3, 0.6, 0.9])
async def test_a_file_that_is_cut_off_is_named(opener: Opener, path: Path, share: float) -> None:
    await lobby(await opener.open())
    await opener.aclose()
    rewrite(path, lambda whole: whole[: int(len(whole) * share)])

    with pytest.raises(StorageError, match=r"cannot .* the database .*lair\.sqlite3"):
        await SqliteStorage.open(path)


async def test_a_file_with_damaged_words_is_named(opener: Opener, path: Path) -> None:
    """SQLite quotes them in its error, and they are no text."""
    await opener.open()
    await opener.aclose()
    rewrite(path, lambda whole: whole.replace(b"REFERENCES", b"REFEREN\xca\xff\xff"))

    with pytest.raises(StorageError, match=r"cannot .* the database .*lair\.sqlite3"):
        await SqliteStorage.open(path)


async def test_a_database_of_another_program_is_named(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 5")
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()

    with pytest.raises(StorageError, match="is not one of Lairkeeper"):
        await SqliteStorage.open(path)


async def test_a_file_that_another_program_holds_is_named(
    opener: Opener, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opener.open()
    await opener.aclose()
    monkeypatch.setattr(storage, "_PRAGMAS", (*storage._PRAGMAS, "PRAGMA busy_timeout = 10"))
    with sqlite3.connect(path, isolation_level=None) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            await SqliteStorage.open(path)
    holder.close()


async def test_a_file_that_can_only_be_read_is_named(opener: Opener, path: Path) -> None:
    connect = aiosqlite.connect
    await opener.open()
    await opener.aclose()

    def read_only(file: Path, **how: Any) -> object:
        return connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite, "connect", read_only)
        with pytest.raises(StorageError, match="readonly"):
            await SqliteStorage.open(path)


async def test_folding_the_journal_leaves_no_cursor_open(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a cursor open, SQLite would refuse the next commit; here none is closed by being forgotten."""
    assert isinstance(service.storage, SqliteStorage)
    writer, kept = service.storage._writer, list[aiosqlite.Cursor]()
    execute = writer.execute

    async def kept_open(*args: Any) -> aiosqlite.Cursor:
        kept.append(await execute(*args))
        return kept[-1]

    monkeypatch.setattr(writer, "execute", kept_open)
    await service.storage.leave_no_trace()
    async with service.storage.transaction():
        await writer.execute(NOTE_A_SERVER, (1,))

    assert kept


async def test_a_full_disk_changes_nothing_and_the_table_goes_on_afterwards(
    service: TableService, path: Path
) -> None:
    table = await lobby(service, people=2)
    before = contents(path)

    async def write_much() -> None:
        async with service.storage.transaction() as writer:
            await writer.execute(NOTE_A_SERVER, (1,))
            await writer.execute("INSERT INTO servers VALUES (2, ?)", ("x" * 100_000,))

    async with full_disk(service.storage):
        with pytest.raises(StorageError, match="full"):
            await write_much()
    assert contents(path) == before

    await service.change(table.id, lambda table: service.lobbies.add_computer_player(table, 100))
    assert len((await service.repository.table(table.id)).holders) == 3


async def test_transactions_come_one_after_the_other(service: TableService) -> None:
    inside: list[int] = []

    async def write(number: int) -> None:
        async with service.storage.transaction() as writer:
            inside.append(number)
            await writer.execute(NOTE_A_SERVER, (number,))
            await asyncio.sleep(0)
            inside.append(number)

    await asyncio.gather(*(write(number) for number in range(5)))
    assert inside == [number for number in range(5) for _ in range(2)]
