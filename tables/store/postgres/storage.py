"""A PostgreSQL database that any number of processes share: transactions, and who holds which table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from tables.store.addresses import PostgresAddress
from tables.store.database import Heard, Row, StorageError, TakenError
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.model import Contested
from tables.store.postgres.announcements import CHANNEL, Announcements
from tables.store.postgres.connections import TROUBLE, Connections, cut, is_gone, without_values
from tables.store.postgres.migrating import migrate
from tables.store.postgres.statements import Together, numbered

WRITING = -1
"""The advisory lock that all writers share, or one has alone. The lock of a table is its number."""
_APART = "BEGIN"
_SHARED = f"BEGIN; SELECT pg_advisory_xact_lock_shared({WRITING})"
_ALONE = f"BEGIN; SELECT pg_advisory_xact_lock({WRITING})"
_LONGEST_IDLE = 12
"""After so many seconds without a sign of life, whoever holds a table loses it."""
_SIGN_OF_LIFE = _LONGEST_IDLE / 3
_UNDECIDED = "in progress"
_Begin = Callable[[Any], Awaitable[None]]


class PostgresWriter:
    """A transaction on one connection.

    Every way to the server and back may take a while, and the table waits meanwhile. So what nobody waits for
    goes together, with the next statement or with the end.
    """

    def __init__(self, connection: Any, error: Callable[[BaseException], StorageError]) -> None:
        self._connection = connection
        self._error = error
        self.announced: dict[int, None] = {}
        self._put_off = Together()
        self._busy = asyncio.Lock()

    async def execute(self, change: str, values: Sequence[Any] = (), /) -> int:
        """Change rows; returns how many."""
        await self._catch_up()
        done: str = await self._run("execute", change, *values)
        counted = done.rpartition(" ")[2]
        return int(counted) if counted.isdecimal() else 0

    def later(self, change: str, /, *rows: Sequence[Any]) -> None:
        """Make the same change with each of these rows of values, at the latest before the commit."""
        for row in rows:
            self._put_off.add(change, row)

    async def executemany(self, change: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Make the same change with each of these rows of values."""
        given = list(rows)
        if given:
            await self._catch_up()
            await self._run("executemany", change, given)

    async def finish(self) -> str:
        """Make what was put off; returns the number of the transaction."""
        together, self._put_off = self._put_off, Together()
        number: str = await self._run("fetchval", Together.TAKING, *together.values)
        return number

    async def _catch_up(self) -> None:
        if self._put_off:
            await self.finish()

    async def insert(self, change: str, values: Sequence[Any], /) -> int:
        """Insert a row whose number PostgreSQL chooses; returns that number."""
        await self._catch_up()
        number: int = await self._run("fetchval", f"{change} RETURNING id", *values)
        return number

    async def rows(self, query: str, values: Sequence[Any] = (), /) -> list[Row]:
        """All rows of a query, with what this transaction has changed."""
        await self._catch_up()
        found: list[Row] = await self._run("fetch", query, *values)
        return found

    def announce(self, table_id: int, /) -> None:
        """Tell all other processes, once this is committed, that there is something to do at a table."""
        self.announced[table_id] = None

    async def show_life(self, is_over: asyncio.Event) -> None:
        """Keep a transaction that takes its time until it is over."""
        while not is_over.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(_SIGN_OF_LIFE):
                    await is_over.wait()
                    return
            with suppress(StorageError):  # whoever writes next learns of it
                await self._run("execute", "SELECT 1")

    async def _run(self, how: str, statement: str, *values: Any) -> Any:
        try:
            async with self._busy:
                # A connection that is known to be gone complains before there is anything to wait for.
                return await getattr(self._connection, how)(numbered(statement), *values)
        except asyncpg.IntegrityConstraintViolationError as trouble:
            raise TakenError(without_values(trouble)) from None
        except TROUBLE as trouble:
            raise self._error(trouble) from None


class _Hold:
    """A table that is held here. Whatever the holder writes goes over the connection that holds it.

    So whoever has lost the connection, and with it the table, cannot write.
    """

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.busy = asyncio.Lock()
        self.is_over = False


_holding: ContextVar[tuple[PostgresStorage, _Hold] | None] = ContextVar("holding", default=None)
"""The table that the present task holds, and in which database."""


class PostgresStorage:
    """The database of all tables, for any number of processes."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._name = secrets.token_hex(4)
        self._announcements = Announcements(connections, self._name)

    @classmethod
    async def open(cls, address: PostgresAddress) -> PostgresStorage:
        """Open the database, bringing it up to date as needed."""
        connections = Connections(address)
        try:
            await connections.open()
            connection = await connections.take_writer(lambda connection: migrate(connection, address))
            await connections.give_back(connection)
        except (StorageError, *TROUBLE) as trouble:
            await connections.close()
            raise StorageError(f"cannot open the database {address}: {connections.error(trouble)}") from None
        return cls(connections)

    @property
    def address(self) -> PostgresAddress:
        """Where the database is."""
        return self._connections.address

    @property
    def folder(self) -> Path:
        """The folder for files that are kept beside the database."""
        return self._connections.address.folder

    async def close(self) -> None:
        """Stop listening, wait for open transactions, and close all connections."""
        await self._announcements.close()
        await self._connections.close()

    async def leave_no_trace(self) -> None:
        """Nothing to do: what was deleted leaves the files when PostgreSQL next cleans them up."""

    # ── writing ──────────────────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[PostgresWriter]:
        """Commit everything the block writes, or nothing."""
        async with self._transaction(_SHARED, self._connection) as writer:
            yield writer

    @asynccontextmanager
    async def transaction_alone(self) -> AsyncIterator[PostgresWriter]:
        """A transaction during which nobody else writes, in no process."""
        async with self._transaction(_ALONE, self._connection) as writer:
            is_over = asyncio.Event()
            alive = asyncio.create_task(writer.show_life(is_over))
            try:
                yield writer
            finally:
                is_over.set()
                await alive

    @asynccontextmanager
    async def transaction_apart(self) -> AsyncIterator[PostgresWriter]:
        """A transaction that waits for no other one, here or elsewhere."""
        async with self._transaction(_APART, self._keeper) as writer:
            yield writer

    @asynccontextmanager
    async def _transaction(
        self, begins: str, lent: Callable[[_Begin], AbstractAsyncContextManager[Any]]
    ) -> AsyncIterator[PostgresWriter]:
        async with lent(lambda connection: connection.execute(begins)) as connection:
            writer = PostgresWriter(connection, self._connections.error)
            try:
                await fault_point(FaultPoint.BEGUN)
                yield writer
                number = await writer.finish()
                await fault_point(FaultPoint.COMMITTING)
                await self._commit(connection, writer, number)
                await fault_point(FaultPoint.COMMITTED)
            except BaseException:
                await asyncio.shield(_roll_back(connection))
                raise

    @asynccontextmanager
    async def _connection(self, begin: _Begin) -> AsyncIterator[Any]:
        """The connection that holds the table, or any other, with a transaction begun on it."""
        hold = self._held()
        if hold is not None:
            async with hold.busy:
                try:
                    await begin(hold.connection)
                except TROUBLE as trouble:
                    await asyncio.shield(_roll_back(hold.connection))
                    raise self._connections.error(trouble) from None
                yield hold.connection
            return
        connection = await self._connections.take_writer(begin)
        try:
            yield connection
        finally:
            await self._connections.give_back(connection)

    @asynccontextmanager
    async def _keeper(self, begin: _Begin) -> AsyncIterator[Any]:
        """The connection for leases, with a transaction begun on it."""
        connection = await self._connections.take_keeper(begin)
        try:
            yield connection
        finally:
            await self._connections.give_back(connection)

    async def _commit(self, connection: Any, writer: PostgresWriter, number: str) -> None:
        """Commit with what is announced; whoever is cut off meanwhile asks what has become of it."""
        told = "".join(
            f"SELECT pg_notify('{CHANNEL}', '{self._name} {table_id}'); " for table_id in writer.announced
        )
        try:
            await connection.execute(f"{told}COMMIT")
        except TROUBLE as trouble:
            if not is_gone(trouble) or await self._outcome(number) != "committed":
                raise self._connections.error(trouble) from None

    async def _outcome(self, number: str) -> str | None:
        """What has become of a transaction; a server that was killed has aborted the open ones."""

        async def asked() -> str | None:
            [row] = await self._connections.fetch("SELECT pg_xact_status($1::text::xid8)", (number,))
            if row[0] == _UNDECIDED:  # the server has not noticed yet that we are gone
                raise ConnectionError("a transaction that was cut off is still open")
            outcome: str | None = row[0]
            return outcome

        return await self._connections.patiently(asked)

    # ── holding a table ──────────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[None]:
        """Keep all other processes from changing a table in their own blocks; the others wait."""

        async def lock(connection: Any) -> None:
            try:
                await connection.execute(
                    f"SET idle_session_timeout = '{_LONGEST_IDLE}s'; SELECT pg_advisory_lock({table_id})"
                )
            except asyncpg.LockNotAvailableError:
                raise Contested from None

        hold = _Hold(await self._connections.take_writer(lock))
        before = _holding.set((self, hold))
        alive = asyncio.create_task(_show_life(hold))
        try:
            yield
        finally:
            _holding.reset(before)
            alive.cancel()
            await asyncio.shield(self._let_go(hold, table_id))

    def _held(self) -> _Hold | None:
        """What the present task holds here; a task that a holder has started may outlive the hold."""
        storage, hold = _holding.get() or (None, None)
        return hold if storage is self and hold is not None and not hold.is_over else None

    async def _let_go(self, hold: _Hold, table_id: int) -> None:
        async with hold.busy:
            hold.is_over = True
            try:
                await hold.connection.execute(
                    f"SELECT pg_advisory_unlock({table_id}); SET idle_session_timeout = 0"
                )
            except TROUBLE:
                cut(hold.connection)  # and with it the lock is gone
            await self._connections.give_back(hold.connection)

    # ── reading ──────────────────────────────────────────────────────────────────────────────────────────

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        """All rows of a query, as of the latest finished transaction."""
        return await self._connections.fetch(numbered(query), tuple(values))

    async def row(self, query: str, values: Sequence[Any] = ()) -> Row | None:
        """The first row of a query."""
        found = await self.rows(query, values)
        return found[0] if found else None

    def listen(self, heard: Heard) -> None:
        """From now on, call `heard` with whatever other processes announce."""
        self._announcements.listen(heard)

    async def write_nothing(self) -> None:
        """Commit a write that changes nothing, to learn whether the database can be written to."""
        async with self.transaction() as writer:
            await writer.execute("UPDATE schema_version SET number = number WHERE number = 0")

    async def size(self) -> int:
        """How many bytes the database takes."""
        [[size]] = await self.rows("SELECT pg_database_size(current_database())")
        return int(size)


async def _roll_back(connection: Any) -> None:
    """Roll back what is not committed; a connection that cannot is closed, which does the same."""
    try:
        if connection.is_in_transaction():
            await connection.execute("ROLLBACK")
    except TROUBLE:
        cut(connection)


async def _show_life(hold: _Hold) -> None:
    """Keep a hold that takes its time."""
    while not hold.is_over:
        await asyncio.sleep(_SIGN_OF_LIFE)
        async with hold.busy:
            with suppress(*TROUBLE):
                await hold.connection.execute("SELECT 1")
