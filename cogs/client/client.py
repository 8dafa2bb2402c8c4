"""The discord.py client: loads the cogs, starts delivery and timers, and shuts everything down in order."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from collections.abc import Collection
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.client.acknowledging import insist_on_answering
from cogs.client.command_texts import CommandTranslator, command_ids
from cogs.client.configuration import Configuration
from cogs.client.emoji_sync import keep_emojis_in_step
from cogs.client.interactions import Interaction, locale_of, tell_error
from cogs.client.router import Router
from cogs.client.timer_dispatcher import TimerDispatcher
from cogs.delivery.pace import PER_SECOND, Pace, insist_whenever_sending
from cogs.delivery.postman import Postman
from cogs.delivery.presenter import Presenter
from cogs.operations.latencies import Latencies
from cogs.operations.line_faults import add_fault_points
from cogs.operations.log_places import note_server, shards
from cogs.sharding.claims import ShardClaim, ShardsLostError
from cogs.sharding.helping import HelpingOut
from cogs.sharding.identifying import IdentifyTurns
from cogs.sharding.publishing import published_commands
from cogs.ui.command_mentions import clickable
from render.drawing import drawers
from render.studio import Studio
from tables import StorageError, TableService
from tables.store import fault_points
from tables.store.fault_points import FaultPoint, fault_point
from texts import speaker

log = logging.getLogger("lairkeeper")


_CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where commands can be used, unless they say otherwise: on servers and in direct messages with the bot."""
_LOOK_AGAIN = 0.1
SILENCE = 60.0
"""After so many seconds without a word from Discord, one process of several leaves its shards to others."""
_TO_ANSWER = 3.0
"""How many seconds a bot that is to stop takes for the answers it has begun."""
_TO_BREAK_OFF = 1.0
"""How many seconds it takes to break them off."""
_EMOJI_LEASE = 30.0
"""How many seconds pass before others go on with the emojis if whoever uploads them dies."""


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
            shard_count=configuration.shards,
        )
        self.configuration = configuration
        self.waits = Latencies()
        self.http.http_trace = aiohttp.TraceConfig()
        insist_whenever_sending(self.http.http_trace)
        if configuration.health is not None:
            self.waits.listen(self.http.http_trace)
        if fault_points.may_strike():
            add_fault_points(self.http.http_trace)
        self.pace = Pace(PER_SECOND // configuration.processes)
        # discord.py has no place for this: it builds its HTTP client itself.
        self.http.request = self.pace.paced(self.http.request)  # type: ignore[method-assign]
        insist_on_answering()
        self.service = service
        self.studio = Studio(drawers(configuration.drawing_workers))
        self.presenter = Presenter(service, self.studio)
        self.router = Router(service)
        self.postman = Postman(self, service, self.presenter, self.pace)
        self._connected_shards: set[int] = set()
        self._emoji_sync: asyncio.Task[None] | None = None
        self.timer_dispatcher = TimerDispatcher(
            service, lambda: bool(self._connected_shards) and self.may_listen
        )
        self.claim: ShardClaim | None = None
        """Our share of the shards, if other processes have the others."""
        if configuration.processes > 1:
            self.claim = ShardClaim(service, configuration.processes, configuration.shards)
        self._answering: set[asyncio.Task[Any]] = set()
        """Those that answer somebody right now."""
        self._is_leaving = False
        self._keeping: asyncio.Task[None] | None = None
        self._helping: asyncio.Task[None] | None = None
        self._identify_turns: IdentifyTurns | None = None

    @property
    def connected_shards(self) -> Collection[int]:
        """The shards that hear from Discord right now."""
        return self._connected_shards

    @property
    def own_shards(self) -> int:
        """How many shards this process has."""
        if self.claim is not None:
            return sum(len(one.shards) for one in self.claim.ranges)
        return self.shard_count or 1

    @property
    def own_servers(self) -> int:
        """How many servers this process hears of; of those it has handed over it still knows."""
        return sum(self.claim is None or self.claim.wants(server.shard_id) for server in self.guilds)

    @property
    def may_listen(self) -> bool:
        """Whether what Discord tells us is told to nobody else."""
        return not self._is_leaving and (self.claim is None or self.claim.is_held)

    async def setup_hook(self) -> None:
        """Load every cog, publish the commands, then resume undelivered messages, timers and thoughts.

        Only then does Discord hear of us: the first picture is to be there as fast as any other.
        """
        warming_up = asyncio.create_task(self.studio.start(), name="studio")
        await self.tree.set_translator(CommandTranslator())
        for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
            if not module.ispkg:
                await self.load_extension(module.name)
        if self.claim is None:
            clickable.learn(command_ids(await self.tree.sync()))
        else:
            clickable.learn(command_ids(await published_commands(self.tree, self.service.leases)))
            await self._take_share(self.claim)
        if self.configuration.emojis:
            self._emoji_sync = asyncio.create_task(self._keep_emojis_in_step(), name="emojis")
        self.service.neighbours.start()
        await self.postman.resume()
        self.timer_dispatcher.start()
        await self.service.thinker.start()
        self.service.packing_up.start()
        await warming_up

    async def _take_share(self, claim: ShardClaim) -> None:
        """Wait for a range of shards; until then we are a spare, and do nothing."""
        recommended, _, limits = await self.http.get_bot_gateway()
        at_once = limits["max_concurrency"]
        self._identify_turns = IdentifyTurns(self.service.storage, self.service.clock, at_once)
        ours = await claim.wait(recommended, lambda: self.dispatch("spare"))
        self._keeping = asyncio.create_task(claim.keep(), name="shard-claim")
        self.shard_count, self.shard_ids = ours.total, ours.shards
        self._take_share_of_requests()
        helping = HelpingOut(claim, self, self._take_share_of_requests)
        self._helping = asyncio.create_task(helping.run(), name="helping-out")

    def _take_share_of_requests(self) -> None:
        assert self.claim is not None
        self.pace.allow(self.claim.share_of(PER_SECOND))

    async def _keep_emojis_in_step(self) -> None:
        """One process after the other, so the first one uploads them and the others find them."""
        if self.claim is None:
            await keep_emojis_in_step(self)
            return
        try:
            async with self.service.leases.alone("emojis", _EMOJI_LEASE):
                await keep_emojis_in_step(self)
        except StorageError as trouble:
            log.warning("could not bring the emojis up to date, words do: %s", trouble)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Listen to Discord, as long as our shards are ours."""
        if self.claim is None or self._keeping is None:
            await super().connect(reconnect=reconnect)
            return
        listening = asyncio.create_task(super().connect(reconnect=reconnect), name="listening")
        silence = asyncio.create_task(self._until_silent(), name="silence")
        try:
            await asyncio.wait((listening, silence, self._keeping), return_when=asyncio.FIRST_COMPLETED)
            if self._keeping.done() and not self._keeping.cancelled():
                raise ShardsLostError("the lease on our shards is gone")
            if silence.done():
                raise ShardsLostError("Discord is silent here: our shards are left to others")
            await listening
        finally:
            silence.cancel()
            if self._helping is not None:
                self._helping.cancel()
            while not listening.done():
                listening.cancel()  # more than once: while it reconnects, discord.py swallows it
                await asyncio.wait((listening,), timeout=_LOOK_AGAIN)
            # Not in `close` alone: before that, others are waited for, such as the database.
            leaving = (shard.disconnect() for shard in self.shards.values())
            await asyncio.gather(listening, *leaving, return_exceptions=True)
            self._keeping.cancel()
            await self.claim.leave()

    async def _until_silent(self) -> None:
        """Wait until no shard that was there is heard of for a while: elsewhere Discord may be reached."""
        await self.wait_until_ready()
        heard = self.loop.time()
        while self.loop.time() - heard < SILENCE:
            await asyncio.sleep(SILENCE / 60)
            if self._connected_shards:
                heard = self.loop.time()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for our turn: among the shards of all processes if there are several."""
        if self._identify_turns is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._identify_turns.wait(shard_id or 0)
            await self._must_be_ours(shard_id or 0)

    async def _must_be_ours(self, shard_id: int) -> None:
        """Wait until we know that a shard is ours: whoever serves it by now would be thrown out.

        If all are lost, `connect` ends it. If this one was handed over, discord.py is told not to try again.
        """
        assert self.claim is not None
        while True:
            if not self.claim.wants(shard_id):
                raise asyncio.CancelledError
            if self.may_listen:
                return
            await asyncio.sleep(_LOOK_AGAIN)

    async def on_ready(self) -> None:
        """Log that the bot is ready."""
        log.info("ready on %d servers", self.own_servers)

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

    async def on_guild_join(self, server: discord.Guild) -> None:
        """The bot is back on a server: what could not be posted there may be possible now."""
        await self.postman.try_again(server.id)
        await self.postman.try_direct_messages_again()

    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """Permissions of a channel may have changed."""
        await self.postman.try_again(after.guild.id)

    async def on_guild_role_update(self, _before: object, after: discord.Role) -> None:
        """Permissions of the bot may have changed."""
        await self.postman.try_again(after.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        await self.postman.try_again(thread.guild_id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Route clicks and modals; discord.py dispatches commands itself."""
        if not self.may_listen:
            return
        self.note_answering()
        self.waits.arrive(interaction.token)
        await self.router.route(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Remember the person's language for messages we send unasked."""
        await self.router.note_locale(interaction)

    def note_answering(self) -> None:
        """The task that calls this answers somebody."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def finish_answers(self) -> None:
        """Listen to nobody new, and answer whoever was heard; nobody waits for more than a few seconds.

        Whatever takes longer is broken off, before it finds its line and its database closed.
        """
        self._is_leaving = True
        if self._answering:
            _, late = await asyncio.wait(self._answering, timeout=_TO_ANSWER)
            for one in late:
                one.cancel()
            if late:
                await asyncio.wait(late, timeout=_TO_BREAK_OFF)

    async def close(self) -> None:
        """Stop the timers, stop sending, leave Discord, then close the database."""
        for task in (self._emoji_sync, self._keeping, self._helping):
            if task is not None:
                task.cancel()
        await self.timer_dispatcher.close()
        await self.postman.close()
        await super().close()
        await self.studio.close()
        await self.service.close()


class Tree(app_commands.CommandTree[Lairkeeper]):
    """The slash commands, with one error handler for all of them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse nobody, unless others answer; what is logged from here on names the shard."""
        note_server(interaction.guild_id)
        await fault_point(FaultPoint.ARRIVED)
        if self.client.may_listen:
            self.client.note_answering()
        return self.client.may_listen

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer every error with a sentence."""
        name = interaction.command.qualified_name if interaction.command else "unknown"
        await tell_error(interaction, error, name, speaker(locale_of(interaction)))
