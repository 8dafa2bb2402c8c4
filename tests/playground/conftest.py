import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from playground import Channel, Person, Playground, point_discord_at
from tests.playground.little_bot import LittleBot

HERE = Path(__file__)
OPENAPI = Path(os.environ.get("DISCORD_OPENAPI") or HERE.parents[3] / "shared/discord/openapi.json")
DESCRIPTION = OPENAPI if OPENAPI.exists() else None


@dataclass
class Stage:
    """A playground with a connected bot and three people."""

    ground: Playground
    bot: LittleBot
    anna: Person
    bert: Person
    carla: Person
    general: Channel

    def text_channel(self) -> discord.TextChannel:
        """The channel `general`, as the bot sees it."""
        channel = self.bot.get_channel(self.general.id)
        assert isinstance(channel, discord.TextChannel)
        return channel


@asynccontextmanager
async def running(ground: Playground, bot: LittleBot) -> AsyncIterator[LittleBot]:
    """Run a bot on a playground until the end of the block; it is ready when the block begins."""
    point_discord_at(ground.api_url, ground.gateway_url)
    task = asyncio.create_task(bot.start(ground.token))
    try:
        await ground.world.changes.until(lambda: bot.is_ready() or task.done(), within=10)
        if task.done():
            task.result()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def ground() -> AsyncIterator[Playground]:
    async with Playground(openapi=DESCRIPTION) as ground:
        yield ground


@pytest.fixture
async def stage(ground: Playground) -> AsyncIterator[Stage]:
    people = (ground.person("Anna"), ground.person("Bert", locale="de", nick="Bertl"), ground.person("Carla"))
    async with running(ground, LittleBot()) as bot:
        yield Stage(ground, bot, *people, ground.channel("general"))
