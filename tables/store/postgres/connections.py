"""Connections to PostgreSQL, to read and to write; a server that is away is waited for, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from tables.store.addresses import PostgresAddress
from tables.store.database import StorageError
from tables.store.postgres.hosts import notice_silence, one_by_one

T = TypeVar("T")

PATIENCE = 10.0
"""For how many seconds a server is waited for that is away: it may restart, or a standby take over."""
TOGETHER, WRITERS, KEEPERS = 22, 14, 1
"""How many connections a process has at most: to read and write together, of these to write, and for leases.

Whoever holds a table has one to write, and reads on another: so there are always some left to read.
"""
_WRONG_VALUE = "invalid input for query argument"
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0
_CONNECTING, _ANSWERING = 5.0, 30.0
"""For so many seconds all hosts of an address are tried, and an answer is waited for."""
_SESSION = {
    "application_name": "lairkeeper",
    "synchronous_commit": "on",  # an accepted move survives a power cut, not just a crash
    "statement_timeout": "20s",
    "lock_timeout": "15s",  # longer than somebody paused can hold a table
    "idle_in_transaction_session_timeout": "12s",
    "jit": "off",  # our queries are short: compiling them takes longer than running them
}

TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Whatever a connection may raise."""
_GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby: the one that takes over is looked for
    asyncpg.TargetServerAttributeNotMatched,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server has said that it closes the line, and is about to
    OSError,
)


class Connections:
    """The connections of one process to one database."""

    def __init__(self, address: PostgresAddress) -> None:
        self.address = address
        self._together = self._pool(TOGETHER)
        self._keepers = self._pool(KEEPERS)
        self._writing = asyncio.Semaphore(WRITERS)
        self._lent: dict[Any, Any] = {}
        """The pools that connections go back to."""
        self._is_closed = False

    def _pool(self, most: int) -> Any:
        return asyncpg.create_pool(
            self.address.url,
            connect=_reach,
            min_size=0,
            max_size=most,
            command_timeout=_ANSWERING,
            statement_cache_size=512,
            max_cached_statement_lifetime=0,
            reset=_leave_as_it_is,
            server_settings=_SESSION,
        )

    @property
    def _pools(self) -> tuple[Any, ...]:
        return self._together, self._keepers

    async def open(self) -> None:
        """Get ready; nothing is connected before it is needed."""
        try:
            for pool in self._pools:
                await pool
        except (*TROUBLE, ValueError) as trouble:  # asyncpg reads the options of the address here
            raise self.error(trouble) from None

    async def close(self) -> None:
        """Close all connections; those that are still busy after a while are cut."""
        self._is_closed = True
        for pool in self._pools:
            try:
                async with asyncio.timeout(_CONNECTING):
                    await pool.close()
            except (*TROUBLE, TimeoutError):
                pool.terminate()

    async def fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        """Read; whoever was cut off reads once more."""

        async def read() -> list[Any]:
            async with self._together.acquire(timeout=_ANSWERING) as connection:
                try:
                    found: list[Any] = await connection.fetch(query, *values)
                except (TimeoutError, asyncpg.InternalClientError):
                    cut(connection)  # else whoever gives it back waits as long again, or gets it once more
                    raise
                return found

        return await self.patiently(read)

    async def take_writer(self, prepare: Callable[[Any], Awaitable[None]]) -> Any:
        """A connection to write on, prepared; `give_back` must follow."""
        try:
            async with asyncio.timeout(_ANSWERING):
                await self._writing.acquire()
        except TimeoutError as trouble:
            raise self.error(trouble) from None
        try:
            return await self._take(self._together, prepare)
        except BaseException:
            self._writing.release()
            raise

    async def take_keeper(self, prepare: Callable[[Any], Awaitable[None]]) -> Any:
        """The same for whoever cannot wait until somebody else has written."""
        return await self._take(self._keepers, prepare)

    async def _take(self, pool: Any, prepare: Callable[[Any], Awaitable[None]]) -> Any:
        async def taken() -> Any:
            connection = await pool.acquire(timeout=_ANSWERING)
            self._lent[connection] = pool
            try:
                await prepare(connection)
            except BaseException:
                cut(connection)  # nobody knows how far it has come
                await self._lent.pop(connection).release(connection)
                raise
            return connection

        return await self.patiently(taken)

    async def give_back(self, connection: Any) -> None:
        """Let others have a connection that nothing is open on."""
        pool = self._lent.pop(connection)
        try:
            await pool.release(connection)
        finally:
            if pool is self._together:
                self._writing.release()

    async def connect(self) -> Any:
        """A connection beside all others; whoever takes it closes it."""
        return await _reach(self.address.url, command_timeout=_ANSWERING, server_settings=_SESSION)

    async def patiently(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Try again and again while the server is away; a `StorageError` if it does not come back."""
        deadline, pause = monotonic() + PATIENCE, _FIRST_PAUSE
        while True:
            try:
                return await attempt()
            except TROUBLE as trouble:
                if not is_gone(trouble) or self._is_closed or monotonic() + pause > deadline:
                    raise self.error(trouble) from None
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def error(self, trouble: BaseException) -> StorageError:
        """What happened, in words that anybody may read."""
        return StorageError(self.address.without_password(without_values(trouble)))


def is_gone(trouble: BaseException) -> bool:
    """Whether the server is away, or has just been; a value of the wrong type is no reason to wait."""
    return isinstance(trouble, _GONE) and not isinstance(trouble, ValueError)


def without_values(trouble: BaseException) -> str:
    """What a database complains of, but not about which values: they may be somebody's secret."""
    words = str(getattr(trouble, "message", None) or trouble)
    if isinstance(trouble, asyncpg.DataError) or words.startswith(_WRONG_VALUE):
        words = words.partition(":")[0]
    return words or type(trouble).__name__


def cut(connection: Any) -> None:
    """Close a connection at once; the pool has perhaps noticed by itself that it is dead."""
    with suppress(asyncpg.InterfaceError):
        connection.terminate()


async def _reach(url: str, **settings: Any) -> Any:
    """Connect to the first host that answers.

    asyncpg itself would wait for one that is silent until no time is left for the others.
    """
    *others, last = one_by_one(url)
    patience = _CONNECTING / (len(others) + 1)
    for one in others:
        with suppress(*_GONE):
            return await _connected(one, patience, **settings)
    return await _connected(last, patience, **settings)


async def _connected(url: str, patience: float, **settings: Any) -> Any:
    connection = await asyncpg.connect(url, timeout=patience, **settings)
    notice_silence(connection)
    return connection


async def _leave_as_it_is(connection: Any) -> None:
    """Do nothing with a connection that is given back: whoever had it has cleaned up."""
