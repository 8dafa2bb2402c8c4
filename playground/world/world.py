"""The world: everything that exists in this Discord, and all changes to it."""

import base64
import mimetypes
import secrets
from collections import deque
from dataclasses import dataclass, field

from playground.checks.components import Json
from playground.checks.refusals import Reason, RefusalError
from playground.world import changes
from playground.world.change_feed import ChangeFeed
from playground.world.clock import Clock, Snowflakes
from playground.world.model import (
    EVERYDAY,
    MODERATION,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Interaction,
    InteractionKind,
    Member,
    Message,
    Permission,
    Role,
    User,
)

MIB = 1024 * 1024
_DETACHED_FILES = 100


@dataclass
class Rules:
    """Discord's timeouts and limits, which a test may change."""

    acknowledge_within: float = 3.0
    token_lives: float = 15 * 60
    old_after: float = 60 * 60
    # Discord does not publish the number, so the default is the strictest.
    old_edits_allowed: int = 0
    old_edit_retry_after: float = 0.2
    nonce_remembered: float = 5 * 60
    attachment_url_lives: float = 24 * 60 * 60
    file_limit: int = 10 * MIB
    request_limit: int = 25 * MIB
    follow_ups_when_installed: int = 5


@dataclass
class World:
    """All users, guilds, channels, messages, interactions and commands."""

    clock: Clock = field(default_factory=Clock)
    rules: Rules = field(default_factory=Rules)
    changes: ChangeFeed = field(default_factory=ChangeFeed)
    base_url: str = ""
    shards: int = 1

    def __post_init__(self) -> None:
        self.ids = Snowflakes(self.clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[int | None, list[Json]] = {}
        self.emojis: dict[int, Emoji] = {}
        self.nonces: dict[str, Message] = {}
        self.old_edits: dict[int, list[float]] = {}
        # As on Discord, files in no message can be fetched for a while: the file of a command, or a picture
        # that somebody is still loading while its message is edited.
        self.detached_files: deque[Attachment] = deque(maxlen=_DETACHED_FILES)
        self.bot = self.new_user("Lairkeeper", bot=True)

    @property
    def gateway_url(self) -> str:
        """Where the gateway listens."""
        return self.base_url.replace("http", "ws", 1) + "/gateway"

    # --- creating ------------------------------------------------------------------------------------

    def new_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Create a user, who is in no guild yet."""
        user = User(self.ids.next(), name, bot, locale)
        self.users[user.id] = user
        self.changes.publish(changes.UserAppeared(user))
        return user

    def new_guild(self, name: str, *, locale: str = "en-US", has_bot: bool = True) -> Guild:
        """Create a guild, with or without the bot."""
        # The shard follows from the milliseconds in the id: adding some spreads guilds over all shards.
        id_ = self.ids.next()
        id_ += (len(self.guilds) - (id_ >> 22)) % self.shards << 22
        self.ids.continue_after(id_)
        everyone = Role(id_, "@everyone", EVERYDAY)
        moderators = Role(self.ids.next(), "Moderators", EVERYDAY | MODERATION)
        owner = self.new_user(f"Owner of {name}")
        guild = Guild(id_, name, locale, everyone, owner, [everyone, moderators], has_bot=has_bot)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        if has_bot:
            self.add_bot(guild)
        return guild

    def join(self, guild: Guild, user: User, *, nick: str | None = None, moderator: bool = False) -> Member:
        """Make a user a member of a guild."""
        roles = [role for role in guild.roles if moderator and role.name == "Moderators"]
        member = Member(user, self.clock.now(), nick, roles)
        guild.members[user.id] = member
        self.changes.publish(changes.MemberJoined(guild, user))
        return member

    def add_bot(self, guild: Guild) -> None:
        """Add the bot to a guild."""
        guild.has_bot = True
        self.join(guild, self.bot)
        self.changes.publish(changes.GuildJoined(guild))

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        guild.has_bot = False
        guild.members.pop(self.bot.id, None)
        self.changes.publish(changes.GuildLeft(guild))

    def new_channel(self, guild: Guild, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """Create a text channel, or an announcement channel."""
        channel = Channel(self.ids.next(), kind, self.clock.now(), name, guild)
        guild.channels.append(channel)
        return self._add_channel(channel)

    def new_thread(
        self, parent: Channel, name: str, owner: User, kind: ChannelKind, start: Message | None = None
    ) -> Channel:
        """Create a thread in a channel; one that starts at a message shares its id, as on Discord."""
        id_ = start.id if start else self.ids.next()
        thread = Channel(id_, kind, self.clock.now(), name, parent.guild, parent, owner=owner)
        thread.members[owner.id] = self.clock.now()
        if start:
            start.thread = thread
        return self._add_channel(thread)

    def dm(self, user: User) -> Channel:
        """The DM channel of the bot and a user; create it if needed."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        return self._add_channel(Channel(self.ids.next(), ChannelKind.DM, self.clock.now(), recipient=user))

    def new_file(self, filename: str, data: bytes, description: str | None = None) -> Attachment:
        """Create a file, which is in no message yet."""
        kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        return Attachment(self.ids.next(), filename, data, kind, description)

    def _add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.changes.publish(changes.ChannelOpened(channel))
        return channel

    # --- changing ----------------------------------------------------------------------------------

    def set_locale(self, user: User, locale: str) -> None:
        """Change the language of a user's Discord."""
        user.locale = locale
        self.changes.publish(changes.UserEdited(user))

    def close_dms(self, user: User) -> None:
        """Make a user refuse direct messages."""
        user.dms_open = False
        self.changes.publish(changes.UserEdited(user))

    def open_dms(self, user: User) -> None:
        """Make a user accept direct messages again."""
        user.dms_open = True
        self.changes.publish(changes.UserEdited(user))

    def post(self, message: Message) -> Message:
        """Add a message to its channel."""
        channel = message.channel
        self.messages[message.id] = message
        channel.messages.append(message)
        if channel.is_thread:
            for user in (message.author, *message.mentions):
                self.join_thread(channel, user)
            if channel.archived:
                channel.archived = False
                self.changes.publish(changes.ChannelEdited(channel))
        self.changes.publish(changes.MessagePosted(message))
        return message

    def publish_edit(self, message: Message) -> None:
        """Publish that a message has changed."""
        self.changes.publish(changes.MessageEdited(message))

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        self.detached_files.extend(message.attachments)
        self.messages.pop(message.id, None)
        message.channel.messages.remove(message)
        self.changes.publish(changes.MessageDeleted(message))

    def join_thread(self, thread: Channel, user: User) -> None:
        """Make a user a member of a thread."""
        if user.id not in thread.members:
            thread.members[user.id] = self.clock.now()
            self.changes.publish(changes.ThreadJoined(thread, user))

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Remove a user from a thread."""
        if thread.members.pop(user.id, None) is not None:
            self.changes.publish(changes.ChannelEdited(thread))

    def set_thread(
        self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        """Archive or lock a thread, or undo that; None leaves it as it is."""
        thread.archived = thread.archived if archived is None else archived
        thread.locked = thread.locked if locked is None else locked
        self.changes.publish(changes.ChannelEdited(thread))

    def _archive_idle_threads(self) -> None:
        now = self.clock.now()
        for channel in tuple(self.channels.values()):
            idle = now - channel.last_active
            if channel.is_thread and not channel.archived and idle >= channel.auto_archive * 60:
                self.set_thread(channel, archived=True)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            self.delete_channel(thread)
        channel.deleted = True
        self.channels.pop(channel.id, None)
        if start := self.messages.get(channel.id):
            start.thread = None
        if channel.guild and channel in channel.guild.channels:
            channel.guild.channels.remove(channel)
        for message in channel.messages:
            self.messages.pop(message.id, None)
        self.changes.publish(changes.ChannelDeleted(channel))

    def deny(self, channel: Channel, user: User, permissions: Permission) -> None:
        """Deny a member exactly these permissions in a channel; an empty set lifts all denials."""
        channel.denied[user.id] = permissions
        self.changes.publish(changes.ChannelEdited(channel))

    def register(self, guild: int | None, commands: list[Json]) -> None:
        """Replace the commands of one guild or, without a guild, the global ones."""
        self.commands[guild] = commands
        self.changes.publish(changes.CommandsRegistered(guild))

    def add_emoji(self, name: str, image: bytes) -> Emoji:
        """Give the bot an emoji."""
        emoji = Emoji(self.ids.next(), name, base64.b64encode(image).decode())
        self.emojis[emoji.id] = emoji
        self.changes.publish(changes.EmojisChanged(emoji))
        return emoji

    def remove_emoji(self, emoji: Emoji) -> None:
        """Delete an emoji of the bot."""
        del self.emojis[emoji.id]
        self.changes.publish(changes.EmojisChanged(emoji))

    def begin_interaction(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Begin an interaction, which the bot must answer."""
        token = secrets.token_urlsafe(48)
        interaction = Interaction(
            self.ids.next(), token, kind, user, channel, self.clock.now(), data, message, trigger
        )
        self.interactions[token] = interaction
        self.changes.publish(changes.InteractionBegun(interaction))
        return interaction

    def skip(self, seconds: float) -> None:
        """Move the clock forward; threads in which nobody has written for long enough are archived."""
        self.clock.skip(seconds)
        self._archive_idle_threads()
        self.changes.publish(changes.ClockSkipped(seconds))

    # --- queries ----------------------------------------------------------------------------------------

    def find_channel(self, id_: int) -> Channel:
        """The channel with this id; raises Discord's error if there is none."""
        if channel := self.channels.get(id_):
            return channel
        raise RefusalError(Reason.UNKNOWN_CHANNEL)

    def find_message(self, channel: Channel, id_: int) -> Message:
        """A message of a channel that is not ephemeral; raises Discord's error if there is none."""
        message = self.messages.get(id_)
        if message is None or message.channel is not channel or message.ephemeral:
            raise RefusalError(Reason.UNKNOWN_MESSAGE)
        return message

    def permissions(self, user: User, channel: Channel) -> Permission:
        """What a user may do in a channel."""
        if channel.guild is None:
            return EVERYDAY if user is self.bot or channel.recipient is user else Permission(0)
        member = channel.guild.members.get(user.id)
        if member is None:
            return Permission(0)
        granted = channel.guild.everyone.permissions
        for role in member.roles:
            granted |= role.permissions
        if channel.guild.owner is user:
            granted |= MODERATION | Permission.ADMINISTRATOR
        place = channel.parent or channel
        return granted & ~place.denied.get(user.id, Permission(0))

    def can_see(self, user: User, channel: Channel) -> bool:
        """Whether a user can see a channel."""
        granted = self.permissions(user, channel)
        if channel.deleted or not granted & Permission.VIEW_CHANNEL:
            return False
        if channel.kind is ChannelKind.PRIVATE_THREAD:
            return user.id in channel.members or bool(granted & Permission.MANAGE_THREADS)
        return True

    def is_locked_for(self, user: User, channel: Channel) -> bool:
        """Whether a thread is locked, and this user does not manage threads."""
        return channel.locked and not self.permissions(user, channel) & Permission.MANAGE_THREADS

    def visible(self, user: User, channel: Channel) -> list[Message]:
        """The messages of a channel that a user can see, oldest first."""
        if not self.can_see(user, channel):
            return []
        return [m for m in channel.messages if m.ephemeral_to in (None, user)]

    def shares_guild_with_bot(self, user: User) -> bool:
        """Whether a user is in a guild with the bot."""
        return any(g.has_bot and user.id in g.members for g in self.guilds.values())
