"""One open pane: whose it is, and which channel it shows."""

from dataclasses import dataclass

from playground.checks.components import Json
from playground.page import views
from playground.page.page import Page
from playground.people.person import Person
from playground.world.model import Channel, Message, User
from playground.world.world import World


@dataclass(eq=False)
class Pane:
    """What the handlers of a pane's requests work on."""

    page: Page
    person: Person
    channel: Channel | None = None

    @property
    def world(self) -> World:
        """The world the pane looks into."""
        return self.page.world

    @property
    def user(self) -> User:
        """The account of the person whose pane it is."""
        return self.person.user

    def shows(self, channel: Channel) -> bool:
        """Whether the pane shows this channel; its person may have lost access since they went there."""
        return channel is self.channel and self.world.can_see(self.user, channel)

    def shows_message(self, message: Message) -> bool:
        """Whether the pane shows this message."""
        return self.shows(message.channel) and message.ephemeral_to in (None, self.user)

    def view(self, message: Message) -> Json:
        """A message as this person sees it."""
        return views.message(self.world, self.user, message)
