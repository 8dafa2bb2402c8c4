"""One address for everything: any website open in the same browser could send requests to this computer."""

from collections.abc import Collection

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from playground.world.world import World


def only_at(world: World, documents: Collection[str]) -> Middleware:
    """Refuse requests under foreign names and from pages of other origins.

    Whoever opens one of the documents at localhost is led to the one address.
    """

    @web.middleware
    async def insist(request: web.Request, handler: Handler) -> web.StreamResponse:
        own = world.base_url
        if request.url.host == "localhost" and request.path in documents:
            raise web.HTTPFound(own + request.path_qs)
        if f"http://{request.host}" != own or request.headers.get("Origin", own) != own:
            raise web.HTTPForbidden(text=f"The playground is at {own}, and there alone.")
        return await handler(request)

    return insist
