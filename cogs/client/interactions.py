"""What a command and a click have in common: the person's language, their rights, and a private answer."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.client.errors import report
from cogs.ui.message import MessageBody
from texts import Speaker, best_locale

log = logging.getLogger("lairkeeper.clicks")

Interaction = discord.Interaction[Any]


async def tell(interaction: Interaction, sentence: str) -> None:
    """Answer one person privately, whether or not the interaction was answered before."""
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=sentence)
    elif interaction.response.is_done():
        await interaction.followup.send(sentence, ephemeral=True)
    else:
        await interaction.response.send_message(sentence, ephemeral=True)


async def show(interaction: Interaction, body: MessageBody) -> None:
    """Show a message with its pictures in place of the answer so far."""
    await interaction.edit_original_response(view=body.layout(), attachments=body.files())


async def tell_error(interaction: Interaction, error: BaseException, action: str, say: Speaker) -> None:
    """Answer with the sentence for an error; if even that fails, log it."""
    text = report(error, action)
    if text is None:
        return
    try:
        await tell(interaction, say.say(text))
    except discord.HTTPException as mute:
        log.warning("could not tell about a failure", extra={"action": action, "code": mute.code})


def is_moderator(interaction: Interaction) -> bool:
    """Whether this person may close and repair other people's tables."""
    return interaction.permissions.manage_channels or interaction.permissions.manage_guild


def locale_of(interaction: Interaction) -> str:
    """The language this person reads."""
    return best_locale(str(interaction.locale))
