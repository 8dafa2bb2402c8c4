"""Answering a decision by a control or by typing: the decision meant, its draft, and the panel afterwards."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord

from cogs.answering.move_autocomplete import offer_meant, offers_told
from cogs.client.client import Lairkeeper
from cogs.client.errors import report
from cogs.client.interactions import Interaction, locale_of, panels_of, place_of, show, tell
from cogs.client.router import Click
from cogs.delivery.drafts import progress_of
from cogs.delivery.onwards import with_next_table
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.ahead import calls_for_answer, is_ahead
from cogs.ui.components import shortened
from cogs.ui.decisions.controls import needs_confirmation, told_choice
from cogs.ui.decisions.scripts import checksum
from cogs.ui.literal import literal, literal_text
from cogs.ui.modals import Asked
from engine.core import (
    Choice,
    Decision,
    GameOver,
    Move,
    NotYours,
    Refusal,
    Script,
    ScriptProgress,
    Stale,
    Text,
    question,
)
from tables import Advice, Refused, Status, StorageError, Table
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.features.seen import Shown
from texts import Speaker, speaker

LONGEST_TOLD = 100
"""How much of an answer the panel repeats."""
_TO_OPEN = 2.0
"""How many seconds a modal may take: Discord waits for three."""


class Answering:
    """What all ways to answer share."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service

    async def question(self, click: Click) -> Decision | None:
        """The decision a control belongs to; None if play has moved on, which the panel then shows."""
        await self.use_panel(click.interaction, click.id.table)
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

    async def question_to(
        self, table: Table, user_id: int, locale: str, ahead: str | None = None
    ) -> Decision:
        """The decision this person must make now, or what they want to decide `ahead`, by its name."""
        view = await self.client.presenter.view(table, table.must_seat(user_id))
        if view.result is not None:
            raise Refused(Text("game-is-over"))
        say = picture_speaker(table, locale)
        if ahead is not None:
            return offer_meant(view, ahead, say)
        for decision in view.decisions:
            if calls_for_answer(view, decision):
                return decision
        offers = offers_told(view, say)
        raise Refused(Text("not-your-turn-yet", {"offers": offers}) if offers else Text("not-your-turn"))

    async def begun(self, click: Click, seen: str) -> tuple[Decision, list[str]] | None:
        """The decision and its draft if the control was made for them; else None, and the panel shows them.

        Only the controls of scripts carry a checksum of their draft; other controls work on any draft.
        """
        await click.interaction.response.defer()
        decision = await self.question(click)
        if decision is None:
            return None
        table = await self.service.repository.table(click.id.table)
        draft = await self.service.drafts.get(table.id, decision)
        written = await self.progress(table, decision, draft)
        if written is None:
            return decision, draft
        if checksum(written.words) == seen:
            return decision, written.words
        moved_on = Text("script-moved-on")
        await self.show_panel(click.interaction, table.id, refusal=moved_on, focus=decision.number)
        return None

    async def modals(self, click: Click) -> tuple[Asked, Decision | None]:
        """The modals of a question, and the question itself unless it is gone.

        A modal must be the first response to a click, so nothing but the table is looked up before. While the
        database is away, whoever clicked is told so while Discord still listens.
        """
        try:
            async with asyncio.timeout(_TO_OPEN):
                table = await self.service.repository.table(click.id.table)
                state = await self.service.play.state_in_play(table)
        except TimeoutError:
            raise StorageError("the database takes too long for a form to be opened") from None
        decision = state.decision(table.must_seat(click.user_id), click.number)
        speakers = [speak(table, click.say.locale) for speak in (message_speaker, picture_speaker)]
        return Asked(table.id, click.number, decision, *speakers), decision

    async def draft(self, click: Click) -> list[str]:
        """The draft of the answer to the question a control belongs to."""
        table = await self.service.repository.table(click.id.table)
        return await self.service.drafts.get_by_number(table.id, table.must_seat(click.user_id), click.number)

    async def progress(self, table: Table, decision: Decision, words: list[str]) -> ScriptProgress | None:
        """What the words of a script have led to; None for any other form."""
        return await progress_of(await self.service.play.state_in_play(table), decision, words)

    async def show_typed(
        self, interaction: Interaction, table: Table, decision: Decision, typed: list[str]
    ) -> None:
        """Save a typed answer as a draft to confirm; of a script, its legal beginning."""
        written = await self.progress(table, decision, typed)
        await self.service.drafts.save(table.id, decision, typed if written is None else written.words)
        await self.show_panel(interaction, table.id, focus=decision.number, typed=typed)

    async def show_draft(
        self,
        interaction: Interaction,
        table_id: int,
        decision: Decision,
        words: list[str],
        group: int | None = None,
        note: str = "",
    ) -> None:
        """Save a draft, legal or not, and show its preview."""
        await self.service.drafts.save(table_id, decision, words)
        await self.show_panel(interaction, table_id, note=note, focus=decision.number, group=group)

    async def answer_and_show(self, click: Click, decision: Decision, choice: Choice) -> None:
        """Answer by a control; the panel shows the outcome."""
        try:
            await self.answer(click.interaction, click.id.table, decision, choice)
        except Refusal as refusal:
            number = decision.number
            await self.show_panel(click.interaction, click.id.table, refusal=refusal.text, focus=number)
            return
        await self.show_done(click.interaction, click.id.table, decision, choice)

    async def show_done(
        self, interaction: Interaction, table_id: int, decision: Decision, choice: Choice
    ) -> None:
        """Show the panel after an answer, with what it was; if that fails, say that the answer counts."""
        try:
            await self.show_panel(interaction, table_id, answered=(decision, choice))
        except Exception as trouble:
            if report(trouble, "panel") is not None:
                with suppress(discord.HTTPException):
                    await tell(interaction, speaker(locale_of(interaction))("panel-done"))

    async def answer(
        self, interaction: Interaction, table_id: int, decision: Decision, choice: Choice
    ) -> None:
        """Make the move; raises a refusal if it is illegal."""
        user_id, interaction_id = interaction.user.id, interaction.id

        async def play(table: Table) -> None:
            seat = table.must_seat(user_id)
            await self.service.play.move(table, Move(seat, decision.number, choice), interaction_id)

        await fault_point(FaultPoint.ACKNOWLEDGED)
        await self.service.change(table_id, play)
        await fault_point(FaultPoint.COUNTED)
        if isinstance(decision.form, Script) and isinstance(choice, list):
            await self._keep_as_draft(table_id, decision, choice)
        elif needs_confirmation(decision) or is_ahead(decision):  # it may stay open for a new answer
            await self.service.drafts.save(table_id, decision, [])

    async def _keep_as_draft(self, table_id: int, decision: Decision, words: list[str]) -> None:
        """Start from the submitted words where a script may still be changed."""
        state = await self.service.repository.state(await self.service.repository.table(table_id))
        awaited = state.pending()
        for other in state.decisions_of(decision.seat):
            if other.form == decision.form and other not in awaited:
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
        answered: tuple[Decision, Choice] | None = None,
        more: bool = False,
        advised: tuple[Decision, Advice] | None = None,
        page: str = "",
        said: str = "",
    ) -> None:
        """Update the private panel: first what was answered; notes and refusals right before the question."""
        table = await self.service.repository.table(table_id)
        say = message_speaker(table, locale_of(interaction))
        notes = [say(key) for key in (f"panel-{note}" if note else "", said) if key]
        if refusal is not None:
            notes.append(say.say(literal_text(refusal)))
        if advised is not None:
            drawn = await self.service.drafts.get(table_id, advised[0]) == advised[1].choice
            labels = picture_speaker(table, say.locale)
            notes.append(_told_advice(*advised, say, labels, drawn=drawn))
        notes += await self._about_closed_dms(interaction)
        told = "" if answered is None else _answered(*answered, say, picture_speaker(table, say.locale))
        body = await self.client.presenter.panel(
            table,
            interaction.user.id,
            say.locale,
            answered=told,
            notes=tuple(notes),
            group=group,
            focus=focus,
            typed=typed,
            more=more,
            advised=_words(advised[1].choice) if advised is not None else (),
            page=page,
        )
        if answered is not None:
            body = await with_next_table(self.service, body, table_id, interaction.user.id, say)
        # Always with its pictures: nobody knows which files the message has, and Discord refuses to show
        # others. It may be an older panel, or from before a restart.
        await show(interaction, body)
        where = place_of(interaction)
        if answered is not None and where is Shown.HERE:
            where = Shown.ANSWERED
        await self.service.seen.deliver(table.id, interaction.user.id, table.version, where)

    async def open_panel(self, interaction: Interaction, table_id: int) -> None:
        """Show the panel anew; one that was answered may be out of sight, so its news is still news."""
        await self.service.seen.use(table_id, interaction.user.id, place_of(interaction))
        await self.show_panel(interaction, table_id)

    async def use_panel(self, interaction: Interaction, table_id: int) -> None:
        """Note that somebody uses their panel: what it shows is no news to them any more."""
        await self.service.seen.use(table_id, interaction.user.id, *panels_of(interaction))

    async def _about_closed_dms(self, interaction: Interaction) -> list[str]:
        """Tell somebody once that their direct messages are closed."""
        person = await self.service.people.get(interaction.user.id)
        if person.dms != "closed":
            return []
        await self.service.people.note_dms(person.user_id, "closed-told")
        return [speaker(locale_of(interaction))("panel-dms-closed")]


def _answered(decision: Decision, choice: Choice, say: Speaker, label_speaker: Speaker) -> str:
    """What somebody has just answered, or what became of their plan."""
    if is_ahead(decision) and choice == []:
        return f"-# {say('panel-declined' if decision.invited else 'panel-plan-dropped')}"
    told = literal(shortened(told_choice(decision, choice, label_speaker), LONGEST_TOLD))
    return f"-# {say('panel-planned' if is_ahead(decision) else 'panel-answered', answer=told)}"


def _told_advice(
    decision: Decision, advice: Advice, say: Speaker, label_speaker: Speaker, *, drawn: bool
) -> str:
    """What a hard computer player would answer, and why; in its words where something else is drawn."""
    if needs_confirmation(decision) and not drawn:
        words = " ".join(_words(advice.choice))
    else:
        words = told_choice(decision, advice.choice, label_speaker)
    told = literal(shortened(words, LONGEST_TOLD))
    why = [say.say(reason) for reason in advice.reasons]
    return say("advice-told", answer=told, why=" ".join(why)).rstrip()


def _words(choice: Choice) -> list[str]:
    """The words that are marked on the controls."""
    return [str(choice)] if isinstance(choice, int) else choice


def picked(click: Click) -> list[str]:
    """What was chosen: the values of a select menu, or the rest of a button's arguments."""
    return click.values or [":".join(click.id.args[1:])]
