"""Brings a PostgreSQL database up to date, however many processes start, and refuses one that is not ours."""

from __future__ import annotations

from typing import Any

from tables.store.addresses import PostgresAddress
from tables.store.database import StorageError
from tables.store.migrations import migrations_of, tables_made_by

MIGRATING = -2
"""The advisory lock of whoever brings the database up to date."""
_OLDEST = 15
_LONGEST = 3600.0
"""How many seconds a migration of a large database may take, and others wait for it."""
_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)"
_PRESENT = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"


async def migrate(connection: Any, address: PostgresAddress) -> None:
    """Run the migrations this database has not seen, all in one transaction; other processes wait for it."""
    if connection.get_server_version().major < _OLDEST:
        raise StorageError(f"the database {address} is served by a PostgreSQL older than {_OLDEST}")
    if await _is_up_to_date(connection, address):
        return
    async with connection.transaction():
        await connection.execute(
            "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; "
            f"SELECT pg_advisory_xact_lock({MIGRATING})",
            timeout=_LONGEST,
        )
        present = {row[0] for row in await connection.fetch(_PRESENT)}
        if present and "schema_version" not in present:
            raise StorageError(f"the database {address} is not one of Lairkeeper: it has other tables")
        await connection.execute(_VERSIONS)
        done = await connection.fetchval("SELECT max(number) FROM schema_version") or 0
        migrations = migrations_of("postgres")
        for number, migration in enumerate(migrations[done:], done + 1):
            await connection.execute(migration.read_text(encoding="utf-8"), timeout=_LONGEST)
            await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)


async def _is_up_to_date(connection: Any, address: PostgresAddress) -> bool:
    """Whether nothing is left to do; refuses a database of a newer release, or of another program."""
    migrations = migrations_of("postgres")
    present = {row[0] for row in await connection.fetch(_PRESENT)}
    if "schema_version" not in present:
        return False
    done = await connection.fetchval("SELECT max(number) FROM schema_version") or 0
    if done > len(migrations):
        raise StorageError(f"the database {address} was written by a newer release (schema {done})")
    missing = tables_made_by(migrations[:done]) - present
    if missing:
        raise StorageError(f"the database {address} is not one of Lairkeeper: it has no table {min(missing)}")
    return bool(done == len(migrations))
