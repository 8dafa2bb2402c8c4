"""Opening a table: its channel, its host and its language."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, locale_of
from cogs.ui.components import shortened
from engine.core import Text
from tables import Newcomer, Refused
from texts import best_locale, speaker

log = logging.getLogger("lairkeeper.tables")

_LONGEST_NAME = 100
_NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


def newcomer(interaction: Interaction) -> Newcomer:
    """The person behind an interaction, to be seated under their display name."""
    return Newcomer(interaction.user.id, interaction.user.display_name)


async def place_for_a_table(interaction: Interaction, thread: str | None, locale: str) -> int:
    """The channel for a new table: this one, or a new thread for what `thread` names.

    Refuses with a list of the missing permissions, rather than fail later.
    """
    _must_be_able_to_post(interaction, thread)
    assert interaction.channel_id is not None
    return interaction.channel_id if thread is None else await _new_thread(interaction, thread, locale)


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


async def _new_thread(interaction: Interaction, title: str, locale: str) -> int:
    """A thread below an invitation that stays in the channel; the host is in it from the start."""
    channel, host = interaction.channel, interaction.user
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Text("no-thread-here"))
    invitation = speaker(locale)("thread-invitation", game=title, host=f"<@{host.id}>")
    # A thread below a message has the type its channel needs, also in an announcement channel.
    message = await channel.send(invitation, allowed_mentions=discord.AllowedMentions.none())
    try:
        thread = await message.create_thread(name=shortened(f"{title} · {host.display_name}", _LONGEST_NAME))
    except discord.HTTPException:
        with suppress(discord.HTTPException):
            await message.delete()
        raise
    try:
        await thread.add_user(discord.Object(host.id))
    except discord.HTTPException as refused:
        log.info("could not add the host to a thread", extra={"code": refused.code})
    return thread.id
