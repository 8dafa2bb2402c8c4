"""The draft of an answer, and the controls to edit or confirm it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import Control, button
from cogs.ui.custom_ids import MOST_CHARACTERS, write_id
from cogs.ui.literal import literal
from engine.core import Decision, ScriptProgress, Text
from engine.core.forms import ScriptSuggestions
from texts import Speaker

MOST_PICKED_TOLD = 6
MOST_PICKED_IN_LINES = 3


class Draft(NamedTuple):
    """An unfinished answer: its words so far, and the group of options that is open."""

    words: Sequence[str] = ()
    group: int | None = None
    refusal: Text | None = None
    """What is wrong with the words, or with what was typed after them."""
    script: ScriptProgress | None = None
    """For a script: what the words mean and what may come next."""
    suggestions: ScriptSuggestions = ScriptSuggestions()
    """For a script that draws something: what to go on with."""
    numbered: bool = False
    """Whether the picture numbers what can be chosen."""

    @property
    def whole(self) -> bool:
        """Whether the words form a complete answer."""
        return bool(self.words) and (self.script is None or self.script.following.complete)


class Controls(NamedTuple):
    """The lines above the controls, and the rows of controls."""

    lines: list[str]
    rows: list[list[Control]]
    tools: Sequence[Control] = ()
    """What is wanted less often; it shares the panel's last row."""


class Desk:
    """What the controls of one decision need: its custom ids, and a button to type instead."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._table_id = table_id
        self._decision = decision
        self._say = speaker

    def id(self, action: str, *args: str | int) -> str:
        """The custom id of a control for this decision."""
        return write_id(action, self._table_id, self._decision.number, *args)

    def pick(self, words: Sequence[str]) -> str:
        """The custom id of a control that makes these words the draft."""
        return self.id("pick", " ".join(words))

    def typed(self, words: Sequence[str] = ()) -> Control:
        """A button to type the answer, beginning with these words."""
        return type_button(self._table_id, self._decision, self._say, words)


def type_button(table_id: int, decision: Decision, speaker: Speaker, words: Sequence[str] = ()) -> Control:
    """A button that opens a form to type in, prefilled with the words if they fit into its custom id."""
    kind = str(decision.form.__struct_config__.tag)
    plain = write_id("type", table_id, decision.number, kind)
    written = " ".join(words)
    fits = bool(written) and len(plain) + 1 + len(written) <= MOST_CHARACTERS
    return button(speaker("choose-type"), f"{plain}:{written}" if fits else plain)


def done_label(speaker: Speaker, decision: Decision) -> str:
    """What the button is called that makes an answer of a draft."""
    return speaker("choose-plan" if decision.standing and decision.ahead else "choose-confirm")


def confirm_buttons(table_id: int, decision: Decision, speaker: Speaker, draft: Draft) -> list[Control]:
    """*Play it like this*, unless something is wrong, and *Start again*."""
    confirm = button(
        done_label(speaker, decision),
        write_id("confirm", table_id, decision.number),
        style=discord.ButtonStyle.success,
        disabled=draft.refusal is not None,
    )
    return [confirm, button(speaker("choose-again"), write_id("again", table_id, decision.number))]


def draft_summary(speaker: Speaker, draft: Draft) -> str:
    """The words so far, and what to do with them."""
    key = "choose-draft" if draft.refusal is None else "choose-flawed"
    return speaker(key, words=literal(" ".join(draft.words)))


def numbered_lines(picked: Sequence[str]) -> list[str]:
    """What has been picked so far, line by line; of a long list the latest, in one line."""
    lines = [f"{number}. {label}" for number, label in enumerate(picked, 1)]
    if len(lines) > MOST_PICKED_IN_LINES:
        earlier = ["…"] if len(lines) > MOST_PICKED_TOLD else []
        return [f"-# {' · '.join([*earlier, *lines[-MOST_PICKED_TOLD:]])}"]
    return ["\n".join(f"-# {line}" for line in lines)] if lines else []
