"""The buttons to cast a vote at a table."""

from __future__ import annotations

from discord.ext import commands

from cogs.client.client import Lairkeeper
from cogs.client.interactions import tell
from cogs.client.router import Click


class Voting(commands.Cog):
    """Casts votes, whatever they are about."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        client.router.add("vote", self._clicked_vote, args=2)

    async def _clicked_vote(self, click: Click) -> None:
        await click.interaction.response.defer()
        vote_id, choice = click.number, click.id.args[1]
        table = await click.table(self.service)
        answer = await self.service.change(
            table.id, lambda table: self.service.votes.cast(table, vote_id, click.user_id, choice)
        )
        await tell(click.interaction, click.say.say(answer))


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Voting(client))
