"""The data model: users, guilds, channels, messages and interactions. Field names are saved."""

import struct
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from playground.checks import components
from playground.checks.components import Button, Json, Select


class Permission(IntFlag):
    """The permissions the playground knows, with Discord's bits."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


MODERATION = (
    Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MENTION_EVERYONE
)
EVERYDAY = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


class MessageFlag(IntFlag):
    """The message flags that change what the playground does."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class ChannelKind(IntEnum):
    """The channel types that exist here."""

    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


# Which threads a channel can have, the public kind first; a channel that is not listed can have none.
THREAD_KINDS = {
    ChannelKind.TEXT: (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENT: (ChannelKind.ANNOUNCEMENT_THREAD,),
}


class InteractionKind(IntEnum):
    """The interaction types that exist here."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    FORM = 5


class Callback(IntEnum):
    """How the bot acknowledged an interaction."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(eq=False)
class User:
    """A person or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    @property
    def mention(self) -> str:
        """The text that mentions this user in a message."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Emoji:
    """An emoji of the bot's own."""

    id: int
    name: str
    image: str
    """The picture's bytes in base64."""


@dataclass(eq=False)
class Role:
    """A role of a guild."""

    id: int
    name: str
    permissions: Permission


@dataclass(eq=False)
class Member:
    """A user in a guild."""

    user: User
    joined: float
    nick: str | None = None
    roles: list[Role] = field(default_factory=list)


@dataclass(eq=False)
class Guild:
    """A guild, which Discord's users call a server."""

    id: int
    name: str
    locale: str
    everyone: Role
    owner: User
    roles: list[Role] = field(default_factory=list)
    members: dict[int, Member] = field(default_factory=dict)
    channels: list["Channel"] = field(default_factory=list)
    has_bot: bool = True

    @property
    def system_channel(self) -> "Channel | None":
        """Where Discord posts its own messages: in a new guild, the first channel."""
        return next((channel for channel in self.channels if channel.kind is ChannelKind.TEXT), None)


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, or a DM channel with the bot."""

    id: int
    kind: ChannelKind
    created: float
    name: str = ""
    guild: Guild | None = None
    parent: "Channel | None" = None
    recipient: User | None = None
    owner: User | None = None
    members: dict[int, float] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 4320
    denied: dict[int, Permission] = field(default_factory=dict)
    messages: list["Message"] = field(default_factory=list)
    deleted: bool = False

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of any kind."""
        return any(self.kind in kinds for kinds in THREAD_KINDS.values())

    @property
    def last_active(self) -> float:
        """When something was last written here, or when it was created."""
        return self.messages[-1].created if self.messages else self.created

    @property
    def send_permission(self) -> Permission:
        """The permission needed to write here."""
        return Permission.SEND_MESSAGES_IN_THREADS if self.is_thread else Permission.SEND_MESSAGES

    @property
    def mention(self) -> str:
        """The text that links to this channel in a message."""
        return f"<#{self.id}>"


@dataclass(eq=False)
class Attachment:
    """A file in a message."""

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None

    @property
    def is_picture(self) -> bool:
        """Whether Discord shows it as a picture."""
        return self.content_type.startswith("image/")

    @property
    def dimensions(self) -> tuple[int, int] | None:
        """Width and height of a picture: of a PNG, or of a WebP that is animated or packed without loss."""
        if self.data[:8] == b"\x89PNG\r\n\x1a\n" and len(self.data) >= 24:
            width, height = struct.unpack(">II", self.data[16:24])
            return int(width), int(height)
        if self.data[8:16] == b"WEBPVP8X" and len(self.data) >= 30:
            across, down = self.data[24:27], self.data[27:30]
            return int.from_bytes(across, "little") + 1, int.from_bytes(down, "little") + 1
        if self.data[8:16] == b"WEBPVP8L" and len(self.data) >= 25:
            both = int.from_bytes(self.data[21:25], "little")
            return (both & 0x3FFF) + 1, (both >> 14 & 0x3FFF) + 1
        return None


@dataclass(eq=False)
class Message:
    """A message; it stays the same object through all its edits."""

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    flags: MessageFlag = MessageFlag.NONE
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    edited: float | None = None
    reference: "Message | None" = None
    mentions: list[User] = field(default_factory=list)
    pinged: list[User] = field(default_factory=list)
    ephemeral_to: User | None = None
    interaction: "Interaction | None" = None
    nonce: str | int | None = None
    thread: Channel | None = None
    deleted: bool = False
    past: list[str] = field(default_factory=list)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return self.ephemeral_to is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_v2(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def text(self) -> str:
        """All visible text: content, embeds and text displays."""
        parts: list[str | None] = [self.content, *components.texts(self.components)]
        for embed in self.embeds:
            parts += [embed.get("title"), embed.get("description")]
            for field_ in embed.get("fields") or ():
                parts += [field_["name"], field_["value"]]
            parts.append((embed.get("footer") or {}).get("text"))
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in reading order."""
        return components.buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """All selects, in reading order."""
        return components.selects(self.components)

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of its pictures."""
        described = [a.description for a in self.attachments if a.description]
        return [*components.alt_texts(self.components), *described]

    @property
    def shown(self) -> list[Attachment]:
        """The visible attachments: with Components V2, only those a component refers to."""
        if not self.is_v2:
            return list(self.attachments)
        urls = [item["url"] for item in components.media(self.components)]
        return [a for url in urls for a in self.attachments if url == f"attachment://{a.filename}"]

    @property
    def everything(self) -> str:
        """Every string in it, one per line; no secret may appear here."""
        files = [part for a in self.attachments for part in (a.filename, a.description) if part]
        inside = [*components.strings(self.components), *components.strings(self.embeds)]
        return "\n".join([self.content, *inside, *files])

    @property
    def everything_ever(self) -> str:
        """Every string in it now or before any of its edits."""
        return "\n".join([*self.past, self.everything])


@dataclass(eq=False)
class Interaction:
    """Something a person did that the bot has to answer."""

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    created: float
    data: Json
    message: Message | None = None
    trigger: "Interaction | None" = None
    callback: Callback | None = None
    answered: float | None = None
    original: Message | None = None
    follow_ups: list[Message] = field(default_factory=list)
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None

    @property
    def by_installation(self) -> bool:
        """Whether the bot is only available because this user installed it."""
        return self.channel.guild is not None and not self.channel.guild.has_bot
