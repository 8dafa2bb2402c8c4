"""Views: the world as JSON for one person's pane."""

from contextlib import suppress
from itertools import chain

from playground.checks.components import Json
from playground.page.read_states import ReadStates
from playground.people.errors import ImpossibleError
from playground.people.slash_commands import CommandKind, command_words, descend
from playground.world import payloads
from playground.world.model import Channel, ChannelKind, Guild, Interaction, InteractionKind, Message, User
from playground.world.world import World

_KINDS = {
    ChannelKind.TEXT: "channel",
    ChannelKind.ANNOUNCEMENT: "channel",
    ChannelKind.ANNOUNCEMENT_THREAD: "thread",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
    ChannelKind.DM: "dm",
}
_EXCERPT = 80


def person(world: World, read_states: ReadStates, who: User) -> Json:
    """Somebody to choose as "I am ...", with how much they have not read."""
    counts = [read_states.counts(who, channel) for channel in tuple(world.channels.values())]
    return {
        "id": str(who.id),
        "name": who.name,
        "locale": who.locale,
        "dms_open": who.dms_open,
        "unread": sum(count["unread"] for count in counts),
        "mentions": sum(count["mentions"] for count in counts),
    }


def everybody(world: World) -> list[Json]:
    """Everyone a message may mention."""
    return [{"id": str(who.id), "name": who.name, "bot": who.bot} for who in world.users.values()]


def places(world: World, read_states: ReadStates, who: User) -> Json:
    """Where somebody can go: their servers with channels and threads, and the bot's direct messages."""
    guilds = [guild for guild in world.guilds.values() if who.id in guild.members]
    return {
        "guilds": [_guild(world, read_states, who, guild) for guild in guilds],
        "dm": _place(world, read_states, who, world.dm(who)),
    }


def _guild(world: World, read_states: ReadStates, who: User, guild: Guild) -> Json:
    threads = [channel for channel in world.channels.values() if channel.is_thread and not channel.archived]
    ordered = [
        place
        for channel in guild.channels
        for place in (channel, *(thread for thread in threads if thread.parent is channel))
    ]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles],
        "places": [_place(world, read_states, who, one) for one in ordered if world.can_see(who, one)],
    }


def _place(world: World, read_states: ReadStates, who: User, where: Channel) -> Json:
    return {
        "id": str(where.id),
        "name": world.bot.name if where.recipient else where.name,
        "kind": _KINDS[where.kind],
        "parent": str(where.parent.id) if where.parent else None,
        "writable": writable(world, who, where),
        **read_states.counts(who, where),
    }


def writable(world: World, who: User, where: Channel) -> bool:
    """Whether somebody may write in a channel."""
    may = bool(world.permissions(who, where) & where.send_permission)
    return may and not world.is_locked_for(who, where)


def message(world: World, who: User, one: Message) -> Json:
    """A message as Discord sends it, and under "shown" what Discord's client works out for itself."""
    cause, origin = one.interaction, one.reference
    # While the answer is being posted, the interaction does not refer to it yet.
    answers = cause is not None and cause.kind is InteractionKind.COMMAND and cause.original in (None, one)
    by_command = cause if answers else None
    return payloads.message(world, one) | {
        "shown": {
            "author": display_name(one.channel, one.author),
            "pinged": who in one.pinged,
            "ephemeral": one.ephemeral,
            "loading": one.loading,
            "reply": {
                "id": str(origin.id),
                "author": display_name(one.channel, origin.author),
                "excerpt": _excerpt(origin),
            }
            if origin and origin in world.visible(who, origin.channel)
            else None,
            "command": _used(world, who, one.channel, by_command) if by_command else None,
        }
    }


def _used(world: World, who: User, where: Channel, cause: Interaction) -> Json:
    """Who has used which command; one from the menu of a person or a message is not typed with a slash."""
    person = display_name(where, cause.user)
    if cause.data["type"] == CommandKind.SLASH:
        return {"person": person, "name": _localized_path(world, who, cause.data)}
    return {"person": person, "name": _localized_entry(world, who, cause.data), "menu": True}


def _localized_path(world: World, who: User, data: Json) -> str:
    """A command's full name in the reader's language; if the command no longer exists, as it was sent."""
    words = command_words(data).split()
    for command in chain.from_iterable(world.commands.values()):
        if command["name"] == words[0]:
            with suppress(ImpossibleError):
                steps, _ = descend(command, words)
                return " ".join(_localized(part, who.locale) for part in (command, *steps))
    return " ".join(words)


def _localized_entry(world: World, who: User, data: Json) -> str:
    """The same for a command from a menu, whose name may have spaces."""
    known = chain.from_iterable(world.commands.values())
    meant = [one for one in known if (one["type"], one["name"]) == (data["type"], data["name"])]
    return _localized(meant[0] if meant else data, who.locale)


def _localized(part: Json, locale: str) -> str:
    return str((part.get("name_localizations") or {}).get(locale) or part["name"])


def display_name(where: Channel, who: User) -> str:
    """What somebody is called in a channel."""
    member = where.guild.members.get(who.id) if where.guild else None
    return (member.nick if member else None) or who.name


def _excerpt(one: Message) -> str:
    line = " ".join(one.text.split())
    return line if len(line) <= _EXCERPT else line[: _EXCERPT - 1] + "…"
