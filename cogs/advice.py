"""*What would you do?*: the answer of a hard computer player, marked in one's own panel."""

from __future__ import annotations

from discord.ext import commands

from cogs.answering.answers import Answering
from cogs.client.client import Lairkeeper
from cogs.client.router import Click
from cogs.ui.decisions.controls import is_drafted


class Advising(commands.Cog):
    """Asks a hard computer player for advice; nobody else hears of it."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self._answering = Answering(client)
        client.router.add("advice", self._clicked_advice, args=1)

    async def _clicked_advice(self, click: Click) -> None:
        """Mark the advised answer, as a draft where answers are drafted and nothing was begun."""
        await click.interaction.response.defer()
        decision = await self._answering.question(click)
        if decision is None:
            return
        table = await self.service.repository.table(click.id.table)
        advice = await self.service.adviser.ask(table, click.user_id, decision.number)
        if await self._answering.question(click) is None:  # play has gone on meanwhile
            return
        choice, drafts = advice.choice, self.service.drafts
        if isinstance(choice, list) and is_drafted(decision) and not await drafts.get(table.id, decision):
            await drafts.save(table.id, decision, choice)
        await self._answering.show_panel(
            click.interaction, table.id, focus=decision.number, more=True, advised=(decision, advice)
        )


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Advising(client))
