"""Tables made ready to be looked at: views of the engine, pictures of the studio, words in one's language."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord

from cogs.ui.board import lobby_sheet, table_sheet
from cogs.ui.choosing import Draft, needs_confirmation
from cogs.ui.panel import Panel
from cogs.ui.sheet import Sheet
from engine.core import Decision, Move, Refusal, Text, View
from engine.core.registry import game
from render import Picture
from render.studio import Studio
from tables import House, Refused, Status, Table, TableErrand
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper.presenting")

_MOVES_TOLD = 12


class Presenter:
    """Composes what people see of a table."""

    def __init__(self, house: House, studio: Studio) -> None:
        self._house = house
        self._studio = studio

    async def public(self, table: Table, errand: TableErrand) -> Sheet:
        """The message in the channel."""
        say = message_speaker(table, table.locale)
        if table.status is Status.LOBBY or table.version == 0:
            return lobby_sheet(table, say)
        try:
            state = await self._house.shelf.state(table)
        except Refused:  # closed before it began
            return lobby_sheet(table, say)
        view: View = game(table.game).view(state, None)
        pictures = await self.board(table, view, table.locale)
        moves = await self._house.shelf.story(table, None, _MOVES_TOLD)
        story = [say.say(line) for move in moves for line in move]
        story += [say.say(_escaped(note)) for note in errand.notes]
        return table_sheet(table, view, say, pictures, story, errand.mention)

    async def panel(
        self,
        table: Table,
        user_id: int,
        locale: str,
        *,
        notes: tuple[str, ...] = (),
        group: int | None = None,
        focus: int | None = None,
    ) -> Sheet:
        """A person's private panel, with the controls for the question numbered `focus`, or for the first.

        It is refused to whoever does not sit at the table.
        """
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused(Text("not-seated"))
        view = await self.view(table, seat)
        decision = _in_focus(view, focus)
        draft = Draft((), group)
        suggestions: list[list[str]] = []
        if decision is not None:
            words = await self._house.letters.draft(table.id, decision)
            draft = Draft(words, group)
            suggestions = await self._house.play.suggestions(table, decision)
        try:
            pictures = await self._private_pictures(table, view, decision, draft, locale)
        except Refusal as refusal:  # somebody has taken the place they had in mind
            draft, notes = Draft((), group), (*notes, message_speaker(table, locale).say(refusal.text))
            pictures = await self._private_pictures(table, view, decision, draft, locale)
        return Panel(
            table_id=table.id,
            view=view,
            speaker=message_speaker(table, locale),
            decision=decision,
            label_speaker=picture_speaker(table, locale),
            pictures=pictures,
            draft=draft,
            suggestions=suggestions,
            notes=notes,
            link=f"<#{table.channel_id}>",
        ).sheet()

    async def _private_pictures(
        self, table: Table, view: View, decision: Decision | None, draft: Draft, locale: str
    ) -> list[Picture]:
        """The hand and the board; with a draft that can be tried out, both as they would be."""
        own, public = view, await self.view(table, None)
        if decision is not None and draft.words and needs_confirmation(decision):
            move = Move(decision.seat, decision.number, list(draft.words))
            tried = await self._house.play.preview(table, move)
            if tried is not None:
                own = public = tried
        return [*await self.hand(table, own, locale), *await self.board(table, public, locale)]

    async def hand(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The viewer's own hand."""

        async def draw() -> list[Picture]:
            return [await self._studio.hand(view, picture_speaker(table, locale))]

        return await self._drawn(draw(), table)

    async def board(self, table: Table, view: View, locale: str) -> list[Picture]:
        """What everybody sees of a view."""
        return await self._drawn(self._studio.table(view, picture_speaker(table, locale)), table)

    async def _drawn(self, drawing: Awaitable[list[Picture]], table: Table) -> list[Picture]:
        """The pictures; should drawing fail, none: a table can be played from its texts."""
        try:
            return await drawing
        except Exception:
            log.exception("a picture could not be drawn", extra={"table": table.id})
            return []

    async def view(self, table: Table, seat: int | None) -> View:
        """The table as a seat, or an onlooker, may see it."""
        state = await self._house.play.state_in_play(table)
        view: View = game(table.game).view(state, seat)
        return view


def _in_focus(view: View, number: int | None) -> Decision | None:
    """The question with this number, or the one to answer first."""
    first = next(iter(view.decisions), None)
    return next((decision for decision in view.decisions if decision.number == number), first)


def message_speaker(table: Table, locale: str) -> Speaker:
    """A speaker whose names cannot be mistaken for Discord's formatting."""
    return speaker(locale, [discord.utils.escape_markdown(name) for name in table.names])


def picture_speaker(table: Table, locale: str) -> Speaker:
    """A speaker with the names as they are, for pictures and for the labels of controls."""
    return speaker(locale, table.names)


def _escaped(note: Text) -> Text:
    """A note with the names in it, which belong to nobody at the table any more, likewise made harmless."""
    escape = discord.utils.escape_markdown
    return Text(note.key, {k: escape(v) if isinstance(v, str) else v for k, v in note.args.items()})
