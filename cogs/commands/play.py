"""Taking one's turn: the private panel, its controls, and `/move` for people who type."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.errors import report
from cogs.finding import complete_table, table_meant
from cogs.keeper import Keeper
from cogs.presenting import message_speaker
from cogs.router import Click, Interaction, locale_of, tell
from cogs.ui.choosing import labels, needs_confirmation, read_answer
from cogs.ui.ids import write_id
from cogs.wording import words
from engine.core import Choice, Decision, GameOver, Move, NotYours, Pick, Refusal, Stale, Text, question
from tables import Refused, Status, Table
from texts import speaker


class Play(commands.Cog):
    """Answering the questions of any game."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.house = keeper.house
        keeper.router.add("turn", self._clicked_turn)
        keeper.router.add("refresh", self._clicked_refresh)
        for action, handler in {
            "question": self._clicked_question,
            "pick": self._clicked_pick,
            "none": self._clicked_none,
            "group": self._clicked_group,
            "add": self._clicked_add,
            "again": self._clicked_again,
            "confirm": self._clicked_confirm,
            "type": self._clicked_type,
            "typed": self._sent_form,
        }.items():
            keeper.router.add(action, handler, words=1)

    # ── the command ──────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(name=words("cmd-move"), description=words("cmd-move-about"))
    @app_commands.rename(choice=words("opt-choice"), table=words("opt-table"))
    @app_commands.describe(choice=words("opt-choice-about"), table=words("opt-table-about"))
    async def move(self, interaction: Interaction, choice: str, table: str | None = None) -> None:
        """Answer the question that is put to you."""
        await interaction.response.defer(ephemeral=True)
        meant = await table_meant(self.house, interaction, table)
        decision = await self._question_to(meant, interaction.user.id)
        say = speaker(locale_of(interaction), meant.names)
        await self._answer(interaction, meant.id, decision.number, read_answer(decision, choice, say))
        await self._show_done(interaction, meant.id)

    @move.autocomplete("choice")
    async def _choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        try:
            meant = await table_meant(self.house, interaction, interaction.namespace.table)
            decision = await self._question_to(meant, interaction.user.id)
        except (Refusal, Refused):
            return []
        say = speaker(say.locale, meant.names)
        suggestions = await self.house.play.suggestions(meant, decision)
        return [
            app_commands.Choice(name=label[:100], value=word)
            for label, word in labels(decision, say, suggestions)
            if typed.casefold() in label.casefold() or word.casefold().startswith(typed.casefold())
        ][:25]

    @move.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.house, interaction, typed)

    # ── opening the panel ────────────────────────────────────────────────────────────────────────────────

    async def _clicked_turn(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_panel(click.interaction, click.id.table)

    async def _clicked_refresh(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self._show_panel(click.interaction, click.id.table)

    async def _clicked_question(self, click: Click) -> None:
        """Another open question than the one in front: its controls take the place of the others."""
        await click.interaction.response.defer()
        if await self._question(click) is not None:
            await self._show_panel(click.interaction, click.id.table, focus=click.number)

    # ── its controls ─────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_pick(self, click: Click) -> None:
        picked = _picked(click)
        await click.interaction.response.defer()
        decision = await self._question(click)
        if decision is None:
            return
        if needs_confirmation(decision):
            await self.house.letters.note_draft(click.id.table, decision, picked[0].split())
            await self._show_panel(click.interaction, click.id.table, focus=decision.number)
            return
        listed = isinstance(decision.form, Pick)
        choice = picked if listed else read_answer(decision, picked[0], click.say)
        await self._answer_and_show(click, decision, choice)

    async def _clicked_none(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self._question(click)
        if decision is not None:
            await self._answer_and_show(click, decision, [])

    async def _clicked_group(self, click: Click) -> None:
        """The first of two steps: the panel stays as it is and offers what is in the group."""
        await click.interaction.response.defer()
        chosen = click.values[0] if click.values else click.id.words[-1]
        if await self._question(click) is not None:
            group = int(chosen) if chosen.isdecimal() else None
            await self._show_panel(
                click.interaction, click.id.table, group=group, focus=click.number, keep_pictures=True
            )

    async def _clicked_add(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self._question(click)
        if decision is not None:
            draft = await self.house.letters.draft(click.id.table, decision)
            added = [word for word in _picked(click) if word not in draft]
            await self.house.letters.note_draft(click.id.table, decision, [*draft, *added])
            await self._show_panel(
                click.interaction, click.id.table, focus=decision.number, keep_pictures=True
            )

    async def _clicked_again(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self._question(click)
        if decision is not None:
            await self.house.letters.note_draft(click.id.table, decision, [])
            await self._show_panel(click.interaction, click.id.table, focus=decision.number)

    async def _clicked_confirm(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self._question(click)
        if decision is not None:
            await self._answer_and_show(
                click, decision, await self.house.letters.draft(click.id.table, decision)
            )

    async def _clicked_type(self, click: Click) -> None:
        """Open a small form; it must be the first answer to the click, so nothing is looked up before."""
        number = click.id.words[0]
        form = discord.ui.Modal(
            title=click.say("form-title"), custom_id=write_id("typed", click.id.table, number)
        )
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label=click.say("form-field"),
            placeholder=click.say("form-hint"),
            custom_id="answer",
            max_length=400,
        )
        form.add_item(field)
        form.stop()  # the answer is routed by its id, like every click
        await click.interaction.response.send_modal(form)

    async def _sent_form(self, click: Click) -> None:
        await click.interaction.response.defer()
        decision = await self._question(click)
        if decision is None:
            return
        table = await self.house.shelf.table(click.id.table)
        choice = read_answer(decision, click.values[0], speaker(locale_of(click.interaction), table.names))
        if needs_confirmation(decision) and isinstance(choice, list):
            state = await self.house.play.state_in_play(table)
            decision.form.read(state, decision.seat, choice)
            await self.house.letters.note_draft(click.id.table, decision, choice)
            await self._show_panel(click.interaction, click.id.table, focus=decision.number)
            return
        await self._answer_and_show(click, decision, choice)

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    async def _question(self, click: Click) -> Decision | None:
        """The question a control belongs to; None when play has moved on, which the panel then shows."""
        table = await self.house.shelf.table(click.id.table)
        seat = table.seat_of(click.user_id)
        if seat is None:
            raise Refused(Text("not-seated"))
        if table.status is Status.CLOSED:
            raise Refused(Text("table-is-closed"))
        state = await self.house.play.state_in_play(table)
        try:
            return question(state, seat, click.number)
        except (Stale, NotYours, GameOver) as refusal:
            await self._show_panel(click.interaction, table.id, refusal=refusal.text)
            return None

    async def _question_to(self, table: Table, user_id: int) -> Decision:
        """The question this person is asked now."""
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused(Text("not-seated"))
        state = await self.house.play.state_in_play(table)
        if state.result is not None:
            raise Refused(Text("game-is-over"))
        for decision in state.decisions():
            if decision.seat == seat:
                return decision
        raise Refused(Text("not-your-turn"))

    async def _answer_and_show(self, click: Click, decision: Decision, choice: Choice) -> None:
        try:
            await self._answer(click.interaction, click.id.table, decision.number, choice)
        except Refusal as refusal:
            number = decision.number
            await self._show_panel(click.interaction, click.id.table, refusal=refusal.text, focus=number)
            return
        await self._show_done(click.interaction, click.id.table)

    async def _show_done(self, interaction: Interaction, table_id: int) -> None:
        """The panel after an answer; should showing it fail, nobody may think it did not count."""
        try:
            await self._show_panel(interaction, table_id, note="done")
        except Exception as trouble:
            if report(trouble, "panel") is not None:
                with suppress(discord.HTTPException):
                    await tell(interaction, speaker(locale_of(interaction))("panel-done"))

    async def _answer(self, interaction: Interaction, table_id: int, number: int, choice: Choice) -> None:
        user_id, interaction_id = interaction.user.id, interaction.id

        async def play(table: Table) -> None:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused(Text("not-seated"))
            await self.house.play.move(table, Move(seat, number, choice), interaction_id)

        await self.house.change(table_id, play)

    async def _show_panel(
        self,
        interaction: Interaction,
        table_id: int,
        *,
        note: str = "",
        refusal: Text | None = None,
        group: int | None = None,
        focus: int | None = None,
        keep_pictures: bool = False,
    ) -> None:
        """Bring the private panel up to date, with what must be said first on top."""
        table = await self.house.shelf.table(table_id)
        say = message_speaker(table, locale_of(interaction))
        notes = [say(f"panel-{note}")] if note else []
        if refusal is not None:
            notes.append(say.say(refusal))
        notes += await self._about_closed_dms(interaction)
        sheet = await self.keeper.presenter.panel(
            table, interaction.user.id, say.locale, notes=tuple(notes), group=group, focus=focus
        )
        if keep_pictures:
            await interaction.edit_original_response(view=sheet.layout())
        else:
            await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())

    async def _about_closed_dms(self, interaction: Interaction) -> list[str]:
        """Said once to whoever cannot be reached by direct message."""
        person = await self.house.people.get(interaction.user.id)
        if person.dms != "closed":
            return []
        await self.house.people.note_dms(person.user_id, "closed-told")
        return [speaker(locale_of(interaction))("panel-dms-closed")]


def _picked(click: Click) -> list[str]:
    """What was chosen: by button it is the id's last word, by list it is among the values."""
    return click.values or [":".join(click.id.words[1:])]


async def setup(keeper: Keeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await keeper.add_cog(Play(keeper))
