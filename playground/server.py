"""The playground itself: a local Discord for one bot and a few people."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from playground.checks.contract import contract
from playground.checks.rate_limits import RateLimits
from playground.client_redirect import LOOPBACK
from playground.faults import Faults
from playground.gateway import Gateway, Intent
from playground.own_origin import only_at
from playground.page import Page, PageServer
from playground.page.routes import DOCUMENTS
from playground.people.person import Person
from playground.rest import LoggedRequest, RestApi
from playground.rest.api import PREFIX
from playground.storage import Autosave
from playground.world.model import Channel, ChannelKind, Guild, Message, Permission, User
from playground.world.world import World

_LARGEST_REQUEST = 64 * 1024 * 1024


class PortTakenError(OSError):
    """The port is already in use."""


class Playground:
    """Connects the world with the REST API, the gateway, the page and the people; `async with` runs it."""

    def __init__(
        self,
        *,
        openapi: Path | None = None,
        host: str = LOOPBACK,
        port: int = 0,
        token: str | None = None,
        shards: int = 1,
        guild_name: str = "The Lair",
        has_bot: bool = True,
        privileged_intents: Intent = Intent.NONE,
        keep: Path | None = None,
    ) -> None:
        if host != LOOPBACK:
            raise ValueError(f"A playground lives on {LOOPBACK} only, not on {host}")
        if openapi is None and (named := os.environ.get("DISCORD_OPENAPI")):
            openapi = Path(named)
        self._port = port
        self.token = token or secrets.token_urlsafe(24)
        self.world = World(shards=shards)
        self._autosave = Autosave(keep, self.world) if keep else None
        self.faults = Faults()
        self.violations: list[str] = []
        self._rest = RestApi(
            self.world,
            self.token,
            contract(openapi) if openapi else None,
            self.faults,
            violations=self.violations,
        )
        self.gateway = Gateway(self.world, self.token, self.faults, privileged_intents, self.violations)
        loaded = list(self.world.guilds.values())
        owners = [guild.owner for guild in loaded]
        people = [user for user in self.world.users.values() if not user.bot and user not in owners]
        self.people = {user.name: Person(self.world, user) for user in people}
        self.guild = loaded[0] if loaded else self.new_guild(guild_name, has_bot=has_bot)
        self.page = Page(self.world, self.people, self.guild, self.faults, self.gateway)
        self.page_server = PageServer(self.page)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Start listening."""
        app = web.Application(client_max_size=_LARGEST_REQUEST, middlewares=[only_at(self.world, DOCUMENTS)])
        self._rest.add_to(app)
        self.page_server.add_to(app)
        # discord.py appends a slash to READY's resume_gateway_url.
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, self._port).start()
        except OSError as error:
            await self.stop()
            raise PortTakenError(f"Port {self._port} cannot be listened on") from error
        port = self._runner.addresses[0][1]
        self.world.base_url = f"http://{LOOPBACK}:{port}"

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        await self.page_server.close()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()
        if self._autosave:
            self._autosave.close()
            self._autosave = None

    # --- addresses -----------------------------------------------------------------------------------

    @property
    def api_url(self) -> str:
        """The value for DISCORD_API."""
        return self.world.base_url + PREFIX

    @property
    def address(self) -> str:
        """Where to open the page in a browser."""
        return self.world.base_url

    @property
    def gateway_url(self) -> str:
        """The value for DISCORD_GATEWAY."""
        return self.world.gateway_url

    # --- content -------------------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        """The bot's user."""
        return self.world.bot

    @property
    def requests(self) -> list[LoggedRequest]:
        """Every request the bot has made, in order."""
        return self._rest.requests

    @property
    def rates(self) -> RateLimits:
        """The rate limits, generous by default."""
        return self._rest.rates

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        nick: str | None = None,
        moderator: bool = False,
        guild: Guild | None = None,
    ) -> Person:
        """The person with this name; on first use they are created and join the guild."""
        if name not in self.people:
            self.people[name] = Person(self.world, self.world.new_user(name, locale=locale))
            self.join(self.people[name], guild or self.guild, nick=nick, moderator=moderator)
        return self.people[name]

    def join(self, person: Person, guild: Guild, *, nick: str | None = None, moderator: bool = False) -> None:
        """Make a person a member of another guild."""
        self.world.join(guild, person.user, nick=nick, moderator=moderator)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """The text channel with this name."""
        for channel in (guild or self.guild).channels:
            if channel.name == name:
                return channel
        raise LookupError(f"There is no channel named {name}")

    def new_channel(
        self, name: str, guild: Guild | None = None, kind: ChannelKind = ChannelKind.TEXT
    ) -> Channel:
        """Create a text channel, or an announcement channel."""
        return self.world.new_channel(guild or self.guild, name, kind)

    def new_guild(self, name: str, *, locale: str = "en-US", has_bot: bool = True) -> Guild:
        """Create a guild with a channel `general`, with or without the bot."""
        guild = self.world.new_guild(name, locale=locale, has_bot=has_bot)
        self.world.new_channel(guild, "general")
        return guild

    def add_bot(self, guild: Guild | None = None) -> None:
        """Add the bot to a guild, as a moderator would; nothing happens if it is there already."""
        if not (guild or self.guild).has_bot:
            self.world.add_bot(guild or self.guild)

    async def until_greeted(self, within: float = 20.0) -> None:
        """Wait for a first message on the first guild, so that nobody who opens the page finds it empty."""
        with suppress(TimeoutError):
            await self.world.changes.until(self._has_messages, within)

    def _has_messages(self) -> bool:
        return any(channel.messages for channel in self.guild.channels)

    # --- faults --------------------------------------------------------------------------------------

    def close_dms(self, person: Person) -> None:
        """Make a person refuse direct messages (50007)."""
        self.world.close_dms(person.user)

    def open_dms(self, person: Person) -> None:
        """Make a person accept direct messages again."""
        self.world.open_dms(person.user)

    def deny(self, channel: Channel, permissions: Permission, person: Person | None = None) -> None:
        """Deny the bot, or a person, exactly these permissions in a channel (50001, 50013)."""
        self.world.deny(channel, person.user if person else self.world.bot, permissions)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread without the bot's doing (10003)."""
        self.world.delete_channel(channel)

    def lock(self, thread: Channel, *, archived: bool = False) -> None:
        """Lock a thread, as a moderator would (403: 160005, or 50083 if it is archived as well)."""
        self.world.set_thread(thread, locked=True, archived=archived)

    def archive(self, thread: Channel) -> None:
        """Archive a thread, as its inactivity would (400: 50083 for edits; a new message wakes it)."""
        self.world.set_thread(thread, archived=True)

    def reopen(self, thread: Channel) -> None:
        """Unlock a thread and take it out of the archive."""
        self.world.set_thread(thread, locked=False, archived=False)

    def delete_message(self, message: Message) -> None:
        """Delete a message without the bot's doing (10008)."""
        self.world.delete(message)

    def skip(self, seconds: float) -> None:
        """Move the playground's clock forward: tokens expire, messages age."""
        self.world.skip(seconds)

    def drop_gateway(self) -> None:
        """Drop the bot's gateway connections without a closing handshake."""
        self.gateway.drop()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect to the gateway (op 7)."""
        self.gateway.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is no longer valid (op 9)."""
        self.gateway.invalidate(resumable=resumable)

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice each."""
        self.faults.deliver_twice(times)

    def deliver_late(self, seconds: float, times: int = 1) -> None:
        """Delay the next interactions by this many seconds."""
        self.faults.deliver_late(seconds, times)

    def reorder(self, count: int = 2) -> None:
        """Hold back the next events, then deliver them in reverse."""
        self.faults.reorder(count)
