"""Gateway events made from the world's changes: their names, data, guild and required intents."""

from dataclasses import dataclass
from enum import IntFlag

from playground.checks.components import Json
from playground.world import payloads
from playground.world.changes import (
    Change,
    ChannelDeleted,
    ChannelEdited,
    ChannelOpened,
    GuildJoined,
    GuildLeft,
    InteractionBegun,
    MemberJoined,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    ThreadJoined,
)
from playground.world.model import Channel, Message
from playground.world.world import World


class Intent(IntFlag):
    """What a bot can subscribe to."""

    NONE = 0
    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT


@dataclass(frozen=True)
class Event:
    """An event for all sessions with these intents; without a guild it goes to shard 0."""

    name: str
    data: Json
    guild: int | None
    intents: Intent = Intent.NONE
    message: Message | None = None

    def data_for(self, world: World, intents: Intent) -> Json:
        """The data for one session: without the intent, other people's guild messages have no content."""
        message = self.message
        if message is None or Intent.MESSAGE_CONTENT in intents:
            return self.data
        if message.author is world.bot or world.bot in message.mentions or message.channel.guild is None:
            return self.data
        return self.data | {"content": "", "embeds": [], "attachments": [], "components": []}


def event(world: World, change: Change) -> Event | None:
    """The event for a change, if Discord has one."""
    match change:
        case InteractionBegun(interaction):
            guild = interaction.channel.guild
            return Event(
                "INTERACTION_CREATE", payloads.interaction(world, interaction), guild.id if guild else None
            )
        case MessagePosted(message):
            return _message("MESSAGE_CREATE", world, message)
        case MessageEdited(message):
            return _message("MESSAGE_UPDATE", world, message)
        case MessageDeleted(message):
            return _message("MESSAGE_DELETE", world, message)
        case ChannelOpened(channel):
            return _channel("CREATE", world, channel)
        case ChannelEdited(channel):
            return _channel("UPDATE", world, channel)
        case ChannelDeleted(channel):
            return _channel("DELETE", world, channel)
        case ThreadJoined(thread, user) if thread.guild and user is world.bot:
            data = payloads.thread_member(thread, user.id) | {"guild_id": str(thread.guild.id)}
            return Event("THREAD_MEMBER_UPDATE", data, thread.guild.id, Intent.GUILDS)
        case GuildJoined(guild):
            return Event("GUILD_CREATE", payloads.guild_create(world, guild), guild.id, Intent.GUILDS)
        case GuildLeft(guild):
            return Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id, Intent.GUILDS)
        case MemberJoined(guild, user) if guild.has_bot and user is not world.bot:
            data = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id)}
            return Event("GUILD_MEMBER_ADD", data, guild.id, Intent.MEMBERS)
        case _:
            return None


def _message(name: str, world: World, message: Message) -> Event | None:
    guild = message.channel.guild
    # Discord sends no gateway events for ephemeral messages.
    if message.ephemeral or not world.can_see(world.bot, message.channel):
        return None
    place: Json = {"guild_id": str(guild.id)} if guild else {}
    intents = Intent.GUILD_MESSAGES if guild else Intent.DIRECT_MESSAGES
    if name == "MESSAGE_DELETE":
        gone: Json = {"id": str(message.id), "channel_id": str(message.channel.id)} | place
        return Event(name, gone, guild.id if guild else None, intents)
    data = payloads.message(world, message) | place
    if guild and (author := guild.members.get(message.author.id)):
        data["member"] = payloads.partial_member(author)
    return Event(name, data, guild.id if guild else None, intents, message)


def _channel(what: str, world: World, channel: Channel) -> Event | None:
    if channel.guild is None or not channel.guild.has_bot:
        return None
    # A bot hears of every channel, also of those it may not view; of threads only where it may.
    if channel.is_thread and what != "DELETE" and not world.can_see(world.bot, channel):
        what = "DELETE"
    kind = "THREAD" if channel.is_thread else "CHANNEL"
    return Event(f"{kind}_{what}", payloads.channel(channel), channel.guild.id, Intent.GUILDS)
