"""The real bot, plus a command that tells how long anything has held its event loop."""

from __future__ import annotations

import sys
from asyncio.events import Handle
from unittest.mock import patch

from discord import app_commands
from discord.ext import commands

import bot
from benchmarks.loop_watch import Watch
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, tell

HELD = "held"


WATCH = Watch()


class Held(commands.Cog):
    """Tells how long the event loop was held."""

    @app_commands.command(name=HELD, description="Longest hold", auto_locale_strings=False)
    async def held(self, interaction: Interaction) -> None:
        """Tell the longest hold in seconds since this was asked last."""
        longest, WATCH.longest = WATCH.longest, 0.0
        await tell(interaction, f"{longest}")


class WatchedClient(Lairkeeper):
    """The client with the command added."""

    async def setup_hook(self) -> None:
        """Add the command before the commands are published."""
        await self.add_cog(Held())
        await super().setup_hook()


if __name__ == "__main__":
    with (
        patch.object(Handle, "_run", WATCH.run_of(Handle._run)),
        patch.object(bot, "Lairkeeper", WatchedClient),
    ):
        sys.exit(bot.main())
