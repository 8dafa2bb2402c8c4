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


class Entry(NamedTuple):
    """A text with a small picture or a button beside it; without either, the text alone."""

    text: str
    beside: Picture | discord.ui.Button[Any] | None


Row = Sequence[Control] | str | Entry
"""Controls side by side, a text above the controls it explains, or an entry of a list."""


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
    amid: Sequence[str] = ()
    """Shown right above the last picture: what belongs to those before it."""

    def layout(self) -> discord.ui.LayoutView:
        """The message as Discord components."""
        view = discord.ui.LayoutView(timeout=None)
        heading = _dressed(self.heading)
        if heading:
            view.add_item(discord.ui.TextDisplay(heading))
        frame: discord.ui.Container[Any] = discord.ui.Container(accent_colour=_accent(self.colour_of))
        texts = [text for text in map(_text_of, self.rows) if text is not None]
        texts += [_joined(self.below), _joined(self.amid), _joined(self.paragraphs)]
        *between, below, amid, above = _fitted([_dressed(text) for text in texts], len(heading))
        if above:
            frame.add_item(discord.ui.TextDisplay(above))
        for picture in self.pictures[:-1]:
            frame.add_item(_alone(picture))
        if amid:
            frame.add_item(discord.ui.TextDisplay(amid))
        for picture in self.pictures[-1:]:
            frame.add_item(_alone(picture))
        if below:
            frame.add_item(discord.ui.TextDisplay(below))
        for row in self.rows:
            if isinstance(row, Entry) and row.beside is not None:
                frame.add_item(_section(between.pop(0), row.beside))
            elif isinstance(row, str | Entry):
                frame.add_item(discord.ui.TextDisplay(between.pop(0)))
            else:
                frame.add_item(discord.ui.ActionRow(*row))
        view.add_item(frame)
        # Our router dispatches clicks by custom id, so discord.py need not keep this view alive.
        view.stop()
        return view

    def without_symbols(self) -> MessageBody:
        """The same message without emojis on its controls."""
        return self._replace(
            rows=[row if isinstance(row, str | Entry) else [*map(_plain, row)] for row in self.rows]
        )

    def files(self) -> list[discord.File]:
        """The pictures as attachments; each file can be sent only once."""
        beside = [row.beside for row in self.rows if isinstance(row, Entry)]
        return [
            discord.File(io.BytesIO(picture.png), filename=picture.name)
            for picture in (*self.pictures, *(one for one in beside if isinstance(one, Picture)))
        ]


def _text_of(row: Row) -> str | None:
    match row:
        case str():
            return row
        case Entry():
            return row.text
    return None


def _section(text: str, beside: Picture | discord.ui.Button[Any]) -> discord.ui.Section[Any]:
    if isinstance(beside, Picture):
        thumbnail = discord.ui.Thumbnail[Any](f"attachment://{beside.name}", description=beside.alt)
        return discord.ui.Section(text, accessory=thumbnail)
    return discord.ui.Section(text, accessory=beside)


def _alone(picture: Picture) -> discord.ui.MediaGallery[Any]:
    """Discord crops and shrinks the pictures of a shared gallery; alone, each gets the full width."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    return discord.ui.MediaGallery(item)


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
