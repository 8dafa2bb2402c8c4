"""Finding company: looking for players, who sits where, sitting down, and being told next time."""

from __future__ import annotations

from discord.ext import commands

from cogs.answering.whereabouts import must_see
from cogs.client.client import Lairkeeper
from cogs.client.interactions import is_here, show, tell
from cogs.client.router import Click
from cogs.ui.literal import literal_text
from cogs.ui.lobby_cards import warning, who_sits_here
from cogs.ui.message import MessageBody
from engine.core import Text
from engine.core.registry import game_of
from tables import Newcomer, Refused, Status, Table

_OVER = {Status.PLAYING: "card-begun", Status.CLOSED: "card-closed"}
"""What becomes of a lobby, for those who come too late."""


class FindingCompany(commands.Cog):
    """The buttons of lobbies and of their cards that have to do with people."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self.company = client.service.company
        client.router.add("join", self._clicked_join)
        client.router.add("sit", self._clicked_join)
        client.router.add("sit-anyway", self._clicked_sit_anyway)
        client.router.add("sit-not", self._clicked_sit_not)
        client.router.add("find", self._clicked_find)
        client.router.add("who", self._clicked_who)
        client.router.add("tell", self._clicked_tell)
        client.router.add("tell-stop", self._clicked_tell_stop)

    async def _clicked_join(self, click: Click) -> None:
        """Sit down; whoever avoids somebody there is asked first, and nobody else learns of it."""
        await click.interaction.response.defer()
        table, guest = await self._lobby(click)
        self._must_be_able_to_sit(click, table)
        avoided = await self.company.to_warn_of(table, click.user_id)
        if avoided:
            body = warning(table, avoided, click.say)
            await click.interaction.followup.send(view=body.layout(), ephemeral=True)
            return
        await self._sit_down(table, guest)
        if not is_here(click.interaction, table):
            await tell(click.interaction, click.say("lobby-joined-there", channel=f"<#{table.channel_id}>"))

    def _must_be_able_to_sit(self, click: Click, table: Table) -> None:
        """Refuse with more to go on than at the table itself: whoever is elsewhere does not see it."""
        if is_here(click.interaction, table):
            return
        place = f"<#{table.channel_id}>"
        if table.status in _OVER:
            raise Refused(Text(_OVER[table.status], {"channel": place}))
        if table.status is Status.LOBBY and table.seat_of(click.user_id) is not None:
            raise Refused(Text("already-seated-there", {"channel": place}))

    async def _clicked_sit_anyway(self, click: Click) -> None:
        """Sit down after the warning, which then says where."""
        await click.interaction.response.defer()
        table, guest = await self._lobby(click)
        self._must_be_able_to_sit(click, table)
        await self._sit_down(table, guest)
        said = click.say("lobby-joined-there", channel=f"<#{table.channel_id}>")
        await click.interaction.edit_original_response(view=MessageBody([said]).layout())

    async def _clicked_sit_not(self, click: Click) -> None:
        """Stay away after the warning."""
        await click.interaction.response.defer()
        stayed = MessageBody([click.say("sit-not-done")])
        await click.interaction.edit_original_response(view=stayed.layout())

    async def _sit_down(self, table: Table, guest: Newcomer) -> None:
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
        table, _ = await self._lobby(click)
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
        table, _ = await self._lobby(click)
        if table.guild_id is None:
            raise Refused(Text("only-on-a-server"))
        watchers, title = self.company.watchers, game_of(table).title
        begun = await watchers.watch(click.user_id, table.guild_id, table.game)
        if not begun:
            await watchers.stop(click.user_id, table.guild_id, table.game)
        await tell(click.interaction, click.say("tell-me-on" if begun else "tell-me-off", game=title))

    async def _clicked_tell_stop(self, click: Click) -> None:
        """Tell somebody no longer when players are wanted for a game, wherever they read of it."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.service.repository.table(click.id.table)
        if table.guild_id is not None:
            await self.company.watchers.stop(click.user_id, table.guild_id, table.game)
        await tell(click.interaction, click.say("tell-me-stopped"))

    async def _lobby(self, click: Click) -> tuple[Table, Newcomer]:
        """The table of a lobby, of its card or of a notice, and its reader, who can see its channel."""
        table, here = await self.service.repository.table(click.id.table), click.interaction.guild_id
        if table.guild_id is None or here not in (table.guild_id, None):
            table = await click.table(self.service)
            return table, Newcomer(click.user_id, click.interaction.user.display_name)
        guest = await must_see(click.interaction, table.guild_id, table.channel_id)
        return table, Newcomer(guest.id, guest.display_name)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(FindingCompany(client))
