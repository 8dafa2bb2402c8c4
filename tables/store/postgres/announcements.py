"""What other processes announce: one connection that listens, and connects anew whenever it is cut."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from tables.store.database import Heard
from tables.store.postgres.connections import TROUBLE, Connections

log = logging.getLogger("lairkeeper.store")

CHANNEL = "lairkeeper"
RUNNING = -3
"""The advisory lock that every process shares which listens: a database without is at rest."""
_PAUSE = 1.0


class Announcements:
    """Hears at which tables there is something to do."""

    def __init__(self, connections: Connections, owner: str) -> None:
        self._connections = connections
        self._owner = owner
        self._heard: list[Heard] = []
        self._listening: asyncio.Task[None] | None = None

    def listen(self, heard: Heard) -> None:
        """Call `heard` with every announcement of another process."""
        self._heard.append(heard)
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen(), name="announcements")

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_cut()
            except TROUBLE as trouble:
                log.warning("cannot hear other processes now: %s", self._connections.error(trouble))
            await asyncio.sleep(_PAUSE)

    async def _listen_until_cut(self) -> None:
        cut = asyncio.Event()
        connection = await self._connections.connect()
        try:
            connection.add_termination_listener(lambda _: cut.set())
            await connection.execute(f"SELECT pg_advisory_lock_shared({RUNNING})")
            await connection.add_listener(CHANNEL, self._hear)
            self._tell(None)  # whatever was announced while nobody listened
            await cut.wait()
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _process: int, _channel: str, words: str) -> None:
        owner, _, table_id = words.partition(" ")
        if owner != self._owner:
            self._tell(int(table_id))

    def _tell(self, table_id: int | None) -> None:
        for heard in self._heard:
            heard(table_id)
