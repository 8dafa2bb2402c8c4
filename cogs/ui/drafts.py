"""An answer in the making, and what every panel offers to go on with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.ids import MOST_CHARACTERS, write_id
from cogs.ui.sheet import Control, button
from engine.core import Decision, ScriptProgress, Text
from texts import Speaker


class Draft(NamedTuple):
    """How far an answer has come: the words put together, and the group that is being looked at."""

    words: Sequence[str] = ()
    group: int | None = None
    refusal: Text | None = None
    """What is wrong with the words, or with what was written after them, if anything is."""
    script: ScriptProgress | None = None
    """Of a script, what the words mean, and what may come next."""

    @property
    def whole(self) -> bool:
        """Whether the words could be the answer."""
        return bool(self.words) and (self.script is None or self.script.following.complete)


class Controls(NamedTuple):
    """What the panel says about the choice, and the rows of controls for it."""

    lines: list[str]
    rows: list[list[Control]]


def type_button(table_id: int, decision: Decision, speaker: Speaker, words: Sequence[str] = ()) -> Control:
    """Opens a small form in which the words can be changed; those too long for an id are written anew."""
    kind = str(decision.form.__struct_config__.tag)
    plain = write_id("type", table_id, decision.number, kind)
    written = " ".join(words)
    fits = bool(written) and len(plain) + 1 + len(written) <= MOST_CHARACTERS
    return button(speaker("choose-edit" if words else "choose-type"), f"{plain}:{written}" if fits else plain)


def verdict(table_id: int, decision: Decision, speaker: Speaker, draft: Draft) -> list[Control]:
    """Confirm, if nothing is wrong, or start again."""
    confirm = button(
        speaker("choose-confirm"),
        write_id("confirm", table_id, decision.number),
        style=discord.ButtonStyle.success,
        disabled=draft.refusal is not None,
    )
    return [confirm, button(speaker("choose-again"), write_id("again", table_id, decision.number))]


def told_draft(speaker: Speaker, draft: Draft) -> str:
    """The words put together, and what to do with them."""
    key = "choose-draft" if draft.refusal is None else "choose-flawed"
    return speaker(key, words=discord.utils.escape_markdown(" ".join(draft.words)))
