"""Packs the states that earlier releases have left unpacked: a few at a time, while play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic

from tables.store.database import Storage
from tables.store.leases import Leases
from tables.store.states.packing import BLOCK, Row, packed_rows

log = logging.getLogger("lairkeeper.store")

SHARE = 0.2
"""How much of the time is spent on it: whoever plays at the same time shall not notice."""
_AFTER_TROUBLE = 600.0
_LEASE = 60.0
"""For how many seconds one process packs, unless it renews its lease; the others need not."""

_UNPACKED = (
    f"SELECT version, state FROM states WHERE table_id = ? AND base IS NULL ORDER BY version LIMIT {BLOCK}"
)


class PackingUp:
    """The tables from before there was packing, one block after the other; it can be stopped at any moment.

    An unpacked state and a packed one are read alike, so nothing waits for this.
    """

    def __init__(self, storage: Storage, leases: Leases) -> None:
        self._storage = storage
        self._leases = leases
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, or go on where it was stopped."""
        self._task = asyncio.create_task(self._run(), name="packing-up")

    async def close(self) -> None:
        """Stop; what is not packed stays as it is until the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def left(self) -> int:
        """How many tables may still have unpacked states."""
        row = await self._storage.row("SELECT count(*) FROM unpacked_tables")
        return row[0] if row else 0

    async def _run(self) -> None:
        steps = 0
        while True:
            began = monotonic()
            try:
                if not await self.left():
                    break
                if not await self._leases.take("packing", _LEASE):
                    await asyncio.sleep(_LEASE)
                    continue
                await self.step()
            except Exception:  # the states can be read as they are, so nobody needs to be told
                log.exception("the states of older games cannot be packed now")
                await asyncio.sleep(_AFTER_TROUBLE)
            else:
                steps += 1
                await asyncio.sleep((monotonic() - began) * (1 / SHARE - 1))
        if steps:
            await self._leases.drop("packing")
            log.info("the states of all older games are packed")

    async def step(self) -> bool:
        """Pack one block of one table; False if there is nothing left to pack.

        In one transaction: whoever is interrupted has packed the whole block, or nothing of it.
        """
        row = await self._storage.row("SELECT min(table_id) FROM unpacked_tables")
        if row is None or row[0] is None:
            return False
        table_id: int = row[0]
        found = await self._storage.rows(_UNPACKED, (table_id,))
        new = await asyncio.to_thread(_first_block, [(row["version"], row["state"]) for row in found])
        async with self._storage.transaction() as writer:
            if not new:
                await writer.execute("DELETE FROM unpacked_tables WHERE table_id = ?", (table_id,))
            # Only what is still unpacked: another process may be doing the same.
            await writer.executemany(
                "UPDATE states SET base = ?, state = ? WHERE table_id = ? AND version = ? AND base IS NULL",
                [(base, state, table_id, version) for version, base, state in new],
            )
        return True


def _first_block(unpacked: Sequence[tuple[int, bytes | str]]) -> list[Row]:
    """The rows of the first block of these states, packed; as far as no version is missing between."""
    if not unpacked:
        return []
    first = unpacked[0][0]
    saves: list[bytes] = []
    for version, state in unpacked:
        if version != first + len(saves) or version // BLOCK != first // BLOCK:
            break
        saves.append(state.encode() if isinstance(state, str) else state)
    return packed_rows([], first, saves)
