"""Small forms to type an answer into."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.ids import write_id
from texts import Speaker

LONGEST_ANSWER = 400
LONGEST_SCRIPT = 2000


def answer_form(table_id: int, number: int, speaker: Speaker, kind: str, written: str) -> discord.ui.Modal:
    """A form for an answer of some kind, with what has been written of it."""
    hint = f"form-hint-{kind}"
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=speaker("form-field"),
        placeholder=speaker(hint if speaker.has(hint) else "form-hint"),
        default=written or None,
        custom_id="answer",
        max_length=LONGEST_ANSWER,
    )
    return _form(table_id, number, speaker, field)


def script_form(table_id: int, number: int, speaker: Speaker, words: Sequence[str]) -> discord.ui.Modal:
    """A form for a script, with the words there are."""
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=speaker("script-form-field"),
        placeholder=speaker("script-form-hint"),
        style=discord.TextStyle.paragraph,
        default=" ".join(words)[:LONGEST_SCRIPT],
        custom_id="answer",
        max_length=LONGEST_SCRIPT,
    )
    return _form(table_id, number, speaker, field)


def _form(
    table_id: int, number: int, speaker: Speaker, field: discord.ui.TextInput[discord.ui.Modal]
) -> discord.ui.Modal:
    form = discord.ui.Modal(title=speaker("form-title"), custom_id=write_id("typed", table_id, number))
    form.add_item(field)
    form.stop()  # the answer is routed by its id, like every click
    return form
