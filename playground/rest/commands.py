"""Handlers for the bot's commands."""

from playground.checks import command_limits
from playground.checks.components import Json
from playground.checks.refusals import Reason, RefusalError, insist
from playground.rest.call import Call, Route
from playground.world.world import World


def replace(world: World, call: Call) -> list[Json]:
    """Register a full list of commands; a command that existed before keeps its id."""
    guild = _guild(world, call)
    insist(command_limits.commands(call.body))
    ids = {(c["type"], c["name"]): c["id"] for c in world.commands.get(guild, ())}
    registered = [_registered(world, guild, command, ids) for command in call.body]
    world.register(guild, registered)
    return registered


def _registered(world: World, guild: int | None, command: Json, ids: dict[tuple[int, str], str]) -> Json:
    given = {key: value for key, value in command.items() if value is not None}
    kind = given.get("type", 1)
    full = {"description": "", "nsfw": False, "default_member_permissions": None} | given
    permissions = full["default_member_permissions"]
    full |= {
        "id": ids.get((kind, given["name"])) or str(world.ids.next()),
        "type": kind,
        "application_id": str(world.bot.id),
        "version": str(world.ids.next()),
        "default_member_permissions": None if permissions is None else str(permissions),
    }
    return full if guild is None else full | {"guild_id": str(guild)}


def listed(world: World, call: Call) -> list[Json]:
    """All registered commands."""
    return world.commands.get(_guild(world, call), [])


def _guild(world: World, call: Call) -> int | None:
    if "guild" not in call.params:
        return None
    if call.id("guild") not in world.guilds:
        raise RefusalError(Reason.UNKNOWN_GUILD)
    return call.id("guild")


ROUTES = [
    Route("PUT", "/applications/{application}/commands", replace),
    Route("GET", "/applications/{application}/commands", listed),
    Route("PUT", "/applications/{application}/guilds/{guild}/commands", replace),
    Route("GET", "/applications/{application}/guilds/{guild}/commands", listed),
]
