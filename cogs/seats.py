"""`/seat`: give one's seat to somebody, take a computer player's, come back, or vote somebody out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.new_tables import newcomer
from cogs.answering.table_lookup import matching, open_table_here, seat_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import SERVERS_ONLY, STRENGTH_CHOICES, localised
from cogs.client.interactions import Interaction, locale_of, tell
from cogs.client.router import Click
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal_text
from cogs.ui.lobby_cards import warning
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import Newcomer, Refused, Table
from texts import speaker


@SERVERS_ONLY
class Seats(
    commands.GroupCog, group_name=localised("cmd-seat"), group_description=localised("cmd-seat-about")
):
    """Hands over seats during a game."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        client.router.add("return", self._clicked_return)
        client.router.add("take-anyway", self._clicked_take_anyway, args=1)

    @app_commands.command(name=localised("cmd-seat-give"), description=localised("cmd-seat-give-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-seat-heir-about"))
    async def give(self, interaction: Interaction, person: discord.User) -> None:
        """Offer your seat to somebody else."""
        if person.bot:
            raise Refused(Text("heir-is-a-bot"))
        user_id, heir = interaction.user.id, Newcomer(person.id, person.display_name)
        await self._do(
            interaction, lambda table: self.service.transfers.offer(table, user_id, heir), "seat-offered"
        )

    @app_commands.command(name=localised("cmd-seat-take"), description=localised("cmd-seat-take-about"))
    @app_commands.rename(seat=localised("opt-seat"))
    @app_commands.describe(seat=localised("opt-seat-about"))
    async def take(self, interaction: Interaction, seat: str) -> None:
        """Ask for the seat of a computer player; whoever avoids somebody there is asked first."""
        await interaction.response.defer(ephemeral=True)
        here = await open_table_here(self.service, interaction)
        meant, guest = seat_meant(here, seat), newcomer(interaction)
        avoided = await self.service.company.avoiding.avoided_at(here.id, guest.user_id)
        if avoided and here.seat_of(guest.user_id) is None:
            say = speaker(locale_of(interaction))
            body = warning(here, avoided, say, write_id("take-anyway", here.id, meant))
            await interaction.edit_original_response(view=body.layout())
            return
        await self.service.change(here.id, lambda table: self.service.transfers.ask_for(table, guest, meant))
        await tell(interaction, speaker(locale_of(interaction))("seat-asked-for"))

    async def _clicked_take_anyway(self, click: Click) -> None:
        """Ask for the seat after the warning, which then says so."""
        await click.interaction.response.defer()
        guest, ask_for = newcomer(click.interaction), self.service.transfers.ask_for
        table = await click.table(self.service)
        await self.service.change(table.id, lambda table: ask_for(table, guest, click.number))
        asked = MessageBody([click.say("seat-asked-for")])
        await click.interaction.edit_original_response(view=asked.layout())

    @take.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        here = await self.service.repository.open_in(interaction.channel_id or 0)
        computer_players = [
            one for one in (here.holders if here else ()) if one.user_id is None and not one.absentee
        ]
        return matching([(one.name, str(one.seat)) for one in computer_players], typed)

    @app_commands.command(name=localised("cmd-seat-return"), description=localised("cmd-seat-return-about"))
    async def come_back(self, interaction: Interaction) -> None:
        """Take your seat back from the computer player looking after it."""
        user_id = interaction.user.id
        await self._do(
            interaction, lambda table: self.service.absence.come_back(table, user_id), "seat-returned"
        )

    @app_commands.command(name=localised("cmd-seat-kick"), description=localised("cmd-seat-kick-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-kick-about"))
    async def kick(self, interaction: Interaction, person: discord.User) -> None:
        """Start a vote to remove somebody."""
        user_id = interaction.user.id
        await interaction.response.defer(ephemeral=True)
        here = await open_table_here(self.service, interaction)
        kick = self.service.transfers.kick
        text = await self.service.change(here.id, lambda table: kick(table, user_id, person.id))
        await tell(interaction, speaker(locale_of(interaction)).say(literal_text(text)))

    @app_commands.command(name=localised("cmd-seat-excuse"), description=localised("cmd-seat-excuse-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-excuse-about"))
    async def excuse(self, interaction: Interaction, person: discord.User) -> None:
        """Start a vote on whether somebody had a good reason to leave."""
        user_id, ask = interaction.user.id, self.service.company.reliability.ask_to_excuse

        async def act(table: Table) -> None:
            table.must_seat(user_id)
            await ask(table, person.display_name, person.id, user_id)

        await self._do(interaction, act, "excuse-called")

    @app_commands.command(
        name=localised("cmd-seat-strength"), description=localised("cmd-seat-strength-about")
    )
    @app_commands.rename(seat=localised("opt-seat"), strength=localised("opt-strength"))
    @app_commands.describe(seat=localised("opt-bot-about"), strength=localised("opt-strength-about"))
    @app_commands.choices(strength=STRENGTH_CHOICES)
    async def strength(self, interaction: Interaction, seat: str, strength: str) -> None:
        """Start a vote on how strong a computer player is."""
        user_id, ask = interaction.user.id, self.service.strengths.ask
        await self._do(
            interaction,
            lambda table: ask(table, user_id, seat_meant(table, seat), strength),
            "strength-asked",
        )

    @strength.autocomplete("seat")
    async def _computer_players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        here = await self.service.repository.open_in(interaction.channel_id or 0)
        seats = [(one.name, str(one.seat)) for one in (here.holders if here else ()) if one.user_id is None]
        return matching(seats, typed)

    async def _clicked_return(self, click: Click) -> None:
        await click.interaction.response.defer()
        act = self.service.absence.come_back
        await self.service.change(click.id.table, lambda table: act(table, click.user_id))
        await tell(click.interaction, click.say("seat-returned"))

    async def _do(self, interaction: Interaction, act: Callable[[Table], Awaitable[None]], done: str) -> None:
        await interaction.response.defer(ephemeral=True)
        here = await open_table_here(self.service, interaction)
        await self.service.change(here.id, act)
        await tell(interaction, speaker(locale_of(interaction))(done))


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Seats(client))
