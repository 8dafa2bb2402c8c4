"""Opening a table: its channel, its host and its language."""

from __future__ import annotations

import discord

from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, locale_of
from engine.core import Text
from tables import Newcomer, Refused
from texts import best_locale, speaker

_NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


def newcomer(interaction: Interaction) -> Newcomer:
    """The person behind an interaction, to be seated under their display name."""
    return Newcomer(interaction.user.id, interaction.user.display_name)


async def place_for_a_table(interaction: Interaction, thread: str | None) -> int:
    """The channel for a new table: this one, or a new thread with this name.

    Refuses with a list of the missing permissions, rather than fail later.
    """
    _must_be_able_to_post(interaction, thread)
    assert interaction.channel_id is not None
    return interaction.channel_id if thread is None else await _new_thread(interaction, thread)


async def table_locale(client: Lairkeeper, interaction: Interaction) -> str:
    """The language the server chose for its tables, or else its own; in direct messages, the person's."""
    if interaction.guild_id is None:
        return locale_of(interaction)
    chosen = await client.service.people.server_locale(interaction.guild_id)
    fallback = client.configuration.language
    return chosen or best_locale(str(interaction.guild_locale or ""), fallback)


def _must_be_able_to_post(interaction: Interaction, thread: str | None) -> None:
    needed = [*_NEEDED]
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    if thread is not None:
        needed += ["create_public_threads", "send_messages_in_threads"]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing and interaction.guild_id is not None:
        say = speaker(locale_of(interaction))
        names = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused(Text("lobby-missing-permissions", {"permissions": names}))


async def _new_thread(interaction: Interaction, name: str) -> int:
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Text("no-thread-here"))
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    return thread.id
