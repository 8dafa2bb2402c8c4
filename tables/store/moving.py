"""Copies a whole database into an empty one, from either store to either, and checks that both are equal."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple

from tables.store.addresses import PostgresAddress, StoreAddress
from tables.store.database import StorageError
from tables.store.migrations import migrations_of, tables_made_by
from tables.store.postgres.at_rest import PostgresAtRest
from tables.store.sqlite.at_rest import SqliteAtRest

_NUMBERED = ("tables", "outbox", "votes", "home_changes")
"""The tables whose rows get their numbers from the database."""
_FIRST = ("tables", "votes")
"""What other rows refer to."""
_OF_PROCESSES = "leases"
"""What belongs to processes, none of which runs; it stays behind."""
_BYTES = ("states", "state")
"""The one column that holds bytes; early releases have also written texts there."""

_AtRest = SqliteAtRest | PostgresAtRest


class Content(NamedTuple):
    """What a table holds: two with equal contents have the same rows, in whatever order."""

    rows: int
    digest: str


async def move_database(source: StoreAddress, target: StoreAddress) -> dict[str, Content]:
    """Copy everything; returns what every table holds. The source is left as it was, for a way back.

    Raises `StorageError` if either is in use, if the target is not empty, or if the copy is not equal; the
    target is then as empty as it was.
    """
    if isinstance(source, Path) and not source.exists():
        raise StorageError(f"there is no database {source}")
    names = sorted(tables_made_by(migrations_of("sqlite")) - {_OF_PROCESSES, *_FIRST})
    async with _at_rest(source) as old, _at_rest(target) as new:
        for table in (*_FIRST, *names):
            if (await _content(new, table)).rows:
                raise StorageError(f"the database {target} is not empty: it has rows in the table {table}")
        contents = {table: await _copied(old, new, table) for table in (*_FIRST, *names)}
        for table in _NUMBERED:
            await new.go_on_after(table, await old.last_number(table))
        for table, content in contents.items():
            if await _content(new, table) != content:
                raise StorageError(f"the copy of the table {table} is not equal; nothing was kept of it")
    return contents


def _at_rest(address: StoreAddress) -> AbstractAsyncContextManager[_AtRest]:
    if isinstance(address, PostgresAddress):
        return PostgresAtRest.open(address)
    return SqliteAtRest.open(address)


async def _copied(old: _AtRest, new: _AtRest, table: str) -> Content:
    columns = sorted(await old.columns(table))
    tally = _Tally()
    async for found in old.rows(table, columns):
        rows = [_as_stored(table, columns, row) for row in found]
        await new.write(table, columns, rows)
        tally.count(rows)
    return tally.content


async def _content(database: _AtRest, table: str) -> Content:
    columns = sorted(await database.columns(table))
    tally = _Tally()
    async for found in database.rows(table, columns):
        tally.count([_as_stored(table, columns, row) for row in found])
    return tally.content


def _as_stored(table: str, columns: Sequence[str], row: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(
        value.encode() if (table, column) == _BYTES and isinstance(value, str) else value
        for column, value in zip(columns, row, strict=True)
    )


class _Tally:
    """Counts rows, and adds up their digests: the order in which a database tells them does not matter."""

    def __init__(self) -> None:
        self._rows = 0
        self._sum = 0

    def count(self, rows: Sequence[Sequence[Any]]) -> None:
        """Add some rows."""
        self._rows += len(rows)
        for row in rows:
            digest = hashlib.sha256(repr(tuple(row)).encode()).digest()
            self._sum = (self._sum + int.from_bytes(digest)) % 2**256

    @property
    def content(self) -> Content:
        """What was counted."""
        return Content(self._rows, f"{self._sum:064x}")
