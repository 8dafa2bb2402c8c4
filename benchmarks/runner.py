"""The real bot, plus a command and a button that only acknowledge: the yardstick for everything else."""

from __future__ import annotations

import sys
from unittest.mock import patch

from discord import app_commands
from discord.ext import commands

import bot
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction
from cogs.client.router import Click
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody

EMPTY = "empty"
MESSAGE = "empty-message"
BUTTON = write_id(EMPTY, 0)


class Empty(commands.Cog):
    """A command and a button that only acknowledge."""

    def __init__(self, client: Lairkeeper) -> None:
        client.router.add(EMPTY, self._clicked)

    @app_commands.command(name=EMPTY, description="Acknowledge", auto_locale_strings=False)
    async def empty(self, interaction: Interaction) -> None:
        """Acknowledge and do nothing."""
        await interaction.response.defer(ephemeral=True)

    @app_commands.command(name=MESSAGE, description="A button to acknowledge", auto_locale_strings=False)
    async def message(self, interaction: Interaction) -> None:
        """Post the button that does nothing."""
        await interaction.response.send_message(
            view=MessageBody(["Empty"], [[button("Empty", BUTTON)]]).layout()
        )

    async def _clicked(self, click: Click) -> None:
        await click.interaction.response.defer()


class MeasuredClient(Lairkeeper):
    """The client with the empty command added."""

    async def setup_hook(self) -> None:
        """Add the empty command before the commands are published."""
        await self.add_cog(Empty(self))
        await super().setup_hook()


if __name__ == "__main__":
    with patch.object(bot, "Lairkeeper", MeasuredClient):
        sys.exit(bot.main())
