"""Ways to PostgreSQL and back: few for each move, and some connections are always left to read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest

from tables import PostgresAddress
from tables.store.database import TakenError
from tables.store.model import Contested
from tables.store.postgres import connections
from tables.store.postgres.storage import PostgresStorage
from tests.tables.databases import rows
from tests.tables.scene import Opener, answer, question_to, started

NOTE_A_SERVER = "INSERT INTO servers VALUES (?, 'en')"


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is sent to the server, one line for each time somebody waits for its answer."""
    sent: list[str] = []

    def listened_to(way: str) -> Callable[..., Any]:
        send = getattr(asyncpg.Connection, way)

        def listening(connection: Any, statement: str, *values: Any, **how: Any) -> Any:
            sent.append(statement)
            return send(connection, statement, *values, **how)

        return listening

    for way in ("execute", "executemany", "fetch", "fetchrow", "fetchval"):
        monkeypatch.setattr(asyncpg.Connection, way, listened_to(way))
    return sent


async def test_what_nobody_waits_for_goes_together_and_in_order(
    stored: PostgresStorage, ways: list[str]
) -> None:
    async with stored.transaction() as writer:
        ways.clear()
        writer.later(NOTE_A_SERVER, (1,), (2,), (3,))
        writer.later("UPDATE servers SET locale = ?2 WHERE guild_id = ?1", (2, "d'e; ?1 $1"))
        writer.later("DELETE FROM servers WHERE guild_id = ?", (3,))
        writer.later(NOTE_A_SERVER, (3,))
        writer.later("DELETE FROM servers WHERE guild_id = ?", (1,))
        found = await writer.rows("SELECT guild_id, locale FROM servers ORDER BY guild_id")

    assert [tuple(row) for row in found] == [(2, "d'e; ?1 $1"), (3, "en")]
    assert len(ways) == 4  # these, the query, whether anything is left, and the commit


async def test_what_goes_together_keeps_its_kind(stored: PostgresStorage) -> None:
    values = (-(2**62), 0.1, "größer \\ 'x'", b"\x00\xff", None)
    async with stored.transaction() as writer:
        await writer.execute(
            "CREATE TEMPORARY TABLE kinds (whole BIGINT, broken DOUBLE PRECISION, word TEXT, bytes BYTEA, "
            "missing DOUBLE PRECISION) ON COMMIT DROP"
        )
        writer.later("INSERT INTO kinds VALUES (?, ?, ?, ?, ?)", values)
        [row] = await writer.rows("SELECT * FROM kinds")

    assert tuple(row) == values


async def test_what_contradicts_what_is_there_is_noticed_with_the_rest(
    stored: PostgresStorage, store: PostgresAddress
) -> None:
    async def write() -> None:
        async with stored.transaction() as writer:
            writer.later(NOTE_A_SERVER, (1,), (2,), (1,))

    with pytest.raises(TakenError):
        await write()
    assert rows(store, "SELECT * FROM servers") == []


async def test_a_move_takes_few_ways_to_the_server(opener: Opener, ways: list[str]) -> None:
    """The table waits for each of them, and so does a connection: far away, that is what a move takes."""
    service = await opener.open()
    table = await started(service)
    choose = await question_to(service, table.id, 0)
    ways.clear()
    await answer(service, table.id, 0, ["red"], number=choose.number, interaction=1)

    assert len(ways) <= 13, ways


async def test_whoever_writes_leaves_connections_to_those_who_read(
    store: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever holds a table reads on another connection: if all were held, nobody could go on."""
    monkeypatch.setattr(connections, "TOGETHER", 3)
    monkeypatch.setattr(connections, "WRITERS", 2)
    stored = await PostgresStorage.open(store)
    written: list[int] = []

    async def write(table: int) -> None:
        async with stored.hold(table):
            written.append(table)

    async with stored.hold(1), stored.hold(2):
        waiting = asyncio.create_task(write(3))
        for _ in range(3):
            assert await stored.rows("SELECT * FROM servers") == []
        assert written == []
    await waiting
    await stored.close()

    assert written == [3]


async def test_whoever_could_not_begin_leaves_room_to_the_next(
    store: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "WRITERS", 1)
    monkeypatch.setitem(connections._SESSION, "lock_timeout", "50ms")
    one, other = await PostgresStorage.open(store), await PostgresStorage.open(store)
    async with one.hold(1):
        for _ in range(2):
            with pytest.raises(Contested):
                async with other.hold(1):
                    pass
    async with other.hold(1):
        assert other._connections._writing.locked()  # there is one place, and no more since then
    assert not other._connections._writing.locked()
    await one.close()
    await other.close()
