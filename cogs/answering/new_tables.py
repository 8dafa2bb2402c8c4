"""Opening a table: its channel, its host and its language."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import NamedTuple

import discord

from cogs.answering.whereabouts import is_guest, server_of
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, locale_of
from cogs.ui.command_mentions import clickable
from cogs.ui.components import shortened
from engine.core import Text
from tables import Newcomer, Refused, TableService
from texts import best_locale, speaker

log = logging.getLogger("lairkeeper.tables")

_LONGEST_NAME = 100
_NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


def newcomer(interaction: Interaction) -> Newcomer:
    """The person behind an interaction, to be seated under their display name."""
    return Newcomer(interaction.user.id, interaction.user.display_name)


class Place(NamedTuple):
    """Where a table is opened: `kind` is `thread`, `here` or `directly`."""

    channel_id: int
    guild_id: int | None
    kind: str


async def place_for_a_table(
    interaction: Interaction, thread: str | None, locale: str, invitation: str = "thread-invitation"
) -> int:
    """The channel for a new table: this one, or a new thread for what `thread` names, below an invitation.

    Refuses with a list of the missing permissions, rather than fail later.
    """
    _must_be_able_to_post(interaction, thread)
    assert interaction.channel_id is not None
    if thread is None:
        return interaction.channel_id
    return await _new_thread(interaction, thread, locale, invitation)


async def place_for_an_exercise(
    service: TableService, interaction: Interaction, thread: str | None, locale: str
) -> Place:
    """Where an exercise is opened: here, in a thread, or in direct messages where the bot is but a guest."""
    if is_guest(interaction):
        return Place(await place_in_direct_messages(service, interaction), None, "directly")
    channel_id = await place_for_a_table(interaction, thread, locale)
    return Place(channel_id, interaction.guild_id, "here" if thread is None else "thread")


async def place_for_one(service: TableService, interaction: Interaction, title: str, locale: str) -> Place:
    """Where somebody can play alone: in a thread, else here if nobody else does, else in direct messages."""
    if server_of(interaction) is not None:
        with suppress(Refused):
            thread = await place_for_a_table(interaction, title, locale, "solo-invitation")
            return Place(thread, interaction.guild_id, "thread")
        with suppress(Refused):
            channel = await place_for_a_table(interaction, None, locale)
            if await service.repository.open_in(channel) is None:
                return Place(channel, interaction.guild_id, "here")
    return Place(await place_in_direct_messages(service, interaction), None, "directly")


async def place_in_direct_messages(service: TableService, interaction: Interaction) -> int:
    """Somebody's direct messages, for a table of theirs alone; an exercise in its way will make room."""
    directly = (await interaction.user.create_dm()).id
    taken = await service.repository.open_in(directly)
    if taken is not None and not taken.is_exercise:
        raise Refused(Text("directly-taken"))
    return directly


async def table_locale(client: Lairkeeper, interaction: Interaction) -> str:
    """The language the server chose for its tables, or else its own; in direct messages, the person's."""
    if interaction.guild_id is None:
        return locale_of(interaction)
    return await locale_of_server(client, interaction.guild_id, str(interaction.guild_locale or ""))


async def locale_of_server(client: Lairkeeper, guild_id: int, preferred: str) -> str:
    """The language a server chose for its tables, or else its own, as Discord calls it."""
    chosen = await client.service.people.server_locale(guild_id)
    return chosen or best_locale(preferred, client.configuration.language)


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


async def _new_thread(interaction: Interaction, title: str, locale: str, invitation: str) -> int:
    """A thread below an invitation that stays in the channel; the host is in it from the start."""
    channel, host = interaction.channel, interaction.user
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Text("no-thread-here"))
    invited = speaker(locale)(invitation, game=title, host=f"<@{host.id}>")
    # A thread below a message has the type its channel needs, also in an announcement channel.
    message = await channel.send(clickable(invited), allowed_mentions=discord.AllowedMentions.none())
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
