"""Text by strangers, shown letter by letter: a name is a name, whatever Discord would make of it."""

from __future__ import annotations

import re

from engine.core import Text

_ANYWHERE = re.compile(r"[\\*_~`|<>@#\[\]]")
"""Emphasis, code, spoilers; mentions, times, commands, emojis; headings, quotes and masked links."""
_LINE_START = re.compile(r"^(?:([-+])|(\d+)\.)(?=\s|$)")
"""What makes a line an item of a list."""
_SYMBOL = re.compile(r":(?=[\w/-]+:)")
"""What might name one of our symbols."""
_LINK = re.compile(r"(https?):(?=//)", re.IGNORECASE)
_OURS = frozenset({"channel", "since", "closes", "until", "user", "when"})
"""Arguments that our own code fills with mentions and times."""


def literal(name: str) -> str:
    """A name so that Discord shows exactly its letters, on one line."""
    escaped = _ANYWHERE.sub(r"\\\g<0>", " ".join(name.split()))
    escaped = _SYMBOL.sub(r"\:", escaped)
    escaped = _LINK.sub(r"\1\\:", escaped)
    return _LINE_START.sub(lambda start: f"\\{start[1]}" if start[1] else rf"{start[2]}\.", escaped)


def literal_text(text: Text) -> Text:
    """A text whose arguments by strangers are shown letter by letter."""
    return Text(text.key, {key: _argument(key, value) for key, value in text.args.items()})


def _argument(key: str, value: int | str | Text) -> int | str | Text:
    if isinstance(value, Text):
        return literal_text(value)
    return literal(value) if isinstance(value, str) and key not in _OURS else value
