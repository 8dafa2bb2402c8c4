"""A person: what somebody, or a test in their place, can do and see in the playground."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from playground.checks.components import LINK_STYLE, Button, Json, Kind, Select
from playground.people.errors import ImpossibleError
from playground.people.forms import Modal, pick, submission
from playground.people.reply import Reply
from playground.people.slash_commands import CommandForm
from playground.world.messages import Draft, Upload, compose
from playground.world.model import Channel, Interaction, InteractionKind, Message, Role, User
from playground.world.world import World

Value = TypeVar("Value")


class Person:
    """Somebody with a Discord account."""

    def __init__(self, world: World, user: User) -> None:
        self._world = world
        self.user = user

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The user's name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions this person in a message."""
        return self.user.mention

    @property
    def locale(self) -> str:
        """The language of this person's Discord."""
        return self.user.locale

    # --- doing ---------------------------------------------------------------------------------------

    async def slash(self, channel: Channel, path: str, /, **options: Any) -> Reply:
        """Use a slash command: its English words, and its options by their English names.

        People, users, channels and roles are given as themselves; a file as an `Upload`.
        """
        form = CommandForm(self._world, self.user, self._visible(channel))
        data = form.complete(path, {name: self._plain(value) for name, value in options.items()})
        return await self._act(InteractionKind.COMMAND, channel, data)

    async def menu(self, channel: Channel, name: str, target: "Person | User | Message") -> Reply:
        """Use a command from the menu of a person or of a message, by its English name."""
        meant = self._plain(target)
        if isinstance(meant, Message):
            self._insist_on_seeing(meant)
        data = CommandForm(self._world, self.user, self._visible(channel)).from_menu(name, meant)
        return await self._act(InteractionKind.COMMAND, channel, data)

    async def autocomplete(
        self, channel: Channel, path: str, focused: str, typed: str = "", /, **options: Any
    ) -> list[tuple[str, str | int | float]]:
        """Type into one option of a slash command; return the names and values the bot suggests."""
        form = CommandForm(self._world, self.user, self._visible(channel))
        given = {name: self._plain(other) for name, other in options.items()}
        data = form.typing(path, given, focused, typed)
        reply = await self._act(InteractionKind.AUTOCOMPLETE, channel, data)
        if reply.failed:
            raise TimeoutError(f"The bot suggested nothing for {focused} of /{path} in time")
        return reply.choices

    async def click(
        self,
        message: Message,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        index: int | None = None,
    ) -> Reply:
        """Press a button, identified by its label, its id, or its position."""
        self._insist_on_seeing(message)
        button = _one_button(message, label, custom_id, index)
        data: Json = {"component_type": Kind.BUTTON, "custom_id": button.custom_id}
        return await self._act(InteractionKind.COMPONENT, message.channel, data, message)

    async def select(
        self,
        message: Message,
        choices: str | User | Channel | Role | Sequence[Any],
        *,
        custom_id: str | None = None,
    ) -> Reply:
        """Choose from a select, by values or labels; `custom_id` says which if there are several."""
        self._insist_on_seeing(message)
        select = _one_select(message, custom_id)
        wanted = [choices] if isinstance(choices, str | User | Channel | Role | Person) else list(choices)
        things = [self._plain(one) for one in wanted]
        values = pick(select.options, things)
        if not select.least <= len(set(values)) <= select.most:
            raise ImpossibleError(f"The select wants {select.least} to {select.most} choices, not {values}")
        data: Json = {"component_type": select.kind, "custom_id": select.custom_id, "values": values}
        data |= self._resolved(message.channel, things)
        return await self._act(InteractionKind.COMPONENT, message.channel, data, message)

    async def submit(self, modal: Modal, answers: Mapping[str, Any]) -> Reply:
        """Submit a form, with answers by field label or id."""
        cause = modal.interaction
        if cause.user is not self.user:
            raise ImpossibleError(
                f"The form {modal.title} is open for {cause.user.name}, not for {self.name}"
            )
        plain = {
            name: [self._plain(one) for one in value]
            if isinstance(value, list | tuple)
            else self._plain(value)
            for name, value in answers.items()
        }
        chosen = [one for value in plain.values() for one in (value if isinstance(value, list) else [value])]
        data = submission(modal, plain) | self._resolved(cause.channel, chosen)
        return await self._act(InteractionKind.FORM, cause.channel, data, cause.message, cause)

    def say(
        self,
        channel: Channel,
        text: str,
        files: Sequence[Upload] = (),
        *,
        reply_to: Message | None = None,
    ) -> Message:
        """Write an ordinary message."""
        body: Json = {"content": text}
        if reply_to:
            self._insist_on_seeing(reply_to)
            body["message_reference"] = {"message_id": str(reply_to.id)}
        if self._world.is_locked_for(self.user, channel):
            raise ImpossibleError(f"The thread {channel.name} is locked for {self.name}")
        return compose(self._world, self._visible(channel), self.user, Draft(body, dict(enumerate(files))))

    async def _act(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Reply:
        world, limit = self._world, self._world.rules.acknowledge_within
        interaction = world.begin_interaction(kind, self.user, channel, data, message, trigger)

        def is_over() -> bool:
            late = world.clock.now() - interaction.created > limit
            return late or interaction.callback is not None

        with suppress(TimeoutError):
            await world.changes.until(is_over, limit + 0.05)
        return Reply(world, interaction)

    def _visible(self, channel: Channel) -> Channel:
        if not self._world.can_see(self.user, channel):
            raise ImpossibleError(f"{self.name} does not see the channel {channel.name}")
        return channel

    def _insist_on_seeing(self, message: Message) -> None:
        if message.deleted or message not in self._world.visible(self.user, message.channel):
            raise ImpossibleError(f"{self.name} does not see the message {message.text!r}")
        if message.loading:
            raise ImpossibleError("The bot is still thinking")

    def _resolved(self, channel: Channel, things: Sequence[Any]) -> Json:
        """The full objects of all people, channels and roles among these, as Discord sends them."""
        form = CommandForm(self._world, self.user, channel)
        for thing in things:
            if isinstance(thing, User | Channel | Role):
                form.resolve(thing)
        return {"resolved": form.resolved} if form.resolved else {}

    def _plain(self, value: Any) -> Any:
        """A person's user, an uploaded file's attachment; everything else unchanged."""
        if isinstance(value, Person):
            return value.user
        if isinstance(value, Upload):
            file = self._world.new_file(value.filename, value.data)
            self._world.detached_files.append(file)
            return file
        return value

    # --- seeing --------------------------------------------------------------------------------------

    @property
    def dm_channel(self) -> Channel:
        """The DM channel with the bot."""
        return self._world.dm(self.user)

    @property
    def dm(self) -> list[Message]:
        """The direct messages with the bot, oldest first."""
        return self.messages(self.dm_channel)

    def messages(self, channel: Channel) -> list[Message]:
        """The messages of a channel that this person can see, ephemeral ones included, oldest first."""
        return self._world.visible(self.user, channel)

    @property
    def everything(self) -> list[Message]:
        """Every message that this person can see, oldest first."""
        found = [m for channel in list(self._world.channels.values()) for m in self.messages(channel)]
        return sorted(found, key=lambda message: message.id)

    @property
    def mentions(self) -> list[Message]:
        """The messages that notified this person with a mention; an edit never does."""
        return [message for message in self.everything if self.user in message.pinged]

    def pictures(self, message: Message) -> list[bytes]:
        """The pictures this person sees in a message."""
        self._insist_on_seeing(message)
        return [attachment.data for attachment in message.shown if attachment.is_picture]

    async def until(self, ready: Callable[[], Value], timeout: float = 5.0) -> Value:  # noqa: ASYNC109 (a test reads better)
        """Wait until `ready` returns something true; it is called again after every change."""
        try:
            return await self._world.changes.until(ready, timeout)
        except TimeoutError:
            latest = [message.text for message in self.everything[-5:]]
            raise TimeoutError(f"{self.name} waited {timeout} s in vain; the latest were {latest}") from None

    async def sees(
        self,
        text: str,
        channel: Channel | None = None,
        timeout: float = 5.0,  # noqa: ASYNC109 (a test reads better)
    ) -> Message:
        """Wait for a message with this text, in one channel or anywhere; return the newest."""

        def newest() -> Message | None:
            seen = self.messages(channel) if channel else self.everything
            return next((message for message in reversed(seen) if text in message.text), None)

        found = await self.until(newest, timeout)
        assert found is not None
        return found


def _one_button(message: Message, label: str | None, custom_id: str | None, index: int | None) -> Button:
    buttons = message.buttons
    if index is not None:
        found = buttons[index : index + 1]
    elif custom_id is not None:
        found = [button for button in buttons if button.custom_id == custom_id]
    else:
        found = [button for button in buttons if button.label == label]
    if len(found) != 1:
        names = ", ".join(button.label or str(button.emoji) for button in buttons) or "no buttons"
        wanted = label or custom_id or index
        raise ImpossibleError(f"There are {len(found)} buttons {wanted!r}; the message has {names}")
    if found[0].disabled or found[0].style == LINK_STYLE:
        raise ImpossibleError(f"The button {found[0].label!r} cannot be pressed")
    return found[0]


def _one_select(message: Message, custom_id: str | None) -> Select:
    found = [s for s in message.selects if custom_id is None or s.custom_id == custom_id]
    if len(found) != 1:
        ids = ", ".join(select.custom_id for select in message.selects) or "none"
        raise ImpossibleError(f"There are {len(found)} such selects; the message has {ids}")
    if found[0].disabled:
        raise ImpossibleError(f"The select {found[0].placeholder!r} is disabled")
    return found[0]
