"""Modals: the forms to type an answer into."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.custom_ids import write_id
from texts import Speaker

LONGEST_ANSWER = 400
LONGEST_SCRIPT = 2000


def answer_modal(table_id: int, number: int, speaker: Speaker, kind: str, written: str) -> discord.ui.Modal:
    """A modal for an answer of this kind, prefilled with what is written so far."""
    hint = f"form-hint-{kind}"
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=speaker("form-field"),
        placeholder=speaker(hint if speaker.has(hint) else "form-hint"),
        default=written or None,
        custom_id="answer",
        max_length=LONGEST_ANSWER,
    )
    return _modal(table_id, number, speaker, field)


def script_modal(table_id: int, number: int, speaker: Speaker, words: Sequence[str]) -> discord.ui.Modal:
    """A modal for a script, prefilled with its words."""
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=speaker("script-form-field"),
        placeholder=speaker("script-form-hint"),
        style=discord.TextStyle.paragraph,
        default=" ".join(words)[:LONGEST_SCRIPT],
        custom_id="answer",
        max_length=LONGEST_SCRIPT,
    )
    return _modal(table_id, number, speaker, field)


def _modal(
    table_id: int, number: int, speaker: Speaker, field: discord.ui.TextInput[discord.ui.Modal]
) -> discord.ui.Modal:
    modal = discord.ui.Modal(title=speaker("form-title"), custom_id=write_id("typed", table_id, number))
    modal.add_item(field)
    modal.stop()  # the router dispatches the answer by its custom id, like every click
    return modal
