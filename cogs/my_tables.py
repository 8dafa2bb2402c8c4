"""One's own tables on all servers: `/games` and `/resign`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.dates_and_times import told_hours, told_vacation
from cogs.answering.table_lookup import complete_table, place_of, table_meant, turn_at
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import anywhere, localised
from cogs.client.interactions import Interaction, locale_of, show
from cogs.client.router import Click
from cogs.delivery.speakers import message_speaker
from cogs.ui.ahead import is_ahead, plan_for
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.home_page import Turn, home_page
from cogs.ui.message import MessageBody
from engine.core import Text, all_of, seat_name
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from tables import Status, Table
from tables.seats.transfers import must_be_playing
from texts import speaker


class MyTables(commands.Cog):
    """Lists a person's tables and lets them leave one."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("resign", self._confirmed_resign)
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
        say, user_id = speaker(locale_of(interaction)), interaction.user.id
        turns: list[Turn] = []
        lines: list[str] = []
        planned = 0
        for table in await self.service.repository.of_person(user_id):
            try:
                turn = await turn_at(self.service, table, user_id, say)
                if turn is not None:
                    turns.append(turn)
                else:
                    lines.append(await self._standing(table, say.locale))
                planned += await self._plans_at(table, user_id)
            except BrokenSaveError:  # it waits for its repair; all others are there
                lines.append(say("home-broken", game=game_of(table).title, channel=place_of(table, say)))
        left = [("games-kept", table) for table in await self.service.repository.left_by(user_id)]
        followed = [("home-follows", table) for table in await self.service.onlookers.followed(user_id)]
        lines += [
            say(key, game=game_of(table).title, channel=place_of(table, say))
            for key, table in (*left, *followed)
        ]
        person, now = await self.service.settings_of(user_id), self.service.clock()
        glance = [
            *([say("home-plans", count=planned)] if planned else []),
            say(
                "home-settings",
                notify=say(f"notify-{person.notify}"),
                quiet=told_hours(person.quiet, say),
                vacation=told_vacation(person, now, say),
            ),
        ]
        await show(interaction, home_page(turns, lines, glance, now, say))

    async def _plans_at(self, table: Table, user_id: int) -> int:
        """How much somebody has decided ahead at a table."""
        if table.status is not Status.PLAYING:
            return 0
        view = await self.client.presenter.view(table, table.must_seat(user_id))
        return sum(is_ahead(one) and plan_for(view, one) is not None for one in view.decisions)

    async def _standing(self, table: Table, locale: str) -> str:
        """A line on a table that wants nothing of its reader: where it is, and whom it waits for."""
        say = message_speaker(table, locale)
        place: dict[str, Text | str] = {"game": game_of(table).title, "channel": place_of(table, say)}
        if table.status is Status.LOBBY:
            return say("games-lobby", **place)
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
        title, channel = say.say(game_of(meant).title), place_of(meant, say)
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
