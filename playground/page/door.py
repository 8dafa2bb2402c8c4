"""The door of the page: what it serves, to whom, and what all open panes have in common."""

import asyncio
from collections.abc import Awaitable, Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from aiohttp import web

from playground.checks.components import Json
from playground.page import spelling
from playground.page.reading import Reading
from playground.page.requests import Refused
from playground.page.scenes import Scene
from playground.page.visit import Visit
from playground.people.person import Person
from texts import templates

if TYPE_CHECKING:
    from playground.server import Playground

_STATIC = Path(__file__).parent / "static"
_LARGEST_REQUEST = 40 * 1024 * 1024
_ALIVE_EVERY = 20.0


class Restartable(Protocol):
    """The bot, as far as the page has power over it."""

    async def start(self) -> None:
        """Start it, and wait until it is there."""

    async def end(self) -> None:
        """End it, in whatever state it is."""


class Presence(StrEnum):
    """Where the bot is."""

    HERE = "here"
    AWAY = "away"
    RESTARTING = "restarting"


class Page:
    """The page of one playground; `bot` and `scenes` are given by whoever runs a bot on it."""

    def __init__(self, ground: "Playground") -> None:
        self.ground = ground
        self.reading = Reading(ground.world)
        self.bot: Restartable | None = None
        self.scenes: list[Scene] = []
        self._restart: asyncio.Task[None] | None = None
        self._visits: set[Visit] = set()

    def add_to(self, app: web.Application) -> None:
        """Put the page's routes into a web application."""
        app.router.add_get("/", self._document("index.html"))
        app.router.add_get("/pane", self._document("pane.html"))
        app.router.add_get("/people", self._people)
        app.router.add_get("/words/{locale}", self._words)
        app.router.add_get("/socket", self._socket)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/favicon.ico", self._document("icon.svg"))

    # --- what is served ------------------------------------------------------------------------------

    def _document(self, name: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            if request.url.host == "localhost":
                raise web.HTTPFound(self.ground.world.base_url + request.path_qs)
            self._insist_on_own(request)
            return web.FileResponse(_STATIC / name, headers=self._headers())

        return serve

    async def _static(self, request: web.Request) -> web.StreamResponse:
        self._insist_on_own(request)
        file = _STATIC / request.match_info["name"]
        if file.parent != _STATIC or not file.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(file, headers=self._headers())

    async def _words(self, request: web.Request) -> web.Response:
        self._insist_on_own(request)
        return web.json_response(templates(request.match_info["locale"], "page-"), headers=self._headers())

    async def _people(self, request: web.Request) -> web.Response:
        self._insist_on_own(request)
        return web.json_response(list(self.ground.people), headers=self._headers())

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        self._insist_on_own(request)
        person = self.ground.people.get(request.query.get("person", ""))
        if person is None:
            raise web.HTTPNotFound
        socket = web.WebSocketResponse(heartbeat=_ALIVE_EVERY, max_msg_size=_LARGEST_REQUEST)
        await socket.prepare(request)
        visit = Visit(self, person, socket)
        self._visits.add(visit)
        try:
            await visit.serve()
        finally:
            self._visits.discard(visit)
        return socket

    def _insist_on_own(self, request: web.Request) -> None:
        """Serve nobody but our own page: a stranger's page can reach this computer from the same browser."""
        own = self.ground.world.base_url
        if f"http://{request.host}" != own or request.headers.get("Origin", own) != own:
            raise web.HTTPForbidden(text=f"The playground is at {own}, and there alone.")

    def _headers(self) -> dict[str, str]:
        policy = "default-src 'self'; img-src 'self' blob:; frame-ancestors 'self'; base-uri 'none'"
        return {
            "Content-Security-Policy": policy,
            "Cache-Control": "no-cache",
            "X-Content-Type-Options": "nosniff",
        }

    async def close(self) -> None:
        """Hang up on every pane, and give up on a bot that is still to come back."""
        if self._restart:
            self._restart.cancel()
            await asyncio.wait((self._restart,))
        for visit in tuple(self._visits):
            await visit.close()

    # --- what all panes have in common ---------------------------------------------------------------

    def house(self, person: Person) -> Json:
        """Everything around the messages: who there is, where one can go, how the bot is, what goes wrong."""
        world, me = self.ground.world, person.user
        people = [spelling.person(world, self.reading, one.user) for one in self.ground.people.values()]
        return {
            "about": "house",
            "me": next(one for one in people if one["id"] == str(me.id)),
            "people": people,
            "everybody": spelling.everybody(world),
            "places": spelling.places(world, self.reading, me),
            "bot": {"name": world.bot.name, "presence": self.presence, "restartable": self.bot is not None},
            "faults": {
                "late": self.ground.faults.late_to_come,
                "limited": self.ground.faults.to_come(429),
            },
            "scenes": [{"key": scene.key, "name": scene.name(me.locale)} for scene in self.scenes],
        }

    def refresh(self) -> None:
        """Let every pane look at the house again."""
        for visit in self._visits:
            visit.look_again()

    @property
    def presence(self) -> Presence:
        """Where the bot is now."""
        if self._restart:
            return Presence.RESTARTING
        return Presence.HERE if self.ground.gateway.connected else Presence.AWAY

    async def restart_bot(self) -> None:
        """End the bot and start it again, while everybody can see that it is away."""
        if self.bot is None or self._restart:
            raise Refused("page-cannot-restart")
        self._restart = asyncio.create_task(self._end_and_start(self.bot))
        self.refresh()
        # Whoever asked for it may close their pane meanwhile: the bot comes back all the same.
        await asyncio.shield(self._restart)

    async def _end_and_start(self, bot: Restartable) -> None:
        try:
            await bot.end()
            await bot.start()
        except (RuntimeError, OSError) as error:
            last_words = (str(error) or type(error).__name__).splitlines()[-1]
            raise Refused("page-restart-failed", reason=last_words) from error
        finally:
            self._restart = None
            self.refresh()
