"""One SQLite file: pragmas, numbered migrations, one writer, and readers that never wait for it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import aiosqlite

from tables.store.private_files import close_to_others, make_private_file, make_private_folder

Row = sqlite3.Row
Writer = aiosqlite.Connection
"""An open transaction: whatever is executed on it is committed together, or not at all."""

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers go on while a move is written
    "PRAGMA synchronous = FULL",  # an accepted move survives a power cut, not just a crash
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",  # a backup tool may hold the file for a moment
    "PRAGMA secure_delete = ON",  # a forgotten person leaves nothing readable in unused pages
)


class StorageError(Exception):
    """The file cannot be read or written; nothing has changed."""


class Storage:
    """The database of all tables."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Storage:
        """Open the file, creating it and bringing it up to date as needed."""
        try:
            _keep_private(path)
            writer = await _connect(path)
        except (OSError, sqlite3.Error, ValueError) as trouble:
            raise StorageError(f"cannot open the database {path}: {trouble}") from trouble
        try:
            await _migrate(writer, path)
            await _must_be_ours(writer, path)
            return cls(path, writer, await _connect(path))
        except (sqlite3.Error, ValueError) as trouble:
            # A damaged file may hold bytes that are no text: a ValueError.
            await writer.close()
            raise StorageError(f"cannot bring the database {path} up to date: {trouble}") from trouble
        except BaseException:
            await writer.close()
            raise

    async def close(self) -> None:
        """Wait for the open transaction, fold the journal into the file, and close it."""
        async with self._writing:
            await self._reader.close()
            await self._fold_journal()
            await self._writer.close()

    async def leave_no_trace(self) -> None:
        """Leave nothing readable in the journal that was overwritten or deleted."""
        async with self._writing:
            await self._fold_journal()

    async def _fold_journal(self) -> None:
        # Its row is fetched: with a cursor left open the next COMMIT could fail.
        await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Writer]:
        """Commit everything the block writes, or nothing."""
        async with self._writing:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException as trouble:
                await asyncio.shield(self._roll_back())
                if isinstance(trouble, sqlite3.Error) and not isinstance(trouble, sqlite3.IntegrityError):
                    raise StorageError(str(trouble)) from trouble
                raise

    async def _roll_back(self) -> None:
        """Roll back what is not committed.

        This queues behind whatever the connection is still doing for a cancelled task: only then is it known
        whether there is anything to roll back.
        """
        with suppress(sqlite3.OperationalError):
            await self._writer.execute("ROLLBACK")

    async def write_nothing(self) -> None:
        """Commit a write that changes nothing, to learn whether the file can be written to."""
        async with self.transaction() as writer:
            [[version]] = await writer.execute_fetchall("PRAGMA user_version")
            await writer.execute(f"PRAGMA user_version = {version}")

    async def rows(self, query: str, values: Iterable[Any] | Mapping[str, Any] = ()) -> list[Row]:
        """All rows of a query, as of the latest finished transaction."""
        given = values if isinstance(values, Mapping) else tuple(values)
        try:
            # In one go: a query that is still being fetched would pin an older snapshot of the file for every
            # other query on this connection.
            return list(await self._reader.execute_fetchall(query, given))
        except sqlite3.Error as trouble:
            raise StorageError(str(trouble)) from trouble

    async def row(self, query: str, values: Iterable[Any] = ()) -> Row | None:
        """The first row of a query."""
        found = await self.rows(query, values)
        return found[0] if found else None


def _keep_private(path: Path) -> None:
    """Make the file and its folder, readable for nobody else; SQLite gives its journals the same rights."""
    make_private_folder(path.parent, path.stem)
    make_private_file(path)
    for journal in ("-wal", "-shm"):
        close_to_others(path.with_name(path.name + journal))


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    try:
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    """Run the migrations this file has not seen, in order, each in its own transaction."""
    migrations = _migrations()
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    done = int(row[0]) if row else 0
    if done > len(migrations):
        raise StorageError(f"the database {path} was written by a newer release (schema {done})")
    await _must_have_tables(connection, path, migrations[:done])
    for number, migration in enumerate(migrations[done:], done + 1):
        script = migration.read_text(encoding="utf-8")
        await connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


async def _must_be_ours(connection: aiosqlite.Connection, path: Path) -> None:
    """Refuse the database of another program, and one that cannot be written to."""
    migrations = _migrations()
    await _must_have_tables(connection, path, migrations)
    await connection.executescript(f"BEGIN IMMEDIATE; PRAGMA user_version = {len(migrations)}; ROLLBACK;")


async def _must_have_tables(
    connection: aiosqlite.Connection, path: Path, migrations: Iterable[Traversable]
) -> None:
    """Refuse a database without the tables that these migrations make: it is another program's."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    present = {name for (name,) in await connection.execute_fetchall(query)}
    scripts = [migration.read_text(encoding="utf-8") for migration in migrations]
    missing = {name for script in scripts for name in re.findall(r"CREATE TABLE (\w+)", script)} - present
    if missing:
        raise StorageError(f"the database {path} is not one of Lairkeeper: it has no table {min(missing)}")


def _migrations() -> list[Traversable]:
    folder = files("tables.store").joinpath("migrations")
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    for number, file in enumerate(found, 1):
        if not re.match(rf"{number:04d}_", file.name):
            raise StorageError(f"migrations must be numbered without gaps; {file.name} is number {number}")
    return found
