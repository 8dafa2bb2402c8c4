"""From a control to the answer it gives: the question behind it, the draft, and the panel afterwards."""

from __future__ import annotations

from contextlib import suppress

import discord

from cogs.client.client import Lairkeeper
from cogs.client.errors import report
from cogs.client.router import Click, Interaction, locale_of, tell
from cogs.delivery.presenter import message_speaker
from cogs.ui.decision_controls import needs_confirmation
from cogs.ui.scripting import mark
from engine.core import (
    Choice,
    Decision,
    GameOver,
    Move,
    NotYours,
    Refusal,
    Script,
    Stale,
    Text,
    question,
)
from tables import Refused, Status, Table
from texts import speaker


class Answering:
    """What all the ways to answer have in common."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service

    async def question(self, click: Click) -> Decision | None:
        """The question a control belongs to; None when play has moved on, which the panel then shows."""
        table = await self.service.repository.table(click.id.table)
        seat = table.must_seat(click.user_id)
        if table.status is Status.CLOSED:
            raise Refused(Text("table-is-closed"))
        state = await self.service.play.state_in_play(table)
        try:
            return question(state, seat, click.number)
        except (Stale, NotYours, GameOver) as refusal:
            await self.show_panel(click.interaction, table.id, refusal=refusal.text)
            return None

    async def question_to(self, table: Table, user_id: int) -> Decision:
        """The question this person is asked now."""
        seat = table.must_seat(user_id)
        state = await self.service.play.state_in_play(table)
        if state.result is not None:
            raise Refused(Text("game-is-over"))
        for decision in state.decisions():
            if decision.seat == seat:
                return decision
        raise Refused(Text("not-your-turn"))

    async def begun(self, click: Click, seen: str) -> tuple[Decision, list[str]] | None:
        """The question and its draft, if they are still those a control was made for; else they are shown.

        Only the controls of scripts carry the mark of a draft; those of other forms work on any.
        """
        await click.interaction.response.defer()
        decision = await self.question(click)
        if decision is None:
            return None
        table = await self.service.repository.table(click.id.table)
        draft = await self.service.drafts.get(table.id, decision)
        written = await self.service.play.script_progress(table, decision, draft)
        if written is None:
            return decision, draft
        if mark(written.words) == seen:
            return decision, written.words
        moved_on = Text("script-moved-on")
        await self.show_panel(click.interaction, table.id, refusal=moved_on, focus=decision.number)
        return None

    async def show_typed(
        self, interaction: Interaction, table: Table, decision: Decision, typed: list[str]
    ) -> None:
        """Keep a typed answer as a draft, to be looked at and confirmed; of a script, what can stand."""
        written = await self.service.play.script_progress(table, decision, typed)
        await self.service.drafts.save(table.id, decision, typed if written is None else written.words)
        await self.show_panel(interaction, table.id, focus=decision.number, typed=typed)

    async def show_draft(
        self, interaction: Interaction, table_id: int, decision: Decision, words: list[str]
    ) -> None:
        """Keep an answer in the making, right or wrong, and show what it would be."""
        await self.service.drafts.save(table_id, decision, words)
        await self.show_panel(interaction, table_id, focus=decision.number)

    async def answer_and_show(self, click: Click, decision: Decision, choice: Choice) -> None:
        """Give an answer by a control; the panel tells what came of it."""
        try:
            await self.answer(click.interaction, click.id.table, decision, choice)
        except Refusal as refusal:
            number = decision.number
            await self.show_panel(click.interaction, click.id.table, refusal=refusal.text, focus=number)
            return
        await self.show_done(click.interaction, click.id.table)

    async def show_done(self, interaction: Interaction, table_id: int) -> None:
        """The panel after an answer; should showing it fail, nobody may think it did not count."""
        try:
            await self.show_panel(interaction, table_id, note="done")
        except Exception as trouble:
            if report(trouble, "panel") is not None:
                with suppress(discord.HTTPException):
                    await tell(interaction, speaker(locale_of(interaction))("panel-done"))

    async def answer(
        self, interaction: Interaction, table_id: int, decision: Decision, choice: Choice
    ) -> None:
        """Give an answer; raises the refusal if it is none."""
        user_id, interaction_id = interaction.user.id, interaction.id

        async def play(table: Table) -> None:
            seat = table.must_seat(user_id)
            await self.service.play.move(table, Move(seat, decision.number, choice), interaction_id)

        await self.service.change(table_id, play)
        if isinstance(decision.form, Script) and isinstance(choice, list):
            await self._leave_to_be_changed(table_id, decision, choice)
        elif needs_confirmation(decision):  # the question may stay open, to be answered anew
            await self.service.drafts.save(table_id, decision, [])

    async def _leave_to_be_changed(self, table_id: int, decision: Decision, words: list[str]) -> None:
        """A script that may still be changed goes on from what was handed in."""
        state = await self.service.repository.state(await self.service.repository.table(table_id))
        awaited = state.pending()
        for other in state.decisions():
            if other.seat == decision.seat and other.form == decision.form and other not in awaited:
                await self.service.drafts.save(table_id, other, words)

    async def show_panel(
        self,
        interaction: Interaction,
        table_id: int,
        *,
        note: str = "",
        refusal: Text | None = None,
        group: int | None = None,
        focus: int | None = None,
        typed: list[str] | None = None,
        keep_pictures: bool = False,
    ) -> None:
        """Bring the private panel up to date, with what must be said first on top."""
        table = await self.service.repository.table(table_id)
        say = message_speaker(table, locale_of(interaction))
        notes = [say(f"panel-{note}")] if note else []
        if refusal is not None:
            notes.append(say.say(refusal))
        notes += await self._about_closed_dms(interaction)
        sheet = await self.client.presenter.panel(
            table, interaction.user.id, say.locale, notes=tuple(notes), group=group, focus=focus, typed=typed
        )
        if keep_pictures:
            await interaction.edit_original_response(view=sheet.layout())
        else:
            await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())

    async def _about_closed_dms(self, interaction: Interaction) -> list[str]:
        """Said once to whoever cannot be reached by direct message."""
        person = await self.service.people.get(interaction.user.id)
        if person.dms != "closed":
            return []
        await self.service.people.note_dms(person.user_id, "closed-told")
        return [speaker(locale_of(interaction))("panel-dms-closed")]


def picked(click: Click) -> list[str]:
    """What was chosen: by button it is the id's last word, by list it is among the values."""
    return click.values or [":".join(click.id.words[1:])]
