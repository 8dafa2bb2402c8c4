"""Inviting somebody by name: they are called to a lobby, and sit down with a button."""

from __future__ import annotations

import discord

from cogs.answering.table_lookup import place_of
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, locale_of, tell
from cogs.ui.components import MOST_IN_A_LIST, button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from cogs.ui.rules_pages import NO_TABLE
from engine.core import Text
from engine.core.registry import game_of
from tables import Refused, Status, Table
from texts import speaker


class Invitations:
    """Calls people to lobbies; nobody is called to the same one twice."""

    def __init__(self, client: Lairkeeper) -> None:
        self._client = client
        self._service = client.service

    async def invite(self, interaction: Interaction, guest: discord.User | discord.Member) -> None:
        """Invite to the lobby here, or to the only one; let people choose among several."""
        await interaction.response.defer(ephemeral=True)
        if guest.bot:
            raise Refused(Text("invite-bot"))
        lobbies = await self.lobbies(interaction)
        here = [one for one in lobbies if one.channel_id == interaction.channel_id]
        if here or len(lobbies) == 1:
            await self.call(interaction, (here or lobbies)[0], guest.id)
            return
        say = speaker(locale_of(interaction))
        tables = [(str(one.id), f"{say.say(game_of(one).title)}: {', '.join(one.names)}") for one in lobbies]
        menu = select(say("invite-choose"), write_id("invite", NO_TABLE, guest.id), tables[:MOST_IN_A_LIST])
        body = MessageBody([say("invite-where", name=literal(guest.display_name))], [[menu]])
        await interaction.edit_original_response(view=body.layout())

    async def lobbies(self, interaction: Interaction) -> list[Table]:
        """The lobbies on this server in which whoever invites has a seat."""
        seated = await self._service.repository.of_person(interaction.user.id)
        lobbies = [
            one for one in seated if one.status is Status.LOBBY and one.guild_id == interaction.guild_id
        ]
        if not lobbies:
            raise Refused(Text("invite-no-lobby"))
        return lobbies

    async def call(self, interaction: Interaction, lobby: Table, guest_id: int) -> None:
        """Call somebody to a lobby."""
        if lobby.seat_of(guest_id) is not None:
            raise Refused(Text("invite-seated"))
        watchers = self._service.company.watchers
        # Noted before it is sent: the same command may arrive twice.
        if not await watchers.invite(lobby.id, guest_id):
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
        channel = self._client.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
        mention = await self._mention_of(guest_id, interaction.user.id)
        try:
            await channel.send(view=body.layout(), allowed_mentions=mention)
        except BaseException:
            await watchers.forget_invitation(lobby.id, guest_id)
            raise
        say = speaker(locale_of(interaction))
        await _answer(interaction, say("invite-done", guest=f"<@{guest_id}>", channel=place_of(lobby, say)))

    async def _mention_of(self, guest_id: int, host_id: int) -> discord.AllowedMentions:
        """Whom an invitation rings: its guest, unless they are not to be called now, or not by this person.

        It looks the same to everybody else.
        """
        person = await self._service.people.get(guest_id)
        avoids = await self._service.company.avoiding.avoids(guest_id, host_id)
        may_disturb = await self._service.notifications.may_be_disturbed(guest_id)
        if person.notify == "silent" or avoids or not may_disturb:
            return discord.AllowedMentions.none()
        return discord.AllowedMentions(users=[discord.Object(guest_id)])


async def _answer(interaction: Interaction, sentence: str) -> None:
    """Answer a command, or put the answer in the place of the list one has chosen from."""
    if interaction.type is discord.InteractionType.component:
        await interaction.edit_original_response(view=MessageBody([sentence]).layout())
    else:
        await tell(interaction, sentence)
