"""What a move costs beside many stored tables: the same game, by turns beside ten tables and beside far more.

Every stored table is a copy of a real one, in the middle of its game, with states, moves and timers. Whatever
else a machine does only makes a move slower, so each is made several times, and the quickest counts.
With `DATABASE_URL` two databases of that PostgreSQL server are used, which are made for this and dropped.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from secrets import token_hex
from time import perf_counter, process_time
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from benchmarks.report import Line, compared, timed
from engine.core import Move
from engine.core.registry import game
from tables import Newcomer, PostgresAddress, Status, StoreAddress, TableService
from tables.store.database import Writer

PART = "stored"
GAME = "boss-monster"
PEOPLE = 3
GAMES = 5
"""So many times each move is made, in games that are all alike."""
FEW = 10
MOVES_BEFORE = 6
"""How far the game is that all the stored tables are copies of."""
MOST_TIMES = 1.2
AT_ONCE = 1000
"""So many tables are stored in one transaction: PostgreSQL ends what takes too long."""
_COPIED = ("tables", "seats", "states", "moves", "clocks", "timers")
_SHIFTED = {"id": 1, "table_id": 1, "channel_id": 1, "user_id": 1000, "owner_id": 1000, "host_id": 1000}
"""By how much the numbers in these columns grow from one copy to the next: everybody sits at one table."""

_NUMBERS = "WITH RECURSIVE copies (n) AS (SELECT {0} UNION ALL SELECT n + 1 FROM copies WHERE n < {1})"


def measure(tables: int) -> list[Line]:
    """What a move costs beside so many tables, compared with ten."""
    return asyncio.run(_measure(tables))


async def _measure(tables: int) -> list[Line]:
    async with _two_stores() as (few, many):
        small, large = await _Hall.opened(few), await _Hall.opened(many)
        try:
            await small.fill_up(FEW)
            await large.fill_up(tables)
            for number, pair in enumerate(zip(small.games, large.games, strict=True)):
                await _play_by_turns(*(pair if number % 2 else reversed(pair)))
        finally:
            await small.service.close()
            await large.service.close()
    beside = f"a move beside {tables:,} tables"
    return [
        _compared(f"{beside}, by the clock", large, small, lambda one: one.seconds),
        _compared(f"{beside}, processor time of the bot", large, small, lambda one: one.processor),
    ]


async def _play_by_turns(first: _Game, second: _Game) -> None:
    while not await first.is_over():
        await first.move()
        await second.move()


def _compared(what: str, large: _Hall, small: _Hall, cost: Callable[[_Game], list[float]]) -> Line:
    return compared(
        timed(PART, what, large.quickest(cost)),
        timed(PART, f"{FEW} tables", small.quickest(cost)),
        goal=MOST_TIMES,
    )


@asynccontextmanager
async def _two_stores() -> AsyncIterator[tuple[StoreAddress, StoreAddress]]:
    url = os.environ.get("DATABASE_URL")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if url is None:
            yield folder / "few.sqlite3", folder / "many.sqlite3"
            return
        names = [f"benchmark_{token_hex(4)}" for _ in range(2)]
        server = await asyncpg.connect(url)
        try:
            for one in names:
                await server.execute(f"CREATE DATABASE {one}")
            few, many = (
                PostgresAddress(urlsplit(url)._replace(path=f"/{one}").geturl(), folder) for one in names
            )
            yield few, many
        finally:
            for one in names:
                await server.execute(f"DROP DATABASE IF EXISTS {one} WITH (FORCE)")
            await server.close()


class _Hall:
    """The tables in one store: some at which the same game is played, and copies of the first of them."""

    def __init__(self, service: TableService, games: list[_Game]) -> None:
        self.service = service
        self.games = games

    @classmethod
    async def opened(cls, store: StoreAddress) -> _Hall:
        """Only the tables at which is played."""
        service = await TableService.open(store, clock=lambda: 1000.0, seeds=lambda: 1)
        return cls(service, [await _Game.begun(service, number) for number in range(1, GAMES + 1)])

    async def fill_up(self, tables: int) -> None:
        """Store so many tables in all."""
        for first in range(GAMES, tables, AT_ONCE):
            async with self.service.storage.transaction() as writer:
                for table in _COPIED:
                    await self._copy(writer, table, first, min(tables, first + AT_ONCE) - 1)

    async def _copy(self, writer: Writer, table: str, first: int, last: int) -> None:
        [row, *_] = await writer.rows(f"SELECT * FROM {table} LIMIT 1")
        columns = list(row.keys())
        values = [f"{one} + {_SHIFTED[one]} * n" if one in _SHIFTED else one for one in columns]
        mine = "id" if table == "tables" else "table_id"
        await writer.execute(
            f"{_NUMBERS.format(first, last)} INSERT INTO {table} ({', '.join(columns)}) "
            f"SELECT {', '.join(values)} FROM {table}, copies WHERE {mine} = {self.games[0].table_id}"
        )

    def quickest(self, cost: Callable[[_Game], list[float]]) -> list[float]:
        """For each move, the least it has cost in any of the games."""
        return [min(each) for each in zip(*map(cost, self.games), strict=True)]


class _Game:
    """A game of people at one table, and what its moves have cost."""

    def __init__(self, service: TableService, table_id: int) -> None:
        self.table_id = table_id
        self._service = service
        self.seconds: list[float] = []
        self.processor: list[float] = []

    @classmethod
    async def begun(cls, service: TableService, number: int) -> _Game:
        """A game in its middle, always the same one, at a table of its own."""
        host, *guests = (Newcomer(PEOPLE * number + one, f"P{one}") for one in range(PEOPLE))
        table = await service.open_lobby(1, number, host, GAME, "en")
        for guest in guests:
            await service.change(table.id, partial(service.lobbies.join, guest=guest))
        await service.change(table.id, service.play.start)
        begun = cls(service, table.id)
        for _ in range(MOVES_BEFORE):
            await begun.move()
        begun.seconds.clear()
        begun.processor.clear()
        return begun

    async def is_over(self) -> bool:
        """Whether the game has ended."""
        table = await self._service.repository.table(self.table_id)
        return table.status is not Status.PLAYING

    async def move(self) -> None:
        """Have whoever is asked first make a move, as a click does."""
        service = self._service
        table = await service.repository.table(self.table_id)
        state = await service.repository.state(table)
        decision, choice = game(GAME).computer_answer(state, state.pending()[0])
        move = Move(decision.seat, decision.number, choice)
        began, worked = perf_counter(), process_time()
        await service.change(self.table_id, partial(service.play.move, move=move, interaction_id=None))
        self.seconds.append(perf_counter() - began)
        self.processor.append(process_time() - worked)
