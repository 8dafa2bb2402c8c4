"""Alt text: as many whole sentences as Discord lets a picture carry."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text
from texts import Speaker

LONGEST = 1024
"""Discord cuts off what is longer."""


def alt_text(speaker: Speaker, key: str, sentences: Iterable[Text], **args: int | str | Text) -> str:
    """The alt text called `key`, with as many sentences for its details as there is room for."""
    details = ""
    for sentence in sentences:
        longer = f"{details} {speaker.say(sentence)}".strip()
        if len(speaker(key, details=longer, **args)) > LONGEST:
            break
        details = longer
    return speaker(key, details=details, **args).strip()[:LONGEST]
