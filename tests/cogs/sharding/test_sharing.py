"""What a process does with its share: fewer requests, and nothing at all without shards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from cogs.client import client
from cogs.client.client import Lairkeeper
from cogs.client.configuration import read_configuration
from cogs.delivery.pace import PER_SECOND, Urgency
from cogs.health import Health
from cogs.sharding.claim_rows import LEASE
from cogs.sharding.identifying import IdentifyTurns
from cogs.sharding.ranges import ShardRange
from tables import TableService
from tests.tables.scene import Clock

SETTINGS = {"DATABASE_URL": "postgresql:///lair", "PROCESSES": "4", "DRAWING_WORKERS": "0"}


@pytest.fixture
async def sharing(service: TableService) -> AsyncIterator[Lairkeeper]:
    """One of four processes, without a line to Discord."""
    client = Lairkeeper(read_configuration(SETTINGS), service)
    yield client
    await client.studio.close()


async def test_a_process_sends_its_share_of_what_discord_takes(sharing: Lairkeeper) -> None:
    turns = [asyncio.create_task(sharing.pace.turn(Urgency.BOARD)) for _ in range(PER_SECOND)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert sharing.pace.backlog == PER_SECOND * 3 // 4

    for turn in turns:
        turn.cancel()


async def test_a_spare_is_well_and_whoever_has_shards_needs_discord(sharing: Lairkeeper) -> None:
    health, owner = Health(sharing, {}), sharing.service.leases.owner
    assert sharing.claim is not None

    is_well, told = await health.health()
    assert (is_well, told["shards"], told["process"]) == (True, "spare", owner)
    assert not sharing.may_listen

    await sharing.claim.take(8)
    is_well, told = await health.health()
    assert (is_well, told["shards"]) == (False, "0-1 of 8")

    await sharing.on_shard_connect(0)
    assert (await health.health())[0]

    sharing.claim.ranges.append(ShardRange(4, 5, 8))
    assert (await health.health())[1]["shards"] == "0-1 of 8, 4-5 of 8"
    assert sharing.own_shards == 4


async def test_whoever_has_lost_its_shards_does_not_identify_until_they_are_its_own_again(
    sharing: Lairkeeper, clock: Clock
) -> None:
    assert sharing.claim is not None
    sharing._identify_turns = IdentifyTurns(sharing.service.storage, clock, 1)
    await sharing.claim.take(8)
    await sharing.before_identify_hook(0)

    clock.now += LEASE

    assert not sharing.may_listen
    identifying = asyncio.create_task(sharing.before_identify_hook(0))
    await asyncio.wait((identifying,), timeout=0.3)
    assert not identifying.done()

    assert await sharing.claim.renew()  # nobody had taken them over
    await identifying


async def test_a_shard_that_was_handed_over_is_not_identified_again(
    sharing: Lairkeeper, clock: Clock
) -> None:
    assert sharing.claim is not None
    sharing._identify_turns = IdentifyTurns(sharing.service.storage, clock, 2)
    await sharing.claim.take(8)

    with pytest.raises(asyncio.CancelledError):  # discord.py takes that for the end of it
        await sharing.before_identify_hook(7)


async def test_whoever_hears_nothing_from_discord_for_a_while_leaves_its_shards_to_others(
    sharing: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "SILENCE", 0.1)
    await sharing._async_setup_hook()
    await sharing.on_shard_connect(0)
    sharing._ready.set()
    silence = asyncio.create_task(sharing._until_silent())
    await asyncio.wait((silence,), timeout=0.2)
    assert not silence.done()

    await sharing.on_shard_disconnect(0)
    await silence
