"""The bot's answer to an interaction, as a person sees it."""

from playground.people.forms import Modal, opened
from playground.world.model import Callback, Interaction, Message
from playground.world.world import World

FAILED = "This interaction failed"


class Reply:
    """The bot's answer to one interaction; it stays up to date."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction
        self.failed: str | None = None if interaction.callback else FAILED

    @property
    def kind(self) -> Callback | None:
        """How the bot acknowledged, if it did."""
        return self.interaction.callback

    @property
    def acknowledged(self) -> bool:
        """Whether the bot acknowledged."""
        return self.interaction.callback is not None

    @property
    def after(self) -> float | None:
        """How many seconds the acknowledgement took."""
        answered = self.interaction.answered
        return None if answered is None else answered - self.interaction.created

    @property
    def message(self) -> Message | None:
        """The message with which it answered, or which it edited; None if there is none or it is gone."""
        original = self.interaction.original
        return original if original and not original.deleted else None

    @property
    def text(self) -> str:
        """The text of the answer."""
        return self.message.text if self.message else ""

    @property
    def ephemeral(self) -> bool:
        """Whether only this person can see the answer."""
        return bool(self.message and self.message.ephemeral)

    @property
    def modal(self) -> Modal | None:
        """The form that opened."""
        return opened(self.interaction)

    @property
    def choices(self) -> list[tuple[str, str | int | float]]:
        """The autocomplete list, in the person's language."""
        locale = self.interaction.user.locale
        return [
            ((choice.get("name_localizations") or {}).get(locale) or choice["name"], choice["value"])
            for choice in self.interaction.choices
        ]

    @property
    def follow_ups(self) -> list[Message]:
        """The messages sent after the answer."""
        return [message for message in self.interaction.follow_ups if not message.deleted]

    async def settled(self, timeout: float = 10.0) -> "Reply":  # noqa: ASYNC109 (a test reads better)
        """Wait until a deferred answer is there."""
        try:
            await self._world.changes.until(self._is_settled, timeout)
        except TimeoutError:
            raise TimeoutError(f"The bot's {self.kind!r} was still unfulfilled after {timeout} s") from None
        return self

    def _is_settled(self) -> bool:
        interaction, original = self.interaction, self.interaction.original
        if original is None or original.deleted or interaction.follow_ups:
            return True
        if interaction.callback is Callback.DEFERRED_UPDATE:
            return (original.edited or 0) >= (interaction.answered or 0)
        return not original.loading
