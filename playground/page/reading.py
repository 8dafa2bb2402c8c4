"""Who has read what: the marks behind unread channels, as Discord's client keeps them."""

from dataclasses import dataclass, field
from itertools import takewhile

from playground.checks.components import Json
from playground.world.model import Channel, ChannelKind, Message, User
from playground.world.world import World


@dataclass
class Reading:
    """The newest message each person has read in each channel; what was there at the start counts as read."""

    world: World
    marks: dict[tuple[int, int], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._start = self.world.ids.next()

    def mark(self, who: User, where: Channel) -> int:
        """Up to which message somebody has read a channel."""
        return self.marks.get((who.id, where.id), self._start)

    def read(self, who: User, where: Channel) -> None:
        """Somebody has seen everything that is in a channel now."""
        if seen := self.world.visible(who, where):
            self.marks[who.id, where.id] = seen[-1].id

    def unread(self, who: User, where: Channel) -> list[Message]:
        """What somebody has not seen yet, newest first."""
        mark = self.mark(who, where)
        newer = takewhile(lambda message: message.id > mark, reversed(self.world.visible(who, where)))
        return [message for message in newer if message.author is not who]

    def counts(self, who: User, where: Channel) -> Json:
        """How much is unread, and how much of it is meant for this person in particular."""
        unread = self.unread(who, where)
        private = where.kind is ChannelKind.DM
        return {
            "unread": len(unread),
            "mentions": sum(private or who in message.pinged for message in unread),
        }
