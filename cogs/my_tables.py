"""One's own tables on all servers: `/games` and `/resign`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import complete_table, is_awaited, place_of, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, locale_of
from cogs.client.router import Click
from cogs.delivery.speakers import message_speaker
from cogs.ui.components import Control, button, rows_of_buttons
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core import Text, all_of, seat_name
from engine.core.registry import game
from tables import Status, Table
from tables.seats.transfers import must_be_playing
from texts import speaker

_MOST_TURNS = 5


class MyTables(commands.Cog):
    """Lists a person's tables and lets them leave one."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("resign", self._confirmed_resign)

    @app_commands.command(name=localised("cmd-games"), description=localised("cmd-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """List your tables, those waiting for you first."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        lines: list[tuple[bool, str]] = []
        turns: list[Control] = []
        for table in await self.service.repository.of_person(interaction.user.id):
            mine = await is_awaited(self.service, table, interaction.user.id)
            lines.append((not mine, await self._standing(table, mine, say.locale)))
            if mine:
                label = say("games-turn", game=game(table.game).title)
                turns.append(button(label, write_id("turn", table.id), style=discord.ButtonStyle.primary))
        for table in await self.service.repository.left_by(interaction.user.id):
            title, channel = say.say(game(table.game).title), place_of(table, say)
            lines.append((True, say("games-kept", game=title, channel=channel)))
        listed = "\n".join(line for _, line in sorted(lines)) or say("games-none")
        body = MessageBody([f"### {say('games-title')}", listed], rows_of_buttons(turns[:_MOST_TURNS], 1))
        await interaction.edit_original_response(view=body.layout())

    async def _standing(self, table: Table, mine: bool, locale: str) -> str:
        """A line on where a table is and whom it waits for."""
        say = message_speaker(table, locale)
        place: dict[str, Text | str] = {"game": game(table.game).title, "channel": place_of(table, say)}
        if table.status is Status.LOBBY:
            return say("games-lobby", **place)
        if mine:
            return say("games-yours", **place)
        view = await self.client.presenter.view(table, None)
        return say("games-others", **place, seats=all_of([seat_name(seat) for seat in view.awaited]))

    @app_commands.command(name=localised("cmd-resign"), description=localised("cmd-resign-about"))
    @app_commands.rename(table=localised("opt-table"))
    @app_commands.describe(table=localised("opt-table-about"))
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        """Give your seat to a computer player, after confirmation."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        meant = await table_meant(self.service, interaction, table)
        must_be_playing(meant, interaction.user.id)
        sure = button(say("button-resign"), write_id("resign", meant.id), style=discord.ButtonStyle.danger)
        title, channel = say.say(game(meant.game).title), place_of(meant, say)
        body = MessageBody([say("resign-sure", game=title, channel=channel)], [[sure]])
        await interaction.edit_original_response(view=body.layout())

    @resign.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.service, interaction, typed)

    async def _confirmed_resign(self, click: Click) -> None:
        await click.interaction.response.defer()
        resign = self.service.transfers.resign
        await self.service.change(click.id.table, lambda table: resign(table, click.user_id))
        body = MessageBody([click.say("resign-done")])
        await click.interaction.edit_original_response(view=body.layout())


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(MyTables(client))
