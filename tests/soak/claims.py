"""What the bot claims to have done: every message that tells somebody so, by the interaction it answers."""

from __future__ import annotations

from collections.abc import Iterator

from playground.world.change_feed import ChangeFeed
from playground.world.changes import Change, InteractionAnswered
from playground.world.model import User
from texts import speaker

_CLAIMS = (
    "panel-answered",
    "panel-done",
    "panel-planned",
    "panel-plan-dropped",
    "panel-declined",
    "undo-done",
)


class Claims:
    """Notes which interactions were told as done, from now on.

    A message may tell of several clicks in turn, and of an earlier one while a later one waits; only the
    token with which the bot wrote says which of them it means.
    """

    def __init__(self, changes: ChangeFeed) -> None:
        self.told: set[int] = set()
        """The interactions that were told as done."""
        self.answered: set[int] = set()
        """The interactions that were told anything."""
        changes.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, InteractionAnswered) and change.message is not None:
            self.answered.add(change.interaction.id)
            if any(words in change.message.text for words in _claims(change.interaction.user)):
                self.told.add(change.interaction.id)


def _claims(user: User) -> Iterator[str]:
    say = speaker(user.locale)
    for key in _CLAIMS:
        yield say(key, answer="|").partition("|")[0]
