"""One SQLite file: pragmas, one writer, and readers that never wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from tables.store.database import Heard, Row, StorageError, TakenError
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.private_files import close_to_others, make_private_file, make_private_folder
from tables.store.sqlite.migrating import migrate, must_be_ours

T = TypeVar("T")

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers go on while a move is written
    "PRAGMA synchronous = FULL",  # an accepted move survives a power cut, not just a crash
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",  # a backup tool may hold the file for a moment
    "PRAGMA secure_delete = ON",  # a forgotten person leaves nothing readable in unused pages
)


class SqliteWriter:
    """A transaction on the one connection that writes.

    Every way to the thread of the connection and back costs more than most statements, and everybody else who
    wants to write waits meanwhile. So the beginning goes with the first statement, and what nobody waits for
    goes with the next one, or with the end.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._put_off: list[tuple[str, Sequence[Sequence[Any]]]] = [("BEGIN IMMEDIATE", [()])]

    async def execute(self, change: str, values: Sequence[Any] = (), /) -> int:
        """Change rows; returns how many."""
        return await self._done(lambda connection: connection.execute(change, values).rowcount)

    def later(self, change: str, /, *rows: Sequence[Any]) -> None:
        """Make the same change with each of these rows of values, at the latest before the commit."""
        self._put_off.append((change, rows))

    async def executemany(self, change: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Make the same change with each of these rows of values."""
        await self._done(lambda connection: connection.executemany(change, rows))

    async def insert(self, change: str, values: Sequence[Any], /) -> int:
        """Insert a row whose number SQLite chooses; returns that number."""
        number = await self._done(lambda connection: connection.execute(change, values).lastrowid)
        assert number is not None
        return number

    async def rows(self, query: str, values: Sequence[Any] = (), /) -> list[Row]:
        """All rows of a query, with what this transaction has changed."""
        return await self._done(lambda connection: connection.execute(query, values).fetchall())

    def announce(self, table_id: int, /) -> None:
        """Nothing to do: other processes look into the file now and then."""

    async def commit(self) -> None:
        """Make what was put off, and commit."""
        await self._done(lambda connection: connection.execute("COMMIT"))

    async def _done(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do what was put off and then this, all in one go; aiosqlite has no public way to do that."""
        before, self._put_off = self._put_off, []

        def do(connection: sqlite3.Connection) -> T:
            for change, rows in before:
                for values in rows:
                    connection.execute(change, values)
            return work(connection)

        try:
            done: T = await self._connection._execute(do, self._connection._conn)  # type: ignore[no-untyped-call]
        except sqlite3.IntegrityError as trouble:
            raise TakenError(str(trouble)) from trouble
        return done


class SqliteStorage:
    """The database of all tables, as a file."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> SqliteStorage:
        """Open the file, creating it and bringing it up to date as needed."""
        try:
            _keep_private(path)
            writer = await _connect(path)
        except (OSError, sqlite3.Error, ValueError) as trouble:
            raise StorageError(f"cannot open the database {path}: {trouble}") from trouble
        try:
            await migrate(writer, path)
            await must_be_ours(writer, path)
            return cls(path, writer, await _connect(path))
        except (sqlite3.Error, ValueError) as trouble:
            # A damaged file may hold bytes that are no text: a ValueError.
            await writer.close()
            raise StorageError(f"cannot bring the database {path} up to date: {trouble}") from trouble
        except BaseException:
            await writer.close()
            raise

    @property
    def address(self) -> Path:
        """The file."""
        return self.path

    @property
    def folder(self) -> Path:
        """The folder of the file."""
        return self.path.parent

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
    async def transaction(self) -> AsyncIterator[SqliteWriter]:
        """Commit everything the block writes, or nothing."""
        async with self._writing:
            try:
                writer = SqliteWriter(self._writer)
                await fault_point(FaultPoint.BEGUN)
                yield writer
                await fault_point(FaultPoint.COMMITTING)
                await writer.commit()
                await fault_point(FaultPoint.COMMITTED)
            except BaseException as trouble:
                await asyncio.shield(self._roll_back())
                if isinstance(trouble, sqlite3.Error):
                    raise StorageError(str(trouble)) from trouble
                raise

    @asynccontextmanager
    async def transaction_alone(self) -> AsyncIterator[SqliteWriter]:
        """Every transaction is: a file has one writer."""
        async with self.transaction() as writer:
            yield writer

    @asynccontextmanager
    async def transaction_apart(self) -> AsyncIterator[SqliteWriter]:
        """No transaction can be: a file has one writer."""
        async with self.transaction() as writer:
            yield writer

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[None]:
        """Nothing to wait for: the file serves one process, and the version of a table tells of another."""
        yield

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
            [[version]] = await writer.rows("PRAGMA user_version")
            await writer.execute(f"PRAGMA user_version = {version}")

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        """All rows of a query, as of the latest finished transaction."""
        try:
            # In one go: a query that is still being fetched would pin an older snapshot of the file for every
            # other query on this connection.
            return list(await self._reader.execute_fetchall(query, tuple(values)))
        except sqlite3.Error as trouble:
            raise StorageError(str(trouble)) from trouble

    async def row(self, query: str, values: Sequence[Any] = ()) -> Row | None:
        """The first row of a query."""
        found = await self.rows(query, values)
        return found[0] if found else None

    def listen(self, heard: Heard) -> None:
        """Nobody announces anything: other processes are found by looking into the file."""

    async def size(self) -> int:
        """How many bytes the file takes, without its journal."""
        [[size]] = await self.rows("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(size)


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
