"""The playground: a whole Discord on this computer, for one bot and a few people."""

import os
import secrets
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from playground.checks.contract import contract
from playground.checks.rates import Rates
from playground.faults import Faults
from playground.gateway import Gateway
from playground.page import Page
from playground.people.person import Person
from playground.redirect import LOOPBACK
from playground.rest import Desk, LoggedRequest
from playground.rest.desk import PREFIX
from playground.storage import Keeping
from playground.world.events import Intent
from playground.world.model import Channel, Guild, Message, Permission, User
from playground.world.world import World

_LARGEST_REQUEST = 64 * 1024 * 1024


class PortTakenError(OSError):
    """Somebody else listens on the port already."""


class Playground:
    """Ties world, REST interface, gateway and people together; `async with` starts and stops it."""

    def __init__(
        self,
        *,
        openapi: Path | None = None,
        host: str = LOOPBACK,
        port: int = 0,
        token: str | None = None,
        shards: int = 1,
        guild_name: str = "The Lair",
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
        self._keeping = Keeping(keep, self.world) if keep else None
        self.faults = Faults()
        self.violations: list[str] = []
        self._desk = Desk(
            self.world,
            self.token,
            contract(openapi) if openapi else None,
            self.faults,
            violations=self.violations,
        )
        self.gateway = Gateway(self.world, self.token, self.faults, privileged_intents, self.violations)
        kept = list(self.world.guilds.values())
        owners = [guild.owner for guild in kept]
        people = [user for user in self.world.users.values() if not user.bot and user not in owners]
        self.people = {user.name: Person(self.world, user) for user in people}
        self.guild = kept[0] if kept else self.new_guild(guild_name)
        self.page = Page(self)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Begin to listen."""
        app = web.Application(client_max_size=_LARGEST_REQUEST)
        self._desk.add_to(app)
        self.page.add_to(app)
        # discord.py appends a slash when it builds the address from READY's resume_gateway_url.
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
        """Hang up on everybody and stop listening."""
        await self.page.close()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()
        if self._keeping:
            self._keeping.close()
            self._keeping = None

    # --- where it is ---------------------------------------------------------------------------------

    @property
    def api_url(self) -> str:
        """What to set as DISCORD_API."""
        return self.world.base_url + PREFIX

    @property
    def address(self) -> str:
        """Where to look at it with a browser."""
        return self.world.base_url

    @property
    def gateway_url(self) -> str:
        """What to set as DISCORD_GATEWAY."""
        return self.world.base_url.replace("http", "ws", 1) + "/gateway"

    # --- what is in it -------------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        """The bot's user."""
        return self.world.bot

    @property
    def requests(self) -> list[LoggedRequest]:
        """Every request the bot has made, in order."""
        return self._desk.requests

    @property
    def rates(self) -> Rates:
        """The rate limits, generous unless set otherwise."""
        return self._desk.rates

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        nick: str | None = None,
        moderator: bool = False,
        guild: Guild | None = None,
    ) -> Person:
        """The person of this name, who joins the guild when first spoken of."""
        if name not in self.people:
            self.people[name] = Person(self.world, self.world.new_user(name, locale=locale))
            self.join(self.people[name], guild or self.guild, nick=nick, moderator=moderator)
        return self.people[name]

    def join(self, person: Person, guild: Guild, *, nick: str | None = None, moderator: bool = False) -> None:
        """Make a person a member of one more guild."""
        self.world.join(guild, person.user, nick=nick, moderator=moderator)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """The text channel of this name."""
        for channel in (guild or self.guild).channels:
            if channel.name == name:
                return channel
        raise LookupError(f"There is no channel named {name}")

    def new_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A new text channel."""
        return self.world.new_channel(guild or self.guild, name)

    def new_guild(self, name: str, *, locale: str = "en-US", has_bot: bool = True) -> Guild:
        """A new guild with a channel `general`, with or without the bot."""
        guild = self.world.new_guild(name, locale=locale, has_bot=has_bot)
        self.world.new_channel(guild, "general")
        return guild

    # --- what can go wrong ---------------------------------------------------------------------------

    def close_dms(self, person: Person) -> None:
        """Let a person accept no direct messages any more (50007)."""
        self.world.close_dms(person.user)

    def open_dms(self, person: Person) -> None:
        """Let a person accept direct messages again."""
        self.world.open_dms(person.user)

    def deny(self, channel: Channel, permissions: Permission, person: Person | None = None) -> None:
        """Take exactly these permissions from the bot, or from a person, in a channel (50001, 50013)."""
        self.world.deny(channel, person.user if person else self.world.bot, permissions)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread under the bot's feet (10003)."""
        self.world.delete_channel(channel)

    def delete_message(self, message: Message) -> None:
        """Delete a message under the bot's feet (10008)."""
        self.world.delete(message)

    def skip(self, seconds: float) -> None:
        """Push the playground's clock forward: tokens expire, messages grow old."""
        self.world.skip(seconds)

    def drop_gateway(self) -> None:
        """Cut the bot's gateway connections without a word."""
        self.gateway.drop()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect to the gateway (op 7)."""
        self.gateway.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is not valid any more (op 9)."""
        self.gateway.invalidate(resumable=resumable)

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions two times each."""
        self.faults.deliver_twice(times)

    def deliver_late(self, seconds: float, times: int = 1) -> None:
        """Deliver the next interactions this much later."""
        self.faults.deliver_late(seconds, times)

    def reorder(self, count: int = 2) -> None:
        """Hold the next events back and deliver them in reverse."""
        self.faults.reorder(count)
