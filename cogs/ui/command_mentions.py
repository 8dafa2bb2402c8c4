"""Commands named in a sentence, as mentions that open them with a click.

Our texts quote commands as code, by the names they have in the reader's language. Discord opens a mentioned
command only under its English name, and shows the name as it is written there, so German readers see the
English one; a click leads them to the German command. A group of commands cannot be opened: it stays code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from texts import LOCALES, speaker

_QUOTED = re.compile(r"(?<!\\)`/([^`\n]+)`")


class CommandMentions:
    """Knows the mention of every command that was published; until then commands stay quoted."""

    def __init__(self) -> None:
        self._mentions: dict[str, str] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Learn the ids of published commands, by their English names such as `lobby open`."""
        self._mentions = {
            localised: f"</{name}:{command_id}>"
            for name, command_id in ids.items()
            for localised in (_name_in(locale, name) for locale in LOCALES)
        }

    def __call__(self, text: str) -> str:
        """A text whose quoted commands can be clicked."""
        return _QUOTED.sub(lambda quoted: self._mentions.get(quoted[1], quoted[0]), text)


def _name_in(locale: str, name: str) -> str:
    """A command's whole name in a language: a sub-command's comes after that of its group.

    A command that was added by somebody else, such as a benchmark, is called the same in all languages.
    """
    say, words = speaker(locale), name.split(" ")
    keys = ["-".join(["cmd", *words[: number + 1]]) for number in range(len(words))]
    return " ".join(say(key) if say.has(key) else word for key, word in zip(keys, words, strict=True))


clickable = CommandMentions()
"""The commands of this bot."""
