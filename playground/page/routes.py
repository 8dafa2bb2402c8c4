"""The page's HTTP routes: its files, its texts, and a socket per pane."""

import base64
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from playground.page.page import Page
from playground.page.pane import Pane
from playground.page.pane_session import PaneSession
from texts import templates

DOCUMENTS = {"/": "index.html", "/pane": "pane.html", "/favicon.ico": "icon.svg"}
"""What somebody may open by its address."""
_STATIC = Path(__file__).parent / "static"
_LARGEST_REQUEST = 40 * 1024 * 1024
_PING_EVERY = 20.0


class PageServer:
    """Serves the page and runs the sessions of its open panes."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._sessions: set[PaneSession] = set()

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes to a web application."""
        for path, name in DOCUMENTS.items():
            app.router.add_get(path, self._document(name))
        app.router.add_get("/people", self._people)
        app.router.add_get("/words/{locale}", self._words)
        app.router.add_get("/emojis/{id}", self._emoji)
        app.router.add_get("/socket", self._socket)
        app.router.add_get("/static/{name}", self._static)

    async def close(self) -> None:
        """Cancel a restart of the bot that is under way, and close every pane."""
        await self._page.cancel_restart()
        for session in tuple(self._sessions):
            await session.close()

    def _document(self, name: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(_request: web.Request) -> web.StreamResponse:
            return web.FileResponse(_STATIC / name, headers=self._headers())

        return serve

    async def _static(self, request: web.Request) -> web.StreamResponse:
        file = _STATIC / request.match_info["name"]
        if file.parent != _STATIC or not file.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(file, headers=self._headers())

    async def _words(self, request: web.Request) -> web.Response:
        return web.json_response(templates(request.match_info["locale"], "page-"), headers=self._headers())

    async def _people(self, _request: web.Request) -> web.Response:
        return web.json_response(list(self._page.people), headers=self._headers())

    async def _emoji(self, request: web.Request) -> web.Response:
        id_ = request.match_info["id"]
        found = self._page.world.emojis.get(int(id_) if id_.isdecimal() else 0)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(
            body=base64.b64decode(found.image), content_type="image/png", headers=self._headers()
        )

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        person = self._page.people.get(request.query.get("person", ""))
        if person is None:
            raise web.HTTPNotFound
        socket = web.WebSocketResponse(heartbeat=_PING_EVERY, max_msg_size=_LARGEST_REQUEST)
        await socket.prepare(request)
        session = PaneSession(Pane(self._page, person), socket)
        self._sessions.add(session)
        try:
            await session.serve()
        finally:
            self._sessions.discard(session)
        return socket

    def _headers(self) -> dict[str, str]:
        policy = "default-src 'self'; img-src 'self' blob:; frame-ancestors 'self'; base-uri 'none'"
        return {
            "Content-Security-Policy": policy,
            "Cache-Control": "no-cache",
            "X-Content-Type-Options": "nosniff",
        }
