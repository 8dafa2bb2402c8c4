"""A PostgreSQL database at rest: no bot runs on it, and all of it can be read or filled."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tables.store.addresses import PostgresAddress
from tables.store.database import StorageError
from tables.store.postgres.announcements import RUNNING
from tables.store.postgres.connections import TROUBLE, Connections
from tables.store.postgres.migrating import migrate
from tables.store.postgres.storage import WRITING

_AT_ONCE = 200
_COLUMNS = (
    "SELECT column_name::text FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)


class PostgresAtRest:
    """All rows of a database, in one transaction."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def open(cls, address: PostgresAddress) -> AsyncIterator[PostgresAtRest]:
        """Have a database for oneself, brought up to date; what the block writes is kept if it succeeds."""
        connections = Connections(address)
        connection = await connections.patiently(connections.connect)
        try:
            await migrate(connection, address)
            await connection.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", RUNNING):
                raise StorageError(f"the database {address} is in use: stop the bot first")
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({WRITING})")
                yield cls(connection)
        except TROUBLE as trouble:
            raise connections.error(trouble) from None
        finally:
            connection.terminate()

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        """All rows of a table, some at a time."""
        cursor = await self._connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")
        while found := await cursor.fetch(_AT_ONCE):
            yield [tuple(row) for row in found]

    async def write(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Add rows to a table."""
        await self._connection.copy_records_to_table(table, columns=list(columns), records=list(rows))

    async def columns(self, table: str) -> list[str]:
        """The columns of a table."""
        return [name for (name,) in await self._connection.fetch(_COLUMNS, table)]

    async def last_number(self, table: str) -> int:
        """The highest number that was ever given to a row of a table."""
        number: int = await self._connection.fetchval(
            "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass), 0)", table
        )
        return number

    async def go_on_after(self, table: str, number: int) -> None:
        """Give no number again that was given before."""
        if number:
            await self._connection.fetchval(
                "SELECT setval(pg_get_serial_sequence($1, 'id')::regclass, $2)", table, number
            )
