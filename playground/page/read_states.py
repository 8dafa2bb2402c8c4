"""Read states: how far each person has read each channel, as Discord's client keeps track of it."""

from dataclasses import dataclass, field
from itertools import takewhile

from playground.checks.components import Json
from playground.world.model import Channel, ChannelKind, Message, User
from playground.world.world import World


@dataclass
class ReadStates:
    """The last message each person has read in each channel; what existed at the start counts as read."""

    world: World
    marks: dict[tuple[int, int], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._start = self.world.ids.next()

    def last_read(self, user: User, channel: Channel) -> int:
        """The id up to which somebody has read a channel."""
        return self.marks.get((user.id, channel.id), self._start)

    def mark_read(self, user: User, channel: Channel) -> None:
        """Mark all messages of a channel as read."""
        if seen := self.world.visible(user, channel):
            self.marks[user.id, channel.id] = seen[-1].id

    def unread(self, user: User, channel: Channel) -> list[Message]:
        """Other people's messages that somebody has not read yet, newest first."""
        last_read = self.last_read(user, channel)
        newer = takewhile(lambda message: message.id > last_read, reversed(self.world.visible(user, channel)))
        return [message for message in newer if message.author is not user]

    def counts(self, user: User, channel: Channel) -> Json:
        """How many messages are unread, and how many of them notify this person."""
        unread = self.unread(user, channel)
        private = channel.kind is ChannelKind.DM
        return {
            "unread": len(unread),
            "mentions": sum(private or user in message.pinged for message in unread),
        }
