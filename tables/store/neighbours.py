"""What other processes announce or leave behind: whoever is there goes on with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tables.store.database import Storage, StorageError
from tables.store.outbox import Outbox

log = logging.getLogger("lairkeeper.store")

LOOK_AROUND = 3.0
"""How many seconds pass at most before we look for what others have left behind."""
GRACE = 1.0
"""For how many seconds what another process has announced is left to that process."""


class Neighbours:
    """Looks after the tables of processes that are gone; as long as they are there, they do it themselves."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        has_errands: Callable[[int], None],
        has_timers: Callable[[], None],
        has_thoughts: Callable[[int], None],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._has_errands = has_errands
        self._has_timers = has_timers
        self._has_thoughts = has_thoughts
        self._looking: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    def start(self) -> None:
        """Listen, and look around now and then in case something was not heard."""
        self._storage.listen(self._hear)
        self._looking = asyncio.create_task(self._look_around(), name="neighbours")

    async def close(self) -> None:
        """Stop."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def _hear(self, table_id: int | None) -> None:
        self._has_timers()
        if table_id is not None:
            self._has_thoughts(table_id)  # whoever has a worker to spare claims it
        self._heard.set()

    async def _look_around(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_AROUND):
                    await self._heard.wait()
                    await asyncio.sleep(GRACE)
            except TimeoutError:
                pass
            self._heard.clear()
            try:
                for table_id in await self._outbox.unattended():
                    self._has_errands(table_id)
            except StorageError as trouble:
                log.warning("could not look for what others have left behind: %s", trouble)
