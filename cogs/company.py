"""Finding company: looking for players, who sits where, sitting down, and being told next time."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.answering.new_tables import newcomer
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, is_here, show, tell
from cogs.client.router import Click
from cogs.ui.literal import literal_text
from cogs.ui.lobby_cards import warning, who_sits_here
from cogs.ui.message import MessageBody
from engine.core import Text
from engine.core.registry import game_of
from tables import Refused, Status, Table


class FindingCompany(commands.Cog):
    """The buttons of lobbies and of their cards that have to do with people."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self.company = client.service.company
        client.router.add("join", self._clicked_join)
        client.router.add("sit", self._clicked_join)
        client.router.add("sit-anyway", self._clicked_sit_anyway)
        client.router.add("find", self._clicked_find)
        client.router.add("who", self._clicked_who)
        client.router.add("tell", self._clicked_tell)

    async def _clicked_join(self, click: Click) -> None:
        """Sit down; whoever avoids somebody there is asked first, and nobody else learns of it."""
        await click.interaction.response.defer()
        table = await self._lobby(click)
        avoided = await self.company.avoiding.avoided_at(table.id, click.user_id)
        if avoided and table.status is Status.LOBBY and table.seat_of(click.user_id) is None:
            body = warning(table, avoided, click.say)
            await click.interaction.followup.send(view=body.layout(), ephemeral=True)
            return
        await self._sit_down(click, table)
        if not is_here(click.interaction, table):
            await tell(click.interaction, click.say("lobby-joined-there", channel=f"<#{table.channel_id}>"))

    async def _clicked_sit_anyway(self, click: Click) -> None:
        """Sit down after the warning, which then says where."""
        await click.interaction.response.defer()
        table = await self._lobby(click)
        await self._sit_down(click, table)
        said = click.say("lobby-joined-there", channel=f"<#{table.channel_id}>")
        await click.interaction.edit_original_response(view=MessageBody([said]).layout())

    async def _sit_down(self, click: Click, table: Table) -> None:
        guest = newcomer(click.interaction)
        await self.service.change(table.id, lambda table: self.company.join(table, guest))

    async def _clicked_find(self, click: Click) -> None:
        """Look for players."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        look = self.company.look_for_players
        text = await self.service.change(table.id, lambda table: look(table, click.user_id))
        await tell(click.interaction, click.say.say(literal_text(text)))

    async def _clicked_who(self, click: Click) -> None:
        """Tell somebody who decides whether to sit down who sits there, as long as that is to be decided."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._lobby(click)
        if table.status is not Status.LOBBY:
            raise Refused(Text("lobby-is-over"))
        records = [
            (one, await self.company.reliability.record(one.user_id, table.guild_id))
            for one in table.people
            if one.user_id is not None
        ]
        avoided = await self.company.avoiding.avoided_at(table.id, click.user_id)
        await show(click.interaction, who_sits_here(table, records, avoided, click.say))

    async def _clicked_tell(self, click: Click) -> None:
        """Tell somebody when players are wanted for this game again, or no longer."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._lobby(click)
        if table.guild_id is None:
            raise Refused(Text("only-on-a-server"))
        watchers, title = self.company.watchers, game_of(table).title
        begun = await watchers.watch(click.user_id, table.guild_id, table.game)
        if not begun:
            await watchers.stop(click.user_id, table.guild_id, table.game)
        await tell(click.interaction, click.say("tell-me-on" if begun else "tell-me-off", game=title))

    async def _lobby(self, click: Click) -> Table:
        """The table of a lobby or of its card on the same server, in a channel that its reader can see."""
        table = await self.service.repository.table(click.id.table)
        if table.guild_id is None or table.guild_id != click.interaction.guild_id:
            return await click.table(self.service)
        if not _can_see(click.interaction, table.channel_id):
            raise Refused(Text("card-hidden"))
        return table


def _can_see(interaction: Interaction, channel_id: int) -> bool:
    """Whether somebody can see a channel of the server they act on, as far as we know of it."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return True
    return channel.permissions_for(interaction.user).view_channel


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(FindingCompany(client))
