"""Taking one's turn: the private panel with its controls, and `/move` for people who type."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import Answering, picked
from cogs.answering.move_autocomplete import (
    completions,
    may_be_nothing,
    means_nothing,
    offers_named,
    spelt_out,
)
from cogs.answering.table_lookup import complete_table, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, locale_of
from cogs.client.router import Click
from cogs.delivery.drafts import as_the_story_says, explained, script_suggestions, suggestions_for
from cogs.ui.decisions.controls import fits_one_form, needs_confirmation, read_answer
from cogs.ui.decisions.paths import PROPOSED, proposal_meant
from cogs.ui.decisions.scripts import typed_words
from cogs.ui.decisions.sketches import Kind, Side
from engine.core import (
    Barred,
    Choice,
    Decision,
    Illegal,
    Path,
    Pick,
    Placement,
    Refusal,
    Text,
)
from engine.core.forms.form import MOST_LETTERS
from tables import Refused, Table
from texts import Speaker, speaker


class Play(commands.Cog):
    """Answers the decisions of any game."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self.answering = Answering(client)
        client.router.add("turn", self._clicked_turn)
        client.router.add("refresh", self._clicked_refresh)
        client.router.add("more", self._clicked_more, args=2)
        for action, handler in {
            "question": self._clicked_question,
            "ahead": self._chose_ahead,
            "pick": self._clicked_pick,
            "another": self._clicked_pick,
            "turned": self._clicked_pick,
            "none": self._clicked_none,
            "group": self._clicked_group,
            "add": self._clicked_add,
            "again": self._clicked_again,
            "confirm": self._clicked_confirm,
            "type": self._clicked_type,
            "typed": self._sent_modal,
            "spell": self._clicked_spell,
            "parts": self._clicked_parts,
            "sent-parts": self._sent_parts,
        }.items():
            client.router.add(action, handler, args=1)

    # ── the command ──────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(name=localised("cmd-move"), description=localised("cmd-move-about"))
    @app_commands.rename(
        choice=localised("opt-choice"), table=localised("opt-table"), ahead=localised("opt-ahead")
    )
    @app_commands.describe(
        choice=localised("opt-choice-about"),
        table=localised("opt-table-about"),
        ahead=localised("opt-ahead-about"),
    )
    async def move(
        self, interaction: Interaction, choice: str, table: str | None = None, ahead: str | None = None
    ) -> None:
        """Make your decision by typing."""
        await interaction.response.defer(ephemeral=True)
        meant = await table_meant(self.service, interaction, table)
        locale = locale_of(interaction)
        decision = await self.answering.question_to(meant, interaction.user.id, locale, ahead)
        await self.answering.use_panel(interaction, meant.id)
        answer = await self._typed_answer(interaction, meant, decision, choice)
        if answer is not None:
            await self.answering.answer(interaction, meant.id, decision, answer)
            await self.answering.show_done(interaction, meant.id, decision, answer)

    @move.autocomplete("choice")
    async def _choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        try:
            meant = await table_meant(self.service, interaction, interaction.namespace.table)
            ahead = interaction.namespace.ahead
            decision = await self.answering.question_to(meant, interaction.user.id, say.locale, ahead)
        except (Refusal, Refused):
            return []
        if len(typed) > MOST_LETTERS:
            return []
        say = speaker(say.locale, meant.names)
        written = await self.answering.progress(meant, decision, typed_words(typed))
        suggestions = await suggestions_for(await self.service.play.state_in_play(meant), decision)
        offers = await asyncio.to_thread(completions, decision, typed, say, suggestions, written)
        return [app_commands.Choice(name=label, value=word) for label, word in offers]

    @move.autocomplete("ahead")
    async def _offers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            meant = await table_meant(self.service, interaction, interaction.namespace.table)
            view = await self.client.presenter.view(meant, meant.must_seat(interaction.user.id))
        except (Refusal, Refused):
            return []
        offers = offers_named(view, typed, speaker(locale_of(interaction), meant.names))
        return [app_commands.Choice(name=label, value=word) for label, word in offers]

    @move.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.service, interaction, typed)

    # ── opening the panel ────────────────────────────────────────────────────────────────────────────────

    async def _clicked_turn(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self.answering.open_panel(click.interaction, click.id.table)

    async def _clicked_refresh(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self.answering.use_panel(click.interaction, click.id.table)
        await self.answering.show_panel(click.interaction, click.id.table)

    async def _clicked_more(self, click: Click) -> None:
        """Show everything else that can be done from the panel, or hide it again."""
        await click.interaction.response.defer()
        number, shown = click.number, click.id.args[-1] == "on"
        await self.answering.show_panel(click.interaction, click.id.table, focus=number, more=shown)

    async def _clicked_question(self, click: Click) -> None:
        """Switch to another open decision."""
        await click.interaction.response.defer()
        if await self.answering.question(click) is not None:
            await self.answering.show_panel(click.interaction, click.id.table, focus=click.number)

    async def _chose_ahead(self, click: Click) -> None:
        """Switch to something that can be decided ahead."""
        await self._clicked_question(click._replace(id=click.id._replace(args=(click.value,))))

    # ── the controls of the panel ────────────────────────────────────────────────────────────────────────

    async def _clicked_pick(self, click: Click) -> None:
        chosen = picked(click)
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is None:
            return
        if needs_confirmation(decision):
            await self.answering.show_draft(click.interaction, click.id.table, decision, chosen[0].split())
            return
        listed = isinstance(decision.form, Pick)
        choice = chosen if listed else read_answer(decision, chosen[0], click.say)
        await self.answering.answer_and_show(click, decision, choice)

    async def _clicked_none(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is not None:
            await self.answering.answer_and_show(click, decision, [])

    async def _clicked_group(self, click: Click) -> None:
        """Open a group of options."""
        await click.interaction.response.defer()
        chosen = click.values[0] if click.values else click.id.args[-1]
        decision = await self.answering.question(click)
        if decision is not None:
            group = int(chosen) if chosen.isdecimal() else None
            await self.answering.show_panel(
                click.interaction, click.id.table, group=group, focus=click.number
            )

    async def _clicked_add(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is not None:
            draft = await self.service.drafts.get(click.id.table, decision)
            added = [word for word in picked(click) if word not in draft]
            await self.service.drafts.save(click.id.table, decision, [*draft, *added])
            await self.answering.show_panel(click.interaction, click.id.table, focus=decision.number)

    async def _clicked_again(self, click: Click) -> None:
        begun = await self.answering.begun(click, click.id.args[-1])
        if begun is not None:
            decision, _ = begun
            await self.answering.show_draft(click.interaction, click.id.table, decision, [])

    async def _clicked_confirm(self, click: Click) -> None:
        begun = await self.answering.begun(click, click.id.args[-1])
        if begun is None:
            return
        decision, draft = begun
        if "sure" not in click.id.args and await self._is_final(click, decision, draft):
            asked = Side(Kind.SURE).number
            await self.answering.show_panel(
                click.interaction, click.id.table, group=asked, focus=decision.number
            )
            return
        if isinstance(decision.form, Placement | Path) and click.id.args[1:]:
            draft = await self._as_shown(click, decision)
        if not draft and isinstance(decision.form, Placement | Path):  # the button was pressed twice
            await self.answering.show_panel(click.interaction, click.id.table, focus=decision.number)
        else:
            await self.answering.answer_and_show(click, decision, draft)

    async def _is_final(self, click: Click, decision: Decision, words: list[str]) -> bool:
        """Whether a script cannot be changed once it is handed in."""
        table = await self.service.repository.table(click.id.table)
        state = await self.service.play.state_in_play(table)
        return (await script_suggestions(state, decision, words)).final is not None

    async def _as_shown(self, click: Click, decision: Decision) -> list[str]:
        """The place or path a panel shows, be it a draft or a proposal."""
        words = picked(click)[0]
        if not words.startswith(PROPOSED):
            return words.split()
        table = await self.service.repository.table(click.id.table)
        state = await self.service.play.state_in_play(table)
        return proposal_meant(words, await suggestions_for(state, decision))

    async def _clicked_type(self, click: Click) -> None:
        """Open a modal; it must be the first response to the click."""
        kind, *written = [*click.id.args[1:], ""]
        asked, _ = await self.answering.modals(click)
        await click.interaction.response.send_modal(asked.to_type(kind, ":".join(written[:-1])))

    async def _sent_modal(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is None:
            return
        table = await self.service.repository.table(click.id.table)
        choice = await self._typed_answer(click.interaction, table, decision, click.value)
        if choice is not None:
            await self.answering.answer_and_show(click, decision, choice)

    async def _typed_answer(
        self, interaction: Interaction, table: Table, decision: Decision, typed: str
    ) -> Choice | None:
        """Turn typed input into a choice; None if it is shown first, to be confirmed."""
        say = speaker(locale_of(interaction), table.names)
        if len(typed) > MOST_LETTERS:
            raise Illegal(Text("answer-too-long", {"most": MOST_LETTERS}))
        blank = await self.answering.progress(table, decision, [])
        if may_be_nothing(decision, blank) and means_nothing(decision, typed, say):
            return []
        view = await self.client.presenter.view(table, decision.seat)
        barred = (await explained(view, decision)).barred
        answer = await asyncio.to_thread(_meant, decision, typed, say, barred)
        if needs_confirmation(decision) and isinstance(answer, list):
            answer = await as_the_story_says(await self.service.play.state_in_play(table), decision, answer)
            await self.answering.show_typed(interaction, table, decision, answer)
            return None
        return answer

    # ── scripts by hand ──────────────────────────────────────────────────────────────────────────────────

    async def _clicked_spell(self, click: Click) -> None:
        """Open a modal with the words so far."""
        asked, _ = await self.answering.modals(click)
        await click.interaction.response.send_modal(asked.to_spell(await self.answering.draft(click)))

    # ── all parts of an answer in one form ───────────────────────────────────────────────────────────────

    async def _clicked_parts(self, click: Click) -> None:
        """Open a modal with a list for every part; if the question is gone, the panel says so."""
        asked, decision = await self.answering.modals(click)
        if decision is None or not isinstance(decision.form, Pick) or not fits_one_form(decision.form):
            await self._clicked_question(click)
            return
        modal = asked.to_choose(decision.form, await self.answering.draft(click))
        await click.interaction.response.send_modal(modal)

    async def _sent_parts(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self.answering.question(click)
        if decision is None:
            return
        if click.values:
            await self.answering.answer_and_show(click, decision, click.values)
        else:
            await self.answering.show_panel(click.interaction, click.id.table, focus=decision.number)


def _meant(decision: Decision, typed: str, say: Speaker, barred: Sequence[Barred]) -> Choice:
    """The choice somebody has typed."""
    return spelt_out(decision, typed, say) or read_answer(decision, typed, say, barred)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Play(client))
