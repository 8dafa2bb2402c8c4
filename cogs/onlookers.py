"""The button with which anybody follows a table they do not sit at."""

from __future__ import annotations

from discord.ext import commands

from cogs.client.client import Lairkeeper
from cogs.client.router import Click, tell


class Onlookers(commands.Cog):
    """Watching from afar."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        client.router.add("follow", self._clicked_follow)

    async def _clicked_follow(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.service.repository.table(click.id.table)
        text = await self.service.onlookers.toggle(table, click.user_id)
        await tell(click.interaction, click.say.say(text))


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Onlookers(client))
