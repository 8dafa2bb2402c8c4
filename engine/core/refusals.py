"""Typed refusals: why a choice was not accepted, with a sentence for the player."""

from __future__ import annotations

from engine.core.text import Text


class Refusal(Exception):  # noqa: N818 - a refusal is an answer to a person, not an error of ours
    """The choice was not accepted and nothing has changed."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Illegal(Refusal):
    """The rules do not allow this choice now."""


class Stale(Refusal):
    """The question has been answered already, or play has moved on."""


class NotYours(Refusal):
    """The question was put to another seat."""


class GameOver(Refusal):
    """The game has ended."""
