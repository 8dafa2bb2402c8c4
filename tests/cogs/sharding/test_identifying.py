"""Turns to identify and to publish: over all processes, one at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.sharding import identifying
from cogs.sharding.identifying import APART, IdentifyTurns
from cogs.sharding.publishing import _TO_PUBLISH, published_commands
from tables import TableService
from tables.store.leases import Leases
from tests.tables.scene import Clock


class Named:
    """A command of which only the name matters."""

    def __init__(self, name: str) -> None:
        self.name = name


class FalseTree:
    """Commands, and the Discord they are published on."""

    def __init__(self, discord: list[Named]) -> None:
        self.discord = discord
        self.synced = 0

    def get_commands(self) -> list[Named]:
        return [Named("move"), Named("lobby")]

    async def sync(self) -> list[Named]:
        self.synced += 1
        self.discord[:] = self.get_commands()
        return self.discord

    async def fetch_commands(self) -> list[Named]:
        return list(self.discord)


async def a_moment() -> None:
    for _ in range(200):
        await asyncio.sleep(0.0005)


async def test_shards_of_one_bucket_identify_five_seconds_apart(
    service: TableService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identifying, "_LOOK_EVERY", 0.0)
    one, other = (IdentifyTurns(service.storage, clock, 2) for _ in range(2))
    await one.wait(0)
    await other.wait(1)
    mine, theirs = asyncio.create_task(one.wait(2)), asyncio.create_task(other.wait(4))
    await a_moment()
    assert not mine.done()
    assert not theirs.done()

    clock.now += APART
    await a_moment()
    assert mine.done() != theirs.done()

    clock.now += APART
    await asyncio.gather(mine, theirs)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a lease looks again at once."""
    monkeypatch.setattr("tables.store.leases._LOOK_EVERY", 0.0)


@pytest.mark.usefixtures("impatient")
async def test_the_commands_are_published_once_and_known_to_all(service: TableService, clock: Clock) -> None:
    discord: list[Named] = []
    trees: list[Any] = [FalseTree(discord) for _ in range(3)]
    leases = [Leases(service.storage, clock, name) for name in ("one", "two", "three")]

    found = await asyncio.gather(*map(published_commands, trees, leases))

    assert [[command.name for command in commands] for commands in found] == [["move", "lobby"]] * 3
    assert sum(tree.synced for tree in trees) == 1


@pytest.mark.usefixtures("impatient")
async def test_another_process_publishes_if_the_first_one_dies_at_it(
    service: TableService, clock: Clock
) -> None:
    """Even if Discord knows commands of the same names: they are those of the release before."""
    discord = [Named("move"), Named("lobby")]
    dead: Any = FalseTree(discord)
    dead.sync = asyncio.Event().wait
    dying = asyncio.create_task(published_commands(dead, Leases(service.storage, clock, "dead")))
    await a_moment()
    tree: Any = FalseTree(discord)
    waiting = asyncio.create_task(published_commands(tree, Leases(service.storage, clock, "alive")))
    await a_moment()
    assert not waiting.done()

    async with service.storage.transaction() as writer:  # it had no time to give anything back
        await writer.execute("UPDATE leases SET owner = 'long dead'")
    dying.cancel()
    clock.now += _TO_PUBLISH

    assert len(await waiting) == 2
    assert tree.synced == 1


@pytest.mark.usefixtures("impatient")
async def test_a_lease_for_a_piece_of_work_lets_one_work_at_a_time(
    service: TableService, clock: Clock
) -> None:
    at_work: list[str] = []

    async def work(name: str) -> None:
        async with Leases(service.storage, clock, name).alone("emojis", 30.0):
            at_work.append(name)
            await a_moment()
            assert at_work[-1] == name

    await asyncio.gather(work("one"), work("two"))
    assert sorted(at_work) == ["one", "two"]
