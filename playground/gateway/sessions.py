"""Sessions of the bot's shards, and the sockets they use."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import web

from playground.checks.components import Json
from playground.gateway.compression import Packer
from playground.gateway.events import Intent


class Op(IntEnum):
    """Opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass(eq=False)
class Socket:
    """One connection; it sends messages in order, packed the way the client asked for."""

    ws: web.WebSocketResponse
    transport: asyncio.Transport | None
    pack: Packer
    _queue: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)
    _heard: asyncio.Event = field(default_factory=asyncio.Event)
    _is_gone: bool = False

    async def pulse(self) -> None:
        """Ask for a heartbeat, and wait for it or for the end of the connection."""
        if not self._is_gone:
            self._heard.clear()
            self.send({"op": Op.HEARTBEAT, "d": None})
            await self._heard.wait()

    def hear(self) -> None:
        """A heartbeat has come."""
        self._heard.set()

    def end(self) -> None:
        """The connection is gone: nobody waits for anything on it any more."""
        self._is_gone = True
        self._heard.set()

    def send(self, payload: Json) -> None:
        """Queue a payload."""
        self._queue.put_nowait(payload)

    async def write(self) -> None:
        """Send what is queued until the socket is closed."""
        with suppress(ConnectionError):
            while payload := await self._queue.get():
                packed = self.pack(json.dumps(payload))
                if isinstance(packed, str):
                    await self.ws.send_str(packed)
                else:
                    await self.ws.send_bytes(packed)

    def abort(self) -> None:
        """Drop the connection without a closing handshake."""
        if self.transport:
            self.transport.abort()


@dataclass(eq=False)
class Session:
    """A shard's session, which outlives its sockets."""

    id: str
    shard: int
    shards: int
    intents: Intent
    socket: Socket | None = None
    sent: list[Json] = field(default_factory=list)

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, now or when the session is resumed."""
        payload = {"op": Op.DISPATCH, "t": name, "s": len(self.sent) + 1, "d": data}
        self.sent.append(payload)
        if self.socket:
            self.socket.send(payload)

    def handles(self, guild: int | None) -> bool:
        """Whether this shard receives the events of this guild, or those without a guild."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)
