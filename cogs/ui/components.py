"""Buttons and select menus, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

import discord

from cogs.ui.symbols import symbols

MOST_BUTTONS_IN_A_ROW = 5
MOST_IN_A_LIST = 25
"""Options in one select menu."""

PHONE_WIDTH = 300
"""Pixels from one edge of a panel to the other."""
_BUTTON_EDGES = 40
"""Pixels a button takes besides its label, with the gap to the next one."""
_LETTER = 7.5
_NARROWEST_BUTTON = 68
_GAP = 8

Control = discord.ui.Button[Any] | discord.ui.Select[Any]


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    symbol: str = "",
) -> Control:
    """A button, with a symbol if there is one; a label that is too long is cut."""
    return discord.ui.Button(
        label=shortened(label, 80),
        custom_id=custom_id,
        style=style,
        disabled=disabled,
        emoji=symbols.emoji(symbol),
    )


def select(
    placeholder: str,
    custom_id: str,
    options: Sequence[tuple[str, str]],
    *,
    least: int = 1,
    most: int = 1,
    chosen: Sequence[str] = (),
    notes: Mapping[str, str] = {},
    shown_as: Mapping[str, str] = {},
) -> Control:
    """A select menu of (value, label) pairs; `notes` gives some values a second line, `shown_as` a symbol."""
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
                emoji=symbols.emoji(shown_as.get(value, "")),
            )
            for value, label in options
        ],
    )


def is_button(control: Control) -> TypeGuard[discord.ui.Button[Any]]:
    """Whether a control is a button, not a select menu."""
    return isinstance(control, discord.ui.Button)


def rows_of_buttons(buttons: Sequence[Control], width: int = MOST_BUTTONS_IN_A_ROW) -> list[list[Control]]:
    """Buttons in rows of at most `width`."""
    return [list(buttons[start : start + width]) for start in range(0, len(buttons), width)]


def lines_on_a_phone(labels: Sequence[str]) -> int:
    """About how many lines buttons take on a phone, which breaks a row where it must."""
    lines, taken = 0, float(PHONE_WIDTH)
    for label in labels:
        width = max(_NARROWEST_BUTTON, _BUTTON_EDGES + _LETTER * len(label))
        if taken + width > PHONE_WIDTH + _GAP:
            lines, taken = lines + 1, 0.0
        taken += width
    return lines


def shortened(text: str, most: int) -> str:
    """Text cut to a limit, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"
