"""What happens in the world, told to everyone who follows it: the gateway, a page, a waiting test."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from playground.faults import Fault
from playground.world.model import Channel, Guild, Interaction, Message, User

Value = TypeVar("Value")

_LOOK_AGAIN = 0.05


@dataclass(frozen=True)
class UserAppeared:
    """Somebody is new on Discord."""

    user: User


@dataclass(frozen=True)
class UserEdited:
    """Somebody changed their language, or whether they accept direct messages."""

    user: User


@dataclass(frozen=True)
class MessagePosted:
    """A message appeared."""

    message: Message


@dataclass(frozen=True)
class MessageEdited:
    """A message changed."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True)
class ChannelOpened:
    """A channel, thread or direct conversation appeared."""

    channel: Channel


@dataclass(frozen=True)
class ChannelEdited:
    """A channel or thread changed its name, state or permissions."""

    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    """A channel or thread is gone."""

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
    """The bot acknowledged an interaction, or followed up on it."""

    interaction: Interaction


@dataclass(frozen=True)
class CommandsRegistered:
    """The bot registered its commands, for one guild or for all."""

    guild: int | None


@dataclass(frozen=True)
class TypingBegun:
    """The bot shows that it is typing."""

    channel: Channel


@dataclass(frozen=True)
class FaultMet:
    """A request of the bot ran into a fault on demand."""

    fault: Fault


@dataclass(frozen=True)
class ClockSkipped:
    """Time was pushed forward."""

    seconds: float


@dataclass(frozen=True)
class BotIdentified:
    """A shard of the bot started a new session."""

    shard: int


@dataclass(frozen=True)
class BotResumed:
    """A shard of the bot took up its session again."""

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
    | TypingBegun
    | FaultMet
    | ClockSkipped
    | BotIdentified
    | BotResumed
    | BotDisconnected
)


class Changes:
    """A broadcast: everything published reaches every follower, in order."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._pulse = asyncio.Event()

    def publish(self, change: Change) -> None:
        """Tell every follower."""
        for listener in tuple(self._listeners):
            listener(change)
        # Each waiter looks for itself whether this was the change it waits for.
        pulse, self._pulse = self._pulse, asyncio.Event()
        pulse.set()

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` on every change, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def follow(self) -> AsyncIterator[Change]:
        """All changes from now on."""
        queue: asyncio.Queue[Change] = asyncio.Queue()
        unsubscribe = self.subscribe(queue.put_nowait)
        try:
            while True:
                yield await queue.get()
        finally:
            unsubscribe()

    async def until(self, ready: Callable[[], Value], within: float) -> Value:
        """The first true value of `ready`, which is asked now, after every change, and now and then.

        Now and then, because what somebody waits for may lie outside this world: a row in the bot's database.
        """
        async with asyncio.timeout(within):
            while not (value := ready()):
                with suppress(TimeoutError):
                    async with asyncio.timeout(_LOOK_AGAIN):
                        await self._pulse.wait()
        return value
