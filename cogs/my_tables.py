"""One's own tables on all servers: `/games` and `/resign`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.home_pages import HomePages
from cogs.answering.table_lookup import complete_table, place_of, table_meant
from cogs.answering.whereabouts import is_guest
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import anywhere, localised
from cogs.client.interactions import Interaction, locale_of, show
from cogs.client.router import Click
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core.registry import game_of
from tables import Table
from tables.seats.transfers import must_be_playing
from texts import speaker


class MyTables(commands.Cog):
    """Lists a person's tables and lets them leave one."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self._pages = HomePages(client)
        client.router.add("resign", self._confirmed_resign)
        client.router.add("resign-reason", self._resigned_with_a_reason)
        client.router.add("resign-keep", self._kept_seat)
        client.router.add("home", self._clicked_home)

    @anywhere
    @app_commands.command(name=localised("cmd-games"), description=localised("cmd-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """List your tables, those waiting for you first."""
        await interaction.response.defer(ephemeral=True)
        await self._show(interaction)

    async def _clicked_home(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(click.interaction)

    async def _show(self, interaction: Interaction) -> None:
        say, as_guest = speaker(locale_of(interaction)), is_guest(interaction)
        page = await self._pages.page(interaction.user.id, say, as_guest=as_guest)
        await show(interaction, page)

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
        title, channel = say.say(game_of(meant).title), place_of(meant, say)
        lines, buttons = [say("resign-sure", game=title, channel=channel)], [sure]
        if len(meant.people) > 1:
            lines.append(say("resign-counts"))
            buttons.append(button(say("button-resign-reason"), write_id("resign-reason", meant.id)))
        buttons.append(button(say("button-resign-keep"), write_id("resign-keep", meant.id)))
        body = MessageBody(lines, [buttons])
        await interaction.edit_original_response(view=body.layout())

    @resign.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.service, interaction, typed)

    async def _confirmed_resign(self, click: Click) -> None:
        await self._resign(click, self.service.transfers.resign, "resign-done")

    async def _resigned_with_a_reason(self, click: Click) -> None:
        """Leave, and let the others decide whether that counts."""
        await self._resign(click, self.service.company.resign_with_a_reason, "resign-done-reason")

    async def _kept_seat(self, click: Click) -> None:
        """Have second thoughts; nothing has happened yet."""
        await click.interaction.response.defer()
        table = await click.table(self.service)
        must_be_playing(table, click.user_id)
        kept = click.say("resign-kept", game=game_of(table).title, channel=place_of(table, click.say))
        await click.interaction.edit_original_response(view=MessageBody([kept]).layout())

    async def _resign(self, click: Click, resign: Callable[[Table, int], Awaitable[None]], done: str) -> None:
        await click.interaction.response.defer()
        await self.service.change(click.id.table, lambda table: resign(table, click.user_id))
        await click.interaction.edit_original_response(view=MessageBody([click.say(done)]).layout())


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(MyTables(client))
