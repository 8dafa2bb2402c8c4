"""Helping out: the shards of a process that is gone are opened here, and closed for whoever comes next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from discord.gateway import DiscordWebSocket

from cogs.sharding.claims import LOOK_EVERY, ShardClaim
from cogs.sharding.ranges import ShardRange
from tables import StorageError

log = logging.getLogger("lairkeeper.shards")


class Shard(Protocol):
    """One connection to Discord."""

    def is_closed(self) -> bool:
        """Whether nothing is heard on it."""
        ...

    async def disconnect(self) -> None:
        """Close it."""
        ...


class Line(Protocol):
    """The client's connections to Discord."""

    @property
    def shards(self) -> Mapping[int, Shard]:
        """The connections that were opened, by shard."""
        ...

    def is_ready(self) -> bool:
        """Whether all shards that it began with are there."""
        ...

    async def launch_shard(self, gateway: Any, shard_id: int, /) -> None:
        """Open a connection; does not give up while Discord cannot be reached."""
        ...


class HelpingOut:
    """Looks every second whether shards are left alone, or somebody waits for those we have too many."""

    def __init__(self, claim: ShardClaim, line: Line, share_changed: Callable[[], None]) -> None:
        self._claim = claim
        self._line = line
        self._share_changed = share_changed
        self._opening: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Look again and again."""
        try:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                try:
                    await self.look()
                except StorageError as trouble:
                    log.warning("could not look after the shards of others: %s", trouble)
        finally:
            if self._opening is not None:
                self._opening.cancel()

    async def look(self) -> None:
        """Take over what is left alone, or give back what somebody waits for."""
        if not self._line.is_ready():  # discord.py counts the shards it begins with
            return
        if self._opens_nothing:
            taken = await self._claim.help_out()
            if taken is not None:
                self._share_changed()
                self._opening = asyncio.create_task(self._open(taken), name="opening-shards")
        await self._claim.promise()
        await self._close_strangers()
        if self._claim.leaving is not None and self._opens_nothing:
            await self._claim.hand_over()
            self._share_changed()

    @property
    def _opens_nothing(self) -> bool:
        return self._opening is None or self._opening.done()

    async def _open(self, taken: ShardRange) -> None:
        for shard_id in taken.shards:
            if self._claim.wants(shard_id):
                await self._line.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)

    async def _close_strangers(self) -> None:
        """Close whatever is not to stay ours, also what was reconnecting when we gave it up."""
        strangers = [
            shard
            for shard_id, shard in self._line.shards.items()
            if not self._claim.wants(shard_id) and not shard.is_closed()
        ]
        await asyncio.gather(*(shard.disconnect() for shard in strangers), return_exceptions=True)
