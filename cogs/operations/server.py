"""The health address: `/health` for whoever restarts the bot, `/metrics` for whoever watches it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping

from aiohttp import web

from cogs.operations.address import Address, is_expected
from cogs.operations.exposition import CONTENT_TYPE

log = logging.getLogger("lairkeeper.operations")

Health = Callable[[], Awaitable[tuple[bool, Mapping[str, str]]]]
"""Whether the bot is well, and what there is to say about it."""
Metrics = Callable[[], Awaitable[str]]


def _is_own(origin: str | None, host: str) -> bool:
    """Whether no page of another origin asks: a browser says whose page it is, and nobody else does."""
    return origin is None or origin.rpartition("//")[2] == host


class HealthServer:
    """Answers two addresses, to those who ask for them by a name we go by."""

    def __init__(self, address: Address, names: Collection[str], health: Health, metrics: Metrics) -> None:
        self._address = address
        self._names = names
        self._health = health
        self._metrics = metrics
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen. If that fails, the log says so: games matter more than figures about them."""
        app = web.Application(middlewares=[self._checked], client_max_size=1024)
        app.router.add_get("/health", self._tell_health)
        app.router.add_get("/metrics", self._tell_metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        host, port = self._address
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as trouble:
            log.error("the health address %s port %d cannot be opened: %s", host, port, trouble)
        else:
            log.info("health address: %s port %d", host, port)

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _checked(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        is_expected_here = is_expected(request.headers.get("Host", ""), self._names)
        if not is_expected_here or not _is_own(request.headers.get("Origin"), request.host):
            raise web.HTTPForbidden(text="This address is not known by that name.\n")
        response = await handler(request)
        response.headers["Server"] = "Lairkeeper"
        response.headers["Cache-Control"] = "no-store"
        return response

    async def _tell_health(self, _request: web.Request) -> web.Response:
        is_well, about = await self._health()
        found = {"status": "ok" if is_well else "unwell", **about}
        return web.json_response(found, status=200 if is_well else 503)

    async def _tell_metrics(self, _request: web.Request) -> web.Response:
        page = await self._metrics()
        return web.Response(body=page.encode(), headers={"Content-Type": CONTENT_TYPE})
