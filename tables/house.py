"""All tables under one roof: whoever changes one holds its lock, and what must be told is sent afterwards."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

from engine.core import Text
from tables.letters import Letters
from tables.lobby import Lobbies
from tables.model import Contested, Refused, Table
from tables.people import People
from tables.playing import Play
from tables.shelf import Shelf
from tables.storage import Storage

T = TypeVar("T")


class House:
    """Storage, lobbies, games, people, and the letters to Discord."""

    def __init__(self, storage: Storage, clock: Callable[[], float], seeds: Callable[[], int]) -> None:
        self.storage = storage
        self.shelf = Shelf(storage)
        self.lobbies = Lobbies(storage, self.shelf, clock)
        self.play = Play(storage, self.shelf, clock, seeds)
        self.people = People(storage)
        self.letters = Letters(storage, clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[int], None]] = []

    @classmethod
    async def open(
        cls,
        path: Path,
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], int] = lambda: secrets.randbits(62),
    ) -> House:
        """Open the database; every open table is live again, though none is loaded yet."""
        return cls(await Storage.open(path), clock, seeds)

    async def close(self) -> None:
        """Let go of the database."""
        await self.storage.close()

    def when_errands(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with a table's number whenever that table has something to tell."""
        self._listeners.append(listener)

    def announce(self, table_id: int) -> None:
        """Say that a table has something to tell."""
        for listener in self._listeners:
            listener(table_id)

    async def change(self, table_id: int, act: Callable[[Table], Awaitable[T]]) -> T:
        """Do something to a table while nobody else does; other tables do not wait.

        `act` gets the table as it is now. Should another process have changed the file in between, it is
        tried once more with the fresh table.
        """
        async with self._lock(table_id):
            try:
                outcome = await act(await self.shelf.table(table_id))
            except Contested:
                try:
                    outcome = await act(await self.shelf.table(table_id))
                except Contested:
                    raise Refused(Text("table-is-busy")) from None
        self.announce(table_id)
        return outcome

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())
