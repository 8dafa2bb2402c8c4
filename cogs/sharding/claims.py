"""A claim on a range of shards: a lease in the database, renewed as long as the process is well."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cogs.sharding.ranges import PREFIX, ShardRange, divided
from tables import StorageError, TableService
from tables.store.database import Writer
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.leases import take_lease

log = logging.getLogger("lairkeeper.shards")

LEASE = 10.0
"""So many seconds after its last sign of life, the shards of a process are anybody's."""
RENEW_EVERY = 2.0
LOOK_EVERY = 1.0
"""How many seconds a spare waits before it looks again for a range that is free."""
_TO_FIND_OUT = 1.0
"""How many seconds a process that wakes up too late has to find out whether its shards are gone."""


class ShardsLostError(Exception):
    """Other processes may have our shards by now: we must not listen any more."""


class ShardClaim:
    """The range of shards that this process has, or waits for.

    Whoever has no range is a spare: it takes over from a process that dies. How many shards there are is
    asked of those who run already, unless a setting says it: servers must not belong to two processes.
    """

    def __init__(self, service: TableService, processes: int, fixed_total: int | None) -> None:
        self._storage = service.storage
        self._leases = service.leases
        self._clock = service.clock
        self._processes = processes
        self._fixed_total = fixed_total
        self._until = 0.0
        self.range: ShardRange | None = None

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have our shards; false at once for a process that was paused for long."""
        return self.range is not None and self._clock() < self._until

    async def wait(self, recommended: int, becomes_spare: Callable[[], None]) -> ShardRange:
        """Take the first range that is free, as soon as there is one."""
        is_spare = False
        while True:
            try:
                if (found := await self.take(recommended)) is not None:
                    log.info("serving shards %s", found)
                    return found
            except StorageError as trouble:
                log.warning("could not look for free shards: %s", trouble)
            if not is_spare:
                is_spare = True
                log.info("all shards are served: waiting as a spare")
                becomes_spare()
            await asyncio.sleep(LOOK_EVERY)

    async def take(self, recommended: int) -> ShardRange | None:
        """Take the first range that is free, if there is one."""
        now = self._clock()
        async with self._storage.transaction() as writer:
            await _one_at_a_time(writer, self._leases.owner, now)
            served = await _served(writer, now)
            total = self._fixed_total or (served[0].total if served else recommended)
            for wanted in divided(total, self._processes):
                if not any(wanted.excludes(other) for other in served):
                    await take_lease(writer, wanted.lease, self._leases.owner, now, now + LEASE)
                    break
            else:
                return None
        await fault_point(FaultPoint.SHARDS_TAKEN)
        self.range, self._until = wanted, now + LEASE
        return wanted

    async def keep(self) -> None:
        """Renew the lease again and again; returns when it is gone, or when nobody can say."""
        while True:
            if not await self.renew():
                return
            await asyncio.sleep(RENEW_EVERY)

    async def renew(self) -> bool:
        """Renew the lease; False if it is gone, or has run out while the database gave no answer."""
        assert self.range is not None
        now = self._clock()
        try:
            async with asyncio.timeout(max(self._until - now, _TO_FIND_OUT)):
                is_ours = await self._leases.renew(self.range.lease, LEASE)
                await fault_point(FaultPoint.SHARDS_RENEWED)
        except (StorageError, TimeoutError) as trouble:
            log.warning("could not renew the lease on our shards: %s", trouble)
            return self.is_held
        if is_ours:
            self._until = now + LEASE
        return is_ours


async def _one_at_a_time(writer: Writer, owner: str, now: float) -> None:
    """Keep everybody else from claiming until this transaction ends: all of them write this row first."""
    change = (
        "INSERT INTO leases (name, owner, until) VALUES ('claiming', ?1, ?2) "
        "ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until"
    )
    await writer.execute(change, (owner, now))


async def _served(writer: Writer, now: float) -> list[ShardRange]:
    """The ranges that somebody has; leases that have run out are removed, so nobody can renew them."""
    await writer.execute(f"DELETE FROM leases WHERE name LIKE '{PREFIX}%' AND until <= ?", (now,))
    rows = await writer.rows(f"SELECT name FROM leases WHERE name LIKE '{PREFIX}%' ORDER BY name")
    return [ShardRange.of_lease(row[0]) for row in rows]
