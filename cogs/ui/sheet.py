"""A message as we compose it: paragraphs, pictures and rows of controls in one frame."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from engine.core import Seat
from render import Picture
from render.kit.theme import SEATS

MOST_TEXT = 3900
"""Discord takes 4000 characters over all paragraphs, the heading included; a little room is left."""
MOST_BUTTONS_IN_A_ROW = 5

Control = discord.ui.Button[Any] | discord.ui.Select[Any]
Row = Sequence[Control] | str
"""Controls side by side; or a text that stands above the controls it is about."""


class Sheet(NamedTuple):
    """Everything a message shows; made into Discord's own shape when it is sent."""

    paragraphs: Sequence[str]
    rows: Sequence[Row] = ()
    pictures: Sequence[Picture] = ()
    colour_of: Seat | None = None
    heading: str = ""
    """Stands outside the frame; a mention here is what makes a phone ring."""
    below: Sequence[str] = ()
    """Stands below the pictures: on a phone they are long, and questions must be seen with their controls."""

    def layout(self) -> discord.ui.LayoutView:
        """The message as Discord components."""
        view = discord.ui.LayoutView(timeout=None)
        if self.heading:
            view.add_item(discord.ui.TextDisplay(self.heading))
        frame: discord.ui.Container[Any] = discord.ui.Container(accent_colour=_accent(self.colour_of))
        texts = [row for row in self.rows if isinstance(row, str)]
        texts += [_joined(self.below), _joined(self.paragraphs)]
        *between, below, above = _fitted(texts, len(self.heading))
        if above:
            frame.add_item(discord.ui.TextDisplay(above))
        for picture in self.pictures:
            # In a gallery of several, Discord would cut and shrink them; alone, each has the whole width.
            item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
            frame.add_item(discord.ui.MediaGallery(item))
        if below:
            frame.add_item(discord.ui.TextDisplay(below))
        for row in self.rows:
            if isinstance(row, str):
                frame.add_item(discord.ui.TextDisplay(between.pop(0)))
            else:
                frame.add_item(discord.ui.ActionRow(*row))
        view.add_item(frame)
        # Clicks are routed by their id, so the library need not keep this view alive for them.
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The pictures, ready to be sent once."""
        return [discord.File(io.BytesIO(picture.png), filename=picture.name) for picture in self.pictures]


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Control:
    """A button; its label is cut where Discord's limit is."""
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
    """A list of (value, label) to choose from, some perhaps with a note below the label."""
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


def rows_of_buttons(buttons: Sequence[Control]) -> list[list[Control]]:
    """Buttons in rows of five."""
    return [
        list(buttons[start : start + MOST_BUTTONS_IN_A_ROW])
        for start in range(0, len(buttons), MOST_BUTTONS_IN_A_ROW)
    ]


def shortened(text: str, most: int) -> str:
    """Text cut to a limit, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _fitted(texts: Sequence[str], taken: int) -> list[str]:
    """Texts cut to what fits into one message; those that come first have their room first."""
    fitted: list[str] = []
    for text in texts:
        fitted.append(shortened(text, max(MOST_TEXT - taken, 1)))
        taken += len(fitted[-1])
    return fitted


def _joined(paragraphs: Sequence[str]) -> str:
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph)


def _accent(seat: Seat | None) -> discord.Colour | None:
    return None if seat is None else discord.Colour.from_rgb(*SEATS[seat].colour)
