"""A database in memory without threads, so that whole games with all their messages take little time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tables.store.database import Heard, Row, TakenError
from tables.store.migrations import migrations_of


class MemoryWriter:
    """A transaction; everything is done at once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def execute(self, change: str, values: Sequence[Any] = (), /) -> int:
        return self._done(change, values).rowcount

    async def executemany(self, change: str, rows: Iterable[Sequence[Any]], /) -> None:
        self.later(change, *rows)

    def later(self, change: str, /, *rows: Sequence[Any]) -> None:
        try:
            self._connection.executemany(change, rows)
        except sqlite3.IntegrityError as trouble:
            raise TakenError(str(trouble)) from trouble

    async def insert(self, change: str, values: Sequence[Any], /) -> int:
        number = self._done(change, values).lastrowid
        assert number is not None
        return number

    async def rows(self, query: str, values: Sequence[Any] = (), /) -> list[Row]:
        return list(self._done(query, values).fetchall())

    def announce(self, table_id: int, /) -> None:
        """There is nobody else."""

    def _done(self, statement: str, values: Sequence[Any]) -> sqlite3.Cursor:
        try:
            return self._connection.execute(statement, tuple(values))
        except sqlite3.IntegrityError as trouble:
            raise TakenError(str(trouble)) from trouble


class MemoryStorage:
    """The database of all tables; what was read stays known until something is written."""

    def __init__(self) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._known: dict[tuple[str, tuple[Any, ...]], list[Row]] = {}
        for migration in migrations_of("sqlite"):
            self._connection.executescript(migration.read_text(encoding="utf-8"))

    @property
    def address(self) -> Path:
        return Path(":memory:")

    @property
    def folder(self) -> Path:
        return Path(os.devnull)  # nothing can be kept there

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[MemoryWriter]:
        self._connection.execute("BEGIN")
        try:
            yield MemoryWriter(self._connection)
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")
        self._known.clear()

    transaction_alone = transaction_apart = transaction

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[None]:
        yield

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        key = query, tuple(values)
        if key not in self._known:
            self._known[key] = list(self._connection.execute(*key).fetchall())
        return self._known[key]

    async def row(self, query: str, values: Sequence[Any] = ()) -> Row | None:
        found = await self.rows(query, values)
        return found[0] if found else None

    def listen(self, heard: Heard) -> None:
        """Nobody announces anything."""

    async def write_nothing(self) -> None:
        """It can always be written to."""

    async def size(self) -> int:
        return 0

    async def leave_no_trace(self) -> None:
        """It leaves none."""

    async def close(self) -> None:
        self._connection.close()
