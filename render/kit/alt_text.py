"""Alt text: as many whole sentences as Discord lets a picture carry."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text
from texts import Speaker

LONGEST = 1024
"""Discord cuts off what is longer."""


def alt_text(speaker: Speaker, key: str, sentences: Iterable[Text], **args: int | str | Text) -> str:
    """The alt text called `key`, with as many sentences as fit; if that is not all, it says so.

    Names of cards are not in italics here: the marks would be read aloud.
    """
    said = [speaker.say(sentence).replace("*", "") for sentence in sentences]
    whole = speaker(key, details=" ".join(said), **args).strip()
    while len(whole) > LONGEST and said:
        said.pop()
        whole = speaker(key, details=" ".join([*said, speaker("alt-rest")]), **args).strip()
    return whole[:LONGEST]
