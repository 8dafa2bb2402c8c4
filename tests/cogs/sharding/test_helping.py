"""Helping out: shards of the dead are opened, and closed again before somebody else gets them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.sharding.claim_rows import LEASE
from cogs.sharding.claims import ShardClaim
from cogs.sharding.helping import HelpingOut
from tests.cogs.sharding.test_claims import processes
from tests.tables.scene import Clock, Opener


class FalseShard:
    """A connection that only knows whether it is open."""

    def __init__(self) -> None:
        self.is_open = True

    def is_closed(self) -> bool:
        return not self.is_open

    async def disconnect(self) -> None:
        self.is_open = False


class FalseLine:
    """Connections without a Discord."""

    def __init__(self, *opened: int) -> None:
        self.shards = {shard_id: FalseShard() for shard_id in opened}
        self.ready = True
        self.reachable = asyncio.Event()
        self.reachable.set()

    def is_ready(self) -> bool:
        return self.ready

    async def launch_shard(self, gateway: Any, shard_id: int, /) -> None:
        await self.reachable.wait()
        self.shards[shard_id] = FalseShard()

    @property
    def open(self) -> list[int]:
        return sorted(shard_id for shard_id, shard in self.shards.items() if shard.is_open)


@pytest.fixture
async def opener(tmp_path: Path, clock: Clock) -> AsyncIterator[Opener]:
    opener = Opener(tmp_path / "lair.sqlite3", clock)
    yield opener
    await opener.aclose()


async def left_alone(opener: Opener, clock: Clock) -> tuple[ShardClaim, ShardClaim]:
    """The process that is left, with shards 2 and 3, and one that comes later."""
    dead, left, late = await processes(opener, 3)
    await dead.take(4)
    await left.take(4)
    clock.now += LEASE - 1
    assert await left.renew()
    clock.now += 1
    return left, late


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_the_shards_of_the_dead_are_opened_and_given_to_whoever_comes(
    opener: Opener, clock: Clock
) -> None:
    left, late = await left_alone(opener, clock)
    line, shares = FalseLine(2, 3), list[int]()
    helping = HelpingOut(left, line, lambda: shares.append(left.share_of(48)))
    line.ready = False
    await helping.look()
    await a_moment()
    assert line.open == [2, 3]

    line.ready = True
    await helping.look()
    await a_moment()
    assert (line.open, shares) == ([0, 1, 2, 3], [48])

    assert await late.take(4) is None
    await helping.look()
    assert (line.open, shares) == ([2, 3], [48, 24])
    assert await late.take(4) is not None
    line.shards[0].is_open = True  # it was reconnecting when it was given up
    await helping.look()
    assert line.open == [2, 3]


async def test_nobody_gets_shards_that_are_still_being_opened(opener: Opener, clock: Clock) -> None:
    left, late = await left_alone(opener, clock)
    line = FalseLine(2, 3)
    helping = HelpingOut(left, line, lambda: None)
    line.reachable.clear()
    await helping.look()
    await a_moment()
    assert await late.take(4) is None
    await helping.look()
    assert await late.take(4) is None

    line.reachable.set()
    await a_moment()
    await helping.look()

    assert line.open == [2, 3]  # the second one was not opened any more, the first one is closed
    assert await late.take(4) is not None
