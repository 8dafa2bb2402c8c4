"""Drawing on a grid by touch: what the controls of places and paths do besides choosing an answer."""

from __future__ import annotations

from discord.ext import commands

from cogs.answering.answers import Answering
from cogs.client.client import Lairkeeper
from cogs.client.router import Click
from cogs.delivery.drafts import suggestions_for
from cogs.ui.decisions.paths import NO_WAY, TOO_LONG, stops_in
from engine.core import Decision, Placement, Suggestions, Text

REASONS = (NO_WAY, TOO_LONG)


class Drawing(commands.Cog):
    """Moves a piece, or says why not."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self.answering = Answering(client)
        for action, handler in {
            "stuck": self._clicked_stuck,
            "walk": self._clicked_walk,
            "square": self._clicked_square,
            "sent-square": self._sent_square,
        }.items():
            client.router.add(action, handler, args=1)

    async def _clicked_stuck(self, click: Click) -> None:
        """Say that an arrow leads nowhere."""
        await click.interaction.response.defer()
        if await self.answering.question(click) is not None:
            why = next((why for why in REASONS if why in click.id.args), "stuck")
            nowhere = Text(f"choose-{why}", {"way": click.id.args[-1]})
            await self.answering.show_panel(
                click.interaction, click.id.table, refusal=nowhere, focus=click.number
            )

    async def _clicked_walk(self, click: Click) -> None:
        """Draw a path as far as an arrow leads."""
        words = stops_in(":".join(click.id.args[1:]))
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is not None:
            await self.answering.show_draft(click.interaction, click.id.table, decision, words)

    async def _clicked_square(self, click: Click) -> None:
        """Open a form for row, column and turn; if the question is gone, the panel says so."""
        asked, decision = await self.answering.modals(click)
        if decision is None or not isinstance(decision.form, Placement):
            await click.interaction.response.defer()
            if await self.answering.question(click) is not None:
                await self.answering.show_panel(click.interaction, click.id.table, focus=click.number)
            return
        suggestions = await self._suggestions(click, decision)
        words = await self.answering.draft(click) or suggestions.first
        await click.interaction.response.send_modal(asked.to_place(decision.form, suggestions, words))

    async def _sent_square(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is not None:
            row, column, *turn = [*click.values, "", ""]
            words = f"{row}{column} {' '.join(turn)}".split()
            await self.answering.show_draft(click.interaction, click.id.table, decision, words)

    async def _suggestions(self, click: Click, decision: Decision) -> Suggestions:
        table = await self.service.repository.table(click.id.table)
        return await suggestions_for(await self.service.play.state_in_play(table), decision)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Drawing(client))
