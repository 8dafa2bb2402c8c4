"""Brings a SQLite file up to date, and refuses one that is not ours."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path

import aiosqlite

from tables.store.database import StorageError
from tables.store.migrations import migrations_of, tables_made_by

_DIALECT = "sqlite"


async def migrate(connection: aiosqlite.Connection, path: Path) -> None:
    """Run the migrations this file has not seen, in order, each in its own transaction."""
    migrations = migrations_of(_DIALECT)
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    done = int(row[0]) if row else 0
    if done > len(migrations):
        raise StorageError(f"the database {path} was written by a newer release (schema {done})")
    await _must_have_tables(connection, path, migrations[:done])
    for number, migration in enumerate(migrations[done:], done + 1):
        script = migration.read_text(encoding="utf-8")
        await connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


async def must_be_ours(connection: aiosqlite.Connection, path: Path) -> None:
    """Refuse the database of another program, and one that cannot be written to."""
    migrations = migrations_of(_DIALECT)
    await _must_have_tables(connection, path, migrations)
    await connection.executescript(f"BEGIN IMMEDIATE; PRAGMA user_version = {len(migrations)}; ROLLBACK;")


async def _must_have_tables(
    connection: aiosqlite.Connection, path: Path, migrations: Iterable[Traversable]
) -> None:
    """Refuse a database without the tables that these migrations make: it is another program's."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    present = {name for (name,) in await connection.execute_fetchall(query)}
    missing = tables_made_by(migrations) - present
    if missing:
        raise StorageError(f"the database {path} is not one of Lairkeeper: it has no table {min(missing)}")
