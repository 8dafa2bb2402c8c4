"""The gateway itself: it accepts sockets, runs sessions, and dispatches the world's changes as events."""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from playground.checks.components import Json
from playground.faults import Faults
from playground.gateway.compression import packer
from playground.gateway.events import PRIVILEGED, Intent, event
from playground.gateway.sessions import Op, Session, Socket
from playground.world import payloads
from playground.world.changes import BotDisconnected, BotIdentified, BotResumed, Change
from playground.world.model import Guild
from playground.world.world import World

_LARGEST_PAYLOAD = 4096
_ACK_DELAY = 0.05


class Close(IntEnum):
    """Close codes."""

    GOING_AWAY = 1001
    UNKNOWN_OP = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    BAD_TOKEN = 4004
    BAD_SHARD = 4010
    FORBIDDEN_INTENTS = 4014


@dataclass
class Gateway:
    """All sessions; it follows the world's changes."""

    world: World
    token: str
    faults: Faults
    granted: Intent = Intent.NONE
    violations: list[str] = field(default_factory=list)
    sessions: dict[str, Session] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.world.changes.subscribe(self._dispatch_change)

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a socket right now."""
        return [session for session in self.sessions.values() if session.socket]

    @property
    def _sockets(self) -> list[Socket]:
        return [session.socket for session in self.sessions.values() if session.socket]

    # --- events --------------------------------------------------------------------------------------

    def _dispatch_change(self, change: Change) -> None:
        if (found := event(self.world, change)) is None:
            return
        for session in tuple(self.sessions.values()):
            if session.handles(found.guild) and found.intents in session.intents:
                data = found.data_for(self.world, session.intents)
                for name, delivered in self.faults.delivered((found.name, data)):
                    self._dispatch(session, name, delivered)

    def _dispatch(self, session: Session, name: str, data: Json) -> None:
        if delay := self.faults.take_delay(name):
            asyncio.get_running_loop().call_later(delay, session.dispatch, name, data)
        else:
            session.dispatch(name, data)

    # --- faults --------------------------------------------------------------------------------------

    def drop(self) -> None:
        """Drop every connection."""
        for socket in self._sockets:
            socket.abort()

    def ask_to_reconnect(self) -> None:
        """Ask every shard to reconnect, as Discord does before it restarts a gateway."""
        self._send_all({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every shard that its session is no longer valid."""
        self._send_all({"op": Op.INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()

    async def pulse(self) -> None:
        """Ask every client for a heartbeat (op 1), and wait: whatever came before it has reached the bot."""
        await asyncio.gather(*(socket.pulse() for socket in self._sockets))

    def _send_all(self, payload: Json) -> None:
        for socket in self._sockets:
            socket.send(payload)

    # --- sockets -------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket from HELLO until it closes."""
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
                session = await self._receive(socket, session, message.data)
        finally:
            writer.cancel()
            socket.end()
            if session and session.socket is socket:
                session.socket = None
                self.world.changes.publish(BotDisconnected(session.shard))
        return ws

    async def close(self) -> None:
        """Close every socket."""
        for socket in self._sockets:
            await socket.ws.close(code=Close.GOING_AWAY)

    async def _receive(self, socket: Socket, session: Session | None, raw: str | bytes) -> Session | None:
        if len(raw) > _LARGEST_PAYLOAD:
            self.violations.append(f"gateway: a payload of {len(raw)} bytes, more than {_LARGEST_PAYLOAD}")
            await socket.ws.close(code=Close.DECODE_ERROR)
            return session
        payload = json.loads(raw)
        op, data = payload.get("op"), payload.get("d")
        if op == Op.HEARTBEAT:
            socket.hear()
            # Over loopback the answer could arrive before the client has noted that it sent the heartbeat. It
            # would then take it for the answer to the previous one, and measure a wrong latency.
            asyncio.get_running_loop().call_later(_ACK_DELAY, socket.send, {"op": Op.HEARTBEAT_ACK})
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
        guilds = [g for g in self.world.guilds.values() if g.has_bot and session.handles(g.id)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            # Only a guild that the bot was in before says that it is no longer unavailable.
            session.dispatch(
                "GUILD_CREATE", payloads.guild_create(self.world, guild) | {"unavailable": False}
            )
        self.world.changes.publish(BotIdentified(shard))
        return session

    def _forget(self, shard: int) -> None:
        """Drop a shard's earlier session: a bot that identifies again will not resume it."""
        for session in [s for s in self.sessions.values() if s.shard == shard]:
            del self.sessions[session.id]
            if session.socket:
                session.socket.abort()
                session.socket = None

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": payloads.self_user(self.world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.world.gateway_url,
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
        members = [payloads.member(m) for m in guild.members.values() if not ids or m.user.id in ids]
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
