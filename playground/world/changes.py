"""The changes that can happen in the world, as plain records."""

from dataclasses import dataclass

from playground.faults import Fault
from playground.world.model import Channel, Emoji, Guild, Interaction, Message, User


@dataclass(frozen=True)
class UserAppeared:
    """Somebody has a new Discord account."""

    user: User


@dataclass(frozen=True)
class UserEdited:
    """Somebody changed their language, or whether they accept direct messages."""

    user: User


@dataclass(frozen=True)
class MessagePosted:
    """A message was posted."""

    message: Message


@dataclass(frozen=True)
class MessageEdited:
    """A message was edited."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message was deleted."""

    message: Message


@dataclass(frozen=True)
class ChannelOpened:
    """A channel, thread or DM channel was created."""

    channel: Channel


@dataclass(frozen=True)
class ChannelEdited:
    """The name, state or permissions of a channel or thread changed."""

    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    """A channel or thread was deleted."""

    channel: Channel


@dataclass(frozen=True)
class ThreadJoined:
    """Somebody became a member of a thread."""

    channel: Channel
    user: User


@dataclass(frozen=True)
class GuildJoined:
    """The bot was added to a guild."""

    guild: Guild


@dataclass(frozen=True)
class GuildLeft:
    """The bot was removed from a guild."""

    guild: Guild


@dataclass(frozen=True)
class MemberJoined:
    """Somebody became a member of a guild."""

    guild: Guild
    user: User


@dataclass(frozen=True)
class InteractionBegun:
    """Somebody used a command, a component or a form."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionAnswered:
    """The bot acknowledged an interaction, or used its token to send or edit a message."""

    interaction: Interaction
    message: Message | None = None
    """What was sent or edited, if anything was."""


@dataclass(frozen=True)
class CommandsRegistered:
    """The bot registered its commands, for one guild or globally."""

    guild: int | None


@dataclass(frozen=True)
class EmojisChanged:
    """The bot has a new emoji, or one less."""

    emoji: Emoji


@dataclass(frozen=True)
class TypingBegun:
    """The bot shows its typing indicator."""

    channel: Channel


@dataclass(frozen=True)
class FaultMet:
    """A fault on demand hit one of the bot's requests."""

    fault: Fault


@dataclass(frozen=True)
class ClockSkipped:
    """The clock was moved forward."""

    seconds: float


@dataclass(frozen=True)
class BotIdentified:
    """A shard of the bot started a new session."""

    shard: int


@dataclass(frozen=True)
class BotResumed:
    """A shard of the bot resumed its session."""

    shard: int


@dataclass(frozen=True)
class BotDisconnected:
    """A shard of the bot lost its socket."""

    shard: int


Change = (
    UserAppeared
    | UserEdited
    | MessagePosted
    | MessageEdited
    | MessageDeleted
    | ChannelOpened
    | ChannelEdited
    | ChannelDeleted
    | ThreadJoined
    | GuildJoined
    | GuildLeft
    | MemberJoined
    | InteractionBegun
    | InteractionAnswered
    | CommandsRegistered
    | EmojisChanged
    | TypingBegun
    | FaultMet
    | ClockSkipped
    | BotIdentified
    | BotResumed
    | BotDisconnected
)
