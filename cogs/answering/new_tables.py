"""Opening a table: its channel, its host and its language."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import discord

from cogs.answering.whereabouts import is_guest, server_of
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, locale_of
from cogs.ui.components import shortened
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import Card, Newcomer, Refused, TableService
from tables.store.company.cards import THREAD
from tables.store.table_settings import PACES
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
    card: Card | None = None
    """What the channel above a new thread keeps."""


async def place_for_a_table(
    interaction: Interaction, thread: str | None, locale: str, invitation: str = "thread-invitation"
) -> Place:
    """The channel for a new table: this one, or a new thread for what `thread` names, below an invitation.

    Refuses with a list of the missing permissions, rather than fail later.
    """
    _must_be_able_to_post(interaction, thread)
    assert interaction.channel_id is not None
    if thread is None:
        return Place(interaction.channel_id, interaction.guild_id, "here")
    return await _new_thread(interaction, thread, locale, invitation)


def agreed(players: int | None, pace: str | None, language: str | None) -> dict[str, str]:
    """What a lobby begins with, from what whoever opens it has said; a pace has a clock that goes with it."""
    settings = {"players": players and str(players), "clock": pace and PACES[pace], "language": language}
    return {key: value for key, value in settings.items() if value}


async def place_for_an_exercise(
    service: TableService, interaction: Interaction, thread: str | None, locale: str
) -> Place:
    """Where an exercise is opened: here, in a thread, or in direct messages where the bot is but a guest."""
    if is_guest(interaction):
        return Place(await place_in_direct_messages(service, interaction), None, "directly")
    return await place_for_a_table(interaction, thread, locale)


async def place_for_one(service: TableService, interaction: Interaction, title: str, locale: str) -> Place:
    """Where somebody can play alone: in a thread, else here if nobody else does, else in direct messages."""
    if server_of(interaction) is not None:
        with suppress(Refused):
            return await place_for_a_table(interaction, title, locale, "solo-invitation")
        with suppress(Refused):
            here = await place_for_a_table(interaction, None, locale)
            if await service.repository.open_in(here.channel_id) is None:
                return here
    return Place(await place_in_direct_messages(service, interaction), None, "directly")


async def place_in_direct_messages(service: TableService, interaction: Interaction) -> int:
    """Somebody's direct messages, for a table of theirs alone; an exercise in its way will make room."""
    directly = (await interaction.user.create_dm()).id
    taken = await service.repository.open_in(directly)
    if taken is not None and not taken.is_exercise:
        raise Refused(Text("directly-taken-elsewhere" if is_guest(interaction) else "directly-taken"))
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
    missing = missing_permissions(interaction, interaction.app_permissions, needed)
    if missing and interaction.guild_id is not None:
        raise Refused(Text("lobby-missing-permissions", {"permissions": missing}))


def missing_permissions(interaction: Interaction, has: discord.Permissions, needed: Sequence[str]) -> str:
    """The names of those permissions that the bot needs and does not have, with commas."""
    say = speaker(locale_of(interaction))
    missing = [name for name in needed if not getattr(has, name)]
    return ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)


async def _new_thread(interaction: Interaction, title: str, locale: str, invitation: str) -> Place:
    """A thread below an invitation that stays in the channel; the host is in it from the start."""
    channel, host = interaction.channel, interaction.user
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Text("no-thread-here"))
    invited = speaker(locale)(invitation, game=title, host=f"<@{host.id}>")
    # A thread below a message has the type its channel needs, also in an announcement channel.
    body = MessageBody([invited])
    message = await channel.send(view=body.layout(), allowed_mentions=discord.AllowedMentions.none())
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
    card = Card(THREAD, channel.id, message.id)
    return Place(thread.id, interaction.guild_id, "thread", card)
