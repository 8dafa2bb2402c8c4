"""*Something is wrong here*, and `/report`: a report on a table for whoever runs the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import complete_table, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, locale_of, tell
from cogs.client.router import Click
from cogs.ui.custom_ids import LONGEST_TABLE
from cogs.ui.modals import complaint_form
from engine.core import Text
from tables import Refused
from texts import speaker

THE_ONE_HERE = 0
"""Stands for the table of the channel, or the person's own, in the id of a form."""


class Reporting(commands.Cog):
    """Takes reports."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("wrong", self._clicked_wrong)
        client.router.add("wrong-sent", self._sent)

    @app_commands.command(name=localised("cmd-report"), description=localised("cmd-report-about"))
    @app_commands.rename(table=localised("opt-table"))
    @app_commands.describe(table=localised("opt-table-about"))
    async def report(self, interaction: Interaction, table: str | None = None) -> None:
        """Open the form for a report on a table; whether there is one shows when the form is sent."""
        named = THE_ONE_HERE if table is None else _number(table)
        await interaction.response.send_modal(complaint_form(named, speaker(locale_of(interaction))))

    @report.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.service, interaction, typed)

    async def _clicked_wrong(self, click: Click) -> None:
        await click.interaction.response.send_modal(complaint_form(click.id.table, click.say))

    async def _sent(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        if click.id.table == THE_ONE_HERE:
            table = await table_meant(self.service, click.interaction, None)
        else:
            table = await click.table(self.service)
        number = await self.service.change(
            table.id,
            lambda now: self.service.complaints.keep(now, click.user_id, click.value, self._operators()),
        )
        await tell(click.interaction, click.say("complaint-kept", report=number))

    def _operators(self) -> list[int]:
        """Whom the application belongs to on Discord: a person, or a team."""
        application: discord.AppInfo | Any = self.client.application
        if application is None:
            return []
        if application.team is not None:
            return [member.id for member in application.team.members]
        return [application.owner.id]


def _number(named: str) -> int:
    """The number of a table that was chosen from the list."""
    if not (named.isascii() and named.isdecimal()) or len(named) > LONGEST_TABLE:
        raise Refused(Text("no-such-table"))
    return int(named)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Reporting(client))
