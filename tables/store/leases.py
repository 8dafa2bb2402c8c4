"""Leases: what one process does for all of them, and until when. A lease that has run out is anybody's."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from tables.store.database import Storage, StorageError, Writer

_LOOK_EVERY = 1.0
"""How many seconds pass before somebody who waits for a lease looks again."""


class LeaseLostError(Exception):
    """Somebody else does by now what we were about to do: nothing of it may be sent or written here."""


def process_name() -> str:
    """A name for this process: unique, and somebody who looks into the database can tell the process."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


class Leases:
    """The leases that this process has, or wants."""

    def __init__(self, storage: Storage, clock: Callable[[], float], owner: str) -> None:
        self._storage = storage
        self._clock = clock
        self.owner = owner

    async def take(self, name: str, seconds: float) -> bool:
        """Take a lease that nobody has, or renew one's own; whether it is ours now."""
        now = self._clock()
        async with self._storage.transaction() as writer:
            return await take_lease(writer, name, self.owner, now, now + seconds)

    async def is_taken(self, name: str) -> bool:
        """Whether somebody has a lease."""
        query = "SELECT 1 FROM leases WHERE name = ? AND until > ?"
        return await self._storage.row(query, (name, self._clock())) is not None

    async def renew(self, name: str, seconds: float) -> bool:
        """Renew one's own lease; False if somebody else has taken it over."""
        async with self._storage.transaction() as writer:
            return await renew_lease(writer, name, self.owner, self._clock() + seconds)

    async def drop(self, name: str) -> None:
        """Let others have a lease at once."""
        async with self._storage.transaction() as writer:
            await drop_lease(writer, name, self.owner)

    @asynccontextmanager
    async def alone(self, name: str, seconds: float) -> AsyncIterator[None]:
        """Wait for a lease, and keep it as long as the block takes; it outlives us by so many seconds."""
        while True:
            if await self.take(name, seconds):
                break
            await asyncio.sleep(_LOOK_EVERY)
        keeping = asyncio.create_task(self._keep(name, seconds), name=f"lease-{name}")
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            with suppress(StorageError):  # it runs out by itself
                await self.drop(name)

    async def _keep(self, name: str, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds / 3)
            with suppress(StorageError):
                await self.renew(name, seconds)

    async def drop_all(self) -> None:
        """Let others have everything at once."""
        async with self._storage.transaction() as writer:
            await writer.execute("DELETE FROM leases WHERE owner = ?", (self.owner,))


async def take_lease(writer: Writer, name: str, owner: str, now: float, until: float) -> bool:
    """Take a lease that nobody has, or renew one's own; whether it is ours now.

    One statement, so that two processes cannot both have it.
    """
    change = (
        "INSERT INTO leases (name, owner, until) VALUES (?1, ?2, ?3) ON CONFLICT (name) DO UPDATE "
        "SET owner = excluded.owner, until = excluded.until WHERE leases.owner = ?2 OR leases.until <= ?4"
    )
    return await writer.execute(change, (name, owner, until, now)) == 1


async def renew_lease(writer: Writer, name: str, owner: str, until: float) -> bool:
    """Renew one's own lease, even one that has run out; False if somebody else has taken it over."""
    change = "UPDATE leases SET until = ? WHERE name = ? AND owner = ?"
    return await writer.execute(change, (until, name, owner)) == 1


async def drop_lease(writer: Writer, name: str, owner: str) -> None:
    """Let others have a lease at once."""
    writer.later("DELETE FROM leases WHERE name = ? AND owner = ?", (name, owner))
