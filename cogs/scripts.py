"""Scripts: answers written word after word, one click each."""

from __future__ import annotations

from collections.abc import Callable

from discord.ext import commands

from cogs.answering.answers import Answering, picked
from cogs.client.client import Lairkeeper
from cogs.client.router import Click
from cogs.ui.forms import script_form
from cogs.ui.scripting import read_stroke


class Scripts(commands.Cog):
    """The controls of a script."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self.answering = Answering(client)
        for action, handler in {
            "write": self._clicked_write,
            "unwrite": self._clicked_unwrite,
            "hint": self._clicked_hint,
            "spell": self._clicked_spell,
        }.items():
            client.router.add(action, handler, words=1)

    async def _clicked_write(self, click: Click) -> None:
        """One more word."""
        seen, word = read_stroke(picked(click)[0])
        await self._rewrite(click, seen, lambda words: [*words, word])

    async def _clicked_unwrite(self, click: Click) -> None:
        """One word less."""
        await self._rewrite(click, click.id.words[-1], lambda words: words[:-1])

    async def _rewrite(self, click: Click, seen: str, change: Callable[[list[str]], list[str]]) -> None:
        begun = await self.answering.begun(click, seen)
        if begun is not None:
            decision, draft = begun
            await self.answering.show_draft(click.interaction, click.id.table, decision, change(draft))

    async def _clicked_hint(self, click: Click) -> None:
        begun = await self.answering.begun(click, click.id.words[-1])
        if begun is None:
            return
        decision, draft = begun
        table = await self.service.repository.table(click.id.table)
        better = await self.service.play.hint(table, decision, draft)
        await self.service.drafts.save(table.id, decision, better or draft)
        note = "hinted" if better else ""
        await self.answering.show_panel(click.interaction, table.id, note=note, focus=decision.number)

    async def _clicked_spell(self, click: Click) -> None:
        """Open a form with the words so far; to read them is all that the answer to the click waits for."""
        table = await self.service.repository.table(click.id.table)
        seat = table.must_seat(click.user_id)
        words = await self.service.drafts.get_by_number(table.id, seat, click.number)
        form = script_form(table.id, click.number, click.say, words)
        await click.interaction.response.send_modal(form)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Scripts(client))
