"""A claim on ranges of shards: leases in the database, renewed as long as the process is well."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from cogs.sharding.claim_rows import (
    LEASE,
    Seen,
    claim_alone,
    give_up,
    look,
    promise_to,
    stop_waiting,
    take_range,
    wait_for_range,
)
from cogs.sharding.ranges import ShardRange, divided
from tables import StorageError, TableService
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.leases import renew_lease

log = logging.getLogger("lairkeeper.shards")

RENEW_EVERY = 2.0
LOOK_EVERY = 1.0
"""How many seconds a spare waits before it looks again for a range that is free."""
TIME_TO_COME = 30.0
"""For so many seconds after our own start, others may still be about to start."""
_TO_FIND_OUT = 1.0
"""How many seconds a process that wakes up too late has to find out whether its shards are gone."""
_TO_LEAVE = 2.0


class ShardsLostError(Exception):
    """Other processes have our shards, or shall have them: we must not listen any more."""


class ShardClaim:
    """The ranges of shards that this process has: its own, and those it looks after for the dead.

    Whoever has no range is a spare: it takes over from a process that dies, or that has more than its own.
    How many shards there are is asked of those who run already, unless a setting says it: servers must not
    belong to two processes.
    """

    def __init__(self, service: TableService, processes: int, fixed_total: int | None) -> None:
        self._storage = service.storage
        self._owner = service.leases.owner
        self._clock = service.clock
        self._processes = processes
        self._fixed_total = fixed_total
        self._since = 0.0
        self._until = 0.0
        self.ranges: list[ShardRange] = []
        """Our own first."""
        self.leaving: ShardRange | None = None
        """The one of them that somebody else is about to get."""

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have our shards; false at once for a process that was paused for long."""
        return bool(self.ranges) and self._clock() < self._until

    def wants(self, shard_id: int) -> bool:
        """Whether a shard is ours, and stays it."""
        return any(shard_id in one.shards for one in self.ranges if one != self.leaving)

    def share_of(self, whole: int) -> int:
        """Our share of what all processes together may do: each range has the same."""
        if not self.ranges:
            return whole // self._processes
        return whole * len(self.ranges) // min(self.ranges[0].total, self._processes)

    # ── one's own range ──────────────────────────────────────────────────────────────────────────────────

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
        """Take the first range that is free; if there is none, let it be known that we wait."""
        now = self._clock()
        async with self._storage.transaction() as writer:
            await claim_alone(writer, self._owner, now)
            seen = await look(writer, now)
            total = self._fixed_total or (seen.served[0].total if seen.served else recommended)
            wanted = next((one for one in divided(total, self._processes) if not seen.is_served(one)), None)
            if wanted is not None:
                await take_range(writer, wanted, seen, self._owner, now)
                await stop_waiting(writer, self._owner)
            elif seen.counts(total):  # whoever counts otherwise could serve nothing that others leave
                await wait_for_range(writer, self._owner, now)
        if wanted is not None:
            await fault_point(FaultPoint.SHARDS_TAKEN)
            self.ranges, self._since, self._until = [wanted], now, now + LEASE
        return wanted

    async def keep(self) -> None:
        """Renew the leases again and again; returns when one is gone, or when nobody can say."""
        while True:
            if not await self.renew():
                return
            await asyncio.sleep(RENEW_EVERY)

    async def renew(self) -> bool:
        """Renew the leases; False if one is gone, or has run out while the database gave no answer."""
        assert self.ranges
        now = self._clock()
        try:
            async with asyncio.timeout(max(self._until - now, _TO_FIND_OUT)):
                are_ours = await self._renew_all(now + LEASE)
                await fault_point(FaultPoint.SHARDS_RENEWED)
        except (StorageError, TimeoutError) as trouble:
            log.warning("could not renew the lease on our shards: %s", str(trouble) or type(trouble).__name__)
            return self.is_held
        if are_ours:
            self._until = now + LEASE
        return are_ours

    async def _renew_all(self, until: float) -> bool:
        async with self._storage.transaction_apart() as writer:
            renewed = {
                one: await renew_lease(writer, one.lease, self._owner, until) for one in tuple(self.ranges)
            }
        return all(ours for one, ours in renewed.items() if one in self.ranges)  # not handed over meanwhile

    async def leave(self) -> None:
        """Let others have all our shards at once, if the database can be told."""
        given, self.ranges = self.ranges, []
        with suppress(StorageError, TimeoutError):  # the leases run out by themselves
            async with asyncio.timeout(_TO_LEAVE), self._storage.transaction_apart() as writer:
                for one in given:
                    await give_up(writer, one, self._owner, self._clock())

    # ── the ranges of others ─────────────────────────────────────────────────────────────────────────────

    async def help_out(self) -> ShardRange | None:
        """Take over a range whose process is gone, unless somebody waits who has none."""
        now = self._clock()
        if self._left_alone(await look(self._storage, now), now) is None:
            return None
        async with self._storage.transaction() as writer:
            await claim_alone(writer, self._owner, now)
            seen = await look(writer, now)
            found = self._left_alone(seen, now)
            if found is not None:
                await take_range(writer, found, seen, self._owner, now)
        if found is not None:
            self.ranges.append(found)
            log.info("nobody serves shards %s: serving them as well", found)
        return found

    def _left_alone(self, seen: Seen, now: float) -> ShardRange | None:
        """A range that nobody serves, and nobody is about to.

        Processes are started one after the other: what nobody has served since we came is left to them for
        a while.
        """
        if seen.waiting or self.leaving is not None:
            return None
        for wanted in divided(self.ranges[0].total, self._processes):
            was_served = seen.served_until(wanted) > self._since or now - self._since >= TIME_TO_COME
            if was_served and not seen.is_served(wanted):
                return wanted
        return None

    async def promise(self) -> ShardRange | None:
        """The range that somebody who waits gets from us; None if nobody does, or we have our own only.

        It is ours until `hand_over`: before that, its shards must be closed.
        """
        if len(self.ranges) < 2 or self.leaving is not None:
            return None
        now = self._clock()
        for who in (await look(self._storage, now)).unpromised:
            async with self._storage.transaction() as writer:
                if await promise_to(writer, who, self._owner, now):
                    self.leaving = self.ranges[-1]
                    return self.leaving
        return None

    async def hand_over(self) -> None:
        """Let whoever waits have the range that was promised."""
        assert self.leaving is not None
        given, self.leaving = self.leaving, None
        self.ranges.remove(given)
        log.info("shards %s go to somebody who has come for them", given)
        async with self._storage.transaction() as writer:
            await give_up(writer, given, self._owner, self._clock())
