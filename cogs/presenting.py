"""Tables made ready to be looked at: views of the engine, pictures of the studio, words in one's language."""

from __future__ import annotations

import discord
from render.studio import Studio

from cogs.ui.board import lobby_sheet, table_sheet
from cogs.ui.choosing import Draft
from cogs.ui.panel import Panel
from cogs.ui.sheet import Sheet
from engine.core import Move, Text, View
from engine.core.registry import game
from render import Picture
from tables import House, Refused, Status, Table, TableErrand
from texts import Speaker, speaker

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
            view = await self.view(table, None)
        except Refused:
            return lobby_sheet(table, say)
        pictures = await self._studio.table(view, picture_speaker(table, table.locale))
        moves = await self._house.shelf.story(table, None, _MOVES_TOLD)
        story = [say.say(line) for move in moves for line in move]
        story += [say.say(note) for note in errand.notes]
        return table_sheet(table, view, say, pictures, story, errand.mention)

    async def panel(
        self,
        table: Table,
        user_id: int,
        locale: str,
        *,
        notes: tuple[str, ...] = (),
        group: int | None = None,
    ) -> Sheet:
        """A person's private panel; refused to whoever does not sit at the table."""
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused(Text("not-seated"))
        view = await self.view(table, seat)
        decision = next(iter(view.decisions), None)
        draft = Draft((), group)
        suggestions: list[list[str]] = []
        if decision is not None:
            words = await self._house.letters.draft(table.id, decision)
            draft = Draft(words, group)
            suggestions = await self._house.play.suggestions(table, decision)
        pictures = await self._private_pictures(table, view, draft, locale)
        return Panel(
            table_id=table.id,
            view=view,
            speaker=message_speaker(table, locale),
            pictures=pictures,
            draft=draft,
            suggestions=suggestions,
            notes=notes,
            link=f"<#{table.channel_id}>",
        ).sheet()

    async def _private_pictures(self, table: Table, view: View, draft: Draft, locale: str) -> list[Picture]:
        """The hand and the board; with a draft that can be tried out, the board as it would be."""
        words = picture_speaker(table, locale)
        shown = view
        decision = next(iter(view.decisions), None)
        if decision is not None and draft.words and view.viewer is not None:
            move = Move(view.viewer, decision.number, list(draft.words))
            shown = await self._house.play.preview(table, move) or view
        hand = await self._studio.hand(shown, words)
        return [hand, *await self._studio.table(shown, words)]

    async def view(self, table: Table, seat: int | None) -> View:
        """The table as a seat, or an onlooker, may see it."""
        state = await self._house.play.state_in_play(table)
        view: View = game(table.game).view(state, seat)
        return view

    async def board(self, table: Table, locale: str) -> list[Picture]:
        """The public pictures in somebody's own language."""
        return await self._studio.table(await self.view(table, None), picture_speaker(table, locale))


def message_speaker(table: Table, locale: str) -> Speaker:
    """A speaker whose names cannot be mistaken for Discord's formatting."""
    return speaker(locale, [discord.utils.escape_markdown(name) for name in table.names])


def picture_speaker(table: Table, locale: str) -> Speaker:
    """A speaker with the names as they are."""
    return speaker(locale, table.names)
