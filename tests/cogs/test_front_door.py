"""Which servers are greeted: those the bot was added to since it started, each once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord

from cogs.client.client import Lairkeeper
from cogs.front_door import FrontDoor


class SystemChannel:
    """Takes everything the bot posts."""

    def __init__(self, permissions: discord.Permissions) -> None:
        self._permissions = permissions
        self.posts: list[dict[str, Any]] = []

    def permissions_for(self, _who: object) -> discord.Permissions:
        return self._permissions

    async def send(self, **message: Any) -> None:
        self.posts.append(message)


def server(joined: timedelta, permissions: discord.Permissions | None = None) -> Any:
    """A server the bot has joined so long ago."""
    channel = SystemChannel(permissions or discord.Permissions.all())
    me = SimpleNamespace(joined_at=datetime.now(UTC) - joined)
    return SimpleNamespace(id=7, system_channel=channel, me=me, preferred_locale=discord.Locale.german)


def door_of(client: Lairkeeper) -> FrontDoor:
    """The cog; discord.py has loaded its module once more, so its class is another one."""
    return cast(FrontDoor, client.get_cog("FrontDoor"))


async def test_a_new_server_is_greeted_once_however_often_the_bot_hears_of_it(client: Lairkeeper) -> None:
    guild, door = server(timedelta(minutes=-1)), door_of(client)

    await door.on_guild_join(guild)
    await door.on_guild_join(guild)
    await door.on_guild_available(guild)

    [post] = guild.system_channel.posts
    assert len(post["files"]) == 5


async def test_a_server_joined_while_the_bot_started_is_greeted_too(client: Lairkeeper) -> None:
    guild = server(timedelta(minutes=-1))

    await door_of(client).on_guild_available(guild)

    assert len(guild.system_channel.posts) == 1


async def test_a_server_it_has_long_been_on_is_not_greeted(client: Lairkeeper) -> None:
    guild = server(timedelta(days=1))

    await door_of(client).on_guild_available(guild)

    assert guild.system_channel.posts == []


async def test_a_server_without_a_place_to_post_is_not_greeted(client: Lairkeeper) -> None:
    guild = server(timedelta(0), discord.Permissions(view_channel=True, attach_files=True))

    await door_of(client).on_guild_join(guild)
    assert guild.system_channel.posts == []

    guild.system_channel = None
    await door_of(client).on_guild_join(guild)
