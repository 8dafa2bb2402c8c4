"""`/undo` and its button: undo one's move at once where that is allowed, and by vote beyond a barrier."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import complete_table, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, locale_of, panels_of, place_of, show, tell
from cogs.client.router import Click
from cogs.delivery.speakers import message_speaker
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import Stopped, Table
from texts import speaker


class Undo(commands.Cog):
    """Undoes moves."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("undo", self._clicked_undo, args=1)
        client.router.add("undo-ask", self._clicked_ask)

    @app_commands.command(name=localised("cmd-undo"), description=localised("cmd-undo-about"))
    @app_commands.rename(table=localised("opt-table"))
    @app_commands.describe(table=localised("opt-table-about"))
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Undo your latest move."""
        await interaction.response.defer(ephemeral=True)
        meant = await table_meant(self.service, interaction, table)
        try:
            await self._undo(interaction, meant.id, None)
        except Stopped as stopped:
            body = _question(meant, stopped.text, locale_of(interaction))
            await interaction.edit_original_response(view=body.layout())

    @undo.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.service, interaction, typed)

    async def _clicked_undo(self, click: Click) -> None:
        await click.interaction.response.defer()
        try:
            await self._undo(click.interaction, click.id.table, click.number)
        except Stopped as stopped:
            table = await self.service.repository.table(click.id.table)
            body = _question(table, stopped.text, click.say.locale)
            await click.interaction.followup.send(view=body.layout(), ephemeral=True)

    async def _clicked_ask(self, click: Click) -> None:
        """Put the undo to a vote; at a table with one person it happens at once."""
        await click.interaction.response.defer()
        await self.service.change(click.id.table, lambda table: self.service.undos.ask(table, click.user_id))
        table = await self.service.repository.table(click.id.table)
        done = "undo-asked" if len(table.people) > 1 else "undo-done"
        await click.interaction.edit_original_response(view=MessageBody([click.say(done)]).layout())

    async def _undo(self, interaction: Interaction, table_id: int, version: int | None) -> None:
        """Undo a move, then show the panel with what was undone on top."""
        user_id = interaction.user.id
        await self.service.seen.use(table_id, user_id, *panels_of(interaction))

        async def undo(table: Table) -> list[Text]:
            return await self.service.undos.undo(table, table.must_seat(user_id), version, interaction.id)

        lines = await self.service.change(table_id, undo)
        table = await self.service.repository.table(table_id)
        say = message_speaker(table, locale_of(interaction))
        note = "\n".join([say("undo-done"), *map(say.say, lines)])
        try:
            body = await self.client.presenter.panel(table, user_id, say.locale, notes=(note,))
            await show(interaction, body)
            await self.service.seen.deliver(table.id, user_id, table.version, place_of(interaction))
        except discord.HTTPException:
            await tell(interaction, note)


def _question(table: Table, fact: Text, locale: str) -> MessageBody:
    """What prevents the undo, and a button to ask everybody."""
    say = speaker(locale)
    alone = len(table.people) == 1
    label = say("button-undo-anyway" if alone else "button-undo-ask")
    ask = button(label, write_id("undo-ask", table.id), style=discord.ButtonStyle.primary)
    return MessageBody([say.say(fact), say("undo-alone" if alone else "undo-ask")], [[ask]])


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Undo(client))
