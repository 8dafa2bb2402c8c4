"""Claims on shards: no two processes have the same ones, and nobody's stay unserved."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing
from pathlib import Path

import pytest

from cogs.sharding import claims
from cogs.sharding.claim_rows import LEASE
from cogs.sharding.claims import TIME_TO_COME, ShardClaim
from cogs.sharding.ranges import ShardRange, divided
from tables import TableService
from tables.store.database import Writer
from tables.store.postgres.connections import WRITERS
from tests.tables.databases import empty_database
from tests.tables.scene import Clock, Opener, failing


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def opener(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Opener]:
    if request.param == "sqlite":
        opener = Opener(tmp_path / "lair.sqlite3", clock)
        yield opener
        await opener.aclose()
        return
    with empty_database(tmp_path) as address:
        opener = Opener(address, clock)
        yield opener
        await opener.aclose()


async def processes(opener: Opener, number: int, sharing: int = 2) -> list[ShardClaim]:
    """So many processes; all are there before the first one claims anything."""
    services = [await opener.open() for _ in range(number)]
    return [ShardClaim(service, sharing, None) for service in services]


@pytest.mark.parametrize(("total", "sharing"), [(1, 2), (2, 2), (5, 2), (16, 3), (39, 7), (3, 16)])
def test_every_shard_belongs_to_one_range_and_ranges_are_even(total: int, sharing: int) -> None:
    ranges = divided(total, sharing)

    assert [shard for one in ranges for shard in one.shards] == list(range(total))
    assert len(ranges) == min(total, sharing)
    sizes = {len(one.shards) for one in ranges}
    assert max(sizes) - min(sizes) <= 1
    assert [ShardRange.of_lease(one.lease) for one in ranges] == ranges


async def test_each_process_gets_shards_of_its_own_and_one_too_many_gets_none(opener: Opener) -> None:
    claims = await processes(opener, 3)

    found = await asyncio.gather(*(claim.take(5) for claim in claims))

    assert {one for one in found if one} == {ShardRange(0, 1, 5), ShardRange(2, 4, 5)}
    assert found.count(None) == 1
    assert [claim.is_held for claim in claims] == [one is not None for one in found]


async def test_a_spare_takes_over_when_the_lease_of_a_dead_process_has_run_out(
    opener: Opener, clock: Clock
) -> None:
    dead, alive, spare = await processes(opener, 3)
    await dead.take(2)
    await alive.take(2)
    clock.now += LEASE - 1
    assert await alive.renew()
    assert await spare.take(2) is None

    clock.now += 1

    assert await spare.take(2) == ShardRange(0, 0, 2)
    assert (dead.is_held, alive.is_held, spare.is_held) == (False, True, True)
    assert not await dead.renew()
    assert await alive.renew()


async def test_a_process_that_wakes_before_anybody_took_over_goes_on(opener: Opener, clock: Clock) -> None:
    (paused,) = await processes(opener, 1)
    await paused.take(2)
    clock.now += 3 * LEASE
    assert not paused.is_held

    assert await paused.renew()

    assert paused.is_held


async def test_a_range_that_is_given_up_is_free_at_once(opener: Opener) -> None:
    first, second = [await opener.open() for _ in range(2)]
    assert await ShardClaim(first, 2, None).take(1) == ShardRange(0, 0, 1)
    spare = ShardClaim(second, 2, None)
    assert await spare.take(1) is None

    await first.leases.drop_all()

    assert await spare.take(1) == ShardRange(0, 0, 1)


async def test_whoever_comes_later_counts_shards_like_those_who_serve_some(opener: Opener) -> None:
    early, late, _ = await processes(opener, 3)
    await early.take(4)

    assert await late.take(6) == ShardRange(2, 3, 4)


async def test_nobody_serves_with_another_number_of_shards_or_a_range_that_overlaps(opener: Opener) -> None:
    services = [await opener.open() for _ in range(4)]
    assert await ShardClaim(services[0], 2, 6).take(1) == ShardRange(0, 2, 6)

    assert await ShardClaim(services[1], 2, 8).take(1) is None
    assert await ShardClaim(services[2], 3, 6).take(1) == ShardRange(4, 5, 6)
    assert await ShardClaim(services[3], 2, 6).take(1) is None


async def test_a_process_without_the_database_keeps_its_shards_until_the_lease_runs_out(
    service: TableService, clock: Clock
) -> None:
    claim = ShardClaim(service, 2, None)
    await claim.take(2)
    async with failing(service.storage, sqlite3.SQLITE_UPDATE, "leases"):
        clock.now += LEASE - 1
        assert await claim.renew()
        clock.now += 1
        assert not await claim.renew()


@pytest.mark.slow
async def test_shards_are_kept_whatever_keeps_all_others_from_writing(tmp_path: Path, clock: Clock) -> None:
    """Somebody writes alone, and tables are held that others have for long: whoever is well stays it."""
    with empty_database(tmp_path) as address:
        async with aclosing(Opener(address, clock)) as opener, AsyncExitStack() as busy:
            service = await opener.open()
            claim = ShardClaim(service, 2, None)
            await claim.take(2)
            await busy.enter_async_context((await opener.open()).storage.transaction_alone())
            for table_id in range(WRITERS):
                await busy.enter_async_context(service.storage.hold(table_id))
            clock.now += LEASE - 1

            assert await claim.renew()

            clock.now += LEASE - 1
            assert claim.is_held


# ── helping out ──────────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_is_left_takes_over_the_range_of_a_dead_process_if_nobody_waits(
    opener: Opener, clock: Clock
) -> None:
    dead, one, other = await processes(opener, 3, sharing=3)
    for claim in (dead, one, other):
        await claim.take(6)
    assert await one.help_out() is None
    clock.now += LEASE - 1
    assert await one.renew()
    assert await other.renew()
    assert await one.help_out() is None

    clock.now += 1
    found = await asyncio.gather(one.help_out(), other.help_out())

    assert sorted(map(str, found)) == ["0-1 of 6", "None"]
    helper = one if found[0] else other
    assert helper.ranges == [helper.ranges[0], ShardRange(0, 1, 6)]
    assert (helper.wants(0), helper.share_of(48), dead.share_of(48)) == (True, 32, 16)
    assert not await dead.renew()
    clock.now += LEASE - 1
    assert await helper.renew()
    clock.now += 1
    assert helper.is_held


async def test_a_spare_comes_before_those_who_serve_and_gets_what_they_have_too_many(
    opener: Opener, clock: Clock
) -> None:
    dead, one, spare, late = await processes(opener, 4)
    await dead.take(2)
    await one.take(2)
    assert await spare.take(2) is None
    clock.now += 1
    assert await spare.take(2) is None
    clock.now += 4
    assert await one.renew()
    clock.now += 5
    assert await one.help_out() == ShardRange(0, 0, 2)  # the spare has not been heard of any more
    assert await one.promise() is None

    assert await late.take(2) is None
    assert await one.promise() == ShardRange(0, 0, 2)
    assert (one.wants(0), one.wants(1)) == (False, True)
    assert await late.take(2) is None  # ours until its shards are closed
    assert await one.renew()
    await one.hand_over()

    assert await one.help_out() is None
    assert await late.take(2) == ShardRange(0, 0, 2)
    assert one.ranges == [ShardRange(1, 1, 2)]


async def test_one_promise_is_made_to_one_who_waits(opener: Opener, clock: Clock) -> None:
    claims = await processes(opener, 5, sharing=4)
    for claim in claims[:4]:
        await claim.take(4)
    clock.now += LEASE - 1
    one, other = claims[:2]
    assert await one.renew()
    assert await other.renew()
    clock.now += 1
    assert await one.help_out() is not None
    assert await other.help_out() is not None

    assert await claims[4].take(4) is None
    promised = [await one.promise(), await other.promise()]

    assert [given is not None for given in promised] == [True, False]


async def test_handing_over_in_the_middle_of_renewing_loses_nothing(
    opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, leaving = await processes(opener, 2)
    await leaving.take(2)
    await one.take(2)
    clock.now += 1
    await leaving.leave()
    await one.help_out()

    async def handed_over(_writer: Writer, lease: str, *_: object) -> bool:
        one.ranges = one.ranges[:1]
        return lease == one.ranges[0].lease

    monkeypatch.setattr(claims, "renew_lease", handed_over)

    assert await one.renew()


async def test_a_range_that_is_left_is_taken_over_at_once(opener: Opener, clock: Clock) -> None:
    leaving, staying = await processes(opener, 2)
    await leaving.take(2)
    await staying.take(2)
    clock.now += 1
    await leaving.leave()

    assert not leaving.is_held
    assert await staying.help_out() == ShardRange(0, 0, 2)


async def test_whoever_starts_first_leaves_the_others_time_to_come(opener: Opener, clock: Clock) -> None:
    former, first = await processes(opener, 2)
    await former.take(2)
    await former.leave()  # long ago
    clock.now += 3600
    await first.take(2)
    clock.now += TIME_TO_COME - 1
    assert await first.renew()
    assert await first.help_out() is None

    clock.now += 1

    assert await first.help_out() == ShardRange(1, 1, 2)


async def test_whoever_counts_shards_otherwise_keeps_nobody_from_helping_out(
    opener: Opener, clock: Clock
) -> None:
    services = [await opener.open() for _ in range(3)]
    dead, one, odd = (ShardClaim(services[number], 2, total) for number, total in enumerate((2, 2, 3)))
    await dead.take(1)
    await one.take(1)
    clock.now += LEASE - 1
    assert await one.renew()
    assert await odd.take(1) is None
    clock.now += 1

    assert await one.help_out() == ShardRange(0, 0, 2)


async def test_a_claim_is_kept_until_it_is_gone(
    opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "RENEW_EVERY", 0.0)
    monkeypatch.setattr(claims, "LOOK_EVERY", 0.0)
    first, spare = await processes(opener, 2)
    await first.take(1)
    is_spare = asyncio.Event()
    keeping = asyncio.create_task(first.keep())
    waiting = asyncio.create_task(spare.wait(1, is_spare.set))
    await is_spare.wait()
    assert not keeping.done()

    keeping.cancel()
    clock.now += LEASE

    assert await waiting == ShardRange(0, 0, 1)
    await first.keep()  # returns, for it is gone
