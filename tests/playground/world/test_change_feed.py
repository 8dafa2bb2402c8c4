import asyncio

import pytest

from playground import Playground
from playground.world.changes import Change, ChannelOpened, MessagePosted

PATIENCE = 10.0


async def test_a_follower_sees_every_change(ground: Playground) -> None:
    seen: list[Change] = []

    async def follow() -> None:
        async for change in ground.world.changes.follow():
            seen.append(change)  # noqa: PERF401 (it never ends)

    task = asyncio.create_task(follow())
    await asyncio.sleep(0)
    channel = ground.new_channel("table")
    said = ground.person("Anna").say(channel, "Hello")
    await asyncio.sleep(0)
    task.cancel()
    assert seen[0] == ChannelOpened(channel)
    assert seen[-1] == MessagePosted(said)


async def test_whoever_waits_learns_of_changes_in_the_world_and_outside_it(ground: Playground) -> None:
    outside: list[str] = []
    waiting = [
        asyncio.create_task(ground.world.changes.until(lambda: ground.guild.channels[1:], PATIENCE)),
        asyncio.create_task(ground.world.changes.until(lambda: outside, PATIENCE)),
    ]
    await asyncio.sleep(0)
    channel = ground.new_channel("table")
    outside.append("a row in a database")

    assert await asyncio.gather(*waiting) == [[channel], outside]


async def test_a_condition_that_fails_fails_only_whoever_waits_for_it(ground: Playground) -> None:
    opened: list[str] = []

    def broken() -> bool:
        if opened:
            raise LookupError("no such message")
        return False

    waiting = [
        asyncio.create_task(ground.world.changes.until(broken, PATIENCE)),
        asyncio.create_task(ground.world.changes.until(lambda: opened, PATIENCE)),
    ]
    await asyncio.sleep(0)
    opened.append("table")
    ground.new_channel("table")

    broke, met = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(broke, LookupError)
    assert met == opened


async def test_whoever_waits_in_vain_gives_up(ground: Playground) -> None:
    with pytest.raises(TimeoutError):
        await ground.world.changes.until(lambda: False, within=0.01)
