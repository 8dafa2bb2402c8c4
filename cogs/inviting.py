"""*Invite to a table*, from a person's menu: they are called to a lobby, and sit down with one button."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import place_of
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, locale_of, tell
from cogs.client.router import Click
from cogs.ui.components import MOST_IN_A_LIST, button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from cogs.ui.rules_pages import NO_TABLE
from engine.core import Text
from engine.core.registry import game_of
from tables import Refused, Status, Table
from texts import speaker

_LONGEST_PERSON = 20
"""Discord's numbers have 64 bits."""


class Inviting(commands.Cog):
    """Calls people to lobbies; nobody is called to the same one twice."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self._called: set[tuple[int, int]] = set()
        client.router.add("invite", self._chose_table, args=1)

    async def cog_load(self) -> None:
        """Add the entry to the menu of every person."""
        on_servers = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
        menu = app_commands.ContextMenu(
            name=localised("menu-invite"), callback=self._invite, allowed_contexts=on_servers
        )
        self.client.tree.add_command(menu)

    async def _invite(self, interaction: Interaction, guest: discord.Member) -> None:
        """Invite to the lobby here, or to the only one; let people choose among several."""
        await interaction.response.defer(ephemeral=True)
        if guest.bot:
            raise Refused(Text("invite-bot"))
        lobbies = await self._lobbies(interaction)
        here = [one for one in lobbies if one.channel_id == interaction.channel_id]
        if here or len(lobbies) == 1:
            await self._call(interaction, (here or lobbies)[0], guest.id)
            return
        say = speaker(locale_of(interaction))
        tables = [(str(one.id), f"{say.say(game_of(one).title)}: {', '.join(one.names)}") for one in lobbies]
        menu = select(say("invite-choose"), write_id("invite", NO_TABLE, guest.id), tables[:MOST_IN_A_LIST])
        body = MessageBody([say("invite-where", name=literal(guest.display_name))], [[menu]])
        await interaction.edit_original_response(view=body.layout())

    async def _chose_table(self, click: Click) -> None:
        await click.interaction.response.defer()
        for lobby in await self._lobbies(click.interaction):
            if str(lobby.id) == click.value:
                await self._call(click.interaction, lobby, _guest_in(click.id.args[0]))
                return
        raise Refused(Text("lobby-is-over"))

    async def _lobbies(self, interaction: Interaction) -> list[Table]:
        """The lobbies on this server in which whoever invites has a seat."""
        seated = await self.service.repository.of_person(interaction.user.id)
        lobbies = [
            one for one in seated if one.status is Status.LOBBY and one.guild_id == interaction.guild_id
        ]
        if not lobbies:
            raise Refused(Text("invite-no-lobby"))
        return lobbies

    async def _call(self, interaction: Interaction, lobby: Table, guest_id: int) -> None:
        """Call somebody to a lobby, where everybody sees it."""
        if lobby.seat_of(guest_id) is not None:
            raise Refused(Text("invite-seated"))
        if (lobby.id, guest_id) in self._called:
            raise Refused(Text("invite-again"))
        theirs = speaker(lobby.locale)
        words = theirs(
            "invitation",
            guest=f"<@{guest_id}>",
            host=f"<@{interaction.user.id}>",
            game=game_of(lobby).title,
        )
        join = button(theirs("button-join"), write_id("join", lobby.id), style=discord.ButtonStyle.success)
        body = MessageBody([theirs(f"{lobby.game}-blurb")], [[join]], heading=words)
        channel = self.client.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
        self._called.add((lobby.id, guest_id))  # before it is sent: the same command may arrive twice
        try:
            await channel.send(view=body.layout(), allowed_mentions=await self._mention_of(guest_id))
        except BaseException:
            self._called.discard((lobby.id, guest_id))
            raise
        say = speaker(locale_of(interaction))
        await _answer(interaction, say("invite-done", guest=f"<@{guest_id}>", channel=place_of(lobby, say)))

    async def _mention_of(self, guest_id: int) -> discord.AllowedMentions:
        """Whom an invitation rings: its guest, unless they are not to be called now, or never."""
        person = await self.service.people.get(guest_id)
        if person.notify == "silent" or not await self.service.notifications.may_be_disturbed(guest_id):
            return discord.AllowedMentions.none()
        return discord.AllowedMentions(users=[discord.Object(guest_id)])


def _guest_in(word: str) -> int:
    """The person in a control, whose number is longer than any table's; a forged one is refused."""
    if not word.isdecimal() or len(word) > _LONGEST_PERSON:
        raise Refused(Text("button-unknown"))
    return int(word)


async def _answer(interaction: Interaction, sentence: str) -> None:
    """Answer a command, or put the answer in the place of the list one has chosen from."""
    if interaction.type is discord.InteractionType.component:
        await interaction.edit_original_response(view=MessageBody([sentence]).layout())
    else:
        await tell(interaction, sentence)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Inviting(client))
