"""Turns to identify: Discord lets in so many shards at once every five seconds, over all processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tables import StorageError
from tables.store.database import Storage
from tables.store.leases import Leases, process_name

APART = 5.0
"""How many seconds must lie between two identifies of the same bucket."""
_LOOK_EVERY = 0.25


class IdentifyTurns:
    """Waits for a shard's turn; shards whose numbers differ modulo `at_once` do not wait for each other."""

    def __init__(self, storage: Storage, clock: Callable[[], float], at_once: int) -> None:
        self._storage = storage
        self._clock = clock
        self._at_once = at_once

    async def wait(self, shard_id: int) -> None:
        """Wait until this shard may identify."""
        # Each turn has an owner of its own: the next one has to wait even if it is ours as well, and even if
        # this process ends before the seconds are over.
        turn = Leases(self._storage, self._clock, process_name())
        while True:
            with suppress(StorageError):  # whoever has lost the database loses the shards as well
                if await turn.take(f"identify {shard_id % self._at_once}", APART):
                    return
            await asyncio.sleep(_LOOK_EVERY)
