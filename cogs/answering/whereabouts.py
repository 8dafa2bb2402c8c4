"""Where somebody acts: on a server of the bot's, in its direct messages, or where they brought it along."""

from __future__ import annotations

import discord
from discord.abc import GuildChannel

from cogs.client.interactions import Interaction
from engine.core import Text
from tables import Refused


def is_guest(interaction: Interaction) -> bool:
    """Whether the bot is here only because somebody has it in their account: it can answer, but not post."""
    if interaction.guild_id is not None:
        return not interaction.is_guild_integration()
    return interaction.context.private_channel is True


def server_of(interaction: Interaction) -> int | None:
    """The server somebody acts on, if the bot is on it as well."""
    return None if is_guest(interaction) else interaction.guild_id


def must_be_on_our_server(interaction: Interaction) -> int:
    """The same; refuses in words where there is none."""
    server = server_of(interaction)
    if server is None:
        raise Refused(Text("only-on-a-server" if interaction.guild_id is None else "not-on-this-server"))
    return server


async def must_see(interaction: Interaction, guild_id: int, channel_id: int) -> discord.User | discord.Member:
    """Whoever acts on a server or in direct messages, as that server knows them.

    Refuses whoever is not on it, or cannot see the channel.
    """
    if interaction.guild_id != guild_id:
        try:
            return await _visitor(interaction.client, interaction.user.id, guild_id, channel_id)
        except (discord.NotFound, discord.Forbidden):
            raise Refused(Text("card-hidden")) from None
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    if channel is not None and isinstance(interaction.user, discord.Member):
        _must_show(channel, interaction.user)
    return interaction.user


async def _visitor(client: discord.Client, user_id: int, guild_id: int, channel_id: int) -> discord.Member:
    """Somebody who comes from elsewhere; another process may serve their server, so Discord is asked."""
    known = client.get_guild(guild_id)
    guild = known if known and not known.unavailable else await client.fetch_guild(guild_id)
    member = await guild.fetch_member(user_id)
    channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        channel = await guild.fetch_channel(channel.parent_id)
    _must_show(channel, member)
    return member


def _must_show(channel: GuildChannel | discord.Thread, member: discord.Member) -> None:
    if not channel.permissions_for(member).view_channel:
        raise Refused(Text("card-hidden"))
