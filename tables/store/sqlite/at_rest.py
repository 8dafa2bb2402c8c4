"""A SQLite file at rest: nobody else has it open, and all of it can be read or filled."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from tables.store.database import StorageError
from tables.store.sqlite.storage import SqliteStorage

_AT_ONCE = 200
_NUMBERED = "SELECT seq FROM sqlite_sequence WHERE name = ?"


class SqliteAtRest:
    """All rows of a file, in one transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator[SqliteAtRest]:
        """Have a file for oneself, brought up to date; what the block writes is kept only if it succeeds."""
        await (await SqliteStorage.open(path)).close()
        connection = await aiosqlite.connect(path, isolation_level=None, timeout=0.5)
        try:
            # Whoever else has the file open keeps it from leaving its journal.
            await connection.execute_fetchall("PRAGMA journal_mode = DELETE")
            await connection.execute("BEGIN EXCLUSIVE")
            yield cls(connection)
            await connection.execute("COMMIT")
        except sqlite3.Error as trouble:
            if "locked" not in str(trouble):
                raise StorageError(str(trouble)) from trouble
            raise StorageError(f"the database {path} is in use: stop the bot first") from trouble
        finally:
            await connection.close()

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        """All rows of a table, some at a time."""
        async with self._connection.execute(f"SELECT {', '.join(columns)} FROM {table}") as cursor:
            while found := await cursor.fetchmany(_AT_ONCE):
                yield [tuple(row) for row in found]

    async def write(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Add rows to a table."""
        places = ", ".join("?" for _ in columns)
        change = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        await self._connection.executemany(change, rows)

    async def columns(self, table: str) -> list[str]:
        """The columns of a table."""
        found = await self._connection.execute_fetchall(f"PRAGMA table_info({table})")
        return [name for _, name, *_ in found]

    async def last_number(self, table: str) -> int:
        """The highest number that was ever given to a row of a table."""
        found = [
            *await self._connection.execute_fetchall(_NUMBERED, (table,)),
            *await self._connection.execute_fetchall(f"SELECT coalesce(max(id), 0) FROM {table}"),
        ]
        return max(int(number) for (number,) in found)

    async def go_on_after(self, table: str, number: int) -> None:
        """Give no number again that was given before; a table whose rows are never deleted needs nothing."""
        await self._connection.execute("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1", (table, number))
        await self._connection.execute(
            "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2 "
            "WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
            (table, number),
        )
