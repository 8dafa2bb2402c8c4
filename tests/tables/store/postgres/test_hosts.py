"""An address with several hosts: one that is silent keeps nobody from the one that answers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest

from tables import PostgresAddress
from tables.store.postgres.connections import Connections, is_gone
from tables.store.postgres.hosts import one_by_one
from tables.store.postgres.storage import PostgresStorage
from tests.tables.postgres_server import shared_server


@pytest.fixture
async def port() -> AsyncIterator[int]:
    """A port at which the shared server answers, which listens at a socket only."""
    server = await asyncio.start_server(_relay, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()


async def _relay(caller: asyncio.StreamReader, to_caller: asyncio.StreamWriter) -> None:
    server, to_server = await asyncio.open_unix_connection(shared_server().folder / ".s.PGSQL.5432")
    await asyncio.gather(_pass_on(caller, to_server), _pass_on(server, to_caller))


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(1 << 16):
            target.write(data)
            await target.drain()
    target.close()


@pytest.fixture
def silent() -> Iterator[int]:
    """A port at which somebody picks up and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def at(store: PostgresAddress, *ports: int) -> PostgresAddress:
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    url = f"postgresql://lair:a-secret-word@{hosts}{urlsplit(store.url).path}?target_session_attrs=read-write"
    return PostgresAddress(url, store.folder)


async def test_a_silent_host_does_not_take_the_time_of_the_next(
    store: PostgresAddress, silent: int, port: int
) -> None:
    """As when the machine of the first one is gone, and a standby has taken over."""
    stored = await PostgresStorage.open(at(store, silent, port))
    assert await stored.rows("SELECT * FROM servers") == []
    await stored.close()


def test_a_standby_that_has_not_taken_over_yet_is_waited_for() -> None:
    assert is_gone(asyncpg.TargetServerAttributeNotMatched("none of the hosts"))
    assert is_gone(asyncpg.ReadOnlySQLTransactionError("a standby"))
    assert not is_gone(asyncpg.UndefinedTableError("nothing that waiting would mend"))


async def test_a_machine_that_is_gone_without_a_word_is_noticed(store: PostgresAddress, port: int) -> None:
    connection = await Connections(at(store, port)).connect()
    line = connection._transport.get_extra_info("socket")
    limits = [
        line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE),
        line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT),
        line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE),
    ]
    await connection.close()

    assert limits == [1, 10_000, 5]


@pytest.mark.parametrize(
    ("url", "each"),
    [
        ("postgresql://one/lair", ["postgresql://one/lair"]),
        (
            "postgresql://me:pass@one,[::1]:5433/lair?ssl=on",
            ["postgresql://me:pass@one/lair?ssl=on", "postgresql://me:pass@[::1]:5433/lair?ssl=on"],
        ),
        ("postgresql://me@/lair?host=/run/postgresql", ["postgresql://me@/lair?host=/run/postgresql"]),
    ],
)
def test_each_host_has_an_address_of_its_own(url: str, each: list[str]) -> None:
    assert list(one_by_one(url)) == each
