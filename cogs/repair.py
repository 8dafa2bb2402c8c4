"""`/table repair`: lets moderators mend a broken table."""

from __future__ import annotations

import logging

from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import SERVERS_ONLY, localised
from cogs.client.interactions import Interaction, is_moderator, locale_of
from cogs.client.router import Click
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.repair_panel import RepairPanel, step_back_question
from engine.core import Text
from engine.core.registry import game_of
from tables import Refused, Table

log = logging.getLogger("lairkeeper.repair")


@SERVERS_ONLY
@app_commands.default_permissions(manage_channels=True)
class Repair(
    commands.GroupCog, group_name=localised("cmd-table"), group_description=localised("cmd-table-about")
):
    """The repair panel and its buttons."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("repair-look", self._clicked_look, args=1)
        client.router.add("repair-send", self._clicked_send)
        client.router.add("repair-to", self._chose_moment, args=1)
        client.router.add("repair-sure", self._clicked_sure, args=1)

    @app_commands.command(name=localised("cmd-table-repair"), description=localised("cmd-table-repair-about"))
    async def repair(self, interaction: Interaction) -> None:
        """Check the table in this channel."""
        await interaction.response.defer(ephemeral=True)
        table = await table_meant(self.service, interaction, None)
        _must_be_moderator(interaction, table)
        await self._show(interaction, table, 0)

    async def _clicked_look(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self._table(click)
        await self._show(click.interaction, table, click.number)

    async def _clicked_send(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self._table(click)
        await self.service.change(table.id, self.service.repair.send_again)
        await self._show_done(click, "repair-sent")

    async def _chose_moment(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self._table(click)
        frames = await self.service.repair.moments(table, click.user_id)
        version = await self.service.replays.version(table, click.value)
        body = step_back_question(table, frames, version, click.say)
        if body is None:
            await self._show_done(click, "repair-is-stale")
        else:
            await click.interaction.edit_original_response(view=body.layout())

    async def _clicked_sure(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self._table(click)
        version = await self.service.replays.version(table, click.id.args[0])
        interaction_id = click.interaction.id
        await self.service.change(
            click.id.table,
            lambda table: self.service.repair.step_back(table, version, interaction_id, click.user_id),
        )
        log.info("a moderator stepped a table back", extra={"table": click.id.table, "user": click.user_id})
        await self._show_done(click, "repair-done")

    async def _table(self, click: Click) -> Table:
        """The table of a click, for moderators: a panel outlives the permission to use it."""
        table = await self.service.repository.table(click.id.table)
        _must_be_moderator(click.interaction, table)
        return table

    async def _show_done(self, click: Click, note: str) -> None:
        table = await self.service.repository.table(click.id.table)
        await self._show(click.interaction, table, 0, click.say(note))

    async def _show(self, interaction: Interaction, table: Table, page: int, note: str = "") -> None:
        locale = locale_of(interaction)
        health = await self.service.repair.health(table, interaction.user.id)
        panel = RepairPanel(
            table=table,
            health=health,
            is_drawn=health.is_well and await self._is_drawn(table, locale),
            frames=await self.service.repair.moments(table, interaction.user.id),
            page=page,
            speaker=message_speaker(table, locale),
            label_speaker=picture_speaker(table, locale),
            notes=[note] if note else [],
        )
        await interaction.edit_original_response(view=panel.body().layout())

    async def _is_drawn(self, table: Table, locale: str) -> bool:
        view = game_of(table).view(await self.service.repository.state(table), None)
        return bool(await self.client.presenter.gallery.board(table, view, locale))


def _must_be_moderator(interaction: Interaction, table: Table) -> None:
    if not is_moderator(interaction, table):
        raise Refused(Text("repair-moderators-only"))


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Repair(client))
