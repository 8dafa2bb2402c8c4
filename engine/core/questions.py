"""What a rule asks: the sentence, the form to fill in, and how the answer may be given."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from engine.core.forms import Form
from engine.core.text import Text

A = TypeVar("A")


class Question(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """What to ask: the sentence, the form to fill in, and the rules topic that explains it."""

    prompt: Text
    form: Form[A]
    topic: str
    even_if_forced: bool = False
    """Ask even if there is only one answer, because that there is only one is the seat's secret."""
    reaction: bool = False
    """Play is interrupted for this answer, so it should not take long."""
    ahead: str = ""
    """The kind of plan that may answer it before it is asked; see `State.foresee`."""
