"""The body of a message: paragraphs, pictures and rows of controls in one frame."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from cogs.ui.command_mentions import clickable
from cogs.ui.components import Control, shortened
from cogs.ui.symbols import symbols
from engine.core import Seat
from render import Picture
from render.kit.theme import SEATS

MOST_TEXT = 3900
"""Discord allows 4000 characters across all texts of a message, heading included; we leave some slack."""

Row = Sequence[Control] | str
"""Controls side by side, or a text above the controls it explains."""


class MessageBody(NamedTuple):
    """What a message shows, independent of how it is sent."""

    paragraphs: Sequence[str]
    rows: Sequence[Row] = ()
    pictures: Sequence[Picture] = ()
    colour_of: Seat | None = None
    heading: str = ""
    """Shown above the frame; only mentions in here make a phone ring."""
    below: Sequence[str] = ()
    """Shown below the pictures, next to the controls: on a phone the pictures fill the screen."""

    def layout(self) -> discord.ui.LayoutView:
        """The message as Discord components."""
        view = discord.ui.LayoutView(timeout=None)
        heading = _dressed(self.heading)
        if heading:
            view.add_item(discord.ui.TextDisplay(heading))
        frame: discord.ui.Container[Any] = discord.ui.Container(accent_colour=_accent(self.colour_of))
        texts = [row for row in self.rows if isinstance(row, str)]
        texts += [_joined(self.below), _joined(self.paragraphs)]
        *between, below, above = _fitted([_dressed(text) for text in texts], len(heading))
        if above:
            frame.add_item(discord.ui.TextDisplay(above))
        for picture in self.pictures:
            # Discord crops and shrinks the pictures of a shared gallery; alone, each gets the full width.
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
        # Our router dispatches clicks by custom id, so discord.py need not keep this view alive.
        view.stop()
        return view

    def without_symbols(self) -> MessageBody:
        """The same message without emojis on its controls."""
        return self._replace(rows=[row if isinstance(row, str) else [*map(_plain, row)] for row in self.rows])

    def files(self) -> list[discord.File]:
        """The pictures as attachments; each file can be sent only once."""
        return [discord.File(io.BytesIO(picture.png), filename=picture.name) for picture in self.pictures]


def _plain(control: Control) -> Control:
    if isinstance(control, discord.ui.Button):
        control.emoji = None
    else:
        for option in control.options:
            option.emoji = None
    return control


def _dressed(text: str) -> str:
    """A text whose commands can be clicked and whose symbols can be seen."""
    return symbols(clickable(text))


def _fitted(texts: Sequence[str], taken: int) -> list[str]:
    """Cut texts to what fits into one message; earlier texts get their room first."""
    fitted: list[str] = []
    for text in texts:
        fitted.append(shortened(text, max(MOST_TEXT - taken, 1)))
        taken += len(fitted[-1])
    return fitted


def _joined(paragraphs: Sequence[str]) -> str:
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph)


def _accent(seat: Seat | None) -> discord.Colour | None:
    return None if seat is None else discord.Colour.from_rgb(*SEATS[seat].colour)
