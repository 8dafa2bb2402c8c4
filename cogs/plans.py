"""`/plans`: everything somebody has decided ahead, at all their tables."""

from __future__ import annotations

from discord import Interaction, app_commands
from discord.ext import commands

from cogs.answering.table_lookup import place_of
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import locale_of
from cogs.delivery.presenter import message_speaker
from cogs.ui.ahead import is_ahead, plan_for, told_plan
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.decisions.controls import own_text
from cogs.ui.message import MessageBody, Row
from engine.core.registry import game
from tables import Status, Table
from texts import speaker

_MOST_PLANS = 10
"""A message has room for 40 parts, and a plan takes four of them."""


class Plans(commands.Cog):
    """What was decided ahead, to look at, change and drop."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service

    @app_commands.command(name=localised("cmd-plans"), description=localised("cmd-plans-about"))
    async def plans(self, interaction: Interaction) -> None:
        """Show your plans at all your tables."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        rows: list[Row] = []
        for table in await self.service.repository.of_person(interaction.user.id):
            if table.status is Status.PLAYING:
                rows += await self._at(table, interaction.user.id, say.locale)
        listed = rows[: 2 * _MOST_PLANS] or [say("plans-none")]
        body = MessageBody([f"### {say('plans-title')}"], listed)
        await interaction.edit_original_response(view=body.layout())

    async def _at(self, table: Table, user_id: int, locale: str) -> list[Row]:
        """A line for each plan at a table, with its buttons below."""
        say = message_speaker(table, locale)
        view = await self.client.presenter.view(table, table.must_seat(user_id))
        rows: list[Row] = []
        for decision in view.decisions:
            plan = plan_for(view, decision) if is_ahead(decision) else None
            if plan is None:
                continue
            question = own_text(say, decision, "short") or say.say(decision.prompt)
            told = told_plan(decision, plan, say)
            place = {"game": say.say(game(table.game).title), "channel": place_of(table, say)}
            rows.append(say("plans-line", question=question, plan=told, **place))
            rows.append(
                [
                    button(say("plans-change"), write_id("question", table.id, decision.number)),
                    button(say("plans-drop"), write_id("none", table.id, decision.number)),
                ]
            )
        return rows


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Plans(client))
