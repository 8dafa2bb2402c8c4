"""Buttons and select menus, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

MOST_BUTTONS_IN_A_ROW = 5
MOST_IN_A_LIST = 25
"""Options in one select menu."""

Control = discord.ui.Button[Any] | discord.ui.Select[Any]


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Control:
    """A button; a label that is too long is cut."""
    return discord.ui.Button(label=shortened(label, 80), custom_id=custom_id, style=style, disabled=disabled)


def select(
    placeholder: str,
    custom_id: str,
    options: Sequence[tuple[str, str]],
    *,
    least: int = 1,
    most: int = 1,
    chosen: Sequence[str] = (),
    notes: Mapping[str, str] = {},
) -> Control:
    """A select menu of (value, label) pairs; `notes` gives some values a second line."""
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=shortened(placeholder, 150),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=shortened(label, 100),
                value=value,
                description=shortened(notes[value], 100) if value in notes else None,
                default=value in chosen,
            )
            for value, label in options
        ],
    )


def rows_of_buttons(buttons: Sequence[Control], width: int = MOST_BUTTONS_IN_A_ROW) -> list[list[Control]]:
    """Buttons in rows of at most `width`."""
    return [list(buttons[start : start + width]) for start in range(0, len(buttons), width)]


def shortened(text: str, most: int) -> str:
    """Text cut to a limit, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"
