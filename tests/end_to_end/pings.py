"""Whose phone rings: mentions in a channel, and direct messages that are not sent silently."""

from __future__ import annotations

from playground import Person
from playground.world.changes import Change, MessagePosted
from playground.world.model import Message, MessageFlag
from tests.end_to_end.stage import Stage


class Pings:
    """Counts rings from now on, including messages that are deleted later."""

    def __init__(self, stage: Stage) -> None:
        self._posted: list[Message] = []
        self._unsubscribe = stage.ground.world.changes.subscribe(self._look)

    def _look(self, change: Change) -> None:
        if isinstance(change, MessagePosted):
            self._posted.append(change.message)

    def begin(self) -> None:
        """Start counting anew."""
        self._posted.clear()

    def mentions(self, person: Person) -> int:
        """How often somebody was mentioned in a channel."""
        return sum(person.user in message.pinged for message in self._loud() if not message.channel.recipient)

    def direct(self, person: Person) -> int:
        """How often somebody got a direct message that rings."""
        return sum(message.channel.recipient is person.user for message in self._loud())

    def of(self, person: Person) -> int:
        """How often their phone has rung."""
        return self.mentions(person) + self.direct(person)

    def _loud(self) -> list[Message]:
        return [
            message
            for message in self._posted
            if not message.ephemeral and not message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
        ]
