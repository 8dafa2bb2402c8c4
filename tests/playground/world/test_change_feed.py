import asyncio

from playground import Playground
from playground.world.changes import Change, ChannelOpened, MessagePosted


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
