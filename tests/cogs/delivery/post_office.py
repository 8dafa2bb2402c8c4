"""A postman at work, with a double of Discord whose failures come at exact moments."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord

from cogs.delivery.pace import Pace
from cogs.delivery.postman import Postman
from cogs.delivery.presenter import Presenter
from tables import Errand, Table, TableService
from tables.store import outbox
from tests.cogs.panel_users import InstantStudio
from tests.tables.scene import errands_of, started


class Sent(NamedTuple):
    """A message that reached Discord."""

    where: int
    text: str
    pictures: int
    nonce: str
    users: list[int]
    silent: bool
    mentions: discord.AllowedMentions | None
    """Whom it may call, as it was asked for."""


class DiscordDouble:
    """Takes messages, unless a failure is queued for that place; a person's direct messages have their id."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.deleted: list[int] = []
        self.nonces: list[str] = []
        self.failures: dict[int, list[Exception]] = {}
        self.undeletable: dict[int, list[Exception]] = {}
        self.tries: dict[int, int] = {}
        self.slow: dict[int, asyncio.Event] = {}
        self.at_once: dict[int, int] = {}
        self.most_at_once = 0
        self.nobody: set[int] = set()
        self._ids = count(500)
        self._happened = asyncio.Condition()

    async def until(self, ready: Callable[[], object]) -> None:
        """Wait until something is true; checked again after every message."""
        async with self._happened:
            await self._happened.wait_for(ready)

    async def _tell(self) -> None:
        async with self._happened:
            self._happened.notify_all()

    def get_partial_messageable(self, where: int, guild_id: int | None = None) -> Any:
        async def send(**message: Any) -> Any:
            return await self._take(where, **message)

        async def edit(**message: Any) -> None:
            await self._take(where, **message)

        async def delete() -> None:
            if self.undeletable.get(where):
                raise self.undeletable[where].pop(0)
            self.deleted.append(where)

        partial = SimpleNamespace(edit=edit, delete=delete)
        return SimpleNamespace(id=where, send=send, get_partial_message=lambda message_id: partial)

    async def fetch_user(self, user_id: int) -> Any:
        if user_id in self.nobody:
            raise unknown_user()
        channel = self.get_partial_messageable(user_id)

        async def create_dm() -> Any:
            return channel

        async def send(content: str, nonce: str = "", silent: bool = False) -> Any:
            return await self._take(user_id, content=content, nonce=nonce, silent=silent)

        return SimpleNamespace(create_dm=create_dm, send=send)

    async def _take(
        self,
        where: int,
        *,
        content: str = "",
        view: discord.ui.LayoutView | None = None,
        files: list[Any] | None = None,
        attachments: list[Any] | None = None,
        nonce: str = "",
        allowed_mentions: discord.AllowedMentions | None = None,
        silent: bool = False,
    ) -> Any:
        self.nonces.append(nonce)
        self.tries[where] = self.tries.get(where, 0) + 1
        self.at_once[where] = self.at_once.get(where, 0) + 1
        self.most_at_once = max(self.most_at_once, self.at_once[where])
        await self._tell()
        try:
            if where in self.slow:
                await self.slow[where].wait()
            if self.failures.get(where):
                raise self.failures[where].pop(0)
        finally:
            self.at_once[where] -= 1
        named: Any = allowed_mentions.users if allowed_mentions else []
        mentioned = named if isinstance(named, list) else []
        texts = (
            [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
            if view
            else []
        )
        self.sent.append(
            Sent(
                where,
                content or "\n".join(texts),
                len(files or attachments or []),
                nonce,
                [user.id for user in mentioned],
                silent,
                allowed_mentions,
            )
        )
        await self._tell()
        return SimpleNamespace(id=next(self._ids))

    def at(self, where: int) -> list[Sent]:
        """What reached one place."""
        return [sent for sent in self.sent if sent.where == where]


def server_error() -> Exception:
    response: Any = SimpleNamespace(status=503, reason="overloaded")
    return discord.DiscordServerError(response, "overloaded")


def unknown_user() -> Exception:
    response: Any = SimpleNamespace(status=404, reason="unknown")
    return discord.NotFound(response, {"code": 10013, "message": "Unknown User"})


def unknown_channel() -> Exception:
    response: Any = SimpleNamespace(status=404, reason="unknown")
    return discord.NotFound(response, {"code": 10003, "message": "Unknown Channel"})


def forbidden(code: int) -> Exception:
    response: Any = SimpleNamespace(status=403, reason="forbidden")
    return discord.Forbidden(response, {"code": code, "message": "no"})


def cloudflare_ban(retry_after: int = 0) -> Exception:
    """A 429 that is not Discord's own: the client does not wait for it by itself."""
    headers = {"Retry-After": str(retry_after)} if retry_after else {}
    response: Any = SimpleNamespace(status=429, reason="banned", headers=headers)
    return discord.HTTPException(response, "error code: 1015")


def refused() -> Exception:
    response: Any = SimpleNamespace(status=400, reason="bad")
    return discord.HTTPException(response, {"code": 50035, "message": "bad"})


CHANNEL = 7


class PostOffice:
    """A postman with a real service, a double of Discord, and a record of the pauses it makes."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.discord = DiscordDouble()
        self.pace = Pace()
        self.pauses: list[float] = []
        studio: Any = InstantStudio()
        self.presenter = Presenter(service, studio)
        self.postman = self.new_postman()

    def new_postman(self) -> Postman:
        client: Any = self.discord
        return Postman(client, self.service, self.presenter, self.pace)

    async def table(self) -> Table:
        """A game just begun whose changes do not call the postman; nobody has a message yet."""
        self.service._listeners.clear()
        table = await started(self.service)
        await errands_of(self.service, table.id)
        return table

    async def put(self, table: Table, *errands: Errand) -> None:
        async with self.service.storage.transaction() as writer:
            await outbox.put(writer, table.id, errands)

    async def deliver(self, table: Table) -> None:
        """Call the postman and wait until everything is delivered."""
        self.postman.call(table.id)
        await self.rest()

    async def rest(self) -> None:
        """Wait until the postman is idle."""
        while self.postman._rounds:
            await asyncio.gather(*self.postman._rounds.values())
