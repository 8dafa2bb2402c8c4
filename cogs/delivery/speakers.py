"""Who speaks at a table: the texts with its people's names in them."""

from __future__ import annotations

from cogs.ui.literal import literal
from tables import Table
from texts import Speaker, speaker


def message_speaker(table: Table, locale: str) -> Speaker:
    """A speaker for messages: names are escaped, so they cannot be read as Discord formatting."""
    return speaker(locale, [literal(name) for name in table.names])


def picture_speaker(table: Table, locale: str) -> Speaker:
    """A speaker for pictures and labels, where names are shown verbatim."""
    return speaker(locale, table.names)
