"""The front door: a card that greets a server and answers `/help`, with buttons straight into every game."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import Answering
from cogs.answering.new_tables import locale_of_server, newcomer, place_for_one, table_locale
from cogs.answering.whereabouts import is_guest, server_of
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import anywhere, localised
from cogs.client.interactions import Interaction, locale_of, show
from cogs.client.router import Click
from cogs.delivery.symbol_loss import with_symbols_or_words
from cogs.ui.game_facts import usual_seats
from cogs.ui.message import MessageBody
from cogs.ui.start_card import guide_page, start_card
from engine.core import Text
from engine.core.registry import games
from tables import Refused
from tables.store.features.presence import last_alive_at
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper.greetings")


class FrontDoor(commands.Cog):
    """Greets servers, explains the bot, and sits people down."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self._answering = Answering(client)
        self._since = datetime.now(UTC)
        client.router.add("solo", self._clicked_solo, args=1)
        client.router.add("guide", self._clicked_guide)
        client.router.add("door", self._clicked_door)

    async def cog_load(self) -> None:
        """Greet servers also if they were joined while the bot was down."""
        alive_at = await last_alive_at(self.service.storage)
        if alive_at is not None:
            self._since = datetime.fromtimestamp(alive_at, UTC)

    # ── greeting a server ────────────────────────────────────────────────────────────────────────────────

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        await self._greet(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server that discord.py believes to be an old one, also if the bot was added while it started."""
        joined = guild.me.joined_at
        if joined is not None and joined > self._since:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Post the start card where the server has its system messages, once, and only if that is allowed."""
        channel = guild.system_channel
        if channel is None:
            return
        may = channel.permissions_for(guild.me)
        if not (may.view_channel and may.send_messages and may.attach_files):
            return
        servers = self.service.company.servers
        if not await servers.may_greet(guild.id, self.service.clock()):
            return
        locale = await locale_of_server(self.client, guild.id, str(guild.preferred_locale))

        async def send(body: MessageBody) -> None:
            await channel.send(view=body.layout(), files=body.files())

        try:
            await with_symbols_or_words(await self._card(speaker(locale), "door-friends"), send)
        except discord.HTTPException as refused:
            await servers.forget_greeting(guild.id)
            log.info("could not greet a server", extra={"code": refused.code})

    # ── the card and what is behind it ───────────────────────────────────────────────────────────────────

    async def _card(self, say: Speaker, friends: str) -> MessageBody:
        """The card; `friends` says how to play together from where it is read."""
        covers = {key: await self.client.studio.cover(key, say) for key in games()}
        return start_card(covers, say, friends)

    @anywhere
    @app_commands.command(name=localised("cmd-help"), description=localised("cmd-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Show the start card."""
        await interaction.response.defer(ephemeral=True)
        await show(interaction, await self._card(speaker(locale_of(interaction)), _friends(interaction)))

    async def _clicked_door(self, click: Click) -> None:
        """Show the start card to somebody who has no table yet."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await show(click.interaction, await self._card(click.say, _friends(click.interaction)))

    async def _clicked_guide(self, click: Click) -> None:
        """Tell how the bot is used."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await show(click.interaction, guide_page(click.say, as_guest=is_guest(click.interaction)))

    async def _clicked_solo(self, click: Click) -> None:
        """Sit somebody down with computer players, and let them begin at once."""
        interaction, key = click.interaction, click.id.args[0]
        await interaction.response.defer(ephemeral=True, thinking=True)
        if key not in games():
            raise Refused(Text("button-unknown"))
        await self.service.must_have_room(interaction.guild_id, click.user_id)
        locale = await table_locale(self.client, interaction)
        place = await place_for_one(
            self.service, interaction, speaker(locale).say(games()[key].title), locale
        )
        if place.guild_id is None:
            locale = locale_of(interaction)
        table = await self.service.open_lobby(
            place.guild_id, place.channel_id, newcomer(interaction), key, locale
        )
        lobbies, others = self.service.lobbies, usual_seats(games()[key]) - 1
        await self.service.change(
            table.id, lambda lobby: lobbies.add_computer_player(lobby, click.user_id, others)
        )
        await self.service.change(table.id, lambda lobby: lobbies.start(lobby, click.user_id))
        await self._answering.show_panel(interaction, table.id, said=f"solo-begun-{place.kind}")


def _friends(interaction: Interaction) -> str:
    """How to play together: lobbies are opened on the bot's servers, and nowhere else."""
    if is_guest(interaction):
        return "door-friends-elsewhere"
    return "door-friends" if server_of(interaction) is not None else "door-friends-directly"


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(FrontDoor(client))
