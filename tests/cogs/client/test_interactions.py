"""An answer that was shown already stays; whatever is told after it comes in a message of its own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord

from cogs.client.interactions import show, tell
from cogs.ui.message import MessageBody


def deferred() -> Any:
    """An interaction that is acknowledged, and not answered yet."""
    response = SimpleNamespace(
        type=discord.InteractionResponseType.deferred_channel_message, is_done=lambda: True
    )
    return SimpleNamespace(
        response=response, extras={}, edit_original_response=AsyncMock(), followup=AsyncMock()
    )


async def test_a_sentence_takes_the_place_of_an_answer_that_is_still_to_come() -> None:
    interaction = deferred()
    await tell(interaction, "That could not be saved.")
    interaction.edit_original_response.assert_awaited_once_with(content="That could not be saved.")
    interaction.followup.send.assert_not_awaited()


async def test_a_write_that_fails_after_the_answer_was_shown_is_told_in_a_second_message() -> None:
    """Discord takes no plain text in place of components: the full disk of a soak was told to nobody."""
    interaction = deferred()
    await show(interaction, MessageBody(["Your hand."]))
    interaction.edit_original_response.reset_mock()
    await tell(interaction, "That could not be saved.")
    interaction.followup.send.assert_awaited_once_with("That could not be saved.", ephemeral=True)
    interaction.edit_original_response.assert_not_awaited()
