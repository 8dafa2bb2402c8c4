"""Tells operators how the bot is doing: at the health address if there is one, and to systemd if it asks."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Mapping

from discord.ext import commands

from cogs.client.client import Lairkeeper
from cogs.operations.error_count import ErrorCount
from cogs.operations.loop_watch import LoopWatch
from cogs.operations.metrics import Line, Sources, page
from cogs.operations.server import HealthServer
from cogs.operations.systemd import READY, Systemd
from engine.release import release
from tables import StorageError

_KNOWN_FOR = 5.0
"""For so many seconds the database counts as writable: asking all the time shall not wear out the disk."""
_PATIENCE = 5.0


class Health(commands.Cog):
    """The health address and systemd, from the start of the bot to its end."""

    def __init__(self, client: Lairkeeper, environment: Mapping[str, str]) -> None:
        self._client = client
        self._systemd = Systemd(environment)
        self._loop_watch = LoopWatch()
        self._errors = ErrorCount()
        self._started = time.time()
        self._writable: tuple[float, bool] | None = None
        self._server: HealthServer | None = None

    async def cog_load(self) -> None:
        """Start whatever is asked for."""
        self._systemd.start()
        configuration = self._client.configuration
        if configuration.health is not None:
            logging.getLogger().addHandler(self._errors)
            self._loop_watch.start()
            self._server = HealthServer(
                configuration.health, configuration.health_hosts, self.health, self.metrics
            )
            await self._server.start()

    async def cog_unload(self) -> None:
        """Stop, and tell systemd."""
        logging.getLogger().removeHandler(self._errors)
        await self._loop_watch.close()
        if self._server is not None:
            await self._server.close()
        await self._systemd.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Tell systemd that people can play."""
        self._systemd.tell(READY, f"STATUS=Playing on {self._client.own_servers} servers")

    @commands.Cog.listener()
    async def on_spare(self) -> None:
        """Tell systemd that others serve all shards: there is nothing to wait for."""
        self._systemd.tell(READY, "STATUS=Waiting as a spare")

    async def health(self) -> tuple[bool, Mapping[str, str]]:
        """Whether people can play: Discord hears us, or others, and the database takes their moves."""
        connected, writable = bool(self._client.connected_shards), await self._is_writable()
        claim = self._client.claim
        is_spare = claim is not None and not claim.ranges
        told = {
            "discord": "connected" if connected else "not connected",
            "database": "writable" if writable else "not writable",
            "release": release(),
        }
        if claim is not None:
            shards = ", ".join(map(str, claim.ranges)) or "spare"
            told |= {"process": self._client.service.leases.owner, "shards": shards}
        return (connected or is_spare) and writable, told

    async def _is_writable(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self._writable is None or now - self._writable[0] > _KNOWN_FOR:
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._client.service.storage.write_nothing()
            except (StorageError, TimeoutError):
                self._writable = now, False
            else:
                self._writable = now, True
        return self._writable[1]

    async def metrics(self) -> str:
        """Everything that is measured."""
        client = self._client
        sources = Sources(
            service=client.service,
            studio=client.studio,
            latencies=client.waits,
            loop_watch=self._loop_watch,
            errors=self._errors,
            delivery=client.postman.delivery,
            line=lambda: Line(client.own_shards, len(client.connected_shards), client.own_servers),
            started=self._started,
        )
        return await page(sources)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Health(client, os.environ))
