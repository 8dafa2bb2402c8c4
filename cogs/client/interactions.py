"""What a command and a click have in common: the person's language, their rights, and a private answer."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord

from cogs.client.errors import ALREADY_ANSWERED, report
from cogs.delivery.symbol_loss import with_symbols_or_words
from cogs.ui.command_mentions import clickable
from cogs.ui.literal import literal_text
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import Refused, Table
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.features.seen import Shown
from texts import Speaker, best_locale

log = logging.getLogger("lairkeeper.clicks")

Interaction = discord.Interaction[Any]

_SHOWN = "shown"
"""Marks an interaction whose answer has components: Discord takes no plain text in its place any more."""


async def tell(interaction: Interaction, sentence: str) -> None:
    """Answer one person privately, whether or not the interaction was answered before."""
    sentence = clickable(sentence)
    is_deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if is_deferred and _SHOWN not in interaction.extras:
        await interaction.edit_original_response(content=sentence)
    elif interaction.response.is_done():
        await interaction.followup.send(sentence, ephemeral=True)
    else:
        try:
            await interaction.response.send_message(sentence, ephemeral=True)
        except discord.HTTPException as refused:
            if refused.code != ALREADY_ANSWERED:
                raise
            await _tell_after_all(interaction, sentence)


async def _tell_after_all(interaction: Interaction, sentence: str) -> None:
    """Answer an interaction whose acknowledgement arrived although the line dropped.

    A command would "think" for ever; the message below a control stays as it is.
    """
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content=sentence)
    else:
        await interaction.followup.send(sentence, ephemeral=True)


async def show(interaction: Interaction, body: MessageBody) -> None:
    """Show a message with its pictures in place of the answer so far."""

    async def send(body: MessageBody) -> None:
        await interaction.edit_original_response(view=body.layout(), attachments=body.files())
        interaction.extras[_SHOWN] = True
        await fault_point(FaultPoint.SHOWN)

    await with_symbols_or_words(body, send)


async def tell_error(interaction: Interaction, error: BaseException, action: str, say: Speaker) -> None:
    """Answer with the sentence for an error; if even that fails, log it."""
    text = report(error, action)
    if text is None:
        return
    try:
        await tell(interaction, say.say(literal_text(text)))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as mute:
        log.warning(
            "could not tell about a failure", extra={"action": action, "code": getattr(mute, "code", None)}
        )


def must_be_on_a_server(interaction: Interaction) -> int:
    """The server somebody acts on; Discord cannot hide a subcommand in direct messages, so we refuse it."""
    if interaction.guild_id is None:
        raise Refused(Text("only-on-a-server"))
    return interaction.guild_id


def is_here(interaction: Interaction, table: Table) -> bool:
    """Whether somebody acts in the very channel of a table."""
    return (interaction.guild_id, interaction.channel_id) == (table.guild_id, table.channel_id)


def is_moderator(interaction: Interaction, table: Table) -> bool:
    """Whether this person may close and repair other people's tables in the channel of this one.

    The permissions are those for the channel they act in, so it must be the table's.
    """
    allowed = interaction.permissions.manage_channels or interaction.permissions.manage_guild
    return allowed and interaction.guild_id is not None and is_here(interaction, table)


def place_of(interaction: Interaction) -> Shown:
    """Where somebody sees the answer to what they do."""
    return Shown.DIRECT if interaction.guild_id is None else Shown.HERE


def panels_of(interaction: Interaction) -> tuple[Shown, ...]:
    """Which panels somebody may be using who acts there."""
    return (Shown.DIRECT,) if interaction.guild_id is None else (Shown.HERE, Shown.ANSWERED)


def locale_of(interaction: Interaction) -> str:
    """The language this person reads."""
    return best_locale(str(interaction.locale))
