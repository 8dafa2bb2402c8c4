"""The discord.py client: loads the cogs, starts delivery and timers, and shuts everything down in order."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from collections.abc import Collection

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.client.command_texts import CommandTranslator, command_ids
from cogs.client.configuration import Configuration
from cogs.client.emoji_sync import keep_emojis_in_step
from cogs.client.interactions import Interaction, locale_of, tell_error
from cogs.client.router import Router
from cogs.client.timer_dispatcher import TimerDispatcher
from cogs.delivery.postman import Postman
from cogs.delivery.presenter import Presenter
from cogs.operations.latencies import Latencies
from cogs.operations.log_places import note_server, shards
from cogs.ui.command_mentions import clickable
from render.studio import Studio
from tables import TableService
from texts import speaker

log = logging.getLogger("lairkeeper")


_CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where commands can be used, unless they say otherwise: on servers and in direct messages with the bot."""


class Lairkeeper(commands.AutoShardedBot):
    """Lairkeeper on Discord; it hears of servers and channels, but of no messages or members."""

    def __init__(self, configuration: Configuration, service: TableService) -> None:
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=_CONTEXTS,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.configuration = configuration
        self.waits = Latencies()
        if configuration.health is not None:
            self.http.http_trace = self.waits.trace()
        self.service = service
        self.studio = Studio(configuration.drawing_workers)
        self.presenter = Presenter(service, self.studio)
        self.router = Router(service)
        self.postman = Postman(self, service, self.presenter)
        self._connected_shards: set[int] = set()
        self._emoji_sync: asyncio.Task[None] | None = None
        self.timer_dispatcher = TimerDispatcher(service, lambda: bool(self._connected_shards))

    @property
    def connected_shards(self) -> Collection[int]:
        """The shards that hear from Discord right now."""
        return self._connected_shards

    async def setup_hook(self) -> None:
        """Load every cog, publish the commands, then resume undelivered messages, timers and thoughts."""
        await self.tree.set_translator(CommandTranslator())
        for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
            if not module.ispkg:
                await self.load_extension(module.name)
        clickable.learn(command_ids(await self.tree.sync()))
        if self.configuration.emojis:
            self._emoji_sync = asyncio.create_task(keep_emojis_in_step(self), name="emojis")
        await self.postman.resume()
        self.timer_dispatcher.start()
        await self.service.thinker.start()
        self.service.packing_up.start()

    async def on_ready(self) -> None:
        """Log that the bot is ready."""
        log.info("ready on %d servers", len(self.guilds))

    async def on_shard_connect(self, shard_id: int) -> None:
        """People can be reached again, so timers may run."""
        shards.learn(self.shard_count)
        self._connected_shards.add(shard_id)
        self.timer_dispatcher.wake()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Treat a resumed session like a new connection."""
        await self.on_shard_connect(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Hold the timers while Discord is unreachable: nobody could answer."""
        self._connected_shards.discard(shard_id)

    async def on_guild_join(self, _guild: discord.Guild) -> None:
        """The bot is back on a server: what could not be posted there may be possible now."""
        self.postman.try_again()

    async def on_guild_channel_update(self, _before: object, _after: object) -> None:
        """Permissions of a channel may have changed."""
        self.postman.try_again()

    async def on_guild_role_update(self, _before: object, _after: object) -> None:
        """Permissions of the bot may have changed."""
        self.postman.try_again()

    async def on_raw_thread_update(self, _thread: object) -> None:
        """A thread may have been unlocked."""
        self.postman.try_again()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Route clicks and modals; discord.py dispatches commands itself."""
        self.waits.arrive(interaction.token)
        await self.router.route(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Remember the person's language for messages we send unasked."""
        await self.router.note_locale(interaction)

    async def close(self) -> None:
        """Stop the timers, stop sending, leave Discord, then close the database."""
        if self._emoji_sync is not None:
            self._emoji_sync.cancel()
        await self.timer_dispatcher.close()
        await self.postman.close()
        await super().close()
        self.studio.close()
        await self.service.close()


class Tree(app_commands.CommandTree[Lairkeeper]):
    """The slash commands, with one error handler for all of them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse nobody; what is logged from here on names the shard."""
        note_server(interaction.guild_id)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer every error with a sentence."""
        name = interaction.command.qualified_name if interaction.command else "unknown"
        await tell_error(interaction, error, name, speaker(locale_of(interaction)))
