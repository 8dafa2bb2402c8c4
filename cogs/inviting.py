"""*Invite to a table*, from a person's menu."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.invitations import Invitations
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction
from cogs.client.router import Click
from engine.core import Text
from tables import Refused

_LONGEST_PERSON = 20
"""Discord's numbers have 64 bits."""


class Inviting(commands.Cog):
    """Calls people to lobbies."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self._invitations = Invitations(client)
        client.router.add("invite", self._chose_table, args=1)

    async def cog_load(self) -> None:
        """Add the entry to the menu of every person."""
        on_servers = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
        menu = app_commands.ContextMenu(
            name=localised("menu-invite"), callback=self._invite, allowed_contexts=on_servers
        )
        self.client.tree.add_command(menu)

    async def _invite(self, interaction: Interaction, guest: discord.Member) -> None:
        await self._invitations.invite(interaction, guest)

    async def _chose_table(self, click: Click) -> None:
        await click.interaction.response.defer()
        for lobby in await self._invitations.lobbies(click.interaction):
            if str(lobby.id) == click.value:
                await self._invitations.call(click.interaction, lobby, _guest_in(click.id.args[0]))
                return
        raise Refused(Text("lobby-is-over"))


def _guest_in(word: str) -> int:
    """The person in a control, whose number is longer than any table's; a forged one is refused."""
    if not word.isdecimal() or len(word) > _LONGEST_PERSON:
        raise Refused(Text("button-unknown"))
    return int(word)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Inviting(client))
