"""Writing a script by click: word by word, as proposed, or by moving what is laid already."""

from __future__ import annotations

from collections.abc import Callable

from discord.ext import commands

from cogs.answering.answers import Answering, picked
from cogs.client.client import Lairkeeper
from cogs.client.router import Click
from cogs.delivery.drafts import hint_for, progress_of, script_suggestions
from cogs.ui.decisions.scripts import read_word_control
from cogs.ui.decisions.sketches import Kind, Side
from engine.core import Decision, State
from engine.core.forms import ScriptSuggestions


class Scripts(commands.Cog):
    """Changes the draft of a script; every control says for which draft it was made."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self.answering = Answering(client)
        for action, handler in {
            "write": self._clicked_write,
            "unwrite": self._clicked_unwrite,
            "hint": self._clicked_hint,
            "accept": self._clicked_accept,
            "put": self._clicked_put,
            "back": self._clicked_back,
        }.items():
            client.router.add(action, handler, args=1)

    async def _clicked_write(self, click: Click) -> None:
        """Add a word."""
        seen, word = read_word_control(picked(click)[0])
        await self._rewrite(click, seen, lambda words: [*words, word])

    async def _clicked_unwrite(self, click: Click) -> None:
        """Remove the last word."""
        await self._rewrite(click, click.id.args[-1], lambda words: words[:-1])

    async def _rewrite(self, click: Click, seen: str, change: Callable[[list[str]], list[str]]) -> None:
        begun = await self.answering.begun(click, seen)
        if begun is not None:
            decision, draft = begun
            await self.answering.show_draft(click.interaction, click.id.table, decision, change(draft))

    async def _clicked_hint(self, click: Click) -> None:
        begun = await self.answering.begun(click, click.id.args[-1])
        if begun is None:
            return
        decision, draft = begun
        better = await hint_for(await self._state(click), decision, draft)
        await self.service.drafts.save(click.id.table, decision, better or draft)
        note = "hinted" if better else ""
        await self.answering.show_panel(click.interaction, click.id.table, note=note, focus=decision.number)

    async def _clicked_accept(self, click: Click) -> None:
        """Go on as proposed."""
        seen, number = read_word_control(picked(click)[0])
        await self._as_suggested(click, seen, lambda given: given.proposals[int(number)].words)

    async def _clicked_back(self, click: Click) -> None:
        """Take back a single step of the latest word."""
        await self._as_suggested(click, click.id.args[-1], lambda given: list(given.back))

    async def _clicked_put(self, click: Click) -> None:
        """Move a piece; what was written after it stays as far as it still makes sense."""
        seen, place = read_word_control(picked(click)[0])
        piece, _, number = place.partition(".")
        side = Side(Kind.PIECE, int(piece)) if piece.isdecimal() else Side()

        def moved(given: ScriptSuggestions) -> list[str]:
            return given.pieces[int(piece)].places[int(number)].words

        await self._as_suggested(click, seen, moved, side.number)

    async def _as_suggested(
        self,
        click: Click,
        seen: str,
        wanted: Callable[[ScriptSuggestions], list[str]],
        side: int | None = None,
    ) -> None:
        """Change the draft as the game suggests; a suggestion made up by a client changes nothing."""
        begun = await self.answering.begun(click, seen)
        if begun is None:
            return
        decision, draft = begun
        state = await self._state(click)
        try:
            words = wanted(await script_suggestions(state, decision, draft))
        except (ValueError, IndexError):
            words = draft
        legal = await _legal(state, decision, words)
        cut = "cut" if len(legal) < len(words) else ""
        await self.answering.show_draft(click.interaction, click.id.table, decision, legal, side, cut)

    async def _state(self, click: Click) -> State:
        return await self.service.play.state_in_play(await self.service.repository.table(click.id.table))


async def _legal(state: State, decision: Decision, words: list[str]) -> list[str]:
    """As much of these words as is legal."""
    written = await progress_of(state, decision, words)
    return words if written is None else written.words


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Scripts(client))
