"""Handlers for the bot itself, its application, users, guilds, members, and the gateway's address."""

from playground.checks.components import Json
from playground.checks.refusals import Reason, RefusalError
from playground.rest.call import Call, Route
from playground.world import payloads
from playground.world.model import Guild, User
from playground.world.world import World


def me(world: World, call: Call) -> Json:
    """The bot's own user."""
    return payloads.self_user(world)


def application(world: World, call: Call) -> Json:
    """The bot's application."""
    return payloads.application(world)


def user(world: World, call: Call) -> Json:
    """Any user."""
    return payloads.user(_user(world, call))


def guild(world: World, call: Call) -> Json:
    """A guild the bot is in."""
    return payloads.guild(_guild(world, call))


def channels(world: World, call: Call) -> list[Json]:
    """The channels of a guild."""
    return [payloads.channel(channel) for channel in _guild(world, call).channels]


def member(world: World, call: Call) -> Json:
    """A member of a guild."""
    found = _guild(world, call).members.get(_user(world, call).id)
    if found is None:
        raise RefusalError(Reason.UNKNOWN_MEMBER)
    return payloads.member(found)


def gateway(world: World, call: Call) -> Json:
    """Where to connect, and with how many shards."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": world.gateway_url, "shards": world.shards, "session_start_limit": limit}


def _user(world: World, call: Call) -> User:
    if found := world.users.get(call.id("user")):
        return found
    raise RefusalError(Reason.UNKNOWN_USER)


def _guild(world: World, call: Call) -> Guild:
    found = world.guilds.get(call.id("guild"))
    if found is None or not found.has_bot:
        raise RefusalError(Reason.UNKNOWN_GUILD)
    return found


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/users/{user}", user),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", channels),
    Route("GET", "/guilds/{guild}/members/{user}", member),
    Route("GET", "/gateway/bot", gateway),
]
