"""Discord's gateway: sessions of the bot's shards, their sockets, and the events they are told."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from playground.checks.components import Json
from playground.faults import Faults
from playground.streams import packer
from playground.world import wire
from playground.world.changes import BotDisconnected, BotIdentified, BotResumed, Change
from playground.world.events import PRIVILEGED, Intent, event
from playground.world.model import Guild
from playground.world.world import World

_LARGEST_PAYLOAD = 4096
_ON_THE_WAY = 0.05


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


class Close(IntEnum):
    """Why a socket is closed."""

    GOING_AWAY = 1001
    UNKNOWN_OP = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    BAD_TOKEN = 4004
    BAD_SHARD = 4010
    FORBIDDEN_INTENTS = 4014


@dataclass(eq=False)
class Socket:
    """One connection; what is sent to it leaves in order, packed the way it asked for."""

    ws: web.WebSocketResponse
    transport: asyncio.Transport | None
    pack: Callable[[str], str | bytes]
    _queue: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)

    def send(self, payload: Json) -> None:
        """Send a payload, after all earlier ones."""
        self._queue.put_nowait(payload)

    async def write(self) -> None:
        """Keep sending, until the socket is gone."""
        with suppress(ConnectionError):
            while payload := await self._queue.get():
                packed = self.pack(json.dumps(payload))
                if isinstance(packed, str):
                    await self.ws.send_str(packed)
                else:
                    await self.ws.send_bytes(packed)

    def abort(self) -> None:
        """Cut the line, without a word."""
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
        """Tell an event, now or when the session is resumed."""
        payload = {"op": Op.DISPATCH, "t": name, "s": len(self.sent) + 1, "d": data}
        self.sent.append(payload)
        if self.socket:
            self.socket.send(payload)

    def concerns(self, guild: int | None) -> bool:
        """Whether events of this guild, or of none, belong to this shard."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)


@dataclass
class Gateway:
    """All sessions, told about everything that happens in the world."""

    world: World
    token: str
    faults: Faults
    granted: Intent = Intent.NONE
    violations: list[str] = field(default_factory=list)
    sessions: dict[str, Session] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.world.changes.subscribe(self._tell)

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a socket right now."""
        return [session for session in self.sessions.values() if session.socket]

    # --- events --------------------------------------------------------------------------------------

    def _tell(self, change: Change) -> None:
        if (found := event(self.world, change)) is None:
            return
        for session in tuple(self.sessions.values()):
            if session.concerns(found.guild) and found.intents in session.intents:
                data = found.data_for(self.world, session.intents)
                for name, passing in self.faults.passing((found.name, data)):
                    self._dispatch(session, name, passing)

    def _dispatch(self, session: Session, name: str, data: Json) -> None:
        if late := self.faults.lateness(name):
            asyncio.get_running_loop().call_later(late, session.dispatch, name, data)
        else:
            session.dispatch(name, data)

    # --- faults --------------------------------------------------------------------------------------

    def drop(self) -> None:
        """Cut every line."""
        for session in self.connected:
            if session.socket:
                session.socket.abort()

    def ask_to_reconnect(self) -> None:
        """Ask every shard to come back, as Discord does before it restarts a gateway."""
        self._send_all({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every shard that its session is not valid any more."""
        self._send_all({"op": Op.INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()

    def _send_all(self, payload: Json) -> None:
        for session in self.connected:
            if session.socket:
                session.socket.send(payload)

    # --- sockets -------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket from HELLO to its end."""
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        socket = Socket(ws, request.transport, packer(request.query.get("compress")))
        writer = asyncio.create_task(socket.write())
        socket.send({"op": Op.HELLO, "d": {"heartbeat_interval": 41250, "_trace": []}})
        session: Session | None = None
        try:
            async for message in ws:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                session = await self._received(socket, session, message.data)
        finally:
            writer.cancel()
            if session and session.socket is socket:
                session.socket = None
                self.world.changes.publish(BotDisconnected(session.shard))
        return ws

    async def close(self) -> None:
        """Close every socket."""
        for session in self.connected:
            if session.socket:
                await session.socket.ws.close(code=Close.GOING_AWAY)

    async def _received(self, socket: Socket, session: Session | None, raw: str | bytes) -> Session | None:
        if len(raw) > _LARGEST_PAYLOAD:
            self.violations.append(f"gateway: a payload of {len(raw)} bytes, more than {_LARGEST_PAYLOAD}")
            await socket.ws.close(code=Close.DECODE_ERROR)
            return session
        payload = json.loads(raw)
        op, data = payload.get("op"), payload.get("d")
        if op == Op.HEARTBEAT:
            # No network is as fast as this computer: a client measures its latency from when it has noted the
            # beat as sent, and an answer that arrives before that looks like the one to the beat before.
            asyncio.get_running_loop().call_later(_ON_THE_WAY, socket.send, {"op": Op.HEARTBEAT_ACK})
        elif op == Op.IDENTIFY:
            return await self._identify(socket, data)
        elif op == Op.RESUME:
            return await self._resume(socket, data)
        elif session is None:
            await socket.ws.close(code=Close.NOT_AUTHENTICATED)
        elif op == Op.REQUEST_MEMBERS:
            self._send_members(session, data)
        elif op != Op.PRESENCE:
            await socket.ws.close(code=Close.UNKNOWN_OP)
        return session

    async def _identify(self, socket: Socket, data: Json) -> Session | None:
        intents = Intent(data.get("intents", 0))
        shard, shards = data.get("shard") or (0, 1)
        if data.get("token") != self.token:
            await socket.ws.close(code=Close.BAD_TOKEN)
            return None
        if intents & PRIVILEGED & ~self.granted:
            await socket.ws.close(code=Close.FORBIDDEN_INTENTS)
            return None
        if not 0 <= shard < shards:
            await socket.ws.close(code=Close.BAD_SHARD)
            return None
        self._forget(shard)
        session = Session(secrets.token_hex(16), shard, shards, intents, socket)
        self.sessions[session.id] = session
        guilds = [g for g in self.world.guilds.values() if g.has_bot and session.concerns(g.id)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", wire.arriving_guild(self.world, guild))
        self.world.changes.publish(BotIdentified(shard))
        return session

    def _forget(self, shard: int) -> None:
        """Let go of a shard's earlier session: a bot that identifies anew will not resume it."""
        for session in [s for s in self.sessions.values() if s.shard == shard]:
            del self.sessions[session.id]
            if session.socket:
                session.socket.abort()
                session.socket = None

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": wire.self_user(self.world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.world.base_url.replace("http", "ws", 1) + "/gateway",
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }

    async def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        if data.get("token") != self.token:
            await socket.ws.close(code=Close.BAD_TOKEN)
            return None
        if session is None:
            socket.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        session.socket = socket
        for payload in session.sent[int(data.get("seq") or 0) :]:
            socket.send(payload)
        session.dispatch("RESUMED", {"_trace": []})
        self.world.changes.publish(BotResumed(session.shard))
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted: Any = data.get("user_ids")
        ids = {int(id_) for id_ in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])}
        members = [wire.member(m) for m in guild.members.values() if not ids or m.user.id in ids]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(id_) for id_ in ids - guild.members.keys()],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
