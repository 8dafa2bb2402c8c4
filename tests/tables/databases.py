"""Databases for the tests, read and changed past the bot: a file, or a database of the shared server."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest

from tables import PostgresAddress, StoreAddress
from tables.store.postgres.connections import Connections
from tables.store.postgres.migrating import migrate
from tables.store.postgres.statements import numbered
from tests.tables.postgres_server import shared_server

T = TypeVar("T")

_EMPTY = """
DO $$ DECLARE one RECORD; BEGIN
    FOR one IN SELECT tablename AS name FROM pg_tables
        WHERE schemaname = current_schema() AND tablename != 'schema_version'
    LOOP EXECUTE format('DELETE FROM %I', one.name); END LOOP;
    FOR one IN SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()
    LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', one.name); END LOOP;
END $$
"""


class _Console:
    """Talks to PostgreSQL from a thread of its own, so that a test can ask without awaiting."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._connections: dict[str, Any] = {}
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def rows(self, url: str, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._wait_for(self._fetch(url, query, values))]

    def do(self, url: str, script: str) -> None:
        self._wait_for(self._execute(url, script))

    def close(self, url: str) -> None:
        if url in self._connections:
            self._wait_for(self._connections.pop(url).close())

    def migrate(self, address: PostgresAddress) -> None:
        self._wait_for(self._migrate(address))

    def _wait_for(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(60)

    async def _fetch(self, url: str, query: str, values: Sequence[Any]) -> list[Any]:
        found: list[Any] = await (await self._connection(url)).fetch(numbered(query), *values)
        return found

    async def _execute(self, url: str, script: str) -> None:
        await (await self._connection(url)).execute(script)

    async def _connection(self, url: str) -> Any:
        known = self._connections.get(url)
        if known is None or known.is_closed():
            known = self._connections[url] = await asyncpg.connect(url)
        return known

    async def _migrate(self, address: PostgresAddress) -> None:
        connections = Connections(address)
        connection = await connections.connect()
        await migrate(connection, address)
        await connection.close()


only_sqlite = pytest.mark.parametrize("store", ["sqlite"], indirect=True)
"""For a test of what only a file can do, or can suffer."""


def fewer_on_postgres(name: str, values: Sequence[Any], few: Sequence[Any]) -> pytest.MarkDecorator:
    """For a long test: all values on a file, a few on PostgreSQL, where nothing else would happen."""
    on_postgres = [pytest.param("postgres", value, marks=pytest.mark.slow) for value in few]
    each = [*(("sqlite", value) for value in values), *on_postgres]
    return pytest.mark.parametrize(("store", name), each, indirect=["store"])


@cache
def console() -> _Console:
    """The one console of this process."""
    return _Console()


_free: list[str] = []
_made = iter(range(1000))


@contextmanager
def empty_database(folder: Path) -> Iterator[PostgresAddress]:
    """An up-to-date database without any rows; afterwards it is emptied for whoever is next."""
    address = PostgresAddress(_free.pop(), folder) if _free else None
    if address is None:
        address = bare_database(folder)
        console().migrate(address)
    yield address
    console().do(address.url, _EMPTY)
    _free.append(address.url)


def bare_database(folder: Path) -> PostgresAddress:
    """A database in which nothing is, not even a table."""
    name = f"lair_{os.getpid()}_{next(_made)}"
    console().do(shared_server().url("postgres"), f"CREATE DATABASE {name}")
    return PostgresAddress(shared_server().url(name), folder)


def rows(store: StoreAddress, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a database holds, read past the service."""
    if isinstance(store, PostgresAddress):
        return console().rows(store.url, query, values)
    with closing(sqlite3.connect(store)) as connection:
        return list(connection.execute(query, values))


def change(store: StoreAddress, statement: str, *values: Any) -> None:
    """Change a database past the service."""
    if isinstance(store, PostgresAddress):
        console().rows(store.url, statement, values)
        return
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute(statement, values)


def change_together(store: StoreAddress, statements: Sequence[str]) -> None:
    """Change a database past the service, in one transaction."""
    if isinstance(store, PostgresAddress):
        console().do(store.url, "; ".join(statements))
        return
    with closing(sqlite3.connect(store)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@contextmanager
def refused(store: PostgresAddress, action: str, table: str) -> Iterator[None]:
    """While the block runs, PostgreSQL refuses one kind of write to one table."""
    refuse = "BEGIN RAISE EXCEPTION 'refused by the test'; END"
    console().do(
        store.url,
        f"CREATE FUNCTION refuse() RETURNS TRIGGER LANGUAGE plpgsql AS $${refuse}$$; "
        f"CREATE TRIGGER refused BEFORE {action} ON {table} EXECUTE FUNCTION refuse()",
    )
    try:
        yield
    finally:
        console().do(store.url, "DROP FUNCTION refuse() CASCADE")


def folder_of(store: StoreAddress) -> Path:
    """Where files are kept beside a database."""
    return store.folder if isinstance(store, PostgresAddress) else store.parent


def table_names(store: StoreAddress) -> list[str]:
    """All tables of a database, except for those of the database itself."""
    if isinstance(store, PostgresAddress):
        query = (
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'schema_version'"
        )
    else:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return sorted(name for (name,) in rows(store, query))


def column_names(store: StoreAddress, table: str) -> list[str]:
    """The columns of a table, in order."""
    assert re.fullmatch(r"\w+", table)
    if isinstance(store, PostgresAddress):
        query = (
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name = ? ORDER BY ordinal_position"
        )
        return [name for (name,) in rows(store, query, table)]
    return [name for _, name, *_ in rows(store, f"PRAGMA table_info({table})")]
